import type { Condition, Test } from '../../contract/reading.ts';

/** The plan years that a question names. */
export function yearsOf(where: Condition | null): number[] {
  const ends = testsIn(where).flatMap((test) => (test.on === 'year' ? [test.atLeast, test.atMost] : []));
  return [...new Set(ends.filter((year) => year !== undefined))];
}

function testsIn(where: Condition | null): Test[] {
  if (where === null) return [];
  if ('test' in where) return [where.test];
  if ('not' in where) return testsIn(where.not);
  return ('and' in where ? where.and : where.or).flatMap(testsIn);
}
