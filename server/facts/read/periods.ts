import { round } from './amounts.ts';

/** What an amount is paid by. `paycheck` is each pay period where the text does not say how many a year has. */
export type Period = 'week' | 'biweek' | 'semimonth' | 'month' | 'quarter' | 'year' | 'paycheck';

/** How often a period comes in a year; of `paycheck` it depends on the employer. */
export const timesAYear: Record<Exclude<Period, 'paycheck'>, number> = {
  week: 52,
  biweek: 26,
  semimonth: 24,
  month: 12,
  quarter: 4,
  year: 1,
};

const patterns: readonly (readonly [RegExp, Period])[] = [
  [/bi-?weekly|every (?:two|other|2) weeks?|per bi-?week|26 (?:pay ?(?:periods?|checks?|days?)|deductions|pays)|(?:pay ?(?:periods?|checks?)|deductions) ?\(?(?:x|of)? ?26\)?/, 'biweek'],
  [/semi-?monthly|twice (?:a|per) month|24 (?:pay ?(?:periods?|checks?|days?)|deductions|pays)|(?:pay ?(?:periods?|checks?)|deductions) ?\(?(?:x|of)? ?24\)?/, 'semimonth'],
  [/\bweekly\b|(?<!\b(?:hours?|hrs?|days?|more|schedule) )(?:a|per|each|every) week\b|(?<!hours ?|hrs ?|days ?)\/ ?week\b|52 (?:pay ?(?:periods?|checks?)|deductions|pays)/, 'week'],
  [/\bmonthly\b|(?:(?<!\b(?:during|within|after|before) )a|per|each|every) (?:calendar |full |completed )?month\b(?! (?:ahead|before|prior|in advance))|\/ ?mo(?:nth)?\b|\bper mo\b/, 'month'],
  [/\bquarterly\b|(?:a|per|each|every) quarter\b|\/ ?quarter\b/, 'quarter'],
  [/\bpay ?checks?\b|(?:a|per|each|every) pay ?(?:period|check|day)?\b|\bpay[- ]?period|payroll (?:deduction|contribution)s?|\bper pay\b/, 'paycheck'],
  [/\bannual(?:ly)?\b|\byearly\b|(?:a|per|each|every) (?:calendar |plan |fiscal |benefit |contract )?year\b|\/ ?y(?:ea)?r\b|\bper annum\b/, 'year'],
]; // prettier-ignore

const hint = /week|month|\/ ?mo|quarter|pay|deduction|annual|year|\/ ?yr|annum/;

/** The period that a plain text names; null when it names none. A pay period whose number is stated counts as that. */
export function periodIn(text: string): Period | null {
  if (!hint.test(text)) return null;
  return patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A recurring amount brought to one period. `assumed` when the number of pay periods had to be supposed. */
export interface Brought {
  value: number;
  assumed: boolean;
}

function times(period: Period, payPeriods: number | null): { times: number; assumed: boolean } {
  if (period !== 'paycheck') return { times: timesAYear[period], assumed: false };
  // Most US employers pay every two weeks.
  return payPeriods === null ? { times: 26, assumed: true } : { times: payPeriods, assumed: false };
}

/** Dollars a month. A month's bill is itself, so that no cent is lost. */
export function toMonthly(value: number, period: Period, payPeriods: number | null): Brought {
  const { times: perYear, assumed } = times(period, payPeriods);
  return { value: round((value * perYear) / 12), assumed };
}

/** Dollars a year. */
export function toYearly(value: number, period: Period, payPeriods: number | null): Brought {
  const { times: perYear, assumed } = times(period, payPeriods);
  return { value: round(value * perYear), assumed };
}

const stated = /\b(12|24|26|52) (?:annual |regular |bi-?weekly |semi-?monthly )?(?:pay ?(?:periods?|checks?|days)|payroll deductions|deductions|pays)\b/g; // prettier-ignore
const paidBy = /(?:paid|payroll is|pay periods? (?:is|are)|deductions? (?:is|are) (?:taken|made)|deducted) (?:on a )?(bi-?weekly|semi-?monthly|weekly|monthly|every (?:two|other) weeks?|twice (?:a|per) month)/g; // prettier-ignore

/** How many pay periods a year has by the guide's own words; null when it says nothing, or two different things. */
export function payPeriodsIn(texts: Iterable<string>): number | null {
  const counts = new Set<number>();
  for (const text of texts) {
    if (!/pa[iy]|deduct/.test(text)) continue;
    for (const [, count] of text.matchAll(stated)) counts.add(Number(count));
    for (const [, word = ''] of text.matchAll(paidBy)) {
      const period = periodIn(word);
      if (period !== null && period !== 'paycheck') counts.add(timesAYear[period]);
    }
  }
  const [only] = counts;
  return counts.size === 1 ? (only ?? null) : null;
}
