import type { MetricKey } from '../../../contract/metrics.ts';

/** What a unit states of a metric: a number in its unit, or words. */
export interface Stated {
  metric: MetricKey;
  value?: number;
  words?: string;
  score: number;
}
