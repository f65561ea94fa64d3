import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('heads without a space that are more than the columns by two are nobody knows which', () => {
  const facts = factsOf([
    ['Monthly medical premiums that you pay', 'Coverage TierPPOHealthWiseEPO', 'Employee Only$65.00$90.00', 'Family$197.60$279.00'],
  ]); // prettier-ignore
  expect(facts.some((fact) => fact.includes('(PPO)'))).toBe(false);
});

test('a level over amounts for care is no cost of coverage', () => {
  expect(factsOf([['Vision plan', 'Single', 'Bifocal: $75', 'Trifocal: $100']])).toEqual([]);
});
