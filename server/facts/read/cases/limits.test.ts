import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const medical = (text: string): string[] => factsOf([['Medical plan', text]]);

test.each([
  [
    'The out-of-pocket maximum is $4,200 for each person, including the deductible.',
    ['medical.out_of_pocket_max 4200 individual'],
  ],
  [
    'Out-of-pocket limit: $3,100 individual / $6,200 family (includes the deductible and copays).',
    ['medical.out_of_pocket_max 3100 individual', 'medical.out_of_pocket_max 6200 family'],
  ],
  [
    'There is a deductible of $450 and $3,100 out-of-pocket maximum.',
    ['medical.deductible 450', 'medical.out_of_pocket_max 3100'],
  ],
])('an amount that one limit has for its own is not that of the limit beside it: %s', (text, facts) => {
  expect(medical(text)).toEqual(facts);
});

test.each([
  'There is a $450 deductible and a $3,100 out-of-pocket maximum.',
  'The deductible is $450 and the out-of-pocket maximum is $3,100.',
])('two limits side by side: %s', (text) => {
  expect(medical(text)).toEqual(['medical.deductible 450', 'medical.out_of_pocket_max 3100']);
});
