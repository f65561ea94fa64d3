import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

/** Guides as employers lay them out, each in its own manner; what a reader finds in each. */

test('plans side by side, with mail order and an account beside them', () => {
  const facts = factsOf([
    [
      'Medical Plans',
      'Plan feature | Copper PPO 1500 | Slate HDHP 3000',
      'Annual deductible (individual/family) | $1,500 / $3,000 | $3,000 / $6,000',
      'Coinsurance (plan pays) | 80% after deductible | 90% after deductible',
      'Specialist visit | $45 copay | 10% after deductible',
      'Retail Rx, 30-day supply (generic / preferred / non-preferred) | $10 / $35 / $60 | 10% after deductible',
      'Mail order, 90-day supply | $20 / $70 / $120 | 10% after deductible',
      'Company HSA contribution | Not applicable | $750 individual / $1,500 family',
    ],
  ]);
  expect(facts).toEqual([
    'hsa.employer_contribution 1500 family',
    'hsa.employer_contribution 750 individual',
    'medical.coinsurance 10 (Slate HDHP 3000)',
    'medical.coinsurance 20 (Copper PPO 1500)',
    'medical.deductible 1500 individual (Copper PPO 1500)',
    'medical.deductible 3000 family (Copper PPO 1500)',
    'medical.deductible 3000 individual (Slate HDHP 3000)',
    'medical.deductible 6000 family (Slate HDHP 3000)',
    'medical.plan_type HDHP (Slate HDHP 3000)',
    'medical.plan_type PPO (Copper PPO 1500)',
    'medical.specialist_copay 45 (Copper PPO 1500)',
    'rx.tier_1 10 (Copper PPO 1500)',
    'rx.tier_2 35 (Copper PPO 1500)',
    'rx.tier_3 60 (Copper PPO 1500)',
  ]);
});

test('a list of items under an item: what each is of stands above, what each is for before it', () => {
  const facts = factsOf([
    [
      'Medical',
      '• Annual deductible',
      '• In-network: $900/single or $1,800/family',
      '• Non-network: $1,800/single or $3,600/family',
      '• Annual out of pocket max',
      '• In-network: $2,900/single or $5,800/family',
    ],
  ]);
  expect(facts).toEqual([
    'medical.deductible 1800 family in',
    'medical.deductible 1800 individual out',
    'medical.deductible 3600 family out',
    'medical.deductible 900 individual in',
    'medical.out_of_pocket_max 2900 individual in',
    'medical.out_of_pocket_max 5800 family in',
  ]);
});

test('levels stacked in one cell, an empty cell beside, providers in and out as PPO and Non-PPO', () => {
  const facts = factsOf([
    [
      'Health coverage at a glance',
      'Option A |  | PPO | Non-PPO',
      'Deductible | Single Family | $200 $400 | $500 $1,000',
      'Coinsurance |  | 80% | 60%',
    ],
  ]);
  expect(facts).toEqual([
    'medical.coinsurance 20 in',
    'medical.coinsurance 40 out',
    'medical.deductible 1000 family out',
    'medical.deductible 200 individual in',
    'medical.deductible 400 family in',
    'medical.deductible 500 individual out',
  ]);
});

test('each paycheck’s cost of three benefits in one table: a medical plan’s name is not the dental plan’s', () => {
  const facts = factsOf([
    [
      'Your cost per pay period (24 per year)',
      'Medical',
      'Tier | Copper PPO',
      'Employee | $70.00',
      'Family | $290',
      'Dental',
      'Employee | $6.50',
    ],
  ]);
  expect(facts).toEqual([
    'dental.contribution 13 employee',
    'medical.contribution 140 employee (Copper PPO)',
    'medical.contribution 580 employee_family (Copper PPO)',
    'medical.plan_type PPO (Copper PPO)',
  ]);
});

test('rates named for hours a week are monthly all the same; those of part-time employees are not everyone’s', () => {
  const head = 'Coverage Tier | PPO | High Deductible | Dental';
  const facts = factsOf([
    ['Monthly rates for full-time employees (30-40 hours per week)', head, 'E + Spouse | $190.50 | $47.90 | $37.80'],
    ['Monthly rates for part-time employees (20-29 hours per week)', head, 'E + Spouse | $456.80 | $144.30 | $43.20'],
  ]);
  expect(facts).toEqual([
    'dental.contribution 37.8 employee_spouse',
    'medical.contribution 190.5 employee_spouse (PPO)',
    'medical.contribution 47.9 employee_spouse (High Deductible)',
    'medical.plan_type HDHP (High Deductible)',
    'medical.plan_type PPO (PPO)',
  ]);
});

test('whole premiums of a month are no contributions, though nobody is said to pay them', () => {
  const facts = factsOf([
    [
      'Monthly Premiums',
      'Plan Option | Employee | Family | Employee + Spouse',
      'Plan 1 | $676 | $2229 | $1351',
      'Plan 3 (with HRA) | $497 | $1640 | $994',
    ],
  ]);
  expect(facts).toEqual([
    'medical.premium 1351 employee_spouse (Plan 1)',
    'medical.premium 1640 employee_family (Plan 3 (with HRA))',
    'medical.premium 2229 employee_family (Plan 1)',
    'medical.premium 497 employee (Plan 3 (with HRA))',
    'medical.premium 676 employee (Plan 1)',
    'medical.premium 994 employee_spouse (Plan 3 (with HRA))',
  ]);
});

test('the employer’s money and the law’s limit in one table', () => {
  const facts = factsOf([
    [
      'HSA',
      'Coverage level | Annual employer seed | 2026 IRS maximum',
      'Individual | $500 | $4,400',
      'Family | $1,000 | $8,750',
    ],
  ]);
  expect(facts).toEqual(['hsa.employer_contribution 1000 family', 'hsa.employer_contribution 500 individual']);
});

test('one paragraph a benefit, its name before a dash', () => {
  const facts = factsOf([
    [
      'What we offer',
      'Medical Insurance – a PPO plan. In network co-pay: $15 for office visits, $25 specialist visits and urgent care; $15/$25/$35 for pharmacy. Most other services are covered at 90 percent.',
      'Life, Accidental Death & Dismemberment Insurance – Provided at no cost to the employee. Coverage is three times the annual salary.',
      'Disability Insurance – Provided at no cost to the employee. Coverage is 60 percent of the monthly salary to a maximum of $5000 per month after 30 days of disability.',
    ],
  ]);
  expect(facts).toEqual([
    'life.multiple 3',
    'ltd.monthly_maximum 5000',
    'ltd.percent 60',
    'ltd.waiting_days 30',
    'medical.coinsurance 10',
    'medical.pcp_copay 15 in',
    'medical.plan_type PPO',
    'medical.specialist_copay 25 in',
    'medical.urgent_care_copay 25 in',
    'rx.tier_1 15',
    'rx.tier_2 25',
    'rx.tier_3 35',
  ]);
});

test('disability under a column that names the plan', () => {
  const facts = factsOf([
    [
      null,
      'Disability Coverage | Short-Term Disability',
      'Waiting Period | Begins on the 8th day of continuous injury or illness',
      'Benefit Amount | 60% of weekly earnings',
      'Maximum Benefit | $1,000 per week',
      'Length of Payment Period | 12 weeks',
    ],
  ]);
  expect(facts).toEqual(['std.maximum_weeks 12', 'std.percent 60', 'std.waiting_days 7', 'std.weekly_maximum 1000']);
});

const days = (first: number, fifth: number, tenth: number, twentieth: number): string[] => [
  `time_off.days_year_1 ${first}`,
  `time_off.days_year_10 ${tenth}`,
  `time_off.days_year_20 ${twentieth}`,
  `time_off.days_year_5 ${fifth}`,
];

test.each([
  ['rows with hours a paycheck and a bank', ['Years of Service | Hours accrued per pay period | Maximum bank', '0-4 years | 4.62 | 180 hours', '5-9 years | 6.15 | 240 hours', '10-19 years | 7.69 | 300 hours', '20+ years | 8.31 | 324 hours', 'Payroll is biweekly.'], days(15, 20, 25, 27)],
  ['one row with all steps', ['Vacation | 80 hours in years 1-4; 120 hours in years 5-9; 160 hours thereafter'], days(10, 15, 20, 20)],
  ['lines whose unit stands above', ['Length of service - number of vacation days', 'Years 1 through 5 - 10', 'Years 6 through 15 - 15', 'Year 16 and forward - 20'], days(10, 10, 15, 20)],
  ['one amount said in two ways', ['• 0 - 3 years of service = 4 hours every 2 weeks (13 days per year)', '• 3 - 15 years of service = 6 hours every 2 weeks (20 days per year)', '• Over 15 years of service = 8 hours every 2 weeks (26 days per year)'], days(13, 20, 20, 26)],
  ['steps with "less than"', ['Years of Service | Accrual', '0 to <2 | 15 days/year', '2 to 4 | 20 days/year', '5 to 9 | 25 days/year', '10+ | 31 days/year'], days(15, 25, 31, 31)],
] as const)('vacation by years of service: %s', (_, lines, expected) => {
  expect(factsOf([['Vacation', ...lines]])).toEqual(expected);
}); // prettier-ignore

test('a schedule whose cells hold several lines each is read, and a person looks at it', () => {
  const lines = ['Status | Years of service | Leave hours earned/month', 'Full-time | 0-5 5-10 over 10 | 10 12 14'];
  expect(factsOf([['Vacation', ...lines]])).toEqual(days(15, 18, 21, 21).map((fact) => `${fact} ?`));
});

test('what is no grant of time off: a cap, a director’s bank, personal time, a pause', () => {
  expect(
    factsOf([
      ['Vacation', 'You may accrue vacation up to 45 days.'],
      [
        'Paid time off',
        'Directors are given 39 days of PTO each year.',
        'PTO is not accrued during a leave of absence.',
      ],
      ['Personal time', 'You receive 24 hours of personal time off each year.'],
    ]),
  ).toEqual([]);
});

test('figures of last year are those of last year', () => {
  const text = 'The deductible increases from $1,000 to $1,250 for individuals.';
  expect(factsOf([['Medical', text]])).toEqual(['medical.deductible 1250 individual']);
  const past = 'Last year the deductible was $1,000; a new plan follows.';
  expect(factsOf([['Medical', past]])).toEqual([]);
});

test('days of mourning for grandparents and close friends are not those for a parent', () => {
  const near = 'You can take ten days of bereavement leave for the death of a spouse, child or parent.';
  const far = 'You can take three days of bereavement leave for a grandparent, cousin or close friend.';
  expect(factsOf([['Bereavement', near, far]])).toEqual(['leave.bereavement_days 10']);
});

test('a length that is said in two units is one length', () => {
  const text = 'Employees who become pregnant are eligible for up to 4 weeks (20 days) of paid leave.';
  expect(factsOf([['Parental leave', text]])).toEqual(['leave.parental_birth_weeks 4']);
});

test('leave to care for a relative is no parental leave', () => {
  const text =
    'You may take up to 12 weeks of 100 percent paid leave to care for your family member with a serious condition.';
  expect(factsOf([['Parental leave', text]]).filter((fact) => fact.includes('parental_birth'))).toEqual([]);
});
