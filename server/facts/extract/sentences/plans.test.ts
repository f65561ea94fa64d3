import { expect, test } from 'vitest';
import { factsOf, guideFactsOf } from '../testing/facts-of.ts';

test('who is eligible, from when, and with whom', () => {
  expect(
    factsOf([
      [
        'Eligibility',
        'All full-time employees working 30+ hours per week are eligible. Benefits begin on the first of the month following 60 days of employment. You may cover your spouse, domestic partner and children to age 26.',
      ],
    ]),
  ).toEqual([
    'eligibility.dependent_age 26',
    'eligibility.domestic_partner yes',
    'eligibility.hours 30',
    'eligibility.waiting_days 60',
  ]);
  expect(
    factsOf([
      [
        'Benefits',
        'Employees (those scheduled for at least thirty hours a week) are eligible for health insurance on the first day of the month following date of hire.',
      ],
    ]),
  ).toEqual(['eligibility.hours 30', 'eligibility.waiting_days 0']);
  expect(
    factsOf([
      [
        'Eligibility',
        'Employees who work fewer than 20 hours per week are not eligible.',
        'Changes must be made within 30 days of a qualifying life event.',
        'Orthodontia is covered for children to age 19.',
      ],
    ]),
  ).toEqual([]);
});

test('limits and visits in running text, with the plan that they are of', () => {
  expect(
    factsOf([
      [
        'Medical',
        'The Gold PPO has a $500 individual / $1,000 family deductible and an out-of-pocket maximum of $3,000 for individuals and $6,000 for families. You pay $25 for a primary care visit and $40 for a specialist. Emergency room visits have a $200 copay. Telehealth visits are free of charge.',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1000 family (Gold PPO)',
    'medical.deductible 500 individual (Gold PPO)',
    'medical.er_copay 200',
    'medical.out_of_pocket_max 3000 individual (Gold PPO)',
    'medical.out_of_pocket_max 6000 family (Gold PPO)',
    'medical.pcp_copay 25',
    'medical.specialist_copay 40',
    'medical.telehealth_copay 0',
  ]);
});

test('what the law defines, examples, other countries and former employees state nothing of the plan', () => {
  expect(
    factsOf([
      [
        'HSA basics',
        'The IRS requires a minimum deductible of $1,650 for individuals and an out-of-pocket maximum of no more than $8,300.',
      ],
      ['Medical', 'For example, if your deductible is $2,000 and your visit costs $200, you pay $200.'],
      ['Retiree medical', 'Deductible: $400', 'The plan has a deductible of $400 per person.'],
      ['Canada', 'Dental: the plan has an annual maximum of $1,500 per person.'],
    ]),
  ).toEqual([]);
});

test('former years, by the heading or by the sentence', () => {
  const parts = [
    ['2024 dental plan', 'The plan has an annual maximum of $1,000 per person.'],
    ['2025 dental plan', 'The plan has an annual maximum of $1,500 per person. In 2024 the annual maximum was $1,200.'],
  ] as const;
  expect(guideFactsOf(parts, { planYear: 2025 })).toEqual(['dental.annual_maximum 1500']);
  expect(guideFactsOf(parts.slice(0, 1), { planYear: 2024 })).toEqual(['dental.annual_maximum 1000']);
});

test('fertility and weight loss drugs: covered, denied, and up to how much', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Fertility treatment is covered up to a lifetime maximum of $20,000.',
        'GLP-1 drugs are covered for weight loss.',
      ],
    ]),
  ).toEqual(['medical.fertility yes', 'medical.fertility_maximum 20000', 'medical.glp1_weight_loss yes']);
  expect(
    factsOf([['Medical', 'Infertility treatment is not covered.', 'Wegovy is not covered for weight loss.']]),
  ).toEqual(['medical.fertility no', 'medical.glp1_weight_loss no']);
});

test('carriers in a table of contacts, and employers that are none', () => {
  expect(
    factsOf([
      [
        'Contacts',
        'Plan | Carrier | Phone',
        'Medical | Harborwise Health | 800-555-0100',
        'Dental | Delta Dental | 800-555-0101',
        'EAP | Steadypath | 800-555-0102',
      ],
    ]),
  ).toEqual(['dental.carrier Delta Dental', 'medical.carrier Harborwise Health']);
  expect(factsOf([['Medical', 'The health plans offered by Larkspur Tooling cover preventive care.']])).toEqual([]);
});

test('the employer’s share by who pays it, and a premium that is paid in full', () => {
  expect(
    factsOf([['Health Insurance', 'Employee 100% by city', 'Dependent or family 40% by city, 60% by employee']]),
  ).toEqual(['medical.employer_share 100 employee', 'medical.employer_share 40 employee_family']);
  expect(factsOf([['Medical', 'The firm pays 70% of the premium and the employee pays the other 30%.']])).toEqual([
    'medical.employer_share 70',
  ]);
  expect(factsOf([['Medical', 'We cover the full premium for employees.']])).toEqual([
    'medical.employer_share 100 employee',
  ]);
  expect(factsOf([['Wellness', 'Flu shots are fully paid by the company.']])).toEqual([]);
});

test('a line that begins with a plan’s name is about that plan', () => {
  expect(
    factsOf([
      [
        'Medical Insurance',
        'Classic POS Plan: $3,100 deductible with $8,050 max out of pocket',
        'Saver HSA Plan: $6,000 deductible with max out of pocket of $6,800',
        'Gold: $1,000/$2,000 deductible; 80/20 co-insurance',
      ],
    ]),
  ).toEqual([
    'medical.coinsurance 20 (Gold)',
    'medical.deductible 1000 individual (Gold)',
    'medical.deductible 2000 family (Gold)',
    'medical.deductible 3100 (Classic POS Plan)',
    'medical.deductible 6000 (Saver HSA Plan)',
    'medical.out_of_pocket_max 6800 (Saver HSA Plan)',
    'medical.out_of_pocket_max 8050 (Classic POS Plan)',
    'medical.plan_type HDHP (Saver HSA Plan)',
    'medical.plan_type POS (Classic POS Plan)',
  ]);
});

test('carriers by a name that says what they insure, by their heading, and in a cell', () => {
  expect(factsOf([['Vision', 'The town’s vision plan is provided by CLEARBAY Vision.']])).toEqual([
    'vision.carrier CLEARBAY Vision',
  ]);
  expect(factsOf([['VSP', 'Provides for a pair of glasses once per year.']])).toEqual(['vision.carrier VSP']);
  expect(factsOf([['Coverage', 'All employees are covered by Death and Dismemberment Insurance coverage.']])).toEqual(
    [],
  );
  expect(
    factsOf([
      ['Benefits', 'Benefit | About', 'Dental Insurance | Cleanings and fillings through Delta Dental of Maine.'],
    ]),
  ).toEqual(['dental.carrier Delta Dental of Maine']);
});
