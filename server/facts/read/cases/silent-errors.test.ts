import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  'We plan to offer a 401(k) plan in the near future.',
  'A 401(k) plan will be available once we reach 20 employees.',
  'Later this year we will introduce a 401(k) with a 4% match.',
  'We are looking into setting up a 401(k) plan.',
  'We do not offer a 401(k) plan yet.',
  'We hope to offer an HSA by next spring.',
  'Dental insurance will be added soon through Guardian.',
])('what is announced is not offered: %s', (line) => {
  expect(factsOf([['Benefits', line]])).toEqual([]);
});

test('what will be so once a year has passed is offered', () => {
  expect(factsOf([['Retirement', 'You will be able to join our 401(k) plan after one year.']])).toEqual([
    'retirement.plan_type 401(k)',
  ]);
});

test.each([
  ['Many people save for retirement in a 401(k) or a 403(b).', []],
  ['Retirement plans such as 401(k) and 403(b) plans let workers save before taxes.', []],
  ['Employees may join our 457(b) plan, which is similar to a 401(k) plan.', ['retirement.plan_type 457(b)']],
  ['You may join the plan under 401(k) or 403(b).', ['retirement.plan_type 401(k) ?', 'retirement.plan_type 403(b) ?']],
] as const)('a general remark names no plan of the employer: %s', (line, found) => {
  expect(factsOf([['Saving', line]])).toEqual(found);
});

test.each([
  'You can use funds from an HSA if you enrolled in one elsewhere.',
  'If you already have an HSA, contribute to it in April at the latest.',
  'Terminated employees can continue to use their HSA and enroll in COBRA.',
])('an account that is only mentioned: %s', (line) => {
  expect(factsOf([['Health', line]])).toEqual([]);
});

test.each([
  'Medical insurance is available through Larkhill Group, our broker.',
  'Dental insurance is administered through Larkhill Insurance, our benefits consultant.',
])('who arranges a plan insures nobody: %s', (line) => {
  expect(factsOf([['Benefits', line]])).toEqual([]);
});

test('a name that nothing tells to be an insurer is looked at', () => {
  expect(factsOf([['Health', 'Health insurance is administered by Larkhill.']])).toEqual([
    'medical.carrier Larkhill ?',
  ]);
});

test.each([
  ['Voluntary life insurance', 'Children are covered from 14 days to age 19 for $10,000.'],
  ['Life', 'You may purchase coverage for your dependent children up to age 25.'],
])('an age limit of a bought cover is not that of eligibility: %s', (heading, line) => {
  expect(factsOf([[heading, line]])).toEqual([]);
});

test.each([
  ['You are fully vested after 3 years of service (1,000 hours per year).', 'cliff', 3],
  ['Employees over age 21 are fully vested in company contributions after 2 years.', 'cliff', 2],
  ['Company contributions vest each year and are fully vested after 5 years.', 'graded', 5],
  ['Company contributions vest over a 4-year period.', 'graded', 4],
] as const)('vesting all at one date, and by steps: %s', (line, words, years) => {
  expect(factsOf([['Vesting in the 401(k)', line]])).toEqual(
    expect.arrayContaining([`retirement.vesting ${words}`, `retirement.vesting_years ${years}`]),
  );
});

test.each([
  'The university requires a contribution of 5% of salary.',
  'The agency makes contributions of 6.5% of your salary from your paycheck.',
  'Unless you opt out, the safe harbor plan makes a 3% contribution of your salary.',
])("the employee's own share is no contribution of the employer: %s", (line) => {
  expect(factsOf([['Pension', line]])).toEqual([]);
});

test('what comes on top of a first part says neither what the year brings nor what later years do', () => {
  const lines = ['New hires receive 5 days of PTO upon hire.', 'An additional 10 days are granted after six months.'];
  expect(factsOf([['PTO', ...lines]])).toEqual([]);
  expect(
    factsOf([
      ['Vacation', 'You receive 10 days of vacation per year.', 'After five years you receive an additional 5 days.'],
    ]),
  ).toEqual(['time_off.days_year_1 10']);
});

test('an amount after one year is looked at where it is taken for five', () => {
  expect(factsOf([['Vacation', 'After one year of service, employees receive 10 days of vacation.']])).toEqual([
    'time_off.days_year_1 10',
    'time_off.days_year_5 10 ?',
  ]);
});

test.each([['Benefits', 'Hillcrest HMO 20: 85% covered for individual and 50% for dependents', ' (Hillcrest HMO 20)']])(
  "a dependents' share beside the employee's own is the family's: %s",
  (heading, line, plan) => {
    expect(factsOf([[heading, line]])).toEqual(
      expect.arrayContaining([
        `medical.employer_share 50 employee_family${plan}`,
        `medical.employer_share 85 employee${plan}`,
      ]),
    );
  },
);

test("a dependents' share that stands alone is looked at", () => {
  expect(factsOf([['Health Insurance', 'We cover 50% of the cost for dependents.']])).toEqual([
    'medical.dependent_share 50',
  ]);
});

test.each([
  ['Perks', '$75/mo for phone & internet', 'programs.phone_internet 75'],
  ['Perks', '$500 home office setup', 'programs.home_office 500'],
])('%s: %s', (heading, line, found) => {
  expect(factsOf([[heading, line]])).toEqual([found]);
});

test('a person looks at both ends of a range', () => {
  expect(factsOf([['Holidays', 'We observe 10 to 12 paid holidays each year.']])).toEqual([
    'time_off.holidays 10 ?',
    'time_off.holidays 12 ?',
  ]);
});

test.each([
  ['Time off', 'There is no limit on how many vacation requests you may make.'],
  ['Medical', 'The HRA reimburses your deductibles up to $1,000.'],
  ['Medical', 'A critical illness policy may cover part of the $500 deductible.'],
  ['Leave', 'Partners may take up to 3 days of paid sick leave for a birth.'],
])('what is said of something else is not taken for the benefit: %s, %s', (heading, line) => {
  expect(factsOf([[heading, line]])).toEqual([]);
});
