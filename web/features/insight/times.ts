const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** When a chat was last used: the time within a day, Yesterday within two, then the day. Times in milliseconds. */
export function chatTime(at: number, now: number): string {
  const age = now - at;
  if (age < DAY) return clock.format(at);
  return age < 2 * DAY ? 'Yesterday' : shortDay.format(at);
}

/** When a message was written: Just now, minutes, hours, then the date. Times in milliseconds. */
export function messageTime(at: number, now: number): string {
  const age = now - at;
  if (age < MINUTE) return 'Just now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m ago`;
  return age < DAY ? `${Math.floor(age / HOUR)}h ago` : longDay.format(at);
}
