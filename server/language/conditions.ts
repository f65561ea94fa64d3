import type { Condition, From, Test } from '../../contract/reading.ts';

/** The algebra of conditions: And, Or and Not of tests. */

export const is = (test: Test, from: From, amount?: readonly [start: number, end: number]): Condition =>
  amount === undefined ? { test, from } : { test, from, amount };

/** All of them; null of none. */
export function allOf(conditions: readonly Condition[]): Condition | null {
  const flat = conditions.flatMap((one) => ('and' in one ? one.and : [one]));
  return flat.length < 2 ? (flat[0] ?? null) : { and: flat };
}

/** Any of them; null of none. */
export function anyOf(conditions: readonly Condition[]): Condition | null {
  const flat = conditions.flatMap((one) => ('or' in one ? one.or : [one]));
  return flat.length < 2 ? (flat[0] ?? null) : { or: flat };
}

/** The opposite; twice denied is said. */
export const not = (condition: Condition): Condition => ('not' in condition ? condition.not : { not: condition });

/** What must hold together, at the top. */
export const partsOf = (condition: Condition | null): readonly Condition[] =>
  condition === null ? [] : 'and' in condition ? condition.and : [condition];

/** Every test, however deep. */
export function testsOf(condition: Condition | null): { test: Test; from: From }[] {
  if (condition === null) return [];
  if ('test' in condition) return [condition];
  if ('not' in condition) return testsOf(condition.not);
  return ('and' in condition ? condition.and : condition.or).flatMap(testsOf);
}

/** Whether a condition holds, given what holds of a test. */
export function holds(condition: Condition | null, ofTest: (test: Test) => boolean): boolean {
  if (condition === null) return true;
  if ('test' in condition) return ofTest(condition.test);
  if ('not' in condition) return !holds(condition.not, ofTest);
  if ('and' in condition) return condition.and.every((one) => holds(one, ofTest));
  return condition.or.some((one) => holds(one, ofTest));
}

/** The same condition with every test changed. */
export function mapTests(condition: Condition, change: (one: { test: Test; from: From }) => Condition): Condition {
  if ('test' in condition) return change(condition);
  if ('not' in condition) return { not: mapTests(condition.not, change) };
  if ('and' in condition) return { and: condition.and.map((one) => mapTests(one, change)) };
  return { or: condition.or.map((one) => mapTests(one, change)) };
}

/** A condition without the tests that are meant; null where nothing is left. */
export function without(condition: Condition | null, isMeant: (test: Test) => boolean): Condition | null {
  if (condition === null) return null;
  if ('test' in condition) return isMeant(condition.test) ? null : condition;
  if ('not' in condition) {
    const kept = without(condition.not, isMeant);
    return kept === null ? null : not(kept);
  }
  const kept = ('and' in condition ? condition.and : condition.or).flatMap((one) => without(one, isMeant) ?? []);
  return 'and' in condition ? allOf(kept) : anyOf(kept);
}
