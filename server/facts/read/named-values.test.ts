import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('an amount before the words that say what it is', () => {
  expect(factsOf([['Dental benefits', 'Orthodontics: $2,000 lifetime maximum.']])).toEqual([
    'dental.orthodontia_maximum 2000',
  ]);
});

test('an amount that no multiple of pay comes before is flat, even if it is said to be at most', () => {
  expect(factsOf([['Life insurance', 'We provide basic life cover of up to $45,000.']])).toEqual(['life.flat 45000']);
  expect(factsOf([['Life insurance', 'Basic life: one times salary up to $200,000.']])).toEqual([
    'life.maximum 200000',
    'life.multiple 1',
  ]);
});

test('a maximum that a row names is one, though the row says nothing of pay', () => {
  expect(
    factsOf([
      ['Basic life insurance', 'Life benefit | 2 times your basic annual earnings', 'Maximum benefit | $400,000'],
    ]),
  ).toEqual(['life.maximum 400000', 'life.multiple 2']);
});

test('a series of amounts over a series of names, and one that a label names', () => {
  const tiers = ['rx.tier_1 10', 'rx.tier_2 25', 'rx.tier_3 45'];
  for (const line of ['Pharmacy: $10/$25/$45 per generic/brand/non-formulary prescription.', 'Prescriptions: 10/25/45'])
    expect(factsOf([['Medical plan', line]])).toEqual(tiers);
});

test('two surcharges of one sentence have an amount each', () => {
  expect(
    factsOf([['Costs', 'Tobacco users pay $50 per month and covered working spouses pay $100 per month.']]),
  ).toEqual(['medical.spousal_surcharge 100', 'medical.tobacco_surcharge 50']);
});

test('a carrier in brackets is of the line of benefits before it', () => {
  expect(factsOf([['Who to call', 'Dental (Delta Dental): 800-555-1212']])).toEqual(['dental.carrier Delta Dental']);
});

test('a heading of two plans leaves each value to the period of its own words', () => {
  expect(factsOf([['STD LTD', '60% of weekly salary to $1,200, after 7 days.']])).toEqual([
    'std.percent 60',
    'std.waiting_days 7',
    'std.weekly_maximum 1200',
  ]);
});
