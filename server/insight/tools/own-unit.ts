import { type MetricKey, metricOf } from '../../../contract/metrics.ts';
import { numberWords } from '../../../contract/vocabulary/number-words.ts';

/** Working days and hours of the units in which guides count time. */
const DAYS: Readonly<Record<string, readonly number[]>> = { hour: [1 / 8], day: [1], week: [5, 7], month: [30, 21] };
const AMOUNT = new RegExp(
  String.raw`\b(\d+(?:\.\d+)?|${numberWords.slice(1).join('|')})(?:\s*\(\d+\))?[\s-]+(?:\w+\s){0,2}(hour|day|week|month)s?\b`,
  'giu',
);

/**
 * A value in the unit in which its guide states it, with what it was converted to behind it: "3 weeks (15 days)". What is
 * stated in the metric's own unit stays as it is.
 *
 * @param said the value as people write it, in the metric's own unit
 * @param quote the words that state it
 */
export function inOwnUnit(metric: MetricKey, value: number | null, said: string, quote: string): string {
  const unit = metricOf(metric).unit?.replace(/s$/, '');
  const target = unit === undefined ? undefined : DAYS[unit];
  if (value === null || target === undefined) return said;
  const amounts = [...quote.matchAll(AMOUNT)].map(([text, number = '', of = '']) => ({
    text,
    of: of.toLowerCase(),
    amount: amountOf(number),
  }));
  if (amounts.some(({ of, amount }) => of === unit && amount === value)) return said;
  const own = amounts.find(({ of, amount }) => of !== unit && isAlike(amount, DAYS[of] ?? [], value, target));
  return own === undefined ? said : `${own.text.replace(/\s+/g, ' ')} (${said})`;
}

const amountOf = (number: string): number =>
  /^\d/.test(number) ? Number(number) : numberWords.findIndex((word) => word === number.toLowerCase());

/** Rounded amounts are alike within a twentieth. */
const NEAR = 0.05;
const isAlike = (amount: number, of: readonly number[], value: number, target: readonly number[]): boolean =>
  of.some((from) => target.some((to) => Math.abs((amount * from) / to / value - 1) <= NEAR));
