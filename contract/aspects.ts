import { isMetricGroup, type MetricGroup, type MetricKey, metricOf, type Network, type Tier } from './metrics.ts';

/** Whose amount of a metric is meant. */
export interface Aspect {
  tier?: Tier | undefined;
  network?: Network | undefined;
}

/**
 * The coverage level and the network of a metric's amounts: those that are named, else the metric's first level and the
 * amounts within the network. Empty where the metric has none.
 */
export function aspectOf(metric: MetricKey, { tier, network }: Aspect): { tier: Tier | ''; network: Network | '' } {
  const { tiers, byNetwork } = metricOf(metric);
  const level = tiers === undefined ? '' : tier !== undefined && tiers.includes(tier) ? tier : (tiers[0] ?? '');
  return { tier: level, network: byNetwork === true ? (network ?? 'in') : '' };
}

/** Whether a test of a fact asks for a certain answer, and not only whether the guide states the fact. */
export function isBounded(test: {
  atLeast?: number | undefined;
  above?: number | undefined;
  atMost?: number | undefined;
  below?: number | undefined;
  is?: string | undefined;
}): boolean {
  return [test.atLeast, test.above, test.atMost, test.below, test.is].some((end) => end !== undefined);
}

/** Whether a metric is answered with yes or no: who says no does not offer it. */
export const isYesNo = (metric: MetricKey | MetricGroup): boolean =>
  !isMetricGroup(metric) && metricOf(metric).kind === 'yes_no';
