import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const given = (text: string): string[] =>
  factsOf([['HSA', text]]).filter((fact) => fact.startsWith('hsa.employer_contribution'));

test('how the sum of a year is paid out does not multiply it', () => {
  expect(
    given('We contribute $700 (individual) or $1,400 (family) to your HSA, paid in quarterly installments.'),
  ).toEqual(['hsa.employer_contribution 1400 family ?', 'hsa.employer_contribution 700 individual ?']);
  expect(given('We contribute $900 to your HSA, deposited on a monthly basis.')).toEqual([
    'hsa.employer_contribution 900 ?',
  ]);
  expect(given('We contribute $1,200 ($100 per month) to your HSA.')).toEqual(['hsa.employer_contribution 1200 ?']);
});

test('a period that stands with an amount is the amount’s', () => {
  expect(given('We contribute $40 per month to your HSA.')).toEqual(['hsa.employer_contribution 480']);
  expect(given('We contribute $40 (individual) or $80 (family) per month to your HSA.')).toEqual([
    'hsa.employer_contribution 480 individual',
    'hsa.employer_contribution 960 family',
  ]);
});
