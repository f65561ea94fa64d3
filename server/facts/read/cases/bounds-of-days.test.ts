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
