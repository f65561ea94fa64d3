import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  [
    'Employees accrue 8 hours of PTO per month and may carry over up to 40 hours each year.',
    ['time_off.carryover_days 5', 'time_off.days_year_1 12'],
  ],
  [
    'Staff earn 6.67 hours of PTO per month and can roll over up to 40 hours per year.',
    ['time_off.carryover_days 5', 'time_off.days_year_1 10'],
  ],
])('the most that may be carried over does not bound what is earned: %s', (line, facts) => {
  expect(factsOf([['PTO', line]])).toEqual(facts);
});

test.each([
  'Upon termination, up to 20 days of unused vacation will be paid.',
  'Employees may sell up to 40 hours of unused PTO.',
  'Employees may donate up to 40 hours of unused PTO.',
  'We buy back up to 5 days of unused PTO each year.',
])('unused days that are paid, sold or given away are not carried over: %s', (line) => {
  expect(factsOf([['PTO', line]])).toEqual([]);
});

test.each([
  'Your supervisor has 5 days to respond.',
  'Employees have 30 days to file an appeal.',
  'Employees have 5 days to return their keys.',
  'Employees must have 30 days of PTO-eligible service before they may use it.',
])('a time in which something is to be done is no time off: %s', (line) => {
  expect(factsOf([['PTO', line]])).toEqual([]);
});

test('days to use are time off', () => {
  expect(factsOf([['PTO', 'Everyone has 20 days to use each calendar year.']])).toEqual(['time_off.days_year_1 20']);
});

test.each([
  'There is no cap on PTO accrual.',
  'There is no limit on PTO you may bank.',
  'You may take as much time off as you have accrued.',
  'We do not track PTO in the payroll system.',
])('days that are gathered without end, or not counted in one place, are not unlimited: %s', (line) => {
  expect(factsOf([['PTO', line]])).toEqual([]);
});

test.each([
  [
    'Sick leave',
    'Employees receive 2 paid sick days and must report their absences each month.',
    ['time_off.sick_days 2'],
  ],
  ['PTO', 'Staff receive 2 days of vacation in their first year, to be taken a month ahead of the audit.', []],
  ['PTO', 'Employees receive 16 hours of vacation during a month with a holiday.', []],
  ['PTO', 'You earn 1 week of PTO per quarter.', ['time_off.days_year_1 20']],
])('a month beside days is not always how often they come: %s, %s', (heading, line, facts) => {
  expect(factsOf([[heading, line]])).toEqual(facts);
});

test.each([
  [
    'PTO',
    'Employees with more than 5 years of service may carry over up to 10 days of PTO; all others 5 days.',
    ['time_off.carryover_days 10'],
  ],
  ['Time off', 'We close for 5 days off at the end of December.', []],
  ['Vacation', 'Employees may have up to 5 days of additional vacation through payroll deductions.', []],
  ['Sick leave', 'Employees may use up to 40 hours of paid sick leave per year.', ['time_off.sick_days 5']],
  ['Sick leave', 'You may use up to 5 sick days each year.', ['time_off.sick_days 5']],
  ['Vacation', 'Up to 5 vacation days may be carried over and expire on March 31.', ['time_off.carryover_days 5']],
])('what days are is told by what is done with them: %s, %s', (heading, line, facts) => {
  expect(factsOf([[heading, line]])).toEqual(facts);
});

const days = ["New Year's Day", 'Memorial Day', 'Independence Day', 'Labor Day', 'Thanksgiving Day', 'Christmas Day'];

test.each([
  'We are not closed on these holidays:',
  'Our offices are open on the following holidays:',
  'Unpaid holidays:',
  'Floating holidays (your choice of two):',
  'Choose two of these holidays:',
])('holidays that are worked, unpaid or chosen from are not counted: %s', (lead) => {
  expect(factsOf([['Holidays', lead, ...days]])).toEqual([]);
  expect(factsOf([['Holidays', lead, ...days.map((day) => `• ${day}`)]])).toEqual([]);
});

test('how many holidays one may choose is no number of those that all have', () => {
  const line = `Team members choose 3 of the following holidays: ${days.join(', ')}.`;
  expect(factsOf([['Holidays', line]])).toEqual([]);
});

test('a floating holiday that comes on top of a list leaves it as it is', () => {
  const lead = 'The company observes the following paid holidays, plus one floating holiday:';
  expect(factsOf([['Holidays', lead, ...days]])).toEqual(['time_off.floating_holidays 1', 'time_off.holidays 6']);
});

test('what full-time and part-time employees both receive is not hidden', () => {
  const line =
    'Full-time and part-time employees receive 10 paid holidays; full-time employees may volunteer for 2 days.';
  expect(factsOf([['Time off', line]])).toContain('time_off.holidays 10');
});

test.each([
  'With ten years of service employees may elect to use a maximum of 80 hours of vacation during the fiscal year.',
  'After 18 years the employee would be entitled to 160 hours of vacation.',
])('what is elected or supposed is no grant: %s', (line) => {
  expect(factsOf([['Vacation', line]])).toEqual([]);
});

test('the pages of a table of contents are no days', () => {
  const contents =
    'VI. | Leave | 12\nVII. | Vacation | 16\nVIII. | Holidays | 19\nIX. | Group Health | 19\nX. | Jury duty | 24';
  expect(factsOf([['Contents', contents]])).toEqual([]);
});
