import type { MetricKey, Network } from '../../contract/metrics.ts';
import { type Label, stated } from './label.ts';

type Further = Parameters<typeof stated>[3];

/** What a rate sheet states its amounts by; a `pay period` is one of unknown length. */
export type RatePeriod = 'weekly' | 'biweekly' | 'semi-monthly' | 'monthly' | 'pay period';

/** Dollars a month; a pay period of unknown length is two weeks or half a month. */
export function monthly(amount: number, period: RatePeriod): number | readonly number[] {
  if (period === 'weekly') return (amount * 52) / 12;
  if (period === 'biweekly') return (amount * 26) / 12;
  if (period === 'semi-monthly') return amount * 2;
  return period === 'monthly' ? amount : [(amount * 26) / 12, amount * 2];
}

const levels = ['employee', 'employee_spouse', 'employee_children', 'employee_family'] as const;

/** What is stated of each coverage level, in their usual order: alone, with spouse, with children, family. */
export const byLevel = (
  metric: MetricKey,
  at: string,
  values: readonly (number | readonly number[])[],
  further: Further = {},
): Label[] =>
  levels.slice(0, values.length).map((tier, index) => stated(metric, values[index] ?? [], at, { tier, ...further }));

/** What the coverage levels cost, in the order of {@link byLevel}. */
export const costs = (
  metric: MetricKey,
  period: RatePeriod,
  at: string,
  amounts: readonly number[],
  further: Further = {},
): Label[] =>
  byLevel(
    metric,
    at,
    amounts.map((amount) => monthly(amount, period)),
    further,
  );

/** The limit of one person and that of a family. */
export const limits = (
  metric: MetricKey,
  at: string,
  [one, all]: readonly [number, number],
  further: { plan?: string; network?: Network } = {},
): Label[] => [
  stated(metric, one, at, { tier: 'individual', ...further }),
  stated(metric, all, at, { tier: 'family', ...further }),
];
