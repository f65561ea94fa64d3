import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

/** A heading, the lines beneath it, and the facts that a reader takes from them. */
const readings: readonly (readonly [string[], string[]])[] = [
  [
    ['Health insurance', 'Harbor HMO 10: 90% covered for individual and 40% for dependents'],
    [
      'medical.employer_share 40 employee_family (Harbor HMO 10)',
      'medical.employer_share 90 employee (Harbor HMO 10)',
      'medical.plan_type HMO (Harbor HMO 10)',
    ],
  ],
  [
    ['Benefits', 'We cover 100% for team members and 60% for dependents of the health plan premium.'],
    ['medical.dependent_share 60', 'medical.employer_share 100 employee'],
  ],
  [
    ['Health insurance', "We pay 100% of the cost of the employee's insurance and 50% of the employee's dependents."],
    ['medical.dependent_share 50', 'medical.employer_share 100 employee'],
  ],
  [
    ['Retirement', 'The college will contribute an amount equal to five percent of your regular salary.'],
    ['retirement.nonelective 5'],
  ],
  [
    ['401(k)', 'We match 100% of the first 3% that you save. We match 50% each of the 4th and 5th percent.'],
    ['retirement.effective_match 4', 'retirement.match_formula 100% of 3% + 50% of 2%', 'retirement.plan_type 401(k)'],
  ],
  [
    ['Retirement', 'Employer contributions are vested at the end of 24 consecutive months of employment.'],
    ['retirement.vesting cliff', 'retirement.vesting_years 2'],
  ],
  [['Time off', 'There will not be a set limit of time off that must be adhered to.'], ['time_off.unlimited yes']],
  [['Time off', 'If you take an extended period of time off (more than 15 out of 20 days) ask your manager.'], []],
  [['Leave', 'Twelve-month employees earn annual leave at a rate of one day per month.'], ['time_off.days_year_1 12']],
  [['Health insurance', 'Coverage begins on the first day of the month after completing the introductory period.'], []],
  [['Health insurance', 'See the health insurance plans offered through Quillmark LLC.'], []],
  [
    [
      'Parental leave',
      'Paid parental leave is 4 weeks for all new parents.',
      'After paid parental leave, a parent may take unpaid parental leave for the remainder of the 6 months.',
      'Benefits continue during an unpaid leave of absence for the 5 weeks thereafter.',
    ],
    ['leave.parental_birth_weeks 4', 'leave.parental_other_weeks 4'],
  ],
  [
    ['PTO', 'Full-time employees (40 hours per week) may carry over a maximum of 56 PTO hours.'],
    ['time_off.carryover_days 7'],
  ],
  [
    ['Retirement', 'We match 50% of every dollar you contribute up to a maximum of 5%.'],
    ['retirement.effective_match 2.5 ?', 'retirement.match_formula 50% of 5% ?'],
  ],
  [
    ['Health', 'Standard Plan: $50/month contribution, $500 deductible, 80% coverage'],
    ['medical.deductible 500 (Standard Plan)'],
  ],
  [['Health', "Lumo9 covers 100% of the employee's monthly premium."], ['medical.employer_share 100 employee']],
  [
    ['Health insurance', 'Premiums are shared 80/20 with the company covering 80% of the cost.'],
    ['medical.employer_share 80'],
  ],
  [
    ['Health insurance', 'All employees are eligible for medical insurance on the first day of employment.'],
    ['eligibility.waiting_days 0'],
  ],
  [
    ['Sick leave', 'Sick leave is a privilege and shall be accrued at the rate of 8 hours per month for all staff.'],
    ['time_off.sick_days 12'],
  ],
  [
    [
      'Time off',
      'Employees accrue eight hours of paid vacation per month as well as eight hours of paid sick leave per month.',
    ],
    ['time_off.days_year_1 12', 'time_off.sick_days 12'],
  ],
  [['Time off', 'Employees can earn up to four days of incentive time off.'], []],
  [
    [
      'Annual leave',
      'Employees earn 1 day of leave per month or 12 days per year for less than 5 years of service; 1 day and 2 hours per month or 15 days per year for 5 to 10 years of service; 1 day and 4 hours per month or 18 days per year for over 10 years of service.',
    ],
    ['time_off.days_year_1 12', 'time_off.days_year_10 18', 'time_off.days_year_20 18', 'time_off.days_year_5 15 ?'],
  ],
  [
    [
      'Vacation',
      'Bi-weekly accrual:',
      '0-4 years of service: 3.69 hours (12 days)',
      '5-9 years of service: 5.54 hours (18 days)',
      '10+ years of service: 6.77 hours (22 days)',
    ],
    ['time_off.days_year_1 12', 'time_off.days_year_10 22', 'time_off.days_year_20 22', 'time_off.days_year_5 18'],
  ],
  [['Time off', 'One additional "floating holiday" is given each year.'], ['time_off.floating_holidays 1']],
  [['Benefits', '100% employer-paid medical, dental and vision'], ['medical.employer_share 100']],
  [['Benefits', 'Fully paid health insurance for employees'], ['medical.employer_share 100 employee']],
  [['Medical', 'Employees pay 20% of the premium; the company pays the rest.'], ['medical.employer_share 80']],
  [
    ['Health insurance', 'The town pays 90%, and the employee pays 10% of the premium for any level.'],
    ['medical.employer_share 90'],
  ],
  [['Health', 'Health benefits kick in on day one.'], ['eligibility.waiting_days 0']],
  [['Benefits', 'New hires are eligible for benefits 30 days after their hire date.'], ['eligibility.waiting_days 30']],
  [
    ['Parental leave', 'We offer 12 weeks of paid parental leave of up to 70% of your salary.'],
    ['leave.parental_birth_weeks 12', 'leave.parental_other_weeks 12', 'leave.parental_pay 70'],
  ],
  [
    ['Retirement', "The library pays an amount equal to 14% of each employee's salary into the system."],
    ['retirement.nonelective 14'],
  ],
  [['Vacation', 'Accrued vacation is capped at 30 days.'], []],
  [['Vacation', 'Our European team has 25 days of vacation.'], []],
  [['Travel', 'We reimburse $50 per day for meals at conferences.'], []],
  [
    ['Pension', 'The multiplier is 2.5% for each year of service; vested after 10 years.'],
    ['retirement.vesting cliff', 'retirement.vesting_years 10'],
  ],
  [
    ['Benefits', 'Health insurance: The company covers 100% for you and 25% for your spouse and children.'],
    ['medical.employer_share 100 employee', 'medical.employer_share 25 employee_family'],
  ],
  [
    ['401(k)', 'Vesting', '0-1 years 0%', '1-2 years 33%', '2-3 years 66%', '3+ years 100%'],
    ['retirement.plan_type 401(k)', 'retirement.vesting graded', 'retirement.vesting_years 3'],
  ],
  [
    [
      'Eligibility',
      'Full-time employees (32 hours or more per week) are eligible on the first of the month following 60 days.',
    ],
    ['eligibility.hours 32', 'eligibility.waiting_days 60'],
  ],
];

test.each(readings)('%s', ([heading = '', ...lines], facts) => {
  expect(factsOf([[heading, ...lines]])).toEqual(facts);
});

const common = ["New Year's Day", 'Memorial Day', 'Labor Day', 'Christmas Day'];

test('holidays of two days in one line are counted, and ranges of days are for a person', () => {
  expect(factsOf([['Holidays', ...common, 'Independence Day', 'Thanksgiving Day and Thanksgiving Friday']])).toEqual([
    'time_off.holidays 7',
  ]);
  expect(factsOf([['Holidays', ...common, 'Thanksgiving', 'Independence Day: July 3rd and 4th']])).toEqual([
    'time_off.holidays 6 ?',
  ]);
  expect(factsOf([['Holidays', ...common, 'Thanksgiving', "Christmas Eve through New Year's Day"]])).toEqual([
    'time_off.holidays 6 ?',
  ]);
});
