import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('a row whose other cells only say whom it is for is a sentence', () => {
  expect(
    factsOf([
      [
        'Benefits overview',
        'Benefit | FT | PT',
        "Health plan: Larkfield will contribute 65% towards the employee's total health premium. | X",
        'Accrued PTO: 12 days per 2,080 hours worked; accrued every pay day | X | X',
        'Matching 401(k): 25% up to 4% of pay. Vested after 4 years. | X | X',
      ],
    ]),
  ).toEqual([
    'medical.employer_share 65 employee',
    'retirement.effective_match 1',
    'retirement.match_formula 25% of 4%',
    'retirement.plan_type 401(k)',
    'retirement.vesting cliff',
    'retirement.vesting_years 4',
    'time_off.days_year_1 12',
  ]);
});

test('days that are there upon hire are no year where more is accrued', () => {
  expect(
    factsOf([
      [
        'Paid time off',
        'Upon hire you are credited with 32 hours of PTO. After 60 days you accrue 1.5 days of PTO per month.',
      ],
    ]),
  ).toEqual(['time_off.days_year_1 18']);
  expect(factsOf([['Paid time off', 'Upon hire you receive 15 days of PTO per year.']])).toEqual([
    'time_off.days_year_1 15',
  ]);
});

test.each([
  'We do not track vacation; take the time that you need.',
  'There is no set number of vacation days.',
  'We are glad to offer an Open Paid Time Off (PTO) policy.',
])('time off without end: %s', (sentence) => {
  expect(factsOf([['Time off', sentence]])).toEqual(['time_off.unlimited yes']);
});

test('who counts days by trust has not said that there is no end of them', () => {
  expect(factsOf([['Time off', "We don't track your days off; we use the honor system."]])).toEqual([]);
});

test.each([
  ['6 days per year sick leave which may be carried over into the next year', 6],
  ['We provide 7 sick days a year, which do not carry over.', 7],
  ['Sick days: 9 per year', 9],
])('sick days: %s', (sentence, days) => {
  expect(factsOf([['Sick leave', sentence]])).toEqual([`time_off.sick_days ${days}`]);
});

test('what can be carried into a new year, under a heading that does not say of what', () => {
  expect(factsOf([['Vacation', 'Employees can carry a maximum of 48 hours into the new year.']])).toEqual([
    'time_off.carryover_days 6',
  ]);
  expect(
    factsOf([
      [
        'Accrual',
        'Unused PTO carries over at the end of each calendar year. Full-time staff may carry over up to 64 hours. Part-time staff may carry over up to 32 hours.',
      ],
    ]),
  ).toEqual(['time_off.carryover_days 8']);
  expect(
    factsOf([
      ['Vacation', 'If a carryover is allowed in your contract, the maximum accrual is 25 days and then it will stop.'],
    ]),
  ).toEqual([]);
});

test('a holiday whose line says two', () => {
  expect(
    factsOf([
      [
        'Paid holidays',
        'Christmas Day',
        'Independence Day',
        'Labor Day',
        'Memorial Day',
        "New Year's Day",
        'Thanksgiving Day / Friday',
      ],
    ]),
  ).toEqual(['time_off.holidays 7']);
});

test('what employees begin to save by themselves is no contribution of the employer', () => {
  expect(
    factsOf([['401(k)', 'You will automatically start contributing 6% into 401(k) (not Roth) each paycheck.']]),
  ).toEqual(['retirement.auto_enrollment 6', 'retirement.plan_type 401(k)']);
});

test.each([
  ["5.5% of an employee's annual salary paid to a pension fund beginning after 3 months", 'retirement.nonelective 5.5'],
  ['If you take no action, 4% of your pay will be deferred into the plan by default.', 'retirement.auto_enrollment 4'],
  [
    'Vesting: Upon deposit into your account, all company-match dollars are "owned" by you.',
    'retirement.vesting immediate',
  ],
  [
    'We match your contributions up to 4% of your salary, and you are vested immediately.',
    'retirement.effective_match 4',
  ],
  ['The Defined Benefit Program provides a monthly income for life.', 'retirement.plan_type Pension'],
])('retirement: %s', (sentence, fact) => {
  expect(factsOf([['Retirement', sentence]])).toContain(fact);
});

test('what employers must do in other countries is no plan of this one', () => {
  expect(
    factsOf([
      ['Pension', 'In many countries employers are legally obliged to contribute to retirement or pension plans.'],
    ]),
  ).toEqual([]);
});

test('an HSA that somebody has already is no offer of one', () => {
  expect(
    factsOf([
      [
        'I already have an HSA. What about my HSA?',
        'Once you are no longer eligible for the arrangement you can begin contributing to your HSA again.',
      ],
    ]),
  ).toEqual([]);
});

test.each([['Life insurance is 2 times your annual pay.', 'life.multiple 2']])('life: %s', (sentence, fact) => {
  expect(factsOf([['Insurance', sentence]])).toEqual([fact]);
});

test('how often children have a treatment is no limit of who is covered, nor is the age of bought life insurance', () => {
  expect(factsOf([['Dental', 'X-rays (2 per calendar year for children up to 19; 1 for adults)']])).toEqual([]);
  expect(
    factsOf([
      [
        'Health and life',
        'Additional life insurance may be purchased for the spouse and dependent children up to age 19.',
      ],
    ]),
  ).toEqual([]);
});

test('a share that a premium does not exceed is no share of the employer', () => {
  expect(
    factsOf([
      [
        'Health',
        'The employee portion of the monthly premium will not exceed 9.78% of the hourly rate of pay for coverage.',
      ],
    ]),
  ).toEqual([]);
});
