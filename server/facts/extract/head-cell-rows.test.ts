import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('heads that lost their bounds stand over rows that kept theirs; of columns by pay the one in the middle is the plan’s', () => {
  expect(
    factsOf([
      [
        'Medical plan rates',
        'Bi-weekly payroll deductions for full-time staff - Standard PPO (Blue option)',
        'Earnings < $30k $30-60k $60k+',
        'Employee only | 12.00 | 24.00 | 36.00',
        'Employee + family | 60.00 | 72.00 | 84.00',
      ],
    ]),
  ).toEqual([
    'medical.contribution 156 employee_family (Standard PPO (Blue option))',
    'medical.contribution 52 employee (Standard PPO (Blue option))',
    'medical.plan_type PPO (Standard PPO (Blue option))',
  ]);
});

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
