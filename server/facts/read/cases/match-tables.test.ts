import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('shares that are none of a match are no steps of one', () => {
  expect(factsOf([['401(k) plan', 'Years | Vested', '1% | 20%', '2% | 40%', '3% | 60%']])).not.toContainEqual(
    expect.stringContaining('match'),
  );
});
