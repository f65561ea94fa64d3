import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('a match that a table states step by step, and one by what each saving brings', () => {
  expect(
    factsOf([['401(k) plan', 'Your Contribution | Company Match', 'First 4% of pay | 100%', 'Next 3% of pay | 50%']]),
  ).toEqual([
    'retirement.effective_match 5.5',
    'retirement.match_formula 100% of 4% + 50% of 3%',
    'retirement.plan_type 401(k)',
  ]);
  expect(
    factsOf([
      ['401(k) plan', 'You contribute | The company matches', '1% | 1%', '2% | 2%', '3% | 2.5%', '4% or more | 3%'],
    ]),
  ).toContain('retirement.effective_match 3');
});

test('shares that are none of a match are no steps of one', () => {
  expect(factsOf([['401(k) plan', 'Years | Vested', '1% | 20%', '2% | 40%', '3% | 60%']])).not.toContainEqual(
    expect.stringContaining('match'),
  );
});

test('employee, company and total are payers where they stand side by side; a plan may head its rows', () => {
  expect(
    factsOf([
      [
        'Semi-monthly payroll deductions',
        'Employee | Company | Total',
        'Medical - PPO 1000',
        'EE Only | $80.00 | $320.00 | $400.00',
        'EE + FAM | $300.00 | $900.00 | $1,200.00',
        'Dental',
        'EE Only | $5.00 | $15.00 | $20.00',
      ],
    ]),
  ).toEqual([
    'dental.contribution 10 employee',
    'medical.contribution 160 employee (PPO 1000)',
    'medical.contribution 600 employee_family (PPO 1000)',
    'medical.plan_type PPO (PPO 1000)',
    'medical.premium 2400 employee_family (PPO 1000)',
    'medical.premium 800 employee (PPO 1000)',
  ]);
});

test('two services in one label, each with its price; thousands without a sign', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Blue PPO | Red HMO',
        'Deductible (Single/Family) | 2,100 / 4,200 | 1,100 / 2,200',
        'ER / Urgent Care | $240 / $70 | $210 / $60',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1100 individual (Red HMO)',
    'medical.deductible 2100 individual (Blue PPO)',
    'medical.deductible 2200 family (Red HMO)',
    'medical.deductible 4200 family (Blue PPO)',
    'medical.er_copay 210 (Red HMO)',
    'medical.er_copay 240 (Blue PPO)',
    'medical.plan_type HMO (Red HMO)',
    'medical.plan_type PPO (Blue PPO)',
    'medical.urgent_care_copay 60 (Red HMO)',
    'medical.urgent_care_copay 70 (Blue PPO)',
  ]);
});
