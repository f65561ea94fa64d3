import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const told = (heading: string, text: string): string[] => factsOf([[heading, text]]);

const insured = (text: string): string[] => told('Life and disability', text);

test.each([
  [
    'We provide basic life and AD&D insurance of two times your annual salary, up to $500,000.',
    ['life.maximum 500000', 'life.multiple 2'],
  ],
  ['Basic Life/AD&D | 1.5x annual earnings to a maximum of $300,000', ['life.maximum 300000', 'life.multiple 1.5']],
  ['Company-paid life insurance is equal to your annual base salary.', ['life.multiple 1']],
  ['The company pays for $50,000 of basic life insurance.', ['life.flat 50000']],
  ['Basic life for each employee is $20,000; spouse $5,000; child $2,000.', ['life.flat 20000']],
  ['Basic life insurance | $25,000', ['life.flat 25000']],
])('life insurance: %s', (text, facts) => {
  expect(insured(text)).toEqual(facts);
});

test.each([
  'You may buy voluntary life insurance in increments of $10,000 up to $500,000.',
  'Executives receive basic life insurance of three times their salary.',
  'AD&D pays an additional one times your salary after an accident.',
  'Spouse life insurance of $25,000 is available.',
  'The cost of basic life insurance over $50,000 is taxable income.',
  'Supplemental life of up to five times your salary can be elected.',
])('no basic life insurance: %s', (text) => {
  expect(insured(text)).toEqual([]);
});

test('short-term disability', () => {
  expect(
    insured(
      'Short-term disability pays 60% of your weekly earnings, up to $1,500 per week, after a 7-day elimination period for up to 26 weeks.',
    ),
  ).toEqual(['std.maximum_weeks 26', 'std.percent 60', 'std.waiting_days 7', 'std.weekly_maximum 1500']);
  expect(
    told(
      'Short-term disability',
      'Benefit | 66.67% of pay\nElimination period | 14 days\nMaximum weekly benefit | $2,000\nMaximum duration | 12 weeks',
    ),
  ).toEqual(['std.maximum_weeks 12', 'std.percent 66.67', 'std.waiting_days 14', 'std.weekly_maximum 2000']);
  expect(insured('STD benefits begin on the 8th day of disability.')).toEqual(['std.waiting_days 7']);
});

test('long-term disability', () => {
  expect(
    insured(
      'Long-term disability replaces 60% of monthly income to a maximum of $10,000 per month after 180 days of disability.',
    ),
  ).toEqual(['ltd.monthly_maximum 10000', 'ltd.percent 60', 'ltd.waiting_days 180']);
});

test('both in one sentence, each with its own figures', () => {
  expect(insured('STD covers 70% of pay after 7 days, and LTD covers 60% of pay after 90 days.')).toEqual([
    'ltd.percent 60',
    'ltd.waiting_days 90',
    'std.percent 70',
    'std.waiting_days 7',
  ]);
});

test('a label with its value is no heading, and waits for no enrolment', () => {
  expect(told('Benefits', 'Short-term disability\nWaiting period: 14 days\nMaximum: 12 weeks')).toEqual([
    'std.maximum_weeks 12',
    'std.waiting_days 14',
  ]);
});

test.each([
  'The company pays 100% of the cost of long-term disability insurance.',
  'Short-term disability premiums are paid 100% by the company.',
  'State disability insurance pays 60% of your wages for up to 52 weeks.',
  'You are eligible for short-term disability after 90 days of employment.',
])('no terms of disability: %s', (text) => {
  expect(insured(text)).toEqual([]);
});
