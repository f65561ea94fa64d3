const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 23, 2026, 3:41 PM`, of an ISO time, where the person is. */
export const momentOf = (time: string): string => moment.format(new Date(time));
