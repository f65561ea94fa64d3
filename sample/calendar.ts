/** Days of the calendar as documents name them: offices do nothing on a weekend. */

const DAY = 86_400_000;
export const later = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);
export const dayOf = (year: number, month: number, date: number): Date => new Date(Date.UTC(year, month - 1, date));

/** The first such weekday (0 is Sunday) on or after a date. */
export const firstOn = (weekday: number, from: Date): Date => later(from, (weekday - from.getUTCDay() + 7) % 7);

const short = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "Monday, May 25". */
export const withWeekday = (date: Date): string => full.format(date);

/** What an employer does in the fall before a plan year: it writes to its people, and they enroll from a Monday to a Friday before Thanksgiving. */
export function enrollmentOf(number: number, planYear: number): { written: string; from: string; to: string } {
  const first = later(firstOn(1, dayOf(planYear - 1, 10, 20)), (number % 3) * 7);
  const weeks = number % 4 < 2 && number % 3 === 0 ? 3 : 2;
  return {
    written: long.format(later(first, -3 - (number % 5))),
    from: short.format(first),
    to: short.format(later(first, weeks * 7 - 3)),
  };
}
