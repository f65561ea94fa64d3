import { expect, test } from 'vitest';
import { clock, longDate, mediumDate, moment, shortDay } from './dates.ts';

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options);
  // Some editions of the language's data have a narrow space before the half of the day.
  return (at: number) => format.format(at).replace('\u202f', ' ');
};

test('dates are written as the browser writes them in English, in every month and at every hour', () => {
  const forms = [
    [longDate, written({ dateStyle: 'long' })],
    [shortDay, written({ month: 'short', day: 'numeric' })],
    [mediumDate, written({ dateStyle: 'medium' })],
    [clock, written({ hour: 'numeric', minute: '2-digit' })],
    [moment, written({ dateStyle: 'medium', timeStyle: 'short' })],
  ] as const;
  for (let month = 0; month < 12; month += 1) {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(2026, month, hour + 1, hour, hour * 2).getTime();
      for (const [ours, theirs] of forms) expect(ours(at)).toBe(theirs(at));
    }
  }
});
