import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('contributions are brought to a month: biweekly, semi-monthly, by the pay periods that the guide states', () => {
  const rows = [
    'Plan | Employee Only | Employee + Spouse | Employee + Child(ren) | Employee + Family',
    'Core PPO | $60.00 | $140.00 | $120.00 | $200.00',
  ];
  expect(factsOf([['2025 Bi-Weekly Medical Contributions', ...rows]])).toEqual([
    'medical.contribution 130 employee (Core PPO)',
    'medical.contribution 260 employee_children (Core PPO)',
    'medical.contribution 303.33 employee_spouse (Core PPO)',
    'medical.contribution 433.33 employee_family (Core PPO)',
    'medical.plan_type PPO (Core PPO)',
  ]);
  expect(factsOf([['Medical Contributions', 'Semi-monthly deductions:', ...rows]])).toContain(
    'medical.contribution 120 employee (Core PPO)',
  );
  expect(factsOf([['Medical Contributions', 'Your cost per paycheck (24 pay periods):', ...rows]])).toContain(
    'medical.contribution 120 employee (Core PPO)',
  );
});

test('total, employer and employee side by side: a premium and a contribution, and no third', () => {
  expect(
    factsOf([
      [
        'Monthly Medical Rates',
        'Tier | Total Premium | Employer Pays | Employee Pays',
        'PPO',
        'Employee Only | $600.00 | $510.00 | $90.00',
        'HDHP',
        'Employee Only | $500.00 | $470.00 | $30.00',
      ],
    ]).filter((fact) => !fact.includes('plan_type')),
  ).toEqual([
    'medical.contribution 30 employee (HDHP)',
    'medical.contribution 90 employee (PPO)',
    'medical.premium 500 employee (HDHP)',
    'medical.premium 600 employee (PPO)',
  ]);
});

test('what the employer puts into an HSA stands beside what the law allows', () => {
  expect(
    factsOf([
      [
        'HSA contributions',
        'Coverage level | Company contribution | 2025 IRS limit',
        'Employee only | $500 | $4,300',
        'Family | $1,000 | $8,550',
      ],
    ]),
  ).toEqual(['hsa.employer_contribution 1000 family', 'hsa.employer_contribution 500 individual']);
});
