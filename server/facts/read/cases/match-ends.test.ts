import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const saving = (text: string): string[] =>
  factsOf([['401(k) retirement plan', text]]).filter((fact) => !fact.includes('plan_type'));

test.each([
  ['We match 50% of your contributions, up to a maximum employer match of 3% of your pay.', 3],
  ['We match your contributions at 50%, not to exceed a company contribution of 4%.', 4],
])('where the end is said of what the employer adds, it is the match: %s', (text, most) => {
  expect(saving(text)).toEqual([`retirement.effective_match ${most}`]);
});

test.each([
  ['50% company match up to 6% of pay.', '50% of 6%', 3],
  ['We match 50% of the first 6%, up to a maximum match of 3% of pay.', '50% of 6%', 3],
  ['We match 100% of the first 3% and 50% of the next 2%, for a total match of 4%.', '100% of 3% + 50% of 2%', 4],
])('where it is said of what the employee saves, the rate counts: %s', (text, formula, most) => {
  expect(saving(text)).toEqual([`retirement.effective_match ${most}`, `retirement.match_formula ${formula}`]);
});

test('a match that is not the same for all is for a person, and is no sum', () => {
  expect(
    saving('We match 100% of the first 4% for those hired after 2016 and 100% of the first 6% for all others.'),
  ).toEqual(['retirement.effective_match 4 ?', 'retirement.match_formula 100% of 4% ?']);
  expect(saving('The match is 3% after one year, 4% after three years and 5% after five.')).toEqual([
    'retirement.effective_match 3 ?',
  ]);
  expect(saving('We match up to 4% of pay after one year.')).toEqual(['retirement.effective_match 4']);
});

test('a rate that stands beside a share of pay leaves the match to a person', () => {
  expect(saving('We match 6% of pay at 50 cents on the dollar.')).toEqual(['retirement.effective_match 6 ?']);
  expect(saving('We match up to 6% of pay.')).toEqual(['retirement.effective_match 6']);
});

test('what is added to each percent saved is not given without saving', () => {
  expect(saving('For each 1% you contribute we contribute 2%.')).toEqual([]);
  expect(saving('Each year we contribute 2% of your pay.')).toEqual(['retirement.nonelective 2']);
});
