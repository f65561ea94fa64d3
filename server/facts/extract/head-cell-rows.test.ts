import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('a line beneath a row of heads is of all its columns', () => {
  const facts = factsOf([
    [
      'Dental rates',
      'Monthly contribution',
      'Coverage level | 2024 | 2025',
      'Dental PPO',
      'Employee only | $8.00 | $9.00',
      'Employee + family | $25.00 | $26.00',
    ],
  ]);
  expect(facts).toContain('dental.contribution 9 employee (Dental PPO)');
});
