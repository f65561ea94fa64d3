import fc from 'fast-check';
import { AnalysisSpec, type Measure, type PeerTest } from '../../../contract/analysis.ts';

/** Random specs over the metrics that the library of the tests states. */

const aspect = fc.record(
  { tier: fc.constantFrom('individual' as const, 'family' as const), planType: fc.constantFrom('PPO', 'HDHP') },
  { requiredKeys: [] },
);
const bounds = fc.record(
  { atLeast: fc.constantFrom(0, 1000, 2500), below: fc.constantFrom(2000, 4000) },
  { requiredKeys: [] },
);
const sizes = fc.record(
  { atLeast: fc.constantFrom(50, 200, 1000), atMost: fc.constantFrom(999, 5000) },
  { requiredKeys: [] },
);
const years = fc.record(
  { atLeast: fc.constantFrom(2023, 2024), atMost: fc.constantFrom(2024, 2025) },
  { requiredKeys: [] },
);

const test: fc.Arbitrary<PeerTest> = fc.oneof(
  fc.constantFrom('Technology', 'Retail', 'Nowhere').map((is) => ({ on: 'industry' as const, is })),
  fc.constantFrom('TX', 'CA', 'OH').map((is) => ({ on: 'state' as const, is })),
  fc.constantFrom('South', 'West', 'Midwest', 'West Coast', 'Southeast').map((is) => ({ on: 'region' as const, is })),
  fc.constantFrom('Aetna', 'Blue Cross Blue Shield').map((is) => ({ on: 'carrier' as const, is })),
  fc.constantFrom('PPO', 'HMO').map((is) => ({ on: 'planType' as const, is })),
  fc.constantFrom('sample' as const, 'imported' as const).map((is) => ({ on: 'source' as const, is })),
  sizes.map((ends) => ({ on: 'size' as const, ...ends })),
  years.map((ends) => ({ on: 'year' as const, ...ends })),
  fc
    .constantFrom('hsa', 'hsa.eligible', 'medical.funding')
    .map((metric) => ({ on: 'fact' as const, metric: metric as 'hsa' })),
  fc.constant({ on: 'fact' as const, metric: 'medical.funding' as const, is: 'self-funded' }),
  fc
    .tuple(aspect, bounds)
    .map(([of, ends]) => ({ on: 'fact' as const, metric: 'medical.deductible' as const, ...of, ...ends })),
);

const measure: fc.Arbitrary<Measure> = fc.oneof(
  aspect.map((of) => ({ of: 'value' as const, metric: 'medical.deductible' as const, ...of })),
  fc.constant({ of: 'value' as const, metric: 'time_off.days_year_1' as const }),
  fc
    .constantFrom('hsa', 'hsa.eligible', 'time_off.days_year_1')
    .map((metric) => ({ of: 'offering' as const, metric: metric as 'hsa' })),
  fc.constantFrom('yes', 'no').map((is) => ({ of: 'offering' as const, metric: 'hsa.eligible' as const, is })),
  fc.constant({ of: 'offering' as const, metric: 'medical.funding' as const, is: 'self-funded' }),
  bounds.map((ends) => ({ of: 'offering' as const, metric: 'medical.deductible' as const, ...ends })),
  fc.constant({ of: 'employers' as const }),
);

export const anySpec: fc.Arbitrary<AnalysisSpec> = fc
  .record({
    measures: fc.array(measure, { minLength: 1, maxLength: 2 }),
    peers: fc.array(fc.record({ any: fc.array(test, { minLength: 1, maxLength: 2 }), not: fc.boolean() }), {
      maxLength: 3,
    }),
    groupBy: fc.uniqueArray(
      fc.constantFrom(
        'industry',
        'state',
        'region',
        'size',
        'year',
        'planType',
        'carrier',
        'dental.carrier',
        'medical.funding',
      ),
      { maxLength: 2 },
    ),
    statistic: fc.constantFrom('median', 'mean', 'least', 'most', 'spread', 'share', 'count', { percentile: 90 }),
    sort: fc.constantFrom(null, 'asc', 'desc'),
  })
  .map((spec) => AnalysisSpec.parse(spec));
