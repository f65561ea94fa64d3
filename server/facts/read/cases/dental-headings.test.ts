import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('dentists at the head of columns are no plans', () => {
  expect(
    factsOf([
      [
        'Dental',
        'Service | PPO dentists - you pay | Premier dentists - you pay',
        'Preventive care | 0% | 0%',
        'Deductible (individual) | $50 | $50',
      ],
    ]),
  ).toEqual(['dental.deductible 50 individual', 'dental.preventive 100']);
});
