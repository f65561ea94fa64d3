import { html, type Html } from './html.ts';

/** How many digits of the smallest unit make one of the currency: 2 for dollars, 0 for yen. */
function fraction(currency: string): number {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount in the smallest unit of its currency (cents) as people read it: `$29.00`. */
export function money(amount: number, currency: string): string {
  const digits = fraction(currency);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 10 ** digits);
}

/** An amount as it stands in a field, without a sign of the currency: `29.00`. */
export function plainAmount(amount: number, currency: string): string {
  const digits = fraction(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** What somebody typed as an amount, in the smallest unit; null when it is none. */
export function readAmount(typed: string, currency: string): number | null {
  const digits = fraction(currency);
  const found = /^(\d+)(?:\.(\d+))?$/.exec(typed.replaceAll(/[\s,$€£¥]/g, ''));
  if (found === null || (found[2] ?? '').length > digits) return null;
  return Number(`${found[1] ?? '0'}${(found[2] ?? '').padEnd(digits, '0')}`);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** Seconds since 1970 as a day: `November 21, 2026`. */
export const dayText = (seconds: number): string => day.format(seconds * 1000);

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A day, for people and machines. */
export function date(seconds: number): Html {
  return html`<time datetime="${iso(seconds).slice(0, 10)}">${dayText(seconds)}</time>`;
}

/** A moment, to the minute. */
export function dateAndTime(seconds: number): Html {
  return html`<time datetime="${iso(seconds)}">${moment.format(seconds * 1000)} UTC</time>`;
}

/** How often a price is paid: `per month`, `every 3 months`; nothing when it is paid once. */
export function perInterval(recurring: { interval: string; interval_count: number } | null): string {
  if (recurring === null) return '';
  return recurring.interval_count === 1
    ? `per ${recurring.interval}`
    : `every ${recurring.interval_count} ${recurring.interval}s`;
}

/** A state of the wire in words: `past_due` → `Past due`. */
export function words(state: string): string {
  const text = state.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
