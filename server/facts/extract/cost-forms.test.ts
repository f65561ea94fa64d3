import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('what is so much a month is what a level costs, though nothing else says that it is a cost', () => {
  expect(
    factsOf([
      ['Dental insurance (Acme)', ' | Core plan | Premier plan', 'Employee | $7.10/mo | $11.90/mo', 'Employee + family | $31.00/mo | $44.00/mo'], // prettier-ignore
    ]),
  ).toEqual([
    'dental.contribution 11.9 employee (Premier plan)',
    'dental.contribution 31 employee_family (Core plan)',
    'dental.contribution 44 employee_family (Premier plan)',
    'dental.contribution 7.1 employee (Core plan)',
  ]);
});

test('limits by the year are no costs', () => {
  expect(
    factsOf([['Dental insurance', ' | Core plan | Premier plan', 'Employee | $40/year | $60/year']]).filter((fact) =>
      fact.includes('contribution'),
    ),
  ).toEqual([]);
});

test('the same cost by another period in brackets is no second amount', () => {
  expect(
    factsOf([
      ['Health insurance', 'Plan | Employee only / mo | Employee + family / mo', 'Bronze plan | $0.00 ($0/paycheck) | $130.00 ($60/paycheck)', 'Silver plan | $91.00 ($42/paycheck) | $260.00 ($120/paycheck)'], // prettier-ignore
    ]),
  ).toEqual([
    'medical.contribution 0 employee (Bronze plan)',
    'medical.contribution 130 employee_family (Bronze plan)',
    'medical.contribution 260 employee_family (Silver plan)',
    'medical.contribution 91 employee (Silver plan)',
  ]);
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
