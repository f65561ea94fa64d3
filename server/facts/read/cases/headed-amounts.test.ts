import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  ['Paid time off', 'You get 22 days.', 22],
  ['PTO', 'Everyone starts with 17 days a year.', 17],
  ['How much vacation do I get?', 'Three weeks per year.', 15],
  ['Leave policy', 'Each colleague is entitled to 19 days of leave per year.', 19],
])('time off whose heading alone names it: %s, %s', (heading, sentence, days) => {
  expect(factsOf([[heading, sentence]])).toEqual([`time_off.days_year_1 ${days}`]);
});

test('leave of a year for one purpose is no vacation', () => {
  expect(factsOf([['Leave policy', 'You may take 4 days of leave per year for training.']])).toEqual([]);
  expect(factsOf([['Benefits', 'You get 22 days.']])).toEqual([]);
});

test.each([
  ['Sick days', 'Full-time employees have 8 days.', ['time_off.sick_days 8']],
  ['Sick time', 'All employees receive 9 days at the beginning of each calendar year.', ['time_off.sick_days 9']],
  ['PTO', 'Unlimited.', ['time_off.unlimited yes']],
  ['Vacation', "We don't have a set number of vacation days.", ['time_off.unlimited yes']],
  ['Holidays', 'Plus two holidays of your choice.', ['time_off.floating_holidays 2']],
  ['Vacation', 'Employees can bring up to six days into the new year.', ['time_off.carryover_days 6']],
])('%s: %s', (heading, sentence, facts) => {
  expect(factsOf([[heading, sentence]])).toEqual(facts);
});

test.each([
  ['None', 0],
  ['45 days', 45],
  ['First of the month following date of hire', 0],
])('a waiting period whose heading alone names it: %s', (line, days) => {
  expect(factsOf([['Waiting period', line]])).toEqual([`eligibility.waiting_days ${days}`]);
  expect(factsOf([['Long-term disability', 'Waiting period', line]])).not.toContain(`eligibility.waiting_days ${days}`);
});

test('what part-time employees get beside full-time ones', () => {
  expect(
    factsOf([
      ['Sick leave', 'Full-time employees accrue 88 hours a year. Part-time employees accrue 44 hours a year.'],
    ]),
  ).toEqual(['time_off.sick_days 11']);
  expect(
    factsOf([['Vacation', 'Full-time employees receive 14 days a year, part-time employees receive 7 days a year.']]),
  ).toEqual(['time_off.days_year_1 14']);
});
