import { isMetricGroup, type MetricGroup, type MetricKey, metricOf } from '../../contract/metrics.ts';
import { timesAYear } from '../../contract/vocabulary/periods.ts';
import type { Amount } from './amounts.ts';
import { conversionTo, fits } from './metrics.ts';

/**
 * By what an amount is multiplied to be one of a metric, in its unit and over its period: "3 weeks of vacation" are 15 days, "$50 a
 * paycheck" is $108 a month. Null where it cannot be one: 12 weeks are no share of pay.
 */
export function scaleTo(key: MetricKey | MetricGroup, { unit, period }: Amount): number | null {
  if (isMetricGroup(key)) return 1;
  if (unit !== null && !fits(key, unit)) return conversionTo(key, unit);
  const own = metricOf(key).unit;
  if (period === null) return 1;
  if (own === 'usd_month') return timesAYear[period] / timesAYear.month;
  return own === 'usd_year' ? timesAYear[period] : 1;
}
