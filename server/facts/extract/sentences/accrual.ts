import { periodIn } from '../../read/periods.ts';
import { type Duration, round, workDays } from '../../read/amounts.ts';
import { leading, trailing } from './around.ts';

const timesAYear = { week: 52, biweek: 26, semimonth: 24, month: 12, quarter: 4, year: 1 } as const;

/** Days a year; `assumed` where the number of pay periods had to be supposed. */
export interface YearlyDays {
  days: number;
  assumed: boolean;
}

/**
 * Days a year of an amount of time off: "6.67 hours per month" are 10. Null where the text tells neither that it is of a
 * year nor how often it comes. Where pay periods are not counted, every second week is supposed, which most employers pay by.
 */
export function yearlyDays(text: string, length: Duration, payPeriods: number | null): YearlyDays | null {
  // A rate of hours must not lose its fractions before it is multiplied.
  const days = length.unit === 'hour' ? length.value / 8 : workDays(length);
  const after = trailing(text, length, 45).replace(/[;.].*$/, '');
  const period = periodIn(after) ?? periodIn(leading(text, length, 40)) ?? (days < 3 ? periodIn(text) : null);
  const known = (value: number): YearlyDays => ({ days: value, assumed: false });
  if (period === null) {
    // "5.54 hours (18 days)": the days of a year beside a rate whose period stands elsewhere.
    const [, said] = length.unit === 'hour' ? (/^ \((\d+(?:\.\d+)?) days\)/.exec(text.slice(length.to)) ?? []) : [];
    if (days < 3 && said !== undefined) return known(Number(said));
    return days >= 3 ? known(round(days)) : null;
  }
  if (period === 'year' || days >= 5) return known(round(days));
  if (period !== 'paycheck') return known(whole(days * timesAYear[period]));
  return payPeriods === null && length.unit === 'hour' && length.value % 0.5 !== 0
    ? byWholeDays(days)
    : { days: whole(days * (payPeriods ?? 26)), assumed: payPeriods === null };
}

const isWhole = (days: number): boolean => Math.abs(days - Math.round(days)) < 0.06;

/**
 * 4.62 hours a pay period are 15 days over 26 of them and no whole number over 24: fractions of hours are made of whole days a year. Where
 * both numbers of pay periods make whole days, or neither does, every second week is supposed.
 */
function byWholeDays(days: number): YearlyDays {
  const [biweekly, semimonthly] = [days * 26, days * 24];
  if (isWhole(biweekly) === isWhole(semimonthly)) return { days: whole(biweekly), assumed: true };
  return { days: Math.round(isWhole(biweekly) ? biweekly : semimonthly), assumed: false };
}

/** Rates are rounded in guides: 6.67 hours a month are ten days and no 10.005. */
function whole(days: number): number {
  const near = Math.round(days * 2) / 2;
  return Math.abs(days - near) < 0.12 ? near : round(days);
}
