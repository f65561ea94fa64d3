import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('limits by the year are no costs', () => {
  expect(
    factsOf([['Dental insurance', ' | Core plan | Premier plan', 'Employee | $40/year | $60/year']]).filter((fact) =>
      fact.includes('contribution'),
    ),
  ).toEqual([]);
});

test('a plan that goes with an account costs what it costs; what the employer pays into the account is of the account', () => {
  const rows = ['Tier | Monthly cost', 'Employee | $88.00', 'Employee + spouse | $240.00'];
  expect(factsOf([['HDHP with HSA', ...rows]])).toEqual([
    'medical.contribution 240 employee_spouse (HDHP with HSA)',
    'medical.contribution 88 employee (HDHP with HSA)',
    'medical.plan_type HDHP (HDHP with HSA)',
  ]);
  expect(
    factsOf([['HDHP with HSA: employer contribution', 'Tier | Per year', 'Employee | $600', 'Family | $1,200']]).filter(
      (fact) => fact.startsWith('medical.contribution'),
    ),
  ).toEqual([]);
});
