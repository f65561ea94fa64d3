import { exactWorkDays, round } from './amounts.ts';
import { type Period, periodIn, timesAYear } from './periods.ts';
import { type Unit, withHeads } from './unit.ts';
import type { Value } from './value.ts';

type Time = Extract<Value, { kind: 'time' }>;

/** Days a year; `isAssumed` where the number of pay periods was supposed. */
interface DaysOfYear {
  days: number;
  isAssumed: boolean;
}

/** How far from an amount its period stands. */
const NEAR = 48;
/** So many days are a year's, whatever is said of months. */
const OF_YEAR = 5;
/** More than a week is no quarter's either. */
const OF_QUARTER = 7;
/** Fewer days off come more often than once a year. */
const OF_RATE = 3;

/** Whether so little time comes more often than once a year. */
export const isRate = (value: Value): boolean =>
  value.kind === 'time' && exactWorkDays({ value: value.amount, unit: value.unit }) < OF_RATE;

/** The working days a year of an amount of time: "6.67 hours per month" are ten. */
export function daysOfYear(unit: Unit, value: Time, isAccrued: boolean, payPeriods: number | null): DaysOfYear {
  const days = exactWorkDays({ value: value.amount, unit: value.unit });
  const text = withHeads(unit);
  const behind = text.slice(value.to, value.to + NEAR).replace(asked, '');
  const [clause = ''] = behind.replace(/^\./, '').split(/[;|,]|\. /);
  const before = text.slice(Math.max(0, value.from - NEAR), value.from);
  const near = periodIn(clause) ?? (isAccrued ? periodIn(before) : null);
  const period = near ?? (isAccrued && days < OF_RATE ? periodAround(unit, value) : null);
  const most = near === 'quarter' ? OF_QUARTER : OF_YEAR;
  if (period === null || period === 'year' || days >= most) return { days: round(days), isAssumed: false };
  if (period !== 'paycheck') return { days: even(days * timesAYear[period]), isAssumed: false };
  if (payPeriods !== null) return { days: even(days * payPeriods), isAssumed: false };
  // "4 hours each pay period (13 days a year)"
  const said = Number(/\((?:\w+ ){0,3}(\d+(?:\.\d+)?) days\b/.exec(text.slice(value.to))?.[1] ?? Number.NaN);
  const known = byWholeDays(value, days);
  return Math.abs(said - known.days) <= 1 ? { days: said, isAssumed: false } : known;
}

/** What is to be done with days, or about them, comes in a time of its own: "2 sick days and must report them each month". */
const asked = /\b(?:and|but|which|that|who|they|you|employees) (?:must|should|may|can|have to|need to)\b.*$/;

const goesOn = /^(?:this )?(?:increas|ris|grow)\w+/;

/** How often the amounts of a unit come, by its own words and what heads it; what is raised comes as often as before. */
function periodAround({ own, around, before }: Unit, { to }: Value): Period | null {
  const texts = [
    own.text.slice(0, to) + own.text.slice(to).replace(asked, ''),
    ...around.label,
    ...around.row,
    ...around.column,
    ...around.lead,
  ];
  const last = goesOn.test(own.text) ? [before] : [];
  return [...texts, ...last].map((text) => periodIn(text.toLowerCase())).find((period) => period !== null) ?? null;
}

const isWhole = (days: number): boolean => Math.abs(days - Math.round(days)) < 0.06;

/**
 * Fractions of hours are made of whole days a year: 4.62 hours a pay period are 15 days over 26 of them and no whole number over 24.
 * Where both numbers of pay periods make whole days, or neither does, every second week is supposed.
 */
function byWholeDays({ amount, unit }: Time, days: number): DaysOfYear {
  const isOdd = unit === 'hour' && amount % 0.5 !== 0;
  const [biweekly, semimonthly] = [days * timesAYear.biweek, days * timesAYear.semimonth];
  if (!isOdd || isWhole(biweekly) === isWhole(semimonthly)) return { days: even(biweekly), isAssumed: true };
  return { days: Math.round(isWhole(biweekly) ? biweekly : semimonthly), isAssumed: false };
}

/** Rates are rounded in guides: 6.67 hours a month are ten days and no 10.005. */
function even(days: number): number {
  const near = Math.round(days * 2) / 2;
  return Math.abs(days - near) < 0.12 ? near : round(days);
}
