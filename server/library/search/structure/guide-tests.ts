import type { FacetName, SearchFilters } from '../../../../contract/search-filters.ts';
import { regions, statesOf } from '../../regions.ts';
import type { Segment } from '../segment.ts';
import type { Column, Columns } from './columns.ts';
import { factTest } from './facts.ts';

/** Whether a guide of one segment satisfies a condition. */
export type GuideTest = (guide: number) => boolean;

/** A condition on guides, of one field of the filters. */
export interface Condition {
  /** The facet that it is a choice within; null where it is of none. */
  facet: FacetName | null;
  testOf(segment: Segment): GuideTest;
  /** Of a condition over facts: the place of the passage that says it, or -1. */
  passageOf?(segment: Segment): (guide: number) => number;
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
    ...choice('planType', filters.planTypes),
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
      testOf: (segment) => {
        const counts = columns.of(segment).employees;
        return (guide) => (counts[guide] ?? -1) >= least && (counts[guide] ?? -1) <= most;
      },
    });
  }
  for (const fact of facts ?? []) {
    const passageOf = (segment: Segment): ((guide: number) => number) => factTest(segment.facts, fact);
    conditions.push({
      facet: null,
      passageOf,
      testOf: (segment) => {
        const place = passageOf(segment);
        return (guide) => place(guide) >= 0;
      },
    });
  }
  return conditions;
}

function anyOf(columns: Columns, facet: FacetName, values: readonly string[]): Condition {
  return {
    facet,
    testOf: (segment) => {
      const column = columns.of(segment)[facet];
      const wanted = new Uint8Array(columns.values(facet).length);
      let isAny = false;
      for (const value of values) {
        const code = columns.codeOf(facet, value);
        if (code === undefined) continue;
        wanted[code] = 1;
        isAny = true;
      }
      return isAny ? (guide) => hasAny(column, guide, wanted) : () => false;
    },
  };
}

function hasAny({ starts, codes }: Column, guide: number, wanted: Uint8Array): boolean {
  const end = starts[guide + 1] ?? 0;
  for (let at = starts[guide] ?? 0; at < end; at += 1) {
    if (wanted[codes[at] ?? 0] === 1) return true;
  }
  return false;
}
