import { isMetric, type MetricKey, metrics } from '../../contract/metrics.ts';
import type { BenchmarkQuery } from '../../server/analysis/benchmark.ts';
import type { Peers } from '../../server/analysis/peers.ts';

/** A question with the names by which its time is summed up. */
export interface Question {
  query: BenchmarkQuery;
  by: string;
  peers: string;
}

const groupings = [undefined, 'industry', 'state', 'region', 'size', 'year', 'plan_type'] as const;

/** Whom consultants compare with, most to least. */
const peerGroups: readonly (readonly [name: string, Peers])[] = [
  ['everybody', {}],
  ['an industry', { industries: ['Technology'] }],
  ['an industry in a region', { industries: ['Healthcare', 'Financial Services'], region: 'South' }],
  ['two states', { states: ['TX', 'CA'] }],
  ['200 to 999 employees', { employees: { from: 200, to: 999 } }],
  ['a plan year', { planYears: { from: 2025, to: 2025 } }],
  ['PPO plans', { planType: 'PPO' }],
  ['modelled guides', { source: 'sample' }],
];

/** Every metric of the catalogue by every grouping and by none, among each kind of peers. */
export function allQuestions(): Question[] {
  const keys: MetricKey[] = Object.keys(metrics).filter(isMetric);
  return groupings.flatMap((groupBy) =>
    peerGroups.flatMap(([name, peers]) =>
      keys.map((metric) => ({
        query: { metric, peers, ...(groupBy !== undefined && { groupBy }) },
        by: groupBy ?? 'none',
        peers: name,
      })),
    ),
  );
}
