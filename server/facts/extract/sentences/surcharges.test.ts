import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const surcharges = (text: string): string[] =>
  factsOf([['Medical plan', text]]).filter((fact) => fact.includes('surcharge'));

test('of two surcharges in one sentence each has its own amount', () => {
  expect(surcharges('An $80 per month spousal surcharge applies, and tobacco users pay $45 per month.')).toEqual([
    'medical.spousal_surcharge 80',
    'medical.tobacco_surcharge 45',
  ]);
  expect(surcharges('The tobacco surcharge is $45 per month and the spousal surcharge is $80 per month.')).toEqual([
    'medical.spousal_surcharge 80',
    'medical.tobacco_surcharge 45',
  ]);
  expect(surcharges('Tobacco users pay a $45 monthly surcharge.')).toEqual(['medical.tobacco_surcharge 45']);
});

test('amounts that no clause tells apart are of neither', () => {
  expect(surcharges('Surcharges of $45 and $80 per month apply to tobacco users and to working spouses.')).toEqual([]);
});
