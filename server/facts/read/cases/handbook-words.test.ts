import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('that a part of the days rolls over takes nothing from what a year brings', () => {
  expect(factsOf([['Time off', 'Employees get 16 days of PTO a year, and up to 4 of them can roll over.']])).toEqual([
    'time_off.days_year_1 16',
  ]);
});

test('vacation and sick days of one sentence', () => {
  expect(factsOf([['Time off', 'You get 17 vacation days and 6 sick days each year.']])).toEqual([
    'time_off.days_year_1 17',
    'time_off.sick_days 6',
  ]);
});

test.each([
  ['New parents get 3 months (12 weeks) off at full pay.', 12],
  ['We give five paid weeks off for the birth or adoption of a child.', 5],
])('leave of new parents: %s', (sentence, weeks) => {
  const facts = factsOf([['Family leave', sentence]]);
  expect(facts).toContain(`leave.parental_birth_weeks ${weeks}`);
  expect(facts).toContain(`leave.parental_other_weeks ${weeks}`);
});

test('a match whose end stands before its rate', () => {
  expect(
    factsOf([['401(k)', 'For each dollar you contribute up to 6% of pay, the company contributes 25 cents.']]),
  ).toEqual(['retirement.effective_match 1.5', 'retirement.match_formula 25% of 6%', 'retirement.plan_type 401(k)']);
});

test('to cover an amount is not to go over it', () => {
  expect(factsOf([['Perks', 'We cover $85 a month for phone and internet.']])).toEqual(['programs.phone_internet 85']);
  expect(factsOf([['Perks', 'Phone bills over $85 a month are looked at by finance.']])).toEqual([]);
});

test.each([
  'Our competitors offer 10 days of vacation.',
  'Most companies give 12 paid holidays a year.',
  'The ACA requires that plans cover children until 26.',
  'Internet costs typically run about $60 a month.',
])('what others do, and what is usual, is no plan of the employer: %s', (sentence) => {
  expect(factsOf([['Benefits', sentence]])).toEqual([]);
});

test('who compares itself with others speaks of its own plans', () => {
  expect(factsOf([['Holidays', 'Like most companies, we observe 9 paid holidays.']])).toEqual(['time_off.holidays 9']);
});

test('amounts that need no receipt are no limits of two accounts', () => {
  expect(
    factsOf([['Accounts', 'With the FSA, dependent care (to $40) and medical (to $90) need no receipt.']]).filter(
      (fact) => !fact.endsWith('?'),
    ),
  ).not.toContain('fsa.health_limit 90');
});
