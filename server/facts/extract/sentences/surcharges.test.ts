import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const surcharges = (text: string): string[] =>
  factsOf([['Medical plan', text]]).filter((fact) => fact.includes('surcharge'));

test('amounts that no clause tells apart are of neither', () => {
  expect(surcharges('Surcharges of $45 and $80 per month apply to tobacco users and to working spouses.')).toEqual([]);
});
