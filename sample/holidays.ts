import { dayOf, firstOn, later, withWeekday } from './calendar.ts';
import type { PlanYear } from './limits.ts';
import type { Random } from './random.ts';

/** Kept by nearly everyone. */
const usual = ['New Year’s Day', 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving Day', 'Christmas Day'] as const; // prettier-ignore
/** Kept by some, the commoner first. */
const others = [
  'Day after Thanksgiving', 'Martin Luther King Jr. Day', 'Christmas Eve', 'Presidents’ Day', 'Juneteenth', 'Veterans Day',
  'New Year’s Eve', 'Good Friday', 'Indigenous Peoples’ Day', 'Day after Christmas',
] as const; // prettier-ignore
/** One without a weekday of its own moves from a weekend to the day beside it. */
const observed = (year: number, month: number, date: number): Date => {
  const day = dayOf(year, month, date);
  return later(day, { 0: 1, 6: -1 }[day.getUTCDay()] ?? 0);
};

const thanksgiving = (year: number): Date => firstOn(4, dayOf(year, 11, 22));
const goodFriday: Record<PlanYear, readonly [month: number, date: number]> = {
  2024: [3, 29],
  2025: [4, 18],
  2026: [4, 3],
};

/** When each of them is, in the order of the year. */
const dates: Readonly<Record<string, (year: PlanYear) => Date>> = {
  'New Year’s Day': (year) => observed(year, 1, 1),
  'Martin Luther King Jr. Day': (year) => firstOn(1, dayOf(year, 1, 15)),
  'Presidents’ Day': (year) => firstOn(1, dayOf(year, 2, 15)),
  'Good Friday': (year) => dayOf(year, ...goodFriday[year]),
  'Memorial Day': (year) => firstOn(1, dayOf(year, 5, 25)),
  Juneteenth: (year) => observed(year, 6, 19),
  'Independence Day': (year) => observed(year, 7, 4),
  'Labor Day': (year) => firstOn(1, dayOf(year, 9, 1)),
  'Indigenous Peoples’ Day': (year) => firstOn(1, dayOf(year, 10, 8)),
  'Veterans Day': (year) => observed(year, 11, 11),
  'Thanksgiving Day': thanksgiving,
  'Day after Thanksgiving': (year) => later(thanksgiving(year), 1),
  'Christmas Eve': (year) => observed(year, 12, 24),
  'Christmas Day': (year) => observed(year, 12, 25),
  // On a Saturday it moves on: the Friday is Christmas itself.
  'Day after Christmas': (year) => dayOf(year, 12, year === 2026 ? 28 : 26),
  'New Year’s Eve': (year) => observed(year, 12, 31),
};
const inTheYear = Object.keys(dates);

/** "Memorial Day: Monday, May 25". */
export function dated(name: string, year: PlanYear): string {
  const date = dates[name]?.(year);
  return date === undefined ? name : `${name}: ${withWeekday(date)}`;
}

/** The most that can be named. */
export const MOST_HOLIDAYS = inTheYear.length;

/** So many paid holidays by name, as they come in the year. */
export function holidaysOf(random: Random, count: number): string[] {
  const ranked = others.map((name, at) => ({ name, rank: at + random.next() * 4 })).sort((a, b) => a.rank - b.rank);
  const kept = [...usual, ...ranked.map(({ name }) => name)].slice(0, count);
  return kept.sort((a, b) => inTheYear.indexOf(a) - inTheYear.indexOf(b));
}
