import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

/** A heading, the lines beneath it, and the facts that a reader takes from them. */
const readings: readonly (readonly [string[], string[]])[] = [
  [
    [
      'Income protection',
      'Long-term disability insurance pays 60% of monthly earnings after inability to work because of illness for more than 90 days.',
    ],
    ['ltd.percent 60', 'ltd.waiting_days 90'],
  ],
  [
    [
      'Income protection',
      'Long-term disability replaces 60% of your pay.',
      'Optional spouse life coverage is 50% of your own optional life coverage.',
    ],
    ['ltd.percent 60'],
  ],
  [['Life insurance', "Equal to one year's salary."], ['life.multiple 1']],
  [
    [
      'Health insurance',
      'The county currently pays the entire premium for the employee and half the dependent premium.',
    ],
    ['medical.employer_share 100 employee'],
  ],
  [
    [
      'Insurance',
      'Health, dental and vision insurance.',
      'We cover 100% of employee cost; employees may add children.',
    ],
    ['medical.employer_share 100 employee'],
  ],
  [['Health insurance', 'You may request reimbursement for 75% of the cost of private insurance.'], []],
  [['Benefits', 'FT is defined as working 32+ hours per week.'], ['eligibility.hours 32']],
  [
    ['Insurance', 'Insurance is effective the first of the month that follows your 60 days of employment.'],
    ['eligibility.waiting_days 60'],
  ],
  [
    ['Medical insurance', 'After 60 days of employment, all regular employees are covered by the medical plan.'],
    ['eligibility.waiting_days 60 ?'],
  ],
  [
    ['401(k)', 'Vesting: Immediate'],
    ['retirement.plan_type 401(k)', 'retirement.vesting immediate', 'retirement.vesting_years 0'],
  ],
  [
    [
      'Parental leave',
      'Maternity leave - 12 weeks paid',
      'Paternity leave - 4 weeks paid',
      'Adoption leave - 6 weeks paid',
    ],
    ['leave.parental_birth_weeks 12', 'leave.parental_other_weeks 4'],
  ],
  [
    ['Parental leave', 'Birth parent', 'Up to 14 weeks of paid leave', 'Other parents', 'Up to 8 weeks of paid leave'],
    ['leave.parental_birth_weeks 14', 'leave.parental_other_weeks 8'],
  ],
  [
    ['Retirement', 'We match dollar for dollar up to 3% of pay, then fifty cents on the dollar for the next 2%.'],
    ['retirement.effective_match 4', 'retirement.match_formula 100% of 3% + 50% of 2%'],
  ],
  [
    ['Retirement', 'The company will contribute $0.50 for every $1 you contribute up to 6% of your pay.'],
    ['retirement.effective_match 3', 'retirement.match_formula 50% of 6%'],
  ],
  [
    ['Retirement', 'For the first 3% you save, the company matches 100%. For the next 2%, the company matches 50%.'],
    ['retirement.effective_match 4', 'retirement.match_formula 100% of 3% + 50% of 2%'],
  ],
  [
    ['Retirement', '4% company match with no vesting period'],
    ['retirement.effective_match 4', 'retirement.vesting immediate', 'retirement.vesting_years 0'],
  ],
  [['Eligibility', 'You are eligible on your first day.'], ['eligibility.waiting_days 0']],
  [['Perks', '$1,000 for your home office when you start'], ['programs.home_office 1000']],
  [['Vision', 'A plan is offered through VSP Vision Care. VSP has a network.'], ['vision.carrier VSP Vision Care']],
];

test.each(readings)('%s', ([heading = '', ...lines], facts) => {
  expect(factsOf([[heading, ...lines]])).toEqual(facts);
});

test.each([
  [
    [
      'Sick leave',
      'Employees accrue 8 hours of sick leave for every month of service, up to a maximum of 80 hours per year.',
    ],
    ['time_off.sick_days 10'],
  ],
  [['Sick leave', 'Each year an employee may elect to use two sick days as personal days.'], []],
  [['Sick leave', 'Staff receive $30 for each day of unused sick leave (maximum of 10 days per year).'], []],
  [['Unlimited PTO', 'Tell your manager before you are away.'], ['time_off.unlimited yes']],
  [['Vacation', 'Take whatever vacation time you need; vacation does not accrue.'], ['time_off.unlimited yes']],
  [
    [
      'Vacation',
      'Vacation accrues as follows:',
      'Date of employment - 4 years of service = 20 days per year',
      '5 - 9 years of service = 22 days per year',
      '10+ years of service = 25 days per year',
    ],
    ['time_off.days_year_1 20', 'time_off.days_year_10 25', 'time_off.days_year_20 25', 'time_off.days_year_5 22'],
  ],
  [
    [
      'Vacation',
      'You receive 10 vacation days per year, 15 days beginning the 6th year of service.',
      'Beginning with the 16th year of service, 1 additional day is granted per year.',
    ],
    ['time_off.days_year_1 10', 'time_off.days_year_10 15', 'time_off.days_year_5 15'],
  ],
  [['Time off', 'Employees in Illinois may carry over up to 80 hours of vacation.'], ['time_off.carryover_days 10 ?']],
  [
    ['PTO', 'Service | Maximum PTO accrual (hours)', '0-3 years | 120 hours per year', '4+ years | 160 hours per year'],
    ['time_off.days_year_1 15', 'time_off.days_year_10 20', 'time_off.days_year_20 20', 'time_off.days_year_5 20'],
  ],
])('time off: %s', ([heading = '', ...lines], facts) => {
  expect(factsOf([[heading, ...lines]])).toEqual(facts);
});
