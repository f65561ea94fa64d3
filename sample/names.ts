import type { Industry } from './industries.ts';
import { firstOfPlaces, firstOfWords, secondOfPlaces, secondOfWords, surnames } from './name-parts.ts';
import type { Random } from './random.ts';
import { realPlaces } from './real-places.ts';
import { type Lead, trades } from './trades.ts';

/** Well-known employers that the parts could come near: letters only. */
const real = [
  'adobe', 'aetna', 'amazon', 'amgen', 'anthem', 'apple', 'blackhills', 'blackrock', 'blackstone', 'blueridge', 'boeing',
  'broadcom', 'cedarfair', 'cerner', 'chevron', 'cigna', 'cisco', 'citrix', 'clearlake', 'comcast', 'corning', 'costco', 'corteva',
  'dell', 'delta', 'disney', 'dow', 'dropbox', 'eastman', 'ebay', 'ecolab', 'exelon', 'exxon', 'fedex', 'ferguson', 'ferrari',
  'ford', 'galileo', 'gallagher', 'garmin', 'gartner', 'google', 'grainger', 'greenmountain', 'hasbro', 'hershey', 'hilton',
  'hollister', 'honeywell', 'humana', 'illumina', 'ingersoll', 'intel', 'ironmountain', 'jordan', 'kaiser', 'kirby', 'kirkland',
  'kroger', 'lowes', 'lumen', 'lyft', 'macys', 'mapleleaf', 'marriott', 'mckesson', 'medtronic', 'merck', 'meta', 'microsoft',
  'moderna', 'morgan', 'morningstar', 'netflix', 'nike', 'nordstrom', 'northrop', 'nvidia', 'oakridge', 'oaktree', 'oakstreet',
  'oracle', 'pepsi', 'pfizer', 'polaris', 'qualcomm', 'raytheon', 'redhat', 'rockwell', 'salesforce', 'selective', 'siemens',
  'silverlake', 'spotify', 'starbucks', 'stonybrook', 'stripe', 'sysco', 'target', 'tesla', 'uber', 'umpqua', 'velcro', 'verizon',
  'visa', 'walmart', 'wells', 'williams', 'workday', 'xerox', 'yahoo', 'zendesk', 'zillow', 'zoom',
]; // prettier-ignore

/** What leads a name, and whether it could be the lead of a well-known one. */
function lead(random: Random, kind: Lead): string {
  if (kind === 'place') return `${random.pick(firstOfPlaces)} ${random.pick(secondOfPlaces)}`;
  if (kind === 'word') return random.pick(firstOfWords) + random.pick(secondOfWords);
  const [one, other] = [random.pick(surnames), random.pick(surnames)];
  return one === other ? `${one} Brothers` : random.pick([`${one} & ${other}`, `${one}-${other}`, `${one} ${other}`]);
}

/** What leads a name once the short ones of its trade are nearly all taken: as `lead`, and one part more. */
function longLead(random: Random, kind: Lead): string {
  const short = lead(random, kind);
  if (kind === 'place') return `${short} ${random.pick(secondOfPlaces)}`;
  return `${short} ${kind === 'word' ? lead(random, kind) : random.pick(surnames)}`;
}

/** So many short names are tried: more than any of the first 12,000 guides needed. */
const SHORT_TRIES = 200;

/** The words that no two employers share: what a name leads with, in letters only and in one order. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .sort()
    .join('');

/**
 * The name of an employer that does not exist: an invented place, two surnames or a made word, and what it does. No two
 * lead with the same words.
 */
export function inventName(random: Random, industry: Industry, employees: number, taken: Set<string>): string {
  const fitting = (trades[industry.name] ?? []).filter(([, from, to]) => employees >= from && employees <= to);
  const [first, ...others] = fitting;
  if (first === undefined) throw new Error(`No ${industry.name} employer has ${employees} people`);
  for (let tries = 0; ; tries += 1) {
    const [says, , , leads] = random.pick([first, ...others]);
    const words = (tries < SHORT_TRIES ? lead : longLead)(random, random.pick(leads));
    const key = keyOf(words);
    if (taken.has(key) || realPlaces.has(words) || words.split(/[ -]/).some(resemblesReal) || resemblesReal(words))
      continue;
    taken.add(key);
    return `${words} ${says}`;
  }
}

/** True for words that are, begin or continue the name of a well-known employer. */
export function resemblesReal(words: string): boolean {
  const letters = words.toLowerCase().replaceAll(/[^a-z]+/g, '');
  return real.some((name) => letters.startsWith(name) || (letters.length > 4 && name.startsWith(letters)));
}
