import { type MetricKey, metricOf, type Tier } from '../../../contract/metrics.ts';

/** A coverage level as the metric knows it; undefined when it has none like it. */
export function levelFor(metric: MetricKey, tier: Tier | null): Tier | null | undefined {
  const { tiers } = metricOf(metric);
  if (tier === null || tiers === undefined) return null;
  if (tiers.includes(tier)) return tier;
  const other: Partial<Record<Tier, Tier>> = { employee: 'individual', employee_family: 'family', individual: 'employee', family: 'employee_family' }; // prettier-ignore
  const level = other[tier];
  return level !== undefined && tiers.includes(level) ? level : undefined;
}
