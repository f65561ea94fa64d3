/** A day as `2027-02-01`. */
export type Day = string;

const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

/** A day of a month, counted from 1; days and months beyond the end run on. */
export const dayOn = (year: number, month: number, day: number): Day => dayOf(new Date(Date.UTC(year, month - 1, day)));

export const plusDays = (day: Day, days: number): Day => dayOf(new Date(at(day).getTime() + days * 86_400_000));

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** The last day of the month that lies so many months after the month of a day. */
export const endOfMonthAfter = (day: Day, months: number): Day => dayOn(yearOf(day), monthOf(day) + months + 1, 0);

/** The fifteenth of the month that lies so many months after the month of a day. */
export const fifteenthAfter = (day: Day, months: number): Day => dayOn(yearOf(day), monthOf(day) + months, 15);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => at(day).getUTCDay();

const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** "February 1, 2027". */
export const sayDay = (day: Day): string => spoken.format(at(day));
export const sayWeekday = (day: Day): string => weekday.format(at(day));
