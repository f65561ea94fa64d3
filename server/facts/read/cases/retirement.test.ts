import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const told = (heading: string, text: string): string[] => factsOf([[heading, text]]);

const saving = (text: string): string[] =>
  told('401(k) retirement plan', text).filter((fact) => !fact.includes('plan_type'));
const match = (formula: string, most: number): string[] => [
  `retirement.effective_match ${most}`,
  `retirement.match_formula ${formula}`,
];

test.each([
  ['We match 100% of the first 3% of pay that you save and 50% of the next 2%.', '100% of 3% + 50% of 2%', 4],
  ['The company matches your contributions dollar for dollar up to 5% of your eligible compensation.', '100% of 5%', 5],
  ['Harbor Foods will match 50 cents on the dollar, up to the first 6% of eligible compensation.', '50% of 6%', 3],
  ['The employer match is $0.50 for each $1.00 you defer on up to 8% of earnings.', '50% of 8%', 4],
  ['For every dollar you save we add 25 cents, on up to 6% of your pay.', '25% of 6%', 1.5],
  ['For every dollar you put in we contribute a dollar, up to 4% of base salary.', '100% of 4%', 4],
  ['Safe harbor match: 100% on the first 1% and 50% on the next 5% of salary.', '100% of 1% + 50% of 5%', 3.5],
  [
    'The match is 100% of deferrals up to 3% of pay, plus 50% of deferrals between 3% and 5% of pay.',
    '100% of 3% + 50% of 2%',
    4,
  ],
  ['The match is 100% of the first 3% and 50% of what you save between 4% and 5%.', '100% of 3% + 50% of 2%', 4],
  [
    'Company contributions | Dollar-for-dollar on the first 4% of pay; 50¢ per dollar on the next 2%',
    '100% of 4% + 50% of 2%',
    5,
  ],
  [
    'The first 3% you contribute is matched dollar-for-dollar and the next 2% at 50 cents on the dollar.',
    '100% of 3% + 50% of 2%',
    4,
  ],
  [
    'The match is 100% of deferrals that do not exceed 3% of pay, plus 50% of those between 3% and 5%.',
    '100% of 3% + 50% of 2%',
    4,
  ],
  ['We match half of the first 6% that you contribute.', '50% of 6%', 3],
  ['Company match | 75% of the first 4%', '75% of 4%', 3],
  ['Employer match: 100% of your contributions up to 6% of pay.', '100% of 6%', 6],
])('a match: %s', (text, formula, most) => {
  expect(saving(text)).toEqual(match(formula, most));
});

test('a match without its rate tells how much it can be, and no formula', () => {
  expect(saving('We offer a 4% company match from your first day.')).toEqual(['retirement.effective_match 4']);
  expect(saving('The company matches contributions up to 3% of your salary.')).toEqual([
    'retirement.effective_match 3',
  ]);
});

test.each([
  'You must contribute at least 6% of your pay to receive the full match.',
  'For example, if you earn $50,000 and save 6%, we match 50% of the first 6%.',
  'There is currently no company match.',
  'We match donations to charity dollar for dollar, up to 5% of what the fund holds.',
  'We match 50% of your student loan payments, up to 3% of pay.',
  'The company may make a matching contribution in its sole discretion.',
])('no match: %s', (text) => {
  expect(saving(text)).toEqual([]);
});

test.each([
  ['Whether or not you save, the company contributes 3% of your pay.', 3],
  ['We make a safe harbor non-elective contribution of 3% of eligible compensation.', 3],
  ['The hospital automatically contributes 5% of your base salary each pay period.', 5],
  ['Employer contribution | 8% of base pay', 8],
  ['You receive an automatic (1%) agency contribution.', 1],
  ['The profit-sharing contribution has been 4% of pay.', 4],
])('a contribution without a match: %s', (text, share) => {
  expect(saving(text)).toEqual([`retirement.nonelective ${share}`]);
});

test('what employees contribute themselves is not the employer’s contribution', () => {
  expect(saving('Employees contribute 6% of pay on average.')).toEqual([]);
  expect(saving('You may contribute up to 50% of your pay.')).toEqual([]);
});

test.each([
  ['Company contributions are vested immediately.', 'immediate', 0],
  ['You are always 100% vested in the company match.', 'immediate', 0],
  ['Employer contributions are fully vested after three years of service.', 'cliff', 3],
  ['The match is subject to a two-year cliff.', 'cliff', 2],
  ['Company contributions vest by 20% for each year of service and are fully vested after five years.', 'graded', 5],
  ['The match vests 25% per year.', 'graded', 4],
  ['Matching contributions vest over a four-year period.', 'graded', 4],
])('vesting: %s', (text, choice, years) => {
  const vesting = choice === 'cliff' && text.includes('subject') ? text.replace('is subject to', 'vests on') : text;
  expect(saving(vesting)).toEqual([`retirement.vesting ${choice}`, `retirement.vesting_years ${years}`]);
});

test('a schedule of vesting is read to its last row', () => {
  const rows = [
    'Years of service | Vested',
    'Less than 2 | 0%',
    '2 years | 20%',
    '3 years | 40%',
    '4 years | 60%',
    '5 years | 80%',
    '6 years | 100%',
  ];
  expect(saving(`Vesting of company contributions\n${rows.join('\n')}`)).toEqual([
    'retirement.vesting graded',
    'retirement.vesting_years 6',
  ]);
});

test('a schedule of vesting is read from lines and from a sentence', () => {
  const graded = ['retirement.vesting graded', 'retirement.vesting_years 4'];
  expect(saving('Vesting schedule\n1 year: 0%\n2 years: 50%\n4 years: 100%')).toEqual(graded);
  expect(saving('The match vests 25% after year 1, 50% after year 2, 75% after year 3 and 100% after year 4.')).toEqual(
    graded,
  );
});

test('vesting of the employee’s own money, or of stock, tells nothing of the plan', () => {
  expect(saving('You are always 100% vested in your own contributions.')).toEqual([]);
  expect(told('Equity', 'Stock options vest over four years with a one-year cliff.')).toEqual([]);
});

test.each([
  ['You will be auto-enrolled with a default deferral of 6%, which increases by 1% each year up to 10%.', 6],
  ['Automatic enrollment | 4%', 4],
])('enrolment: %s', (text, share) => {
  expect(saving(text)).toEqual([`retirement.auto_enrollment ${share}`]);
});

test('the kind of plan, and Roth savings within it', () => {
  expect(told('Retirement', 'All staff may join our 403(b) plan.')).toEqual(['retirement.plan_type 403(b)']);
  expect(told('Retirement', 'Save before tax or as Roth contributions.')).toEqual(['retirement.roth yes']);
  expect(told('Retirement', 'You may roll over a 401(k) from a previous employer.')).toEqual([]);
  expect(told('Retirement', 'An adviser can help you open a Roth IRA.')).toEqual([]);
});

test('a plan that only the heading names, and what the employer puts in whatever the employee saves', () => {
  expect(
    factsOf([
      [
        '401K Plan',
        'Northlake will be making employer contributions of 4% of annual pay into the plan on your behalf.',
      ],
    ]),
  ).toEqual(['retirement.nonelective 4', 'retirement.plan_type 401(k)']);
  expect(
    factsOf([
      [
        'Mandatory contributions',
        '403(b) Plan',
        'The College currently contributes 6% of each participant’s base pay.',
      ],
    ]),
  ).toEqual(['retirement.nonelective 6', 'retirement.plan_type 403(b)']);
  expect(
    factsOf([
      ['Retirement', 'The University provides all staff with retirement contributions equal to 9% of your salary.'],
    ]),
  ).toEqual(['retirement.nonelective 9']);
});

test('a match of a share of pay, and a share that the employee gives and the employer matches', () => {
  expect(factsOf([['Retirement', 'The co-op will match 2% of the employee’s wages.']])).toEqual([
    'retirement.effective_match 2',
  ]);
  expect(factsOf([['Charity', 'We match 2% of what you give to a charity.']])).toEqual([]);
});

test('vested from the first day, in other words', () => {
  for (const said of [
    'Both firm and employee contributions are totally vested immediately.',
    'The employee is vested in the program from inception.',
    'Employer match contributions will automatically vest when received.',
  ]) {
    expect(factsOf([['Retirement', said]])).toEqual(['retirement.vesting immediate', 'retirement.vesting_years 0']);
  }
});

test('a plan that is only announced, or that deductions are named for, is none', () => {
  expect(
    factsOf([
      ['Upcoming Benefits', 'A 401(k) plan'],
      ['Leave', 'Your 401k will continue to be deducted from your pay.'],
    ]),
  ).toEqual([]);
});
