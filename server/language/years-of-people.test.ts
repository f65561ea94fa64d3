import { expect, test } from 'vitest';
import { read } from './read.ts';
import { testsOf } from './conditions.ts';
import { known } from './testing/known.ts';

const yearsOf = (question: string): unknown[] =>
  testsOf(read(question, null, known).where).flatMap(({ test: one }) => (one.on === 'year' ? [one.atLeast] : []));

test.each([
  ['monthly premium for somebody hired in 2010', []],
  ['vacation days of people who joined before 2015', []],
  ['median waiting period for a new hire in 2024', [2024]],
  ['PTO for new hires 2024', [2024]],
  ['median deductible in 2025', [2025]],
])('a year of somebody’s life is no plan year: %s', (question, years) => {
  expect(yearsOf(question)).toEqual(years);
});

test.each([
  ['what happens to unused PTO', ['changes', 'trend']],
  ['what becomes of unused PTO at the end of the year', ['changes', 'trend']],
])('how it is, and not how it was: %s', (question, others) => {
  expect(others).not.toContain(read(question, null, known).intent.value);
});

test('what happened to figures is how they were', () => {
  expect(read('what happened to deductibles since 2024', null, known).intent.value).toBe('trend');
});
