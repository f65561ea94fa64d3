import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('years counted from zero are over where the last step begins', () => {
  expect(
    factsOf([['Vacation', 'Years 0-2: 14 days per year', 'Years 3-5: 17 days per year', 'Years 6+: 21 days per year']]),
  ).toEqual([
    'time_off.days_year_1 14',
    'time_off.days_year_10 21',
    'time_off.days_year_20 21',
    'time_off.days_year_5 17',
  ]);
});

test('a lead among other paid leave heads the steps beneath it', () => {
  expect(
    factsOf([
      [
        'Quick facts',
        'Paid leaves',
        '• Annual leave for staff as follows:',
        '• 0-4 years 1.00 day per month (8 hours)',
        '• 5-9 years 1.25 days per month (10 hours)',
        '• 10-above 2.00 days per month (16 hours)',
      ],
    ]),
  ).toEqual([
    'time_off.days_year_1 12',
    'time_off.days_year_10 24',
    'time_off.days_year_20 24',
    'time_off.days_year_5 15',
  ]);
});

test('what senior officers get is not what a beginner gets', () => {
  expect(
    factsOf([
      [
        'Vacation',
        'Senior academic officers earn 26 vacation days per year. All other employees earn 19 vacation days per year.',
      ],
    ]),
  ).toEqual(['time_off.days_year_1 19']);
});

test('a base contribution whose sentence does not name the plan again', () => {
  expect(
    factsOf([
      ['Benefits', 'The retirement plan is a 403(b). Employer base contribution is 4 percent of the gross salary.'],
    ]),
  ).toEqual(['retirement.nonelective 4', 'retirement.plan_type 403(b)']);
});

test('the wait before long-term pay, which is for employees', () => {
  expect(
    factsOf([['Long-term disability', 'Benefits begin after 150 days for up to 55% of employee earnings.']]),
  ).toEqual(['ltd.percent 55', 'ltd.waiting_days 150']);
});

test('plans by what they are, and a maximum for each member', () => {
  expect(factsOf([['Medical insurance', 'We have a high-deductible plan, and a card that pays for visits.']])).toEqual([
    'medical.plan_type HDHP',
  ]);
  expect(factsOf([['Dental', '$1,400 maximum benefit per member per calendar year']])).toEqual([
    'dental.annual_maximum 1400',
  ]);
});

test('a trial period is no time off', () => {
  expect(
    factsOf([
      ['Paid time off', 'All employees are entitled to paid time off (PTO) after the 90-day introductory period.'],
    ]),
  ).toEqual([]);
});

test('days beside the rate by which they come are sure', () => {
  expect(
    factsOf([
      [
        'Vacation',
        '0-1 year of service: 10 paid days accrued at 3.08 hrs. per pay period',
        '2+ years of service: 15 paid days accrued at 4.62 hrs. per pay period',
      ],
    ]),
  ).toEqual([
    'time_off.days_year_1 10',
    'time_off.days_year_10 15',
    'time_off.days_year_20 15',
    'time_off.days_year_5 15',
  ]);
});

test('who gathers employers is perhaps no carrier', () => {
  expect(factsOf([['Dental', 'Dental plans are provided through the Hill Counties Insurance Fund.']])).toEqual([
    'dental.carrier Hill Counties Insurance Fund ?',
  ]);
});

test('a benefit beneath lines that say who has it and from when', () => {
  expect(
    factsOf([
      [
        'Benefits package',
        'Life',
        'Full-time employees',
        'Non-contributory / amount is two times annual salary, rounded up',
      ],
    ]),
  ).toEqual(['life.multiple 2']);
  expect(
    factsOf([
      [
        'Benefits package',
        'Long Term Disability (LTD)',
        'Full-time employees',
        'Pays 55% of regular monthly salary after three months of disability.',
      ],
    ]),
  ).toEqual(['ltd.percent 55', 'ltd.waiting_days 90']);
});

test('a first step that runs from the employment to a year of service', () => {
  expect(
    factsOf([
      [
        'Vacation',
        'First of month after employment - 5 years 6.67 hrs. per month',
        'After 5 years of employment 10.0 hrs. per month',
      ],
    ]),
  ).toEqual(['time_off.days_year_1 10', 'time_off.days_year_5 15']);
});

test('a fraction of hours a pay period tells by whole days how many pay periods there are', () => {
  expect(factsOf([['Vacation', 'Employees accrue 4.62 hours of vacation per pay period.']])).toEqual([
    'time_off.days_year_1 15',
  ]);
  expect(factsOf([['Vacation', 'Employees accrue 6.67 hours of vacation per pay period.']])).toEqual([
    'time_off.days_year_1 20',
  ]);
  expect(factsOf([['Vacation', 'Employees accrue 4 hours of vacation per pay period.']])).toEqual([
    'time_off.days_year_1 13 ?',
  ]);
});

test('what goes on by the month is not what is carried over', () => {
  expect(factsOf([['Paid time off', 'Employees may carry over up to 1 PTO day per month worked each year.']])).toEqual(
    [],
  );
});

test('what employees contribute is not the employer’s, whatever stands between', () => {
  expect(
    factsOf([
      [
        'Retirement',
        'Employees new to state government hired after January 1, 2011 contribute 4% of their gross pay toward their retirement.',
      ],
    ]),
  ).toEqual([]);
  expect(
    factsOf([['Retirement', 'After two years the Colleges contribute 9% of gross pay to the retirement plan.']]),
  ).toEqual(['retirement.nonelective 9']);
});

test('steps whose hours come with the days that they are', () => {
  expect(
    factsOf([
      [
        'Annual leave',
        'Four (4) hours each pay period for less than 3 years of service (13 days a year)',
        'Six (6) hours each pay period for 3 and 15 years of service (20 days a year)',
        'Eight (8) hours each pay period for more than 15 years of service (26 days a year)',
      ],
    ]),
  ).toEqual([
    'time_off.days_year_1 13',
    'time_off.days_year_10 20',
    'time_off.days_year_20 26',
    'time_off.days_year_5 20',
  ]);
  expect(
    factsOf([['Sick leave', 'Employees earn four (4) hours of sick leave each pay period (13 days each year).']]),
  ).toEqual(['time_off.sick_days 13']);
});

test('an example in brackets, a plan like another, the dependents of an employee', () => {
  expect(
    factsOf([['Sick leave', '(Example) if an employee starts in June, they have seven days of sick leave.']]),
  ).toEqual([]);
  expect(factsOf([['Benefits', 'A 401(k)-style investment plan with matching contributions (TSP)']])).toEqual([
    'retirement.plan_type TSP',
  ]);
  expect(
    factsOf([
      [
        'Care',
        "The company pays 100 percent of the health care coverage for each employee and 80 percent of the employee's eligible dependents' coverage.",
      ],
    ]),
  ).toEqual(['medical.dependent_share 80', 'medical.employer_share 100 employee']);
});

test('days that are rolled over into the next year, and leave with two names', () => {
  expect(factsOf([['Vacation', 'They may roll a maximum of four (4) days over into the next year.']])).toEqual([
    'time_off.carryover_days 4',
  ]);
  expect(
    factsOf([['Benefits', 'VACATION/ANNUAL LEAVE: Employees new to the office accrue 15 days per year.']]),
  ).toEqual(['time_off.days_year_1 15']);
});
