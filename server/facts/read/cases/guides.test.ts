import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

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

const days = (first: number, fifth: number, tenth: number, twentieth: number): string[] => [
  `time_off.days_year_1 ${first}`,
  `time_off.days_year_10 ${tenth}`,
  `time_off.days_year_20 ${twentieth}`,
  `time_off.days_year_5 ${fifth}`,
];

test.each([
  ['lines whose unit stands above', ['Length of service - number of vacation days', 'Years 1 through 5 - 10', 'Years 6 through 15 - 15', 'Year 16 and forward - 20'], days(10, 10, 15, 20)],
  ['steps with "less than"', ['Years of Service | Accrual', '0 to <2 | 15 days/year', '2 to 4 | 20 days/year', '5 to 9 | 25 days/year', '10+ | 31 days/year'], days(15, 25, 31, 31)],
] as const)('vacation by years of service: %s', (_, lines, expected) => {
  expect(factsOf([['Vacation', ...lines]])).toEqual(expected);
}); // prettier-ignore

test('what is no grant of time off: a cap, a director’s bank, a pause', () => {
  expect(
    factsOf([
      ['Vacation', 'You may accrue vacation up to 45 days.'],
      [
        'Paid time off',
        'Directors are given 39 days of PTO each year.',
        'PTO is not accrued during a leave of absence.',
      ],
    ]),
  ).toEqual([]);
});

test('days of mourning for grandparents and close friends are not those for a parent', () => {
  const near = 'You can take ten days of bereavement leave for the death of a spouse, child or parent.';
  const far = 'You can take three days of bereavement leave for a grandparent, cousin or close friend.';
  expect(factsOf([['Bereavement', near, far]])).toEqual(['leave.bereavement_days 10']);
});
