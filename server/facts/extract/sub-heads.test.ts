import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const withoutTypes = (facts: readonly string[]): string[] =>
  facts.filter((fact) => !fact.startsWith('medical.plan_type'));

test('parts of one table with plans of their own keep what heads them all', () => {
  expect(
    withoutTypes(
      factsOf(
        [
          [
            'Medical rates: your monthly contribution',
            'Coverage level | Aster (2024) | Birch (2025)',
            'Aster HRA | Birch HRA',
            'Associate only | $95.00 | $90.00',
            'Aster HSA | Birch HSA',
            'Associate only | $85.00 | $80.00',
          ],
        ],
        { planYear: 2025 },
      ),
    ),
  ).toEqual(['medical.contribution 80 employee (Birch HSA)', 'medical.contribution 90 employee (Birch HRA)']);
});

test('a name over a type of plan is one name', () => {
  expect(withoutTypes(factsOf([['Medical', 'Core | Premier', 'HDHP | PPO', 'Urgent care | $60 | $50']]))).toEqual([
    'medical.urgent_care_copay 50 (Premier PPO)',
    'medical.urgent_care_copay 60 (Core HDHP)',
  ]);
});

test('an amount of no named plan beside those of named ones is looked at', () => {
  expect(
    withoutTypes(
      factsOf([
        ['Medical: your monthly cost', 'Employee: $88.00'],
        ['Medical: your monthly cost', 'Coverage | PPO Low | PPO High', 'Employee | $96.00 | $120.00'],
      ]),
    ),
  ).toEqual([
    'medical.contribution 120 employee (PPO High)',
    'medical.contribution 88 employee ?',
    'medical.contribution 96 employee (PPO Low)',
  ]);
});

test('who insures nothing but eye care is of vision, among the plans of other benefits', () => {
  expect(
    withoutTypes(
      factsOf([
        ['Monthly contribution rates', 'Plan | Employee only | Employee + 1 | Family', 'VSP | $2.00 | $3.00 | $6.00'],
      ]),
    ),
  ).toEqual([
    'vision.carrier VSP',
    'vision.contribution 2 employee (VSP)',
    'vision.contribution 6 employee_family (VSP)',
  ]);
});

test('bi-monthly is twice a month, and the monthly amount beside it counts', () => {
  expect(
    withoutTypes(
      factsOf([['Medical', 'Coverage | Monthly contribution | Bi-monthly contribution', 'Employee | $88.00 | $44.00']]),
    ),
  ).toEqual(['medical.contribution 88 employee']);
});
