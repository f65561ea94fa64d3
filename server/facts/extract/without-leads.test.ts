import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test.each(['Open enrollment 2026', 'Enrollment guide', 'Your wellness handbook', 'Retirement, health and more'])(
  'the title of a guide above its first heading does not say what the table beneath is about: %s',
  (title) => {
    expect(
      factsOf([
        ['Dental plans', title, 'Service | Low plan | High plan', 'Deductible | $75 | $50', 'Annual max | $1,000 | $2,000'], // prettier-ignore
      ]),
    ).toEqual([
      'dental.annual_maximum 1000 (Low plan)',
      'dental.annual_maximum 2000 (High plan)',
      'dental.deductible 50 (High plan)',
      'dental.deductible 75 (Low plan)',
    ]);
  },
);

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
