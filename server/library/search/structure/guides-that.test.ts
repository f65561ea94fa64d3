import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { metricOf } from '../../../../contract/metrics.ts';
import type { Bounds, Condition, Test } from '../../../../contract/reading.ts';
import { regions, statesOf } from '../../../../contract/vocabulary/states.ts';
import { holds } from '../../../language/conditions.ts';
import { has } from '../guide-set.ts';
import type { FactValue, GuideRow } from '../search-index.ts';
import { type Segment, SegmentBuilder } from '../segment.ts';
import { Columns } from './columns.ts';
import { guidesThat } from './guides-that.ts';

const states = ['TX', 'OH', 'CA', 'NY'] as const;
const industries = ['Technology', 'Retail', 'Healthcare'] as const;
const types = ['PPO', 'HDHP'] as const;
const weeks = [4, 8, 12, 16] as const;
const pays = [300, 450] as const;
const metrics = ['leave.parental_birth_weeks', 'medical.contribution', 'time_off.unlimited'] as const;

const maybe = <Value>(values: readonly Value[]): fc.Arbitrary<Value | null> =>
  fc.option(fc.constantFrom(...values), { nil: null });

const fact = (metric: string, said: number | string, tier: string | null = null): FactValue => {
  const [value, words] = typeof said === 'number' ? [said, null] : [null, said];
  return { metric, plan: null, tier, value, words, ordinal: 0 };
};

const anyGuide: fc.Arbitrary<GuideRow> = fc
  .record({
    state: maybe(states),
    industry: maybe(industries),
    planYear: maybe([2024, 2025, 2026]),
    employees: maybe([10, 499, 500, 7000]),
    type: fc.constantFrom('pdf' as const, 'docx' as const),
    plan: maybe(types),
    leave: maybe(weeks),
    single: maybe(pays),
    family: maybe(pays),
    unlimited: maybe(['yes', 'no']),
  })
  .map(({ plan, leave, single, family, unlimited, ...is }) => ({
    ...is,
    id: randomUUID(),
    title: 'A guide',
    employer: 'Alder',
    sample: true,
    passages: [{ id: randomUUID(), page: 1, heading: null, text: 'Plans.' }],
    facts: [
      ...(plan === null ? [] : [fact('medical.plan_type', plan)]),
      ...(leave === null ? [] : [fact('leave.parental_birth_weeks', leave)]),
      ...(single === null ? [] : [fact('medical.contribution', single, 'employee')]),
      ...(family === null ? [] : [fact('medical.contribution', family, 'employee_family')]),
      ...(unlimited === null ? [] : [fact('time_off.unlimited', unlimited)]),
    ],
  }));

const anyBounds = (values: readonly number[]): fc.Arbitrary<Bounds> =>
  fc
    .tuple(fc.constantFrom('atLeast', 'above', 'atMost', 'below'), fc.constantFrom(...values))
    .map(([end, value]) => ({ [end]: value }));

const anyTest: fc.Arbitrary<Test> = fc.oneof(
  fc.constantFrom(...states, 'WY').map((is): Test => ({ on: 'state', is })),
  fc.constantFrom(...regions).map((is): Test => ({ on: 'region', is })),
  fc.constantFrom(...industries).map((is): Test => ({ on: 'industry', is })),
  fc.constantFrom(...types).map((is): Test => ({ on: 'planType', is })),
  fc.constantFrom('pdf', 'docx').map((is): Test => ({ on: 'format', is })),
  anyBounds([2024, 2025, 2026]).map((bounds): Test => ({ on: 'year', ...bounds })),
  anyBounds([10, 500, 5000]).map((bounds): Test => ({ on: 'size', ...bounds })),
  anyBounds([4, 12, 16]).map((bounds): Test => ({ on: 'fact', metric: metrics[0], ...bounds })),
  fc.tuple(fc.constantFrom(undefined, 'employee_family' as const), anyBounds(pays)).map(([tier, bounds]): Test => ({
    on: 'fact',
    metric: metrics[1],
    ...(tier !== undefined && { tier }),
    ...bounds,
  })),
  fc.constantFrom('yes', 'no').map((is): Test => ({ on: 'fact', metric: metrics[2], is })),
  fc.constantFrom(...metrics).map((metric): Test => ({ on: 'fact', metric })),
);

const from = { kind: 'assumed', rule: 'made by chance' } as const;
const { tree: anyTree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    anyTest.map((one): Condition => ({ test: one, from })),
    fc.array(tie('tree'), { maxLength: 3 }).map((and): Condition => ({ and })),
    fc.array(tie('tree'), { maxLength: 3 }).map((or): Condition => ({ or })),
    tie('tree').map((not): Condition => ({ not })),
  ),
}));

const isWithin = (value: number | null, { atLeast, above, atMost, below }: Bounds): boolean =>
  value !== null &&
  value >= (atLeast ?? -Infinity) &&
  value > (above ?? -Infinity) &&
  value <= (atMost ?? Infinity) &&
  value < (below ?? Infinity);

/** Whether a row passes a test, as one would read it. */
function passes(row: GuideRow, one: Test): boolean {
  const facts = row.facts ?? [];
  switch (one.on) {
    case 'state':
      return row.state === one.is;
    case 'region':
      return regions.some((region) => region === one.is && statesOf[region].includes(row.state ?? ''));
    case 'industry':
      return row.industry === one.is;
    case 'format':
      return row.type === one.is;
    case 'source':
      return row.sample === (one.is === 'sample');
    case 'planType':
      return facts.some(({ metric, words }) => metric === 'medical.plan_type' && words === one.is);
    case 'carrier':
      return facts.some(({ metric, words }) => metric === 'medical.carrier' && words === one.is);
    case 'year':
      return isWithin(row.planYear, one);
    case 'size':
      return isWithin(row.employees, one);
    case 'fact': {
      const first = metrics.map((key) => [key, metricOf(key).tiers?.[0]] as const).find(([key]) => key === one.metric);
      const isBounded = [one.atLeast, one.above, one.atMost, one.below].some((end) => end !== undefined);
      return facts.some(
        ({ metric, tier, value, words }) =>
          metric === one.metric &&
          (one.tier === undefined ? tier === null || tier === first?.[1] : tier === one.tier) &&
          (!isBounded || isWithin(value, one)) &&
          (one.is === undefined || words === one.is),
      );
    }
  }
}

function segmentOf(rows: readonly GuideRow[]): Segment {
  const builder = new SegmentBuilder();
  for (const row of rows) builder.add(row);
  return builder.finish();
}

test('sets of guides are what a plain evaluation over the rows gives, for 2,000 trees of And, Or and Not', () => {
  const rows = fc.sample(anyGuide, { numRuns: 200, seed: 7 });
  const segment = segmentOf(rows);
  const columns = new Columns();
  let some = 0;
  fc.assert(
    fc.property(anyTree, (tree) => {
      const found = guidesThat(tree, segment, columns);
      const wanted = rows.map((row) => holds(tree, (one) => passes(row, one)));
      expect(rows.map((_, guide) => has(found, guide))).toEqual(wanted);
      if (wanted.includes(true) && wanted.includes(false)) some += 1;
    }),
    // Asked first, before anything else has looked at the columns.
    { numRuns: 2000, examples: [[{ test: { on: 'year', atMost: 2026 }, from }]] },
  );
  expect(some).toBeGreaterThan(500);
});
