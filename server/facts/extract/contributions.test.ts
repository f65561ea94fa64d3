import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

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

test('where nothing tells how many pay periods there are, or which period it is, the amount is marked for review', () => {
  expect(factsOf([['Medical contributions per paycheck', 'Tier | Core PPO', 'Employee only | $60.00']])).toContain(
    'medical.contribution 130 employee (Core PPO) ?',
  );
  expect(factsOf([['Medical contributions', 'Tier | Core PPO', 'Employee only | $60.00']])).toContain(
    'medical.contribution 60 employee (Core PPO) ?',
  );
});

test('benefits side by side, each with its own contributions', () => {
  expect(
    factsOf([
      [
        'Your Semi-Monthly Payroll Deductions',
        'Coverage Level | Medical PPO | Medical HDHP | Dental | Vision',
        'Employee Only | $85.50 | $42.00 | $8.00 | $3.00',
        'Family | $255.00 | $150.00 | $27.00 | $9.50',
      ],
    ]).filter((fact) => fact.includes('contribution')),
  ).toEqual([
    'dental.contribution 16 employee',
    'dental.contribution 54 employee_family',
    'medical.contribution 171 employee (Medical PPO)',
    'medical.contribution 300 employee_family (Medical HDHP)',
    'medical.contribution 510 employee_family (Medical PPO)',
    'medical.contribution 84 employee (Medical HDHP)',
    'vision.contribution 19 employee_family',
    'vision.contribution 6 employee',
  ]);
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

test('rates that not everyone pays are left out: tobacco users, no wellness credit, COBRA, a former year', () => {
  expect(
    factsOf([
      [
        'Medical Premiums Per Pay Period (24)',
        'Coverage Tier | Non-Tobacco | Tobacco',
        'Employee Only | $50.00 | $75.00',
      ],
    ]),
  ).toEqual(['medical.contribution 100 employee']);
  expect(
    factsOf([
      [
        'Medical',
        'Employee cost per month',
        'PPO | With Wellness | Without Wellness',
        'Employee | $50.00 | $75.00',
        'EE + Spouse | $100.00 | $150.00',
      ],
    ]),
  ).toEqual([
    'medical.contribution 100 employee_spouse (PPO)',
    'medical.contribution 50 employee (PPO)',
    'medical.plan_type PPO (PPO)',
  ]);
  expect(factsOf([['COBRA rates per month', 'Employee only | $650.00', 'Family | $1,900.00']])).toEqual([]);
  expect(
    factsOf([['Medical contributions per month', 'Tier | 2024 | 2025', 'Employee Only | $100 | $110']], {
      planYear: 2025,
    }),
  ).toEqual(['medical.contribution 110 employee']);
});

test('"employee + 1" is no level of the catalogue, and bands of pay are marked for review', () => {
  expect(
    factsOf([['Dental', 'Monthly cost', 'Employee | $10.00', 'Employee + 1 | $20.00', 'Family | $32.00']]),
  ).toEqual(['dental.contribution 10 employee', 'dental.contribution 32 employee_family']);
  expect(
    factsOf([
      ['Medical contributions (monthly)', 'PPO | Under $50,000 | $50,000 - $99,999', 'Employee Only | $80 | $100'],
    ]),
  ).toEqual(['medical.contribution 100 employee ?', 'medical.contribution 80 employee ?']);
});

test('benefits one after the other in one table, and levels within a sentence', () => {
  expect(
    factsOf([
      [
        'Per Pay Period Cost',
        'Contributions are deducted from 26 paychecks.',
        'Medical – PPO Plan',
        'Employee Only | $55.00',
        'Medical – HDHP',
        'Employee Only | $20.00',
        'Dental',
        'Employee Only | $5.00',
        'Vision',
        'Employee + Spouse | $3.00',
      ],
    ]).filter((fact) => fact.includes('contribution')),
  ).toEqual([
    'dental.contribution 10.83 employee',
    'medical.contribution 119.17 employee (PPO Plan)',
    'medical.contribution 43.33 employee (HDHP)',
    'vision.contribution 6.5 employee_spouse',
  ]);
  expect(
    factsOf([
      [
        'Medical Premiums',
        'Employee premiums are deducted monthly: Employee Only $45; Employee + Spouse $120; Employee + Child(ren) $98; Family $175.',
      ],
    ]),
  ).toEqual([
    'medical.contribution 120 employee_spouse',
    'medical.contribution 175 employee_family',
    'medical.contribution 45 employee',
    'medical.contribution 98 employee_children',
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

test('beside rows that are plans, another name is a plan too; a total is none', () => {
  const rows = ['You | Family', 'Orchard Plan | $30.00 | $120.00', 'Pippin* | $20.00 | $80.00'];
  expect(factsOf([['Medical: biweekly employee contributions', ...rows]])).toEqual([
    'medical.contribution 173.33 employee_family (Pippin)',
    'medical.contribution 260 employee_family (Orchard Plan)',
    'medical.contribution 43.33 employee (Pippin)',
    'medical.contribution 65 employee (Orchard Plan)',
  ]);
  expect(
    factsOf([
      [
        'Medical: biweekly employee contributions',
        'You | Family',
        'Orchard Plan | $30.00 | $120.00',
        'Change | $2.00 | $3.00',
      ],
    ]),
  ).not.toContainEqual(expect.stringContaining('Change'));
});

test('what a table is of goes on over titles that do not tell; the title of another benefit begins another table', () => {
  const part = [
    'Monthly rates',
    'Voluntary Dental',
    'Acorn Standard',
    'Employee only',
    '$47.00',
    'Employee and family',
    '$162.00',
    'Voluntary Vision',
    'Bluebell Sight',
    'Employee only',
    '$6.00',
    'Employee and family',
    '$17.00',
  ] as const;
  expect(factsOf([[...part]])).toEqual([
    'dental.contribution 162 employee_family (Acorn Standard)',
    'dental.contribution 47 employee (Acorn Standard)',
    'vision.contribution 17 employee_family',
    'vision.contribution 6 employee',
  ]);
});
