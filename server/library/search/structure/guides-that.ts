import type { Bounds, Condition, Test } from '../../../../contract/reading.ts';
import type { FactTest } from '../../../../contract/search-filters.ts';
import { statesWithin } from '../../../../contract/vocabulary/states.ts';
import { type GuideSet, guidesWhere, intersect, noGuides, subtract, unite } from '../guide-set.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';
import { satisfyingGuides } from './fact-places.ts';

/**
 * The guides of a segment for which a condition holds. What is not known of a guide satisfies no test, so that it is among those of
 * which the test is denied. May be remembered: not to be changed.
 */
export function guidesThat(condition: Condition, segment: Segment, columns: Columns): GuideSet {
  if ('test' in condition) return guidesOfTest(condition.test, segment, columns);
  if ('not' in condition) {
    const others = guidesWhere(segment.guides.length, () => true);
    subtract(others, guidesThat(condition.not, segment, columns));
    return others;
  }
  const parts = 'and' in condition ? condition.and : condition.or;
  const sets = parts.map((part) => guidesThat(part, segment, columns));
  const [first, ...rest] = sets;
  if (first === undefined)
    return 'and' in condition ? guidesWhere(segment.guides.length, () => true) : noGuides(segment.guides.length);
  if (rest.length === 0) return first;
  const all = first.slice();
  for (const set of rest)
    if ('and' in condition) intersect(all, set);
    else unite(all, set);
  return all;
}

function guidesOfTest(test: Test, segment: Segment, columns: Columns): GuideSet {
  switch (test.on) {
    case 'industry':
    case 'state':
    case 'planType':
    case 'carrier':
    case 'format':
    case 'source':
      return columns.guidesWith(segment, test.on, [test.is]);
    case 'region':
      return columns.guidesWith(segment, 'state', statesWithin(test.is));
    case 'year':
      // Its years are among the values once its columns are made.
      columns.of(segment);
      return columns.guidesWith(
        segment,
        'year',
        columns.values('year').filter((year) => isWithin(Number(year), test)),
      );
    case 'size': {
      const { employees } = columns.of(segment);
      return guidesWhere(
        employees.length,
        (guide) => (employees[guide] ?? -1) >= 0 && isWithin(employees[guide] ?? -1, test),
      );
    }
    case 'fact':
      return satisfyingGuides(segment.facts, factTestOf(test));
  }
}

export function isWithin(value: number, { atLeast, above, atMost, below }: Bounds): boolean {
  if (atLeast !== undefined && value < atLeast) return false;
  if (above !== undefined && value <= above) return false;
  if (atMost !== undefined && value > atMost) return false;
  return below === undefined || value < below;
}

/** The least step between two values that guides state. */
const STEP = 0.01;

/** A test of a reading as a filter has it, whose bounds are included. */
export function factTestOf({ metric, tier, is, atLeast, above, atMost, below }: Test & { on: 'fact' }): FactTest {
  const least = atLeast ?? (above === undefined ? undefined : above + STEP);
  const most = atMost ?? (below === undefined ? undefined : below - STEP);
  return {
    metric,
    ...(tier !== undefined && { tier }),
    ...(least !== undefined && { atLeast: least }),
    ...(most !== undefined && { atMost: most }),
    ...(is !== undefined && { is }),
  };
}
