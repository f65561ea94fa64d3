import { carriers } from '../../../contract/vocabulary/carriers.ts';
import { metricNames } from '../../../contract/vocabulary/metric-names.ts';
import { stateNames } from '../../../contract/vocabulary/states.ts';
import { lettersOf } from '../../text/letters-of.ts';

const word = String.raw`(?:[A-Z][\w&'’.-]*|[A-Z0-9]{2,})`;
/** Up to five words as a name is written. */
export const NAME = String.raw`(${word}(?: (?:&|and|of|${word})){0,4})`;

/** Words about benefits and documents: none of them alone names an employer, and a name does not end in one. */
const topics = new Set(
  `annual benefit benefits booklet care company comparison compensation contribution core corporate coverage dental disability eligibility employee
  employees employer executive flexible
  enrollment faq fmla full group guide guides handbook health hr insurance leave life links manual medical member members new office open overview
  package packages paid parental participant pay perk perks plan pharmacy plans policies policy prescription program provider providers pto rate rates retirement schedule sheet staff
  stipend stipends summary team time total transit vacation vision voluntary welfare wellness`.split(/\s+/),
);

/** What begins a sentence or names no employer of this guide. */
const openings = new Set(
  `a administered all an and any are as at be by during each eligible every for from full if in it its new no note of on open our part please print
  regular that the their these this those to upon us we welcome what when where who with you your
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  medicare medicaid cobra erisa hipaa fmla irs department congress federal human resources`.split(/\s+/),
);

/** Who writes about a plan without being its employer. */
const others =
  /\b(?:insurance|assurance|department of|administration|administrators?|retirement services|benefit services|security act|bureau|commission|trust company)\b/i;

const known = new Set(
  [
    ...Object.values(metricNames).flat(),
    ...Object.values(stateNames),
    ...Object.keys(stateNames),
    ...carriers.flatMap(({ names }) => names),
  ].map((name) => name.toLowerCase()),
);
/** A carrier is told by what people call it: "Delta Dental" is one, "Delta Logistics" is none. */
const carrierNames = carriers.flatMap(({ names }) => names);
const namesCarrier = (lows: readonly string[]): boolean =>
  carrierNames.some(
    (one) =>
      ` ${lows.join(' ')} `.includes(` ${one} `) ||
      (one.length >= 6 && lettersOf(lows.join('')).startsWith(lettersOf(one))),
  );

/** Whether a name, as it is written, is of a carrier, an agency or a record keeper. */
export const isOther = (name: string): boolean => others.test(name) || namesCarrier(name.toLowerCase().split(' '));
export const isTopic = (one: string): boolean => topics.has(one.toLowerCase());

/** A name without what follows or precedes it in a sentence: "Acme Corp Benefits" is Acme Corp. */
export function trimmed(name: string): string {
  const words = name.replace(/['’]s?$|[.,;:]$/, '').split(' ');
  while (words.length > 1 && (isTopic(words.at(-1) ?? '') || /^(?:and|of|&)$/.test(words.at(-1) ?? ''))) words.pop();
  while (words.length > 1 && openings.has((words[0] ?? '').toLowerCase())) words.shift();
  return words.join(' ').replace(/['’]s?$|[,;:]$|(?<!\b(?:Inc|Corp|Cos?|Ltd|Bros|\p{L}))\.$/u, '');
}

/** How often the words of a text stand in it with a small letter, and how often with a capital one. */
export type Written = ReadonlyMap<string, { small: number; capital: number }>;

export function writtenIn(text: string): Written {
  const counts = new Map<string, { small: number; capital: number }>();
  for (const [found] of text.matchAll(/(?<![\w@./])\p{L}[\p{L}']*(?![\w@/]|\.\p{L})/gu)) {
    const low = found.toLowerCase();
    const count = counts.get(low) ?? { small: 0, capital: 0 };
    if (found[0] === low[0]) count.small += 1;
    else count.capital += 1;
    counts.set(low, count);
  }
  return counts;
}

/** Whether some words can be the name of a guide's employer. */
export function canBeEmployer(name: string, written: Written): boolean {
  const words = name.split(' ');
  const lows = words.map((one) => one.toLowerCase().replace(/[.,]$/, ''));
  if (name.length < 2 || !/\p{L}{2}/u.test(name) || /\d{3}/.test(name)) return false;
  if (known.has(name.toLowerCase()) || lows.every((one) => topics.has(one) || openings.has(one))) return false;
  if (openings.has(lows[0] ?? '') && lows[0] !== 'new' && lows[0] !== 'first') return false;
  // "Print", "Remote", "Part-Time": words of the document, at the beginning of a sentence or in a heading.
  const isWord = (one: string): boolean => {
    const { small, capital } = written.get(one) ?? { small: 0, capital: 0 };
    return small * 2 > capital || topics.has(one) || openings.has(one);
  };
  return !lows.flatMap((one) => one.split('-')).every(isWord);
}

/** Two spellings of one name have the same key. */
export const nameKey = (name: string): string =>
  lettersOf(name.replace(/,? (?:inc|llc|ltd|corp|corporation|company|co|llp|pbc|gmbh)\.?$/i, ''));
