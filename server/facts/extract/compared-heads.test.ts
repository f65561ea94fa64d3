import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('of columns that compare, the new one states the values', () => {
  expect(
    factsOf([
      [
        'Monthly medical contributions',
        'Level | Current | New | Increase',
        'Employee | $90 | $97 | $7',
        'Family | $310 | $334 | $24',
      ],
    ]),
  ).toEqual(['medical.contribution 334 employee_family', 'medical.contribution 97 employee']);
  expect(
    factsOf([
      ['Dental plan', 'Benefit | Prior plan | Renewal | Difference', 'Annual maximum | $1,200 | $1,700 | $500'],
    ]),
  ).toEqual(['dental.annual_maximum 1700']);
  expect(factsOf([['Medical plan', 'Benefit | Current | Proposed', 'Emergency room visit | $150 | $225']])).toEqual([]);
  expect(factsOf([['Short-term disability', 'Feature | Current | New', 'Waiting period | 14 days | 8 days']])).toEqual(
    [],
  );
});

test('of rows that compare, the new one states the values', () => {
  expect(
    factsOf([
      [
        'Monthly medical contributions',
        'Rates | Employee | Family',
        'Current | $90 | $310',
        'New | $97 | $334',
        'Change | $7 | $24',
      ],
    ]),
  ).toEqual(['medical.contribution 334 employee_family', 'medical.contribution 97 employee']);
});

test('plans under heads that compare; what costs without an extra names no plan', () => {
  const rates = [
    'medical.contribution 120 employee (PPO)',
    'medical.contribution 65 employee (HDHP)',
    'medical.plan_type HDHP (HDHP)',
    'medical.plan_type PPO (PPO)',
  ];
  expect(
    factsOf([
      [
        'Monthly medical rates',
        ' | PPO | | HDHP | ',
        ' | Current | New | Current | New',
        'Employee | $110 | $120 | $55 | $65',
      ],
    ]),
  ).toEqual(rates);
  expect(
    factsOf([
      [
        'Monthly medical rates',
        ' | Current | | New | ',
        ' | PPO | HDHP | PPO | HDHP',
        'Employee | $110 | $55 | $120 | $65',
      ],
    ]),
  ).toEqual(rates);
  expect(factsOf([['Monthly medical rates', ' | With | Without', 'Employee | $110 | $140']])).toEqual([
    'medical.contribution 110 employee',
  ]);
});

test('plans whose names hold such words stay, and what is current where nothing newer stands beside it', () => {
  expect(
    factsOf([['Medical plans', 'Benefit | Current PPO | New HDHP', 'Emergency room visit | $150 | $225']]),
  ).toEqual([
    'medical.er_copay 150 (Current PPO)',
    'medical.er_copay 225 (New HDHP)',
    'medical.plan_type HDHP (New HDHP)',
    'medical.plan_type PPO (Current PPO)',
  ]);
  expect(
    factsOf([['Dental plans', 'Benefit | Savings plan | Premium plan', 'Annual maximum | $1,200 | $1,700']]),
  ).toEqual(['dental.annual_maximum 1200 (Savings plan)', 'dental.annual_maximum 1700 (Premium plan)']);
  expect(factsOf([['Medical plan', 'Benefit | Current', 'Emergency room visit | $150']])).toEqual([
    'medical.er_copay 150',
  ]);
});
