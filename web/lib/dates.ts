const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/*
 * Dates where the person is, as `Intl` writes them in English. The first object of `Intl` costs a browser 40 ms, a phone four
 * times as many, and every screen would make one while it loads.
 */

/** An ISO time, or milliseconds. */
type Time = string | number;

const monthOf = (at: Date): string => MONTHS[at.getMonth()] ?? '';

/** November 26, 2026 */
export function longDate(time: Time): string {
  const at = new Date(time);
  return `${monthOf(at)} ${at.getDate()}, ${at.getFullYear()}`;
}

/** Nov 26 */
export function shortDay(time: Time): string {
  const at = new Date(time);
  return `${monthOf(at).slice(0, 3)} ${at.getDate()}`;
}

/** Nov 26, 2026 */
export const mediumDate = (time: Time): string => `${shortDay(time)}, ${new Date(time).getFullYear()}`;

/** 6:05 PM */
export function clock(time: Time): string {
  const at = new Date(time);
  const hour = at.getHours();
  return `${hour % 12 || 12}:${String(at.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Nov 26, 2026, 6:05 PM */
export const moment = (time: Time): string => `${mediumDate(time)}, ${clock(time)}`;
