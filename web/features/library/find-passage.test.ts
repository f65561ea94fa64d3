import { expect, it } from 'vitest';
import { findPassage, findQuote } from './find-passage.ts';

const page = [
  'Benefits at a glance',
  'Parental leave: birth ',
  'parents receive six-',
  'teen weeks at full pay.',
  ' ',
  'Vacation begins at 15 days.',
];

it('finds a passage across lines, hyphens and other quotation marks', () => {
  expect(findPassage(page, 'Parental leave: birth parents receive sixteen weeks at full pay.')).toEqual([1, 2, 3]);
  expect(findPassage(['He said “yes”', 'and left'], 'said "yes" and')).toEqual([0, 1]);
});

it('finds the stretches of a passage that something interrupts', () => {
  const interrupted = [
    'Employees who have completed one year of service ',
    'Page 12 of 80',
    'receive an additional employer contribution of three percent.',
  ];
  const passage =
    'Employees who have completed one year of service receive an additional employer contribution of three percent.';
  expect(findPassage(interrupted, passage)).toEqual([0, 2]);
});

it('marks nothing when the passage is elsewhere', () => {
  expect(findPassage(page, 'Tuition is reimbursed up to the limit of the Internal Revenue Code.')).toEqual([]);
  expect(findPassage(page, ' – ')).toEqual([]);
  expect(findPassage([], 'Anything')).toEqual([]);
});

it('finds a quote in its passage, not where the same words stand elsewhere', () => {
  const twice = ['Leave: 16 weeks.', 'Birth parents receive', '16 weeks', 'of leave at full pay after a year.'];
  const passage = 'Birth parents receive 16 weeks of leave at full pay after a year.';
  expect(findQuote(twice, passage, '16 weeks')).toEqual([2]);
  expect(findQuote(twice, passage, null)).toEqual([1, 2, 3]);
  expect(findQuote(twice, passage, 'Something that another page says')).toEqual([1, 2, 3]);
});
