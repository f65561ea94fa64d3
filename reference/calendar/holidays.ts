import { type Day, dayOn, plusDays, weekdayOf, yearOf } from './days.ts';

const MONDAY = 1;
const THURSDAY = 4;

/** The nth weekday of a month; the last where n is 0. */
function nth(year: number, month: number, weekday: number, n: number): Day {
  const first = n === 0 ? dayOn(year, month + 1, 0) : dayOn(year, month, 1);
  const off = n === 0 ? -((weekdayOf(first) - weekday + 7) % 7) : (weekday - weekdayOf(first) + 7) % 7;
  return plusDays(first, off + Math.max(0, n - 1) * 7);
}

/** A fixed day is kept on Friday where it is a Saturday, and on Monday where it is a Sunday. */
function observed(day: Day): Day {
  const shift: Readonly<Record<number, number>> = { 6: -1, 0: 1 };
  return plusDays(day, shift[weekdayOf(day)] ?? 0);
}

/**
 * Legal holidays of a year, with Emancipation Day of the District of Columbia, which counts for what is filed with the IRS.
 * Source: 5 USC §6103; IRC §7503.
 */
export const holidaysOf = (year: number): readonly Day[] => [
  observed(dayOn(year, 1, 1)),
  observed(dayOn(year + 1, 1, 1)),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  observed(dayOn(year, 4, 16)),
  nth(year, 5, MONDAY, 0),
  observed(dayOn(year, 6, 19)),
  observed(dayOn(year, 7, 4)),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(dayOn(year, 11, 11)),
  nth(year, 11, THURSDAY, 4),
  observed(dayOn(year, 12, 25)),
];

/** The day itself, or the next one that is no Saturday, Sunday or legal holiday. */
export function nextWorkingDay(day: Day): Day {
  const isFree = [0, 6].includes(weekdayOf(day)) || holidaysOf(yearOf(day)).includes(day);
  return isFree ? nextWorkingDay(plusDays(day, 1)) : day;
}
