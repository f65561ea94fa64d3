import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('sick leave within a chapter on vacation', () => {
  expect(factsOf([['Vacation', 'You receive 14 days per year.', 'Sick leave', 'Up to 11 days per year.']])).toContain(
    'time_off.sick_days 11',
  );
});

test('steps of part-time employees beneath a line of their own give way to those of all', () => {
  const facts = factsOf([
    [
      'Vacation',
      'Annual rates for full-time employees',
      '1-4 years: 88 hours',
      '5 years or more: 128 hours',
      'Annual rates for part-time employees',
      '1-4 years: 44 hours',
      '5 years or more: 64 hours',
    ],
  ]);
  expect(facts).toContain('time_off.days_year_1 11');
  expect(facts).toContain('time_off.days_year_5 16');
});

test('days of an appointment of twelve months', () => {
  expect(factsOf([['Time off', 'You are granted 23 days of paid time off per 12-month appointment.']])).toEqual([
    'time_off.days_year_1 23',
  ]);
});

test('what may be saved at most stands before the rates of a match', () => {
  expect(
    factsOf([
      [
        '401(k)',
        'Save 1% to 80% of compensation; the match is 100% of the first 4% and 50% of the next 2% of compensation.',
      ],
    ]),
  ).toContain('retirement.match_formula 100% of 4% + 50% of 2%');
});
