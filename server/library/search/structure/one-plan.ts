import { type GuideSet, has, insert, noGuides } from '../guide-set.ts';
import type { Segment } from '../segment.ts';
import { EVERY_PLAN } from './fact-places.ts';
import type { Condition } from './guide-tests.ts';
import { once } from './once.ts';

/**
 * The same conditions, where those of one line hold only together: each of a plan that satisfies those before it as well. Types
 * of plans come last, since they are the first to be given up. What a guide fails binds the others to nothing.
 *
 * @param before conditions that come before all of them
 */
export function ofOnePlan<Any extends Condition>(conditions: readonly Any[], before: readonly Condition[]): Any[] {
  const order = conditions.toSorted((a, b) => Number(a.facet === 'planType') - Number(b.facet === 'planType'));
  return conditions.map((condition) => {
    const { plans } = condition;
    const earlier = [...before, ...order.slice(0, order.indexOf(condition))];
    const others = earlier.filter((other) => other.plans?.line === plans?.line);
    if (plans === undefined || others.length === 0) return condition;
    return { ...condition, holdsIn: once((segment) => lastOf([...others, condition], segment)) };
  });
}

/** The guides for which the last condition holds of a plan that the others, as far as they hold, are satisfied by. */
function lastOf(chain: readonly Condition[], segment: Segment): GuideSet {
  let holds = noGuides(0);
  const left = new Uint32Array(segment.guides.length).fill(EVERY_PLAN);
  for (const { holdsIn, plans } of chain) {
    const own = holdsIn(segment);
    const satisfied = plans?.in(segment);
    holds = noGuides(left.length);
    for (let guide = 0; guide < left.length; guide += 1) {
      // What a guide says in its text alone is of no one plan.
      const within = ((left[guide] ?? 0) & (satisfied?.[guide] || EVERY_PLAN)) >>> 0;
      if (within === 0 || !has(own, guide)) continue;
      insert(holds, guide);
      left[guide] = within;
    }
  }
  return holds;
}

/**
 * The place in a guide of the passage that says what a condition asks for: of a plan that satisfies the others as well, so that no
 * other plan's figures are shown for it. -1 where none says so.
 */
export function passageOfOnePlan(
  condition: Condition,
  all: readonly Condition[],
  segment: Segment,
  guide: number,
): number {
  const first = condition.passagesIn?.(segment)[guide] ?? -1;
  const { plans, passageWithin } = condition;
  if (first < 0 || plans === undefined || passageWithin === undefined) return first;
  let left = EVERY_PLAN;
  for (const other of all) {
    if (other.plans?.line !== plans.line || !has(other.holdsIn(segment), guide)) continue;
    left = (left & (other.plans.in(segment)[guide] || EVERY_PLAN)) >>> 0;
  }
  if (left === EVERY_PLAN || left === 0) return first;
  const place = passageWithin(segment, guide, left);
  return place < 0 ? first : place;
}

/** Of a guide of a segment: the medical plans that satisfy all of the conditions that are of such plans, a bit for each. */
export function medicalPlansWithin(conditions: readonly Condition[], segment: Segment): (guide: number) => number {
  const tests = conditions.flatMap(({ holdsIn, plans }) =>
    plans?.line === 'medical' ? [{ holds: holdsIn(segment), satisfied: plans.in(segment) }] : [],
  );
  return (guide) => {
    let left = EVERY_PLAN;
    for (const { holds, satisfied } of tests) {
      if (!has(holds, guide)) return 0;
      left = (left & (satisfied[guide] || EVERY_PLAN)) >>> 0;
    }
    return left;
  };
}
