import { brokers, brokerWords } from '../../../contract/vocabulary/brokers.ts';
import { carriers } from '../../../contract/vocabulary/carriers.ts';
import { metricNames } from '../../../contract/vocabulary/metric-names.ts';
import { stateNames } from '../../../contract/vocabulary/states.ts';
import { subjects } from '../../../contract/vocabulary/subjects.ts';
import { coreOf } from '../../language/name-forms.ts';
import { lettersOf } from '../../text/letters-of.ts';

/** A stop within a name is one of these: behind any other word it ends a sentence. */
const abbreviated = String.raw`(?:Inc|Corp|Co|Ltd|Bros|St|Mt|Ft|Dr|[A-Z](?:\.[A-Z])*)\.(?!\w)`;
const word = String.raw`(?:${abbreviated}|[A-Z][\w&'’-]*(?:\.\w[\w&'’-]*)*|[A-Z0-9]{2,}|\d(?:-\d)+)`;
const words = (most: number): string => String.raw`(${word}(?: (?:&|and|of|${word})){0,${most - 1}})`;

/** Up to five words as a name is written. */
export const NAME = words(5);

/** Names in a text, as far as capitals say. */
export const CAPITALS = new RegExp(String.raw`(?<!\w)${words(8)}`, 'g');
const whole = new RegExp(`^${words(8)}$`);
/** Whether a line is nothing but a name, as far as its letters say. */
export const isWholeName = (line: string): boolean => whole.test(line) && !line.split(' ').some(isTopic);

/** Words about benefits and documents: none of them alone names an employer, and a name does not end in one. */
const topics = new Set(
  `account accounts annual arrangement benefit benefits booklet care company comparison compensation contribution core corporate coverage dental disability eligibility employee
  employees employer employment exempt executive flexible
  enrollment faq fmla full group guide guides handbook health holiday holidays hourly hours hr insurance leave life links manual medical member members new
  office open overview package packages paid parental participant pay payroll perk perks personnel plan pharmacy plans policies policy portal prescription
  program provider providers pto rate rates referral reimbursement retirement rights salaried salary savings schedule sheet spending spouse staff
  stipend stipends summary team time total transit vacation vision voluntary wages welfare wellness ppo hmo epo hdhp hsa fsa hra sbc spd`.split(
    /\s+/,
  ),
);
/** What documents, their parts and those who sign them are called, and kinds of organisations: none of them alone is a name. */
const nouns = new Set(
  `acknowledgement acknowledgment additions agency agreement appendix application article between board ceo center chapter church city college contents
  contract county definitions department director disclaimer disclosure district division foundation form government hospital index individual institute
  introduction letter library manager memorandum notice preamble president procedures regulations reserved rules school section statement table
  university`.split(/\s+/),
);

/** What begins a sentence or names no employer of this guide. */
const openings = new Set(
  `a additionally administered after all also although an and any are as at be because before both but by during each either eligible every for
  from full however if in it its many most new no note of on once open or other our part please print regular since so some such that the their
  then there these this those through to under unless until upon us we welcome what when where whether while who with within you your
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
    ...Object.values(subjects).flatMap(({ names }) => names),
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
export const isOther = (name: string): boolean =>
  others.test(name) || isBroker(name) || namesCarrier(name.toLowerCase().split(' '));

/** "Gallagher", "Gallagher Benefit Services"; "Mercer County" is no broker. */
const isBroker = (name: string): boolean => {
  const core = coreOf(name).join(' ');
  return brokers.some(
    (one) =>
      core === one ||
      (core.startsWith(`${one} `) &&
        core
          .slice(one.length + 1)
          .split(' ')
          .every(isOfBrokers)),
  );
};
const isOfBrokers = (low: string): boolean => isTopic(low) || brokerWords.includes(low);

/** A word that several names share: topics, openings and nouns. */
const isCommon = (low: string): boolean => topics.has(low) || openings.has(low) || nouns.has(low);

export const isTopic = (one: string): boolean => topics.has(one.toLowerCase());

/** A kind of organisation, or a part of a document. */
export const isNoun = (one: string): boolean => nouns.has(one.toLowerCase());

/** A name without what follows or precedes it in a sentence: "Acme Corp Benefits" is Acme Corp. */
export function trimmed(name: string, text: string): string {
  const words = name.replace(/['’]s?$|[.,;:]$/, '').split(' ');
  const isWhole = mayEnd.has((words.at(-1) ?? '').toLowerCase()) && standsAlone(words.join(' '), text);
  while (!isWhole && words.length > 1 && isTail(words.at(-1) ?? '')) words.pop();
  while (words.length > 1 && openings.has((words[0] ?? '').toLowerCase())) words.shift();
  return words.join(' ').replace(/['’]s?$|[,;:]$|(?<!\b(?:Inc|Corp|Cos?|Ltd|Bros|\p{L}))\.$/u, '');
}

/** Topics by which names end: "Mercy Health"; "Acme Health Plan" is what Acme has. */
const mayEnd = new Set(['care', 'group', 'health']);
const isTail = (last: string): boolean =>
  (isTopic(last) && last.toLowerCase() !== 'company') || /^(?:and|of|&|all|reserved)$/i.test(last);

/** Whether a text has a name that is not the beginning of what a document is called: "Acme Health Benefits Guide". */
function standsAlone(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [, next = ''] =
      /^ (?:\d{4} |& |and )?([\w-]+)/.exec(text.slice(at + name.length, at + name.length + 40)) ?? [];
    if (!isTopic(next)) return true;
  }
  return false;
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

/** A line that speaks to its reader is no name: "Weigh Your Options". */
const spokenTo = new Set(['my', 'our', 'their', 'this', 'you', 'your']);

/** Whether some words can be the name of a guide's employer. */
export function canBeEmployer(name: string, written: Written): boolean {
  const words = name.split(' ');
  const lows = words.map((one) => one.toLowerCase().replace(/[.,]$/, ''));
  if (name.length < 2 || !/\p{L}{2}/u.test(name) || /\d{3}/.test(name)) return false;
  if (known.has(name.toLowerCase()) || lows.every(isCommon)) return false;
  if (lows.some((one) => spokenTo.has(one))) return false;
  if (openings.has(lows[0] ?? '') && lows[0] !== 'new' && lows[0] !== 'first') return false;
  // "Print", "Remote", "Part-Time": words of the document, at the beginning of a sentence or in a heading.
  const isWord = (one: string): boolean => {
    const { small, capital } = written.get(one) ?? { small: 0, capital: 0 };
    return small * 2 > capital || isCommon(one);
  };
  return !lows.flatMap((one) => one.split('-')).every(isWord);
}

/** Two spellings of one name have the same key. */
export const nameKey = (name: string): string => lettersOf(coreOf(name).join(''));
