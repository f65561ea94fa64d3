import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('each value of a sentence is of the words that open it', () => {
  expect(
    factsOf([
      [
        'Income protection',
        'Short-term disability pays 60% of your weekly earnings, up to $1,400 per week, after a 7-day elimination period for up to 25 weeks.',
      ],
    ]),
  ).toEqual(['std.maximum_weeks 25', 'std.percent 60', 'std.waiting_days 7', 'std.weekly_maximum 1400']);
});

test('a sentence that names nothing goes on about what was named before it', () => {
  expect(
    factsOf([
      [
        'Income protection',
        'We offer long-term disability insurance. It pays 55% of monthly earnings, up to $7,500 per month.',
      ],
    ]),
  ).toEqual(['ltd.monthly_maximum 7500', 'ltd.percent 55']);
});

test('what stands next to a value says what it is of, whatever comes before', () => {
  expect(
    factsOf([['Insurance', 'We pay for long-term disability insurance and $30,000 of term life insurance.']]),
  ).toEqual(['life.flat 30000']);
});

test('prices, questions and what a law allows are not given', () => {
  for (const sentence of [
    'Parking downtown costs $180 per month.',
    'Can I get life insurance of $40,000?',
    'For 2026 the law allows HSA contributions of $4,400 for self-only coverage.',
    'LTD benefits are reduced by 50% by other income.',
  ])
    expect(factsOf([['Benefits', sentence]])).toEqual([]);
});
