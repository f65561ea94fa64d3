import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('three names above two columns head none of them', () => {
  const facts = factsOf([
    ['Dental', 'Standard Plan', 'Maximum Plan', 'Saver Plan', 'Monthly cost | $3.65 | $5.80', 'Employee only | $3.65 | $5.80'],
  ]); // prettier-ignore
  expect(facts.some((fact) => fact.includes('Standard Plan'))).toBe(false);
});
