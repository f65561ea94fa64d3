import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('heads without a space that are more than the columns by two are nobody knows which', () => {
  const facts = factsOf([
    ['Monthly medical premiums that you pay', 'Coverage TierPPOHealthWiseEPO', 'Employee Only$65.00$90.00', 'Family$197.60$279.00'],
  ]); // prettier-ignore
  expect(facts.some((fact) => fact.includes('(PPO)'))).toBe(false);
});

test('how many pay periods are stated goes before their name', () => {
  const table = ['Tier | Biweekly deduction (24 pays / year)', 'Employee only | $25.00'];
  expect(factsOf([['Medical plan', ...table]])).toContain('medical.contribution 50 employee');
  const named = ['Tier | Biweekly deduction', 'Employee only | $25.00'];
  expect(factsOf([['Medical plan', 'Deductions are taken from 24 paychecks.', ...named]])).toContain(
    'medical.contribution 50 employee',
  );
  expect(factsOf([['Medical plan', ...named]])).toContain('medical.contribution 54.17 employee');
});

test('a level over a table whose rows are plans is that of its amounts', () => {
  const facts = factsOf([
    [
      'Medical',
      'You + spouse',
      'Plan | Employee cost per month',
      'Orchard HMO | $78',
      'Orchard HDHP with HSA | $73',
      'You only',
      'Plan | Employee cost per month',
      'Orchard HMO | $26',
    ],
  ]);
  expect(facts).toContain('medical.contribution 78 employee_spouse (Orchard HMO)');
  expect(facts).toContain('medical.contribution 73 employee_spouse (Orchard HDHP with HSA)');
  expect(facts).toContain('medical.contribution 26 employee (Orchard HMO)');
});

test('a level over amounts for care is no cost of coverage', () => {
  expect(factsOf([['Vision plan', 'Single', 'Bifocal: $75', 'Trifocal: $100']])).toEqual([]);
});

test('premiums under a heading that speaks of deductibles too, and for a high-deductible plan, are premiums', () => {
  expect(
    factsOf([['Premiums and deductibles', 'Medical rates a month', 'Tier | Core PPO', 'Employee only | $65.00']]),
  ).toContain('medical.contribution 65 employee (Core PPO)');
  expect(
    factsOf([['Monthly cost', 'High deductible health plan', 'Single coverage: $153.13', 'Family coverage: $520.13']]),
  ).toContain('medical.contribution 153.13 employee (High deductible health plan)');
  expect(factsOf([['Deductible of the medical plan', 'Tier | Core PPO', 'Employee only | $650']])).not.toContain(
    'medical.contribution 650 employee (Core PPO) ?',
  );
});

test('amounts that depend on pay are for a person to look at, premiums are the same for all', () => {
  const facts = factsOf([
    [
      'Medical rates',
      'Salary < $40,000',
      'Tier | Monthly premium equivalent | Monthly employee contribution',
      'Single | $646.94 | $25.03',
    ],
  ]);
  expect(facts).toContain('medical.contribution 25.03 employee ?');
  expect(facts).toContain('medical.premium 646.94 employee');
});

test('rates of those who work part of the time are told by the line above their table', () => {
  const table = ['Tier | Core PPO', 'Employee only | $65.00'];
  const full = 'Monthly medical rates for full-time employees (30 to 40 hours a week and more than that)';
  const part = 'Monthly medical rates for part-time employees (20 to 29 hours a week and less than that)';
  expect(factsOf([['Rates', full, ...table]])).toContain('medical.contribution 65 employee (Core PPO)');
  expect(factsOf([['Rates', part, ...table]]).filter((fact) => fact.includes('contribution'))).toEqual([]);
});

test('a plan with an account that is an HMO has premiums and no money for the account', () => {
  expect(
    factsOf([
      ['Seaside HSA HMO', 'Tier | Employee monthly | College contribution monthly', 'Employee only | $66 | $927'],
    ]),
  ).toEqual(['medical.contribution 66 employee (Seaside HSA HMO)', 'medical.plan_type HDHP (Seaside HSA HMO)']);
});

test('whole premiums that only medical care costs tell the benefit and the month; what is less than nothing is no cost', () => {
  const rows = ['Employee only | $718.02 | $640.11 | $77.91', 'Family | $1,951.87 | $989.34 | $962.53'];
  const head = 'Coverage | Total premium | College contribution | Employee contribution';
  expect(factsOf([['Rates', head, ...rows]])).toEqual([
    'medical.contribution 77.91 employee',
    'medical.contribution 962.53 employee_family',
    'medical.premium 1951.87 employee_family',
    'medical.premium 718.02 employee',
  ]);
  expect(factsOf([['Medical rates', head, 'Employee only | $547.32 | $640.11 | ($92.79)*', rows[1] ?? '']])).toEqual([
    'medical.contribution 962.53 employee_family',
    'medical.premium 1951.87 employee_family',
    'medical.premium 547.32 employee',
  ]);
  const halves = ['Employee only | $323.10 | $300.00 | $23.10', 'Family | $900.40 | $600.00 | $300.40'];
  expect(factsOf([['Medical rates', head, ...halves]])).toContain('medical.premium 323.1 employee ?');
});

test('between semicolons each name has its own price; a row whose heads are lost is for a person', () => {
  expect(
    factsOf([
      [
        'Medical plan',
        'Benefit | Core PPO',
        'Drugs | preventive: $5 copay; generic: $10 copay; brand formulary: $25 copay',
      ],
    ]),
  ).toEqual(expect.arrayContaining(['rx.tier_1 10 (Core PPO)', 'rx.tier_2 25 (Core PPO)']));
  expect(factsOf([['Medical plans', 'Specialist $60 copay $70 copay Ded/80%']])).toEqual([
    'medical.specialist_copay 60 ?',
  ]);
  expect(factsOf([['Medical', 'A summary of out-of-pocket expenses', 'Orchard network | $15']])).toEqual([]);
});

test('columns of those who work less, or have an account or not, are no plans', () => {
  expect(
    factsOf([['Medical cost a month', 'Base plan (North & South networks)', 'Full time employee | 3/4 time employee', 'Employee only | $195.56 | $368.72']]),
  ).toEqual(['medical.contribution 195.56 employee (Base plan)']); // prettier-ignore
  for (const head of ['Tier | Current employees | New hires', 'Tier | Without HSA | With HSA']) {
    const costs = factsOf([['Medical contributions per month', head, 'Employee only | $50 | $70']]).filter((fact) =>
      fact.includes('contribution'),
    );
    expect(costs).toEqual(['medical.contribution 50 employee ?', 'medical.contribution 70 employee ?']);
  }
});

test('a note tells the period of the rates that are shown, unless another note tells another', () => {
  const table = ['Tier | Core PPO', 'Employee only | $50'];
  const note = 'The employee premiums shown are semi-monthly.';
  expect(factsOf([['Medical premiums', ...table, note]])).toContain('medical.contribution 100 employee (Core PPO)');
  expect(factsOf([['Medical premiums', ...table, note, 'Dental rates listed above are monthly.']])).toContain(
    'medical.contribution 50 employee (Core PPO) ?',
  );
});
