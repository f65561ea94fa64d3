import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

/** Days in the first year, after 5, after 10 and after 20 years; null where nothing is said. */
type Days = readonly [first: number, fifth: number, tenth: number | null, twentieth: number | null];

const stated = (days: Days): string[] =>
  [1, 5, 10, 20].flatMap((year, at) => (days[at] === null ? [] : [`time_off.days_year_${year} ${days[at]}`])).sort();

const sentences: readonly (readonly [string, Days])[] = [
  ['Employees earn 10 days a year, 15 days after 3 years and 20 days after 8 years.', [10, 15, 20, 20]],
  ['You start with three weeks. After three years you get four weeks, and after seven years five weeks.', [15, 20, 25, 25]],
  ['Staff accrue 1.25 days a month, and after five years 1.67 days a month.', [15, 20, null, null]],
  ['Employees earn 18 days per year during their first three years, 23 days in years four through nine, and 28 days thereafter.', [18, 23, 28, 28]],
  ['Vacation: 10 days (0-4 years), 15 days (5-9 years), 20 days (10+ years)', [10, 15, 20, 20]],
  ['Vacation: 2 weeks for 0-4 years, 3 weeks for 5-9 years, 4 weeks for 10+ years', [10, 15, 20, 20]],
]; // prettier-ignore

test.each(sentences)('steps of one sentence: %s', (sentence, days) => {
  expect(factsOf([['Vacation', sentence]])).toEqual(stated(days));
});

const lists: readonly (readonly [string, readonly string[], Days])[] = [
  ['by month', ['• 0-12 months: 10 days', '• 13-48 months: 15 days', '• 49+ months: 20 days'], [10, 20, 20, 20]],
  ['by anniversary', ['Date of hire through 4th anniversary – 80 hours annually', '4th anniversary through 9th anniversary – 120 hours annually', '10th anniversary and beyond – 160 hours annually'], [10, 15, 20, 20]],
  ['by ordinals', ['First year: 5 days', 'Second through fourth year: 10 days', 'Fifth year and thereafter: 15 days'], [5, 15, 15, 15]],
  ['a rate beside the days', ['Years of service | Hours per pay period | Days per year', '0-2 | 5.54 | 18', '3-5 | 6.46 | 21', '6-10 | 7.38 | 24', '11+ | 8.31 | 27'], [18, 21, 24, 27]],
  ['the most that may be gathered beside the days', ['Years of service | Vacation accrual | Maximum accrual', '0 to 3 | 10 days | 15 days', '4 to 9 | 15 days | 22.5 days', '10 plus | 20 days | 30 days'], [10, 15, 20, 20]],
  ['columns without heads whose units tell', ['Years of service Annual days Accrual', '0-3 years | 15 days | 4.62 hours', '4+ years | 20 days | 6.15 hours'], [15, 20, 20, 20]],
]; // prettier-ignore

test.each(lists)('steps of a list: %s', (_, lines, days) => {
  expect(factsOf([['Paid time off', ...lines]])).toEqual(stated(days));
});

test.each([
  'Requests of five days or more need approval.',
  'You can buy up to 5 extra vacation days.',
  'Employees may donate up to 40 hours of PTO.',
  'Employees may go negative by up to 5 days of PTO.',
  'Up to 80 hours of PTO are paid out on termination.',
])('what is no grant of days: %s', (sentence) => {
  expect(factsOf([['Paid time off', sentence]])).toEqual([]);
});

test('kinds of days side by side in one line', () => {
  expect(factsOf([['Leave', 'Classified staff: 10 days annual leave, 12 days sick leave, 14 holidays']])).toEqual([
    'time_off.days_year_1 10',
    'time_off.holidays 14',
    'time_off.sick_days 12',
  ]);
  expect(factsOf([['Benefits', '• Unlimited vacation, sick days and 11 paid holidays']])).toEqual([
    'time_off.holidays 11',
    'time_off.unlimited yes',
  ]);
});
