import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test.each(['Open enrollment 2026', 'Your wellness handbook'])(
  'what levels cost is of no enrollment and of no program: %s',
  (title) => {
    const facts = factsOf([
      ['Your monthly contributions', title, ' | PPO | HDHP', 'Employee only | $80.00 | $30.00', 'Employee + family | $300.00 | $140.00'], // prettier-ignore
    ]);
    expect(facts.filter((fact) => fact.includes('contribution'))).toEqual([
      'medical.contribution 140 employee_family (HDHP)',
      'medical.contribution 30 employee (HDHP)',
      'medical.contribution 300 employee_family (PPO)',
      'medical.contribution 80 employee (PPO)',
    ]);
  },
);
