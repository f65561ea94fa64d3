import { NUMBER, numberOf } from './amounts.ts';

/** From one length of service to another, in years; `to` null: from then on. */
export interface Years {
  from: number;
  to: number | null;
  /** Reached only when the years are over: "after one year". */
  isAfter: boolean;
  /** It begins with a year by its number, which is not over: "years 6+". */
  isNth?: true;
}

/** A length of service with its place in the text. */
export interface ServiceBand extends Years {
  at: number;
  end: number;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
];
const N = String.raw`(${NUMBER}|${ordinals.join('|')})(?:st|nd|rd|th)?`;
const years = String.raw`[ -]?(?:full |completed? |consecutive |continuous )?(?:years?(?:[ -]anniversary)?|yrs?\.?|anniversary|months?|mos?\.?)(?:'s?)?(?: of (?:continuous )?(?:service|employment|tenure))?`;
const less = String.raw`(?:less than|under|fewer than|up to|until|<|before|prior to|during|within)`;
const from = String.raw`(?:after|upon|completing|completion of|at|with|reach\w*|following|starting (?:in|with|at|on)|beginning (?:in|with|at|on)|on)`;

type Read = (a: number, b: number) => Years;

const closed: Read = (a, b) => ({ from: a, to: b, isAfter: false });
const below: Read = (a, b) => ({ from: a, to: b - 0.01, isAfter: false });
const upTo: Read = (a) => ({ from: 0, to: a - 0.01, isAfter: false });
const open: Read = (a) => ({ from: a, to: null, isAfter: false });
const after: Read = (a) => ({ from: a, to: null, isAfter: true });
const first: Read = () => ({ from: 0, to: 0.99, isAfter: false });

/** The narrower before the wider: what one has read the next does not read again. */
const spans: readonly (readonly [string, Read])[] = [
  [String.raw`\b${N}(?:${years})? ?,?(?:but|and|to|-) ?(?:(?:less|fewer) than|under|<) ?${N}${years}`, below],
  [String.raw`\b\d{2,3} days? ?(?:-|to|through|until) ?(?:the |your )?${N}${years}`, upTo],
  [String.raw`\byears? ${N} ?(?:\+|or more|(?:and|or) (?:over|above|up|beyond|more|after|thereafter|forward|onwards?|later|on)\b)`, (a) => ({ from: Math.max(0, a - 1), to: null, isAfter: false, isNth: true })],
  [String.raw`\bfor (?:your )?${N} and ${N}${years}`, closed],
  [String.raw`\bbetween (?:your )?${N}(?:${years})? and (?:your )?${N}${years}`, closed],
  [String.raw`\b${N}(?:${years})? ?(?:-|to|through|thru|up to) ?(?:the )?(?:end of (?:the )?(?:year )?|(?:calendar )?year of (?:the |your )?)?${N}${years}`, closed],
  [String.raw`\byears?(?: of (?:service|employment))?:? ${N} ?(?:-|to|through|thru|and) ?(?:year )?${N}\b`, closed],
  [String.raw`(?:hire(?: date)?|start(?: date)?|date of hire|date of employment|employment(?: date)?) ?(?:-|to|through|until) ?(?:your )?${N}${years}`, upTo],
  [String.raw`${less} (?:the |your |their )?(?:first )?${N}${years}`, upTo],
  [String.raw`(?:the |your )?first ${N} years`, upTo],
  [String.raw`(?:first|1st) (?:calendar )?year|upon (?:hire|joining)|\bnew hires?\b|\bat hire\b|year (?:one|1)\b(?!\d)`, first],
  [String.raw`\b${N}(?:${years})? ?(?:\+|plus\b|-? ?(?:above|up)\b|or more|or longer|or greater|(?:and|or) (?:over|above|up|beyond|more|after|thereafter|forward|onwards?|later|longer|greater))(?:${years})?`, open],
  [String.raw`(?:over|more than|beyond|greater than|>) ?${N}${years}`, open],
  [String.raw`(?:starting|beginning)(?: (?:in|with|at|on))?(?: (?:the|your|their|an employee's)){0,2} (\d+)(?:st|nd|rd|th) year(?! anniversary|[- ]anniversary)(?:'?s)?(?: of (?:continuous )?(?:service|employment|tenure))?`, (a) => ({ from: Math.max(0, a - 1), to: null, isAfter: false })],
  [String.raw`${from}(?: (?:the|your|their|a|an|each|completion|of)){0,3} ?(?:year )?${N}(?:${years})?(?= |$|[.,;:)-])`, after],
  [String.raw`\byears? ${N}\b`, (a) => ({ from: Math.max(0, a - 1), to: a, isAfter: false })],
  [String.raw`\b${N}${years}`, after],
]; // prettier-ignore

const patterns = spans.map(([source, read]) => [new RegExp(source, 'g'), read] as const);
const ofService = /year|yr|anniversary|\+|hire|service|month|\bmos?\b/;

/** The lengths of service that a plain text names, in their order. Months count as parts of a year. */
export function serviceBandsIn(text: string): ServiceBand[] {
  if (!ofService.test(text)) return [];
  const found: ServiceBand[] = [];
  for (const [pattern, read] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const [whole, ...parts] = match;
      const end = match.index + whole.length;
      const inMonths = /month|\bmos?\b/.test(whole) && !/year|yr/.test(whole);
      // "6 months through the 5th year": each number has its own unit.
      const isMixed = /^\D*\d+ ?(?:months?|mos?)\b.*(?:year|yr)/.test(whole);
      const numbers = parts.flatMap((part) => (part === undefined ? [] : [yearOf(part)]));
      const [a = 0, b = a] = numbers.map((value, at) => (inMonths || (isMixed && at === 0) ? value / 12 : value));
      const isTaken = found.some((other) => match.index < other.end && end > other.at);
      if (isTaken || numbers.some(Number.isNaN) || Math.max(a, b) > 45 || !ofService.test(whole)) continue;
      // "Twelve-month employees" are so called by their contract.
      if (inMonths && /^[ -]?(?:employees?|staff|periods?|appointments?|contracts?)\b/.test(text.slice(end, end + 12)))
        continue;
      if (/^ ?(?:days?|hours?|hrs?|weeks?|months?|%|pto)\b/.test(text.slice(end, end + 8))) continue;
      found.push({ ...read(a, b), at: match.index, end });
    }
  }
  return found.sort((x, y) => x.at - y.at);
}

/** A number of years, or the place of one: "the fifth year". */
const yearOf = (part: string): number =>
  ordinals.includes(part) ? ordinals.indexOf(part) + 1 : (numberOf(part) ?? Number.NaN);
