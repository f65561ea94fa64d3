import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('what a sentence says beneath a heading of one network is of that network, unless it names another', () => {
  expect(factsOf([['Out-of-network care', 'You pay a $45 copay for each visit to a specialist.']])).toEqual([
    'medical.specialist_copay 45 out',
  ]);
});

test('levels that are named before all amounts go to them in their order', () => {
  expect(
    factsOf([
      ['Dental plan', 'Annual maximum $1,750 per person', 'Plan year deductible: Individual / Family $60 / $180'],
    ]),
  ).toEqual(['dental.annual_maximum 1750', 'dental.deductible 180 family', 'dental.deductible 60 individual']);
});
