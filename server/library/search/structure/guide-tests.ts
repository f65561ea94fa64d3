import type { FacetName, SearchFilters } from '../../../../contract/search-filters.ts';
import { regions, statesOf } from '../../regions.ts';
import { type GuideSet, guidesWhere } from '../guide-set.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';
import { placeWithin, placesOfFacts, satisfyingGuides } from './fact-places.ts';
import { once } from './once.ts';
import { type PlanTest, planTest, typeTest } from './plan-tests.ts';

/** A condition on guides, of one field of the filters. */
export interface Condition {
  /** The facet that it is a choice within; null where it is of none. */
  facet: FacetName | null;
  /** The guides for which it holds. Not to be changed: who asks again is given the same. */
  holdsIn: (segment: Segment) => GuideSet;
  /** Of a condition over facts, by guide: the place of the passage that says it, or -1. */
  passagesIn?(segment: Segment): Int32Array;
  /** The same of one guide, by a fact that is of one of these plans (a bit each) or of every plan. */
  passageWithin?(segment: Segment, guide: number, plans: number): number;
  /** Of a condition that each plan satisfies or not. */
  plans?: PlanTest;
}

/** The conditions of filters: each must hold. */
export function conditionsOf(filters: SearchFilters, columns: Columns): Condition[] {
  const { employees, facts, regions: wantedRegions, sample } = filters;
  const choice = (facet: FacetName, values: readonly string[] | undefined): Condition[] =>
    values === undefined || values.length === 0 ? [] : [anyOf(columns, facet, values)];
  const conditions = [
    ...choice('industry', filters.industries),
    ...choice('state', filters.states),
    ...choice('size', filters.sizes),
    ...choice('year', filters.planYears?.map(String)),
    ...choice('planType', filters.planTypes).map((one) => ({ ...one, plans: typeTest(filters.planTypes ?? []) })),
    ...choice('carrier', filters.carriers),
    ...choice('format', filters.types),
    ...choice('source', sample === undefined ? undefined : [sample ? 'sample' : 'imported']),
  ];
  if (wantedRegions !== undefined && wantedRegions.length > 0) {
    const states = regions.filter((region) => wantedRegions.includes(region)).flatMap((region) => statesOf[region]);
    conditions.push({ ...anyOf(columns, 'state', states), facet: null });
  }
  if (employees?.atLeast !== undefined || employees?.atMost !== undefined) {
    const [least, most] = [employees.atLeast ?? 0, employees.atMost ?? Infinity];
    conditions.push({
      facet: 'size',
      holdsIn: once((segment) => {
        const counts = columns.of(segment).employees;
        return guidesWhere(counts.length, (guide) => (counts[guide] ?? -1) >= least && (counts[guide] ?? -1) <= most);
      }),
    });
  }
  for (const fact of facts ?? []) {
    const passagesIn = once((segment) => placesOfFacts(segment.facts, fact));
    const holdsIn = once((segment) => satisfyingGuides(segment.facts, fact));
    const plans = planTest(fact);
    const passageWithin = (segment: Segment, guide: number, among: number): number =>
      placeWithin(segment.facts, fact, guide, among);
    conditions.push({ facet: null, passagesIn, holdsIn, ...(plans !== null && { plans, passageWithin }) });
  }
  return conditions;
}

function anyOf(columns: Columns, facet: FacetName, values: readonly string[]): Condition {
  return { facet, holdsIn: (segment) => columns.guidesWith(segment, facet, values) };
}
