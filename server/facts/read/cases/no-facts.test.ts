import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  ['Vacation', 'If you work 15 days in the month you accrue for it.'],
  ['Vacation', 'Requests of 5 days or more need two weeks of notice.'],
  ['Time Off', 'You may take up to two consecutive weeks of vacation at once.'],
  ['Holidays', 'If one of the 10 holidays falls on a weekend, it is observed on Monday.'],
  ['Personal Leave', 'Personal leave of up to 12 weeks may be requested.'],
  ['Sick Leave', 'Sick leave can accumulate up to 60 days.'],
  ['Social Security', 'The employer contributes 7.65% of salary.'],
  ['Health Insurance', 'Your stipend is 50% of what your premium would have been.'],
  ['Short-term disability', 'You can choose a waiting period of 7, 14 or 30 days.'],
  ['Overview', 'Health plans such as those from Aetna differ in cost.'],
])('no fact: %s, %s', (heading, line) => {
  expect(factsOf([[heading, line]])).toEqual([]);
});
