import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('plans of one word and a number over networks without bounds; coinsurance that only the plan can pay', () => {
  expect(
    factsOf([
      [
        'Dental plan comparison',
        'Dental Plan 1 (No Cost) Dental Plan 2',
        'Network Non-Network Network Non-Network',
        'Preventive care coinsurance 100% (no deductible) 90% (no deductible) 100% (no deductible) 100% (no deductible)',
        'Basic care coinsurance 80% (after deductible) 60% (after deductible) 90% (after deductible) 70% (after deductible)',
      ],
    ]),
  ).toEqual([
    'dental.basic 80 (Dental Plan 1 (No Cost))',
    'dental.basic 90 (Dental Plan 2)',
    'dental.preventive 100 (Dental Plan 1 (No Cost))',
    'dental.preventive 100 (Dental Plan 2)',
  ]);
});

test('a level over the tables of several benefits holds for the last of them too', () => {
  expect(
    factsOf([
      [
        'Contributions',
        'You + spouse',
        'Medical',
        'Plan | Employee cost per month',
        'Copay Plan | $78',
        'Dental',
        'Plan | Employee cost per month',
        'Core | $6',
        'Enhanced | $15',
        'Vision',
        'Plan | Employee cost per month',
        'Core | $4',
        'Enhanced | $7',
      ],
    ]),
  ).toEqual([
    'dental.contribution 15 employee_spouse (Enhanced)',
    'dental.contribution 6 employee_spouse (Core)',
    'medical.contribution 78 employee_spouse (Copay Plan)',
    'vision.contribution 4 employee_spouse (Core)',
    'vision.contribution 7 employee_spouse (Enhanced)',
  ]);
});

test('beside a level a plan that is named for exams states what it costs', () => {
  expect(
    factsOf([
      ['Monthly vision costs', 'Coverage | Exam Plus Plan | Enhanced Vision Plan', 'Employee only | $0.45 | $3.60'],
    ]),
  ).toEqual([
    'vision.contribution 0.45 employee (Exam Plus Plan)',
    'vision.contribution 3.6 employee (Enhanced Vision Plan)',
  ]);
});

test('of columns by what people earn the middle one stands for the plan; they part the tables that they head', () => {
  const facts = factsOf([
    [
      'Medical rates',
      'Biweekly deductions - Standard PPO',
      'Earnings <$25k $25-50k $50k+',
      'Employee only 40.00 50.00 60.00',
      'Biweekly deductions - Saver HDHP',
      'Earnings <$25k $25-50k $50k+',
      'Employee only 30.00 35.00 45.00',
    ],
  ]).filter((fact) => fact.includes('contribution'));
  expect(facts).toEqual([
    'medical.contribution 108.33 employee (Standard PPO)',
    'medical.contribution 75.83 employee (Saver HDHP)',
  ]);
});
