import { isMetric, metricOf } from '../../../../contract/metrics.ts';
import type { FactCondition } from '../../../../contract/search-filters.ts';
import type { Segment } from '../segment.ts';
import { plansOfFacts } from './fact-places.ts';
import { once } from './once.ts';

/** Which plans of guides satisfy a condition. */
export interface PlanTest {
  /** Whose plans: conditions of one line must be satisfied by one plan. */
  line: 'medical' | 'dental' | 'vision';
  /** By guide: a bit for each plan that does; every bit where it holds whatever the plan. Not to be changed. */
  in(segment: Segment): Uint32Array;
}

/** The test of a condition over facts that guides state plan by plan; null where they state it once, or one of several does. */
export function planTest(fact: FactCondition): PlanTest | null {
  if (fact.or !== undefined || fact.not === true) return null;
  if (!isMetric(fact.metric) || metricOf(fact.metric).perPlan !== true) return null;
  const [kind] = fact.metric.split('.');
  const line = kind === 'dental' || kind === 'vision' ? kind : 'medical';
  return { line, in: once((segment) => plansOfFacts(segment.facts, fact)) };
}

/** The test of types of medical plans, of which a plan has any. */
export function typeTest(types: readonly string[]): PlanTest {
  return {
    line: 'medical',
    in: once((segment) => {
      const each = types.map((is) => plansOfFacts(segment.facts, { metric: 'medical.plan_type', is }));
      const [only] = each;
      if (only !== undefined && each.length === 1) return only;
      const plans = new Uint32Array(segment.guides.length);
      for (const own of each)
        for (let guide = 0; guide < plans.length; guide += 1) plans[guide] = (plans[guide] ?? 0) | (own[guide] ?? 0);
      return plans;
    }),
  };
}
