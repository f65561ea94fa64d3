import { clock, mediumDate, shortDay } from '../../lib/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When a chat was last used: the time within a day, Yesterday within two, then the day. Times in milliseconds. */
export function chatTime(at: number, now: number): string {
  const age = now - at;
  if (age < DAY) return clock(at);
  return age < 2 * DAY ? 'Yesterday' : shortDay(at);
}

/** When a message was written: Just now, minutes, hours, then the date. Times in milliseconds. */
export function messageTime(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  return age < DAY ? `${Math.floor(age / HOUR)}h ago` : mediumDate(at);
}
