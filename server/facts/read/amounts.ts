/** A number with its place in the text that it was read from. */
export interface Amount {
  value: number;
  from: number;
  to: number;
  /** The upper end where a range is given: "$300-500". */
  high?: number;
}

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const words = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
  ['half', 0.5],
  ['hundred', 100],
]);

const wordSource = [...ones.slice(1), ...tens].sort((a, b) => b.length - a.length).join('|');
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/**
 * The source of a regular expression for a number in digits or in words ("12", "1,500", "2.5", "twelve", "twenty-six",
 * "two and a half", "1-1/4", "twelve (12)", "(8)"), without groups. {@link numberOf} reads what it matched.
 */
export const NUMBER = String.raw`(?:(?:${digits})(?:(?: |-| and )(?:1/2|1/4|3/4))?|\(\d{1,3}(?:\.\d+)?\)|(?:${wordSource})(?:[ -](?:${ones.slice(1, 10).join('|')}))?(?:[ -]and[ -](?:a|one)[ -](?:half|quarter))?(?: ?\(\d+(?:\.\d+)?\))?)`;

const fraction = /(?: |-|[ -]and[ -])(1\/2|1\/4|3\/4|(?:a|one)[ -](?:half|quarter))$/;
const parts: Record<string, number> = { '1/4': 0.25, '3/4': 0.75 };

/** The number that {@link NUMBER} matched; null when it is none. */
export function numberOf(text: string): number | null {
  const clean = text.trim().replace(/^(?:.*)\((\d+(?:\.\d+)?)\)$/, '$1');
  const named = fraction.exec(clean)?.[1];
  const part = named === undefined ? 0 : (parts[named] ?? (named.endsWith('quarter') ? 0.25 : 0.5));
  const whole = clean.replace(fraction, '');
  if (/^\d/.test(whole)) {
    const value = Number(whole.replaceAll(',', ''));
    return Number.isFinite(value) ? value + part : null;
  }
  let sum = 0;
  for (const word of whole.split(/[ -]/)) {
    const value = words.get(word);
    if (value === undefined) return null;
    sum += value;
  }
  return sum + part;
}

const scales: Record<string, number> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 };
const money = new RegExp(
  String.raw`(?<![a-z£€])(?:us ?|usd ?)?\$ ?(${digits})(?: ?(k|m|thousand|million)\b)?(?: ?(?:-|to) ?\$? ?(${digits})(k)?(?![\d%]))?|\b(${digits})(?: (thousand|million))? (?:us )?dollars\b|\busd ?(${digits})|\b(${digits}) ?usd\b`,
  'g',
);
const foreign = /^ ?(?:cad|aud|nzd|sgd|hkd|mxn|canadian|australian)\b/;

const other = /^ ?\/ ?(\d{1,3}(?:,\d{3})+|\d{2,5})$/;

/** Amounts of US dollars in a plain text, in their order. Those of other dollars are left out. */
export function moneyIn(text: string): Amount[] {
  if (!text.includes('$') && !text.includes('dollars') && !text.includes('usd')) return [];
  const found: Amount[] = [];
  for (const match of text.matchAll(money)) {
    const [whole, dollars, scale, high, highScale, inWords, wordScale, coded, codedAfter] = match;
    const number = dollars ?? inWords ?? coded ?? codedAfter;
    const to = match.index + whole.length;
    if (number === undefined || foreign.test(text.slice(to, to + 12))) continue;
    const value = Number(number.replaceAll(',', '')) * (scales[scale ?? wordScale ?? ''] ?? 1);
    const top = high === undefined ? undefined : Number(high.replaceAll(',', '')) * (scales[highScale ?? ''] ?? 1);
    // "$10 - 30 day supply" is one amount and a count; "$300-500" is a range.
    const isRange = top !== undefined && top > value && !/^[ -]?(?:days?|day)\b/.test(text.slice(to, to + 6));
    found.push({ value, from: match.index, to, ...(isRange && { high: top }) });
    // "$750/1000": the sign stands for both.
    const { 0: rest = '', 1: second } = other.exec(text.slice(to)) ?? [];
    if (second === undefined) continue;
    const end = to + rest.length;
    found.push({ value: Number(second.replaceAll(',', '')), from: end - second.length, to: end });
  }
  return found;
}

const percent = new RegExp(
  String.raw`(?<![\d.])(${digits})(?: (1/3|2/3|1/2)| ?(?:-|to) ?(${digits}))? ?(?:%|percent\b)`,
  'g',
);
/** "Five percent", "six percent (6%)". */
const percentInWords = new RegExp(String.raw`(?<![\w-])(${NUMBER}) per ?cent\b(?: ?\(\d+(?:\.\d+)? ?%\))?`, 'g');
const thirds: Readonly<Record<string, number>> = { '1/3': 0.33, '2/3': 0.67, '1/2': 0.5 };

/** Percentages in a plain text, in their order. */
export function percentsIn(text: string): Amount[] {
  if (!text.includes('%') && !text.includes('percent')) return [];
  const found: Amount[] = [];
  for (const match of text.matchAll(percent)) {
    const [whole, number = '', third = '', high] = match;
    const value = Number(number.replaceAll(',', '')) + (thirds[third] ?? 0);
    const top = high === undefined ? undefined : Number(high);
    const range = top !== undefined && top > value ? { high: top } : {};
    found.push({ value, from: match.index, to: match.index + whole.length, ...range });
  }
  for (const { 0: whole, 1: number = '', index } of text.matchAll(percentInWords)) {
    const value = numberOf(number);
    const to = index + whole.length;
    const others = found.filter((other) => other.from < to && other.to > index);
    if (value === null || others.some(({ from }) => from === index)) continue;
    for (const other of others) found.splice(found.indexOf(other), 1);
    found.push({ value, from: index, to });
  }
  return found.sort((one, other) => one.from - other.from);
}

export type TimeUnit = 'hour' | 'day' | 'week' | 'month' | 'year';

/** A length of time: a number and the unit that it is counted in. */
export interface Duration extends Amount {
  unit: TimeUnit;
}

const duration = new RegExp(
  String.raw`(?<![\w$.,/])(${NUMBER})(?: ?(?:-|to|–) ?(${NUMBER}))?(?:[ -]{1,2}|(?<=\d)(?=hours?|hrs?|days?|wks?|weeks?|yrs?|years?))(?:(?:full|paid|consecutive|calendar|business|work|working|additional|total|weekday|annual|leave|vacation|pto|sick|unpaid|unused|accrued|volunteer|contiguous|continuous)[ -]){0,2}(?:work-?)?(hour|hr|day|week|wk|month|year|yr)s?\b`,
  'g',
);
const units: Record<string, TimeUnit> = {
  hour: 'hour',
  hr: 'hour',
  day: 'day',
  week: 'week',
  wk: 'week',
  month: 'month',
  year: 'year',
  yr: 'year',
};

/** Lengths of time in a plain text ("12 weeks", "eight (8) hours", "3-5 days", "90-day"), in their order. */
export function durationsIn(text: string): Duration[] {
  const found: Duration[] = [];
  for (const match of text.matchAll(duration)) {
    const [whole, number = '', high, unit = ''] = match;
    const value = numberOf(number);
    const named = units[unit];
    if (value === null || named === undefined) continue;
    const top = high === undefined ? null : numberOf(high);
    const range = top !== null && top > value ? { high: top } : {};
    // "4 weeks (20 days)" is one length, said twice.
    const last = found.at(-1);
    const isSame =
      last !== undefined &&
      last.unit !== named &&
      last.unit !== 'year' &&
      named !== 'year' &&
      text.slice(last.to, match.index) === ' (';
    if (isSame && !/^ (?:per|a|each|every) |^ annual/.test(text.slice(match.index + whole.length))) {
      const to = match.index + whole.length;
      // "3 months (12 weeks)", "5.54 hours (18 days)": the longer is counted where the shorter is about as long.
      const isCounted = (last.unit === 'month' && named === 'week') || (last.unit === 'hour' && named === 'day');
      found[found.length - 1] = {
        ...last,
        ...(isCounted && { value, unit: named }),
        to: text[to] === ')' ? to + 1 : to,
      };
      continue;
    }
    found.push({ value, unit: named, from: match.index, to: match.index + whole.length, ...range });
  }
  return found;
}

const inDays: Record<TimeUnit, number> = { hour: 1 / 8, day: 1, week: 5, month: 365 / 12, year: 365 };

/** A length of paid time off in working days: eight hours a day, five days a week. */
export const workDays = (length: Pick<Duration, 'value' | 'unit'>): number => round(exactWorkDays(length));

export const exactWorkDays = ({ value, unit }: Pick<Duration, 'value' | 'unit'>): number => value * inDays[unit];

const calendarDays: Record<TimeUnit, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };

/** A waiting or elimination period in calendar days: a month has 30. */
export const waitDays = ({ value, unit }: Pick<Duration, 'value' | 'unit'>): number =>
  round(value * calendarDays[unit]);

const inWeeks: Record<TimeUnit, number> = { hour: 1 / 40, day: 1 / 5, week: 1, month: 52 / 12, year: 52 };

/** A length of leave in weeks. */
export const leaveWeeks = ({ value, unit }: Pick<Duration, 'value' | 'unit'>): number => round(value * inWeeks[unit]);

/** A value to the cent. */
export const round = (value: number): number => Math.round(value * 100) / 100;
