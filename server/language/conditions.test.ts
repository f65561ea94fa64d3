import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition, Test } from '../../contract/reading.ts';
import { allOf, anyOf, holds, is, not, testsOf, without } from './conditions.ts';

const names = ['TX', 'CA', 'NY', 'OH'];
const one = fc.constantFrom(...names).map((state): Condition => is({ on: 'state', is: state }, { kind: 'carried' }));
const { tree } = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    one,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => allOf(parts) as Condition),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((parts) => anyOf(parts) as Condition),
    tie('tree').map(not),
  ),
}));
const world = fc.subarray(names);
const within = (states: readonly string[]) => (test: Test) => test.on === 'state' && states.includes(test.is);

test('and, or and not of conditions mean what they say', () => {
  fc.assert(
    fc.property(tree, tree, world, (a, b, states) => {
      const [first, second] = [holds(a, within(states)), holds(b, within(states))];
      expect(holds(allOf([a, b]), within(states))).toBe(first && second);
      expect(holds(anyOf([a, b]), within(states))).toBe(first || second);
      expect(holds(not(a), within(states))).toBe(!first);
      expect(not(not(a))).toEqual(a);
    }),
  );
});

test('a test that is taken out stands nowhere in what is left', () => {
  fc.assert(
    fc.property(tree, (condition) => {
      const left = without(condition, (test) => test.on === 'state' && test.is === 'TX');
      expect(testsOf(left).some(({ test }) => test.on === 'state' && test.is === 'TX')).toBe(false);
    }),
  );
});
