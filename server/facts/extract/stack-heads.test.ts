import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('a limit that stands between heads and its levels heads rows and no column', () => {
  const facts = factsOf([
    [
      'Medical',
      'In-network',
      'Out-of-network',
      'Annual deductible',
      'Individual',
      '$750',
      '$2,250',
      'Family',
      '$1,500',
      '$4,500',
      'Urgent care',
      '$40 copay',
      '40% after deductible',
    ],
  ]);
  expect(facts).toEqual([
    'medical.deductible 1500 family in',
    'medical.deductible 2250 individual out',
    'medical.deductible 4500 family out',
    'medical.deductible 750 individual in',
    'medical.urgent_care_copay 40 in',
  ]);
});

test('a plan that goes with an account costs what it costs, whatever words stand between the two', () => {
  expect(
    factsOf([['HSA Open Access Plan', 'Monthly cost', 'Employee only | $10.00', 'Family | $86.00']]).filter((fact) =>
      fact.includes('contribution'),
    ),
  ).toEqual([
    'medical.contribution 10 employee (HSA Open Access Plan)',
    'medical.contribution 86 employee_family (HSA Open Access Plan)',
  ]);
});
