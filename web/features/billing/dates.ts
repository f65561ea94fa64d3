const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** `December 21, 2026`, of an ISO time, where the person is. */
export function longDate(time: string): string {
  return long.format(new Date(time));
}

/** `Dec 21, 2026`, of an ISO time, where the person is. */
export function mediumDate(time: string): string {
  return medium.format(new Date(time));
}

const precise = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Dec 21, 2026, 3:41 PM`, of an ISO time, where the person is. */
export function moment(time: string): string {
  return precise.format(new Date(time));
}
