import type { Condition } from '../../contract/reading.ts';
import { testsOf } from '../language/conditions.ts';

/** The plan years that a question names. */
export function yearsOf(where: Condition | null): number[] {
  const ends = testsOf(where).flatMap(({ test }) => (test.on === 'year' ? [test.atLeast, test.atMost] : []));
  return [...new Set(ends.filter((year) => year !== undefined))];
}
