import type { FacetName, FactCondition, SearchFilters } from '../../../../contract/search-filters.ts';
import type { Condition as Tree, Test } from '../../../../contract/reading.ts';
import { sizeBands } from '../../../../contract/vocabulary/company-sizes.ts';
import { type GuideSet, guidesWhere, has } from '../guide-set.ts';
import type { Segment } from '../segment.ts';
import { atSteps, metricsBetweenSteps } from './bound-steps.ts';
import type { Columns } from './columns.ts';
import { placeWithin, placesOfFacts } from './fact-places.ts';
import { guidesThat } from './guides-that.ts';
import { once } from './once.ts';
import { type PlanTest, planTest, typeTest } from './plan-tests.ts';

/** A condition on guides, of one field of the filters. */
export interface Condition {
  /** The facet that it is a choice within; null where it is of none. */
  facet: FacetName | null;
  /** The guides for which it holds. Not to be changed: who asks again is given the same. */
  holdsIn: (segment: Segment) => GuideSet;
  /** What it is about, of a condition over facts. */
  fact?: FactCondition;
  /** Of a condition over facts, by guide: the place of the passage that says it, or -1. */
  passagesIn?(segment: Segment): Int32Array;
  /** The same of one guide, by a fact that is of one of these plans (a bit each) or of every plan. */
  passageWithin?(segment: Segment, guide: number, plans: number): number;
  /** Of a condition that each plan satisfies or not. */
  plans?: PlanTest;
}

/** A condition over facts. */
type FactsCondition = Condition & Required<Pick<Condition, 'passagesIn' | 'passageWithin'>>;

const NOBODYS: ReadonlySet<string> = new Set();

/**
 * The conditions of filters: each must hold.
 *
 * @param unlocked guides to which bounds apply as they are; to all others, at whole steps of the catalogue
 */
export function conditionsOf(
  filters: SearchFilters,
  columns: Columns,
  unlocked: ReadonlySet<string> = NOBODYS,
): Condition[] {
  const { employees, facts = [], sample } = filters;
  const choice = (facet: FacetName | null, tests: readonly Test[] | undefined): Condition[] =>
    tests === undefined ? [] : [{ facet, holdsIn: once((segment) => guidesThat(anyOf(tests), segment, columns)) }];
  return [
    ...choice('industry', testsOn('industry', filters.industries)),
    ...choice('state', testsOn('state', filters.states)),
    ...choice('size', filled(filters.sizes)?.flatMap(bandTest)),
    ...choice(
      'year',
      filled(filters.planYears)?.map((year) => ({ on: 'year', atLeast: year, atMost: year })),
    ),
    ...choice('planType', testsOn('planType', filters.planTypes)).map((one) => ({
      ...one,
      plans: typeTest(filters.planTypes ?? []),
    })),
    ...choice('carrier', testsOn('carrier', filters.carriers)),
    ...choice('format', testsOn('format', filters.types)),
    ...(sample === undefined ? [] : [ofSource(sample, columns)]),
    ...choice(null, testsOn('region', filters.regions)),
    ...(employees?.atLeast === undefined && employees?.atMost === undefined
      ? []
      : choice('size', [sizeTest(employees.atLeast, employees.atMost)])),
    ...facts.map((fact) => factCondition(fact, columns, unlocked)),
  ];
}

const filled = <Value>(values: readonly Value[] | undefined): readonly Value[] | undefined =>
  values === undefined || values.length === 0 ? undefined : values;

const testsOn = (
  on: 'industry' | 'state' | 'region' | 'carrier' | 'planType' | 'format',
  values: readonly string[] | undefined,
): Test[] | undefined => filled(values)?.map((is) => ({ on, is }));

const sizeTest = (atLeast: number | undefined, atMost: number | undefined): Test => ({
  on: 'size',
  ...(atLeast !== undefined && { atLeast }),
  ...(atMost !== undefined && { atMost }),
});

const bandTest = (label: string): Test[] => {
  const band = sizeBands.find((one) => one.label === label);
  return band === undefined ? [] : [sizeTest(band.from, band.to ?? undefined)];
};

const CHOSEN = { kind: 'assumed', rule: 'a filter was chosen' } as const;

const anyOf = (tests: readonly Test[]): Tree => ({ or: tests.map((test) => ({ test, from: CHOSEN })) });

/** Where guides come from is no condition of the words. */
const ofSource = (sample: boolean, columns: Columns): Condition => ({
  facet: 'source',
  holdsIn: (segment) => columns.guidesWith(segment, 'source', [sample ? 'sample' : 'imported']),
});

function factCondition(fact: FactCondition, columns: Columns, unlocked: ReadonlySet<string>): Condition {
  const stepped = conditionOf(atSteps(fact), columns);
  const isExact = unlocked.size === 0 || metricsBetweenSteps([fact]).length === 0;
  return isExact ? stepped : eitherOf(unlocked, conditionOf(fact, columns), stepped);
}

/** A condition over facts as a tree of tests. */
function treeOf({ or = [], not, ...first }: FactCondition): Tree {
  const any = anyOf([first, ...or].map((test) => ({ on: 'fact', ...test }) as Test));
  return not === true ? { not: any } : any;
}

function conditionOf(fact: FactCondition, columns: Columns): FactsCondition {
  const plans = planTest(fact);
  return {
    facet: null,
    fact,
    passagesIn: once((segment) => placesOfFacts(segment.facts, fact)),
    holdsIn: once((segment) => guidesThat(treeOf(fact), segment, columns)),
    ...(plans !== null && { plans }),
    passageWithin: (segment, guide, among) => placeWithin(segment.facts, fact, guide, among),
  };
}

/** One condition for some guides, another for all others. Both are about the same plans. */
function eitherOf(some: ReadonlySet<string>, own: FactsCondition, others: FactsCondition): FactsCondition {
  const conditionFor = (segment: Segment, guide: number): FactsCondition =>
    some.has(segment.guides[guide]?.id ?? '') ? own : others;
  const { plans, fact } = own;
  return {
    facet: null,
    ...(fact !== undefined && { fact }),
    passagesIn: once((segment) =>
      others.passagesIn(segment).map((_, guide) => conditionFor(segment, guide).passagesIn(segment)[guide] ?? -1),
    ),
    holdsIn: once((segment) =>
      guidesWhere(segment.guides.length, (guide) => has(conditionFor(segment, guide).holdsIn(segment), guide)),
    ),
    ...(plans !== undefined && {
      plans: {
        line: plans.line,
        in: once((segment) =>
          plans.in(segment).map((_, guide) => conditionFor(segment, guide).plans?.in(segment)[guide] ?? 0),
        ),
      },
    }),
    passageWithin: (segment, guide, among) => conditionFor(segment, guide).passageWithin(segment, guide, among),
  };
}
