import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const told = (heading: string, ...lines: string[]): string[] =>
  factsOf([[heading, ...lines]]).map((fact) => fact.replace('time_off.', ''));

test.each([
  ['Holidays', 'We observe 10 company-recognized holidays.', ['holidays 10']],
  ['Time off', '88 hours, or 11 days of paid Holiday Leave', ['holidays 11']],
  ['Time off', 'Holidays - 12 days', ['holidays 12']],
  [
    'Holidays',
    'Ten (10) paid date-specific holidays, plus two (2) floating holidays.',
    ['floating_holidays 2', 'holidays 10'],
  ],
  ['Holidays', 'Overtime is paid on 2 extra holidays.', []],
  [
    'Holidays',
    'Twelve holidays, two of which are floating, are provided each year.',
    ['floating_holidays 2', 'holidays 12'],
  ],
  ['Paid time off', 'We get 9 paid holiday each year.', ['holidays 9']],
  ['Sick leave', 'Eleven days of sick leave are provided each year with unlimited accrual.', ['sick_days 11']],
])('holidays that are counted: %s, %s', (heading, line, facts) => {
  expect(told(heading, line)).toEqual(facts);
});

test.each([
  ['Leave', 'Floating holidays total 16 hours per year.', ['floating_holidays 2']],
  ['Leave', 'Staff receive 3 personal business days per year.', ['floating_holidays 3']],
  ['Personal Leave', 'You may ask for an unpaid leave of absence of up to 30 days.', []],
  ['Personal Leave', 'Days accumulate up to 5 days.', []],
])('days that each may choose: %s, %s', (heading, line, facts) => {
  expect(told(heading, line)).toEqual(facts);
});

test('an amount alone beneath a heading about vacation, and one per contract year', () => {
  expect(told('PTO', '20 days/year')).toEqual(['days_year_1 20']);
  expect(told('Vacation', '3 weeks')).toEqual(['days_year_1 15']);
  expect(told('PTO', 'Twenty (20) paid days off per contract year')).toEqual(['days_year_1 20']);
  expect(told('Vacation', 'Vacation requests must be made 2 weeks before.')).toEqual([]);
});

test('what the first year’s end brings is what a beginner has to look for', () => {
  expect(
    told(
      'Vacation',
      'After one year employees have ten days of vacation.',
      'After five years employees have 15 days of vacation.',
    ),
  ).toEqual(['days_year_1 10', 'days_year_5 15']);
});

test('a rate that grows comes as often as it did before', () => {
  expect(
    told(
      'Vacation',
      'VACATION LEAVE: 8 hours per month. Increases after 2 years (10hrs), 5yrs (12hrs), 10yrs (14hrs), 20yrs (18hrs).',
    ),
  ).toEqual(['days_year_1 12', 'days_year_10 21', 'days_year_20 27', 'days_year_5 18']);
});

test('months and years in one step, and days with a fraction', () => {
  expect(
    told('Vacation', '6 months through 5th year 10 vacation days', '6th year anniversary 15 vacation days'),
  ).toContain('days_year_1 10');
  expect(told('Sick Leave', '1-1/4 days per month accumulation')).toEqual(['sick_days 15']);
});

test('what is said of the police or of part-time staff gives way to what is said of all', () => {
  expect(
    told(
      'Sick leave',
      'Fire sick leave accrues at 12 hours per month.',
      'Sick leave accrues at 8 hours per month for all other employees.',
    ),
  ).toEqual(['sick_days 12']);
  expect(told('Part-Time Benefits', '8 days of vacation per year.')).toEqual([]);
  expect(
    factsOf([
      ['Part-Time Benefits', '8 days of vacation per year.'],
      ['Full-Time Benefits', '20 days of vacation per year.'],
    ]),
  ).toEqual(['time_off.days_year_1 20']);
});

test('days that are reckoned and not granted', () => {
  expect(
    told('Sick leave', 'Unused sick leave counts toward retirement; 20 days of sick leave equals one month.'),
  ).toEqual([]);
});
