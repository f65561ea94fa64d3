import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  [
    'Length of service | AVP and above | All other associates',
    'Up to 3 years | 22 days | 16 days',
    'Over 3 years | 27 days | 21 days',
  ],
  ['Length of service | Part-time | Full-time', 'Up to 3 years | 8 days | 16 days', 'Over 3 years | 12 days | 21 days'],
  [
    'Length of service | Hired before 7/1/2019 | Hired on or after 7/1/2019',
    'Up to 3 years | 20 days | 16 days',
    'Over 3 years | 25 days | 21 days',
  ],
])('of columns for different people that of everybody counts: %s', (...rows) => {
  expect(factsOf([['Paid vacation', ...rows]])).toEqual([
    'time_off.days_year_1 16',
    'time_off.days_year_10 21',
    'time_off.days_year_20 21',
    'time_off.days_year_5 21',
  ]);
});

test.each([
  ['Years of service | Union | Non-union', '0-4 | 11 days | 14 days', '5+ | 16 days | 19 days'],
  ['Years of service | Tier 1 | Tier 2', '0-4 | 21 days | 14 days', '5+ | 26 days | 19 days'],
  ['Years of service | 9-month staff | 12-month staff', '0-4 | 9 days | 14 days', '5+ | 12 days | 19 days'],
  ['Position | Vacation days', 'Exempt | 18', 'Non-exempt | 12'],
])('where no column or row is of everybody there is no fact: %s', (...rows) => {
  expect(factsOf([['Paid vacation', ...rows]])).toEqual([]);
});

test('of rows for different people, and of items, that of everybody counts', () => {
  expect(
    factsOf([['Sick leave', 'Group | Sick days', 'Senior officers | 14 days', 'Regular full-time staff | 9 days']]),
  ).toEqual(['time_off.sick_days 9']);
  expect(
    factsOf([
      [
        'Basic life insurance',
        'Class | Basic life cover',
        'Class A: Executives | $300,000',
        'Class B: All others | $40,000',
      ],
    ]),
  ).toEqual(['life.flat 40000']);
  expect(factsOf([['Vacation', 'Each year:', '• Directors: 25 days', '• All other staff: 17 days']])).toEqual([
    'time_off.days_year_1 17',
  ]);
  expect(factsOf([['Vacation', 'Each year:', '• Hourly: 12 days', '• Salaried: 17 days']])).toEqual([]);
});

test('a table beneath a title of those who came earlier is of nobody who comes now', () => {
  const [before, since] = [
    ['Employees hired before April 2, 2016', 'Years of service | Vacation', '0-4 | 20 days', '5 or more | 25 days'],
    ['Employees hired after April 1, 2016', 'Years of service | Vacation', '0-4 | 13 days', '5 or more | 18 days'],
  ] as const;
  expect(factsOf([[...before], [...since]])).toEqual(factsOf([[...since]]));
  expect(factsOf([[...since]])).toContain('time_off.days_year_1 13');
});

test('months of service are of nobody alone', () => {
  const rows = ['Months of service | Vacation', '0–12 months | 10 days', '13–60 months | 15 days'];
  expect(factsOf([['Vacation', ...rows]])).toEqual(['time_off.days_year_1 10', 'time_off.days_year_5 15']);
});

test('what is the same for all kinds of people is of everybody', () => {
  expect(
    factsOf([['Holidays', 'Benefit | Exempt staff | Non-exempt staff', 'Paid holidays | 11 days | 11 days']]),
  ).toEqual(['time_off.holidays 11']);
});

test('names of plans are no kinds of people', () => {
  const rows = (one: string, other: string) => [`Coverage | ${one} | ${other}`, 'Annual maximum | $1,200 | $1,700'];
  for (const [one, other] of [
    ['Legacy', 'Standard'],
    ['Standard', 'Professional'],
  ] as const)
    expect(factsOf([['Dental', ...rows(one, other)]])).toHaveLength(2);
});

test('a bound is a grant where nothing else is granted', () => {
  expect(factsOf([['Vacation', 'Years of service | Maximum days', '0-4 | 15 days', '5+ | 20 days']])).toContain(
    'time_off.days_year_1 15',
  );
  expect(factsOf([['Time away', 'Leave | Limit', 'Sick leave | 10 days', 'Jury duty | 5 days']])).toContain(
    'time_off.sick_days 10',
  );
});

test('tiers of drugs and of networks are columns of care', () => {
  const rows = ['Retail, 30 days | $10 | $35 | $60'];
  expect(factsOf([['Prescription drugs', 'Pharmacy | Tier 1 | Tier 2 | Tier 3', ...rows]])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^rx\.\w+ 10/), expect.stringMatching(/^rx\.\w+ 35/)]),
  );
});

test('beside years of service heads are no plans, and what may be gathered is no grant', () => {
  const rates = ['0-2 years | 3.08 hours | 120 hours', '3+ years | 4.62 hours | 180 hours'];
  const granted = [
    'time_off.days_year_1 10',
    'time_off.days_year_10 15',
    'time_off.days_year_20 15',
    'time_off.days_year_5 15',
  ];
  expect(factsOf([['PTO', 'Service | Accrual each pay period | Maximum balance', ...rates]])).toEqual(granted);
  expect(factsOf([['PTO', 'Tenure | Biweekly rate | Cap', ...rates]])).toEqual(granted);
  const days = ['0-2 years | 10 | 15', '3+ years | 15 | 22.5'];
  expect(factsOf([['PTO', 'Years of service | Days earned | Ceiling (1.5 times)', ...days]])).toEqual(granted);
  const monthly = ['Less than 3 | 6.67 | 80', '3 or more | 10 | 120'];
  expect(factsOf([['PTO', 'Years of service | Rate (hours per month) | Annual maximum', ...monthly]])).toEqual(granted);
});
