import type { Metric, Unit } from '../../../../contract/metrics.ts';
import { phraseAt, type TypedWord } from './typed-words.ts';

/** An amount with how it is meant: "at least 16 weeks", "under $1,500", "500-1,000". */
export interface Amount {
  /** The first word, and the first after it. */
  from: number;
  to: number;
  least: number | null;
  most: number | null;
  /** The end itself is not meant: "under", "more than". */
  isStrict: boolean;
  /** False where a number stands alone. */
  isCompared: boolean;
  /** "Up to": of a benefit, that much of it; of a cost, no more than it. */
  isUpTo: boolean;
  unit: 'usd' | 'percent' | 'weeks' | 'days' | 'months' | 'years' | 'hours' | 'times' | 'visits' | null;
  period: Period | null;
}

/** How often an amount is paid. Where nothing tells how often pay comes, it is every other week. */
export type Period = 'week' | 'paycheck' | 'half_month' | 'month' | 'year';

type Sense = 'least' | 'most' | 'exact' | 'about';

const comparisons: readonly [Sense, isStrict: boolean, phrases: readonly string[]][] = [
  ['most', true, ['under', 'below', 'less than', 'fewer than', 'lower than', 'smaller than', 'shorter than', 'cheaper than', '<']],
  ['most', false, ['up to', 'at most', 'no more than', 'not more than', 'no longer than', 'no higher than', 'not over', 'not exceeding', 'as much as', 'capped at', 'cap of', 'maximum of', 'max of', 'max', 'maximum', '<=', '≤']],
  ['least', true, ['over', 'above', 'more than', 'greater than', 'higher than', 'better than', 'larger than', 'longer than', 'richer than', 'more generous than', 'bigger than', 'beyond', 'exceeding', 'exceeds', 'exceed', 'in excess of', 'north of', '>']],
  ['least', false, ['at least', 'atleast', 'a minimum of', 'no less than', 'no shorter than', 'no lower than', 'not less than', 'not under', 'not below', 'no fewer than', 'minimum of', 'min of', 'minimum', 'min', '>=', '≥']],
  ['exact', false, ['exactly', 'equal to', 'equals', 'precisely', '=']],
  ['about', false, ['about', 'around', 'roughly', 'approximately', 'approx', 'close to', 'nearly']],
]; // prettier-ignore

const trailing: readonly [Sense, phrases: readonly string[]][] = [
  ['least', ['or more', 'or better', 'or higher', 'or greater', 'or above', 'and up', 'and above', 'or longer', 'plus', 'minimum', 'at least']],
  ['most', ['or less', 'or fewer', 'or lower', 'or under', 'or below', 'and under', 'and below', 'maximum', 'max', 'at most']],
]; // prettier-ignore

const units: Readonly<Record<string, Amount['unit']>> = {
  week: 'weeks', weeks: 'weeks', wk: 'weeks', wks: 'weeks', day: 'days', days: 'days', month: 'months', months: 'months',
  year: 'years', years: 'years', yr: 'years', yrs: 'years', hour: 'hours', hours: 'hours', hrs: 'hours',
  percent: 'percent', pct: 'percent', dollars: 'usd', dollar: 'usd', bucks: 'usd', x: 'times', times: 'times',
  session: 'visits', sessions: 'visits', visit: 'visits', visits: 'visits',
}; // prettier-ignore

const periods: Readonly<Record<string, Period>> = {
  week: 'week', weekly: 'week', month: 'month', monthly: 'month', year: 'year', yearly: 'year', annually: 'year', annual: 'year',
  paycheck: 'paycheck', check: 'paycheck', biweekly: 'paycheck', semimonthly: 'half_month',
}; // prettier-ignore
const periodsSaid: readonly [Period, readonly string[]][] = [
  ['paycheck', ['per pay period', 'each pay period', 'a pay period', 'every pay period', 'per pay', 'per pay check', 'bi - weekly', 'every two weeks']],
  ['half_month', ['semi - monthly', 'twice a month']],
]; // prettier-ignore

/** What is said after a figure and adds nothing to it. */
const belongings: Partial<Record<NonNullable<Amount['unit']>, readonly string[]>> = {
  usd: ['copay', 'copays', 'copayment', 'co - pay', 'per visit', 'a visit'],
  percent: ['of pay', 'of salary', 'of your pay', 'of your salary', 'of earnings', 'of base pay', 'of wages', 'pay'],
  times: ['pay', 'salary', 'your pay', 'your salary', 'annual salary', 'annual pay', 'base salary', 'earnings'],
};

/** How far a figure may be from one that is "about" right. */
const ABOUT = 0.1;

/** The amount that begins at `at`; null where none does. */
export function amountAt(words: readonly TypedWord[], at: number): Amount | null {
  const compared = comparisonAt(words, at);
  let next = at + (compared?.length ?? 0);
  const isBetween = words[next]?.low === 'between' || words[next]?.low === 'from';
  if (isBetween) next += 1;
  const first = words[next];
  if (first?.number === null || first === undefined) return null;
  next += 1;
  const second = secondOf(words, next, isBetween);
  if (isBetween && second === null) return null;
  const last = second ?? first;
  if (second !== null) next = words.indexOf(second) + 1;
  // "16-week".
  if (words[next]?.low === '-' && units[words[next + 1]?.low ?? ''] !== undefined) next += 1;
  const unitWord = units[words[next]?.low ?? ''];
  const unit = last.sign ?? first.sign ?? unitWord ?? null;
  if (unitWord !== undefined) next += 1;
  const period = periodAt(words, next);
  next += period?.length ?? 0;
  next += phraseAt(words, next, belongings[unit ?? 'days'] ?? []);
  const after = trailingAt(words, next);
  next += after?.length ?? 0;
  // "$15,000 monthly maximum" names the benefit.
  const isNamed = period !== null && words[next - 1]?.low === 'maximum';
  const sense = compared?.sense ?? (isNamed ? null : after?.sense) ?? (last.isOpen ? 'least' : null);
  return {
    from: at,
    to: next,
    ...boundsOf(first.number, second?.number ?? null, sense),
    isStrict: compared?.isStrict ?? false,
    isCompared: sense !== null || second !== null,
    isUpTo: compared !== null && words[at]?.low === 'up',
    unit,
    period: period?.period ?? null,
  };
}

function comparisonAt(
  words: readonly TypedWord[],
  at: number,
): { sense: Sense; isStrict: boolean; length: number } | null {
  for (const [sense, isStrict, phrases] of comparisons) {
    const length = phraseAt(words, at, phrases);
    if (length > 0) return { sense, isStrict, length };
  }
  return null;
}

function trailingAt(words: readonly TypedWord[], at: number): { sense: Sense; length: number } | null {
  for (const [sense, phrases] of trailing) {
    const length = phraseAt(words, at, phrases);
    // "16 weeks, at least 5%": the words belong to the number after them.
    if (length > 0 && (words[at + length]?.number ?? null) === null) return { sense, length };
  }
  return null;
}

function secondOf(words: readonly TypedWord[], at: number, isBetween: boolean): TypedWord | null {
  const joins = ['-', '–', 'to', ...(isBetween ? ['and'] : [])];
  const second = words[at + 1];
  return joins.includes(words[at]?.low ?? '') && (second?.number ?? null) !== null ? (second ?? null) : null;
}

/** "A month", "monthly", "per pay period". */
export function periodAt(words: readonly TypedWord[], at: number): { period: Period; length: number } | null {
  for (const [period, phrases] of periodsSaid) {
    const length = phraseAt(words, at, phrases);
    if (length > 0) return { period, length };
  }
  // In capitals it is Missouri.
  if (words[at]?.text === 'mo') return { period: 'month', length: 1 };
  const isLinked = ['a', 'per', 'each', 'every', 'an'].includes(words[at]?.low ?? '');
  const word = words[isLinked ? at + 1 : at]?.low ?? '';
  const period = periods[word];
  if (period === undefined || (!isLinked && !word.endsWith('ly'))) return null;
  return { period, length: isLinked ? 2 : 1 };
}

function boundsOf(first: number, second: number | null, sense: Sense | null): Pick<Amount, 'least' | 'most'> {
  if (second !== null) return { least: Math.min(first, second), most: Math.max(first, second) };
  if (sense === 'least') return { least: first, most: null };
  if (sense === 'most') return { least: null, most: first };
  if (sense === 'about') return { least: first * (1 - ABOUT), most: first * (1 + ABOUT) };
  return { least: first, most: first };
}

const WEEKS_A_MONTH = 52 / 12;
const timesAYear: Record<Period, number> = { week: 52, paycheck: 26, half_month: 24, month: 12, year: 1 };

/** What a number of the amount is in the unit of a metric; null where it is of another kind. */
export function inUnitOf({ unit, period, isCompared }: Amount, metric: Metric): ((number: number) => number) | null {
  const wanted: Unit | undefined = metric.unit;
  const isBare = unit === null && isCompared;
  const money = unit === 'usd' || isBare;
  const round = (number: number): number => Math.round(number * 100) / 100;
  const times = (factor: number) => (number: number) => round(number * factor);
  switch (wanted) {
    case 'usd':
      return money ? times(1) : null;
    case 'usd_year':
      return money ? times(timesAYear[period ?? 'year']) : null;
    case 'usd_month':
      return money ? times(timesAYear[period ?? 'month'] / 12) : null;
    case 'percent':
      return unit === 'percent' || isBare ? times(1) : null;
    case 'multiple':
      return unit === 'times' ? times(1) : null;
    case 'days':
      if (unit === 'weeks') return times(5);
      if (unit === 'hours') return times(1 / 8);
      return unit === 'days' || isBare ? times(1) : null;
    case 'weeks':
      // Four months are written as 17 weeks by most, and as 16 by some.
      if (unit === 'months') return (number) => Math.floor(number * WEEKS_A_MONTH);
      return unit === 'weeks' || isBare ? times(1) : null;
    case 'years':
    case 'hours':
      return unit === wanted || isBare ? times(1) : null;
    case 'age':
      return unit === null || unit === 'years' ? times(1) : null;
    case 'count':
      return unit === 'visits' || isBare ? times(1) : null;
    case undefined:
      return null;
    default:
      return wanted satisfies never;
  }
}
