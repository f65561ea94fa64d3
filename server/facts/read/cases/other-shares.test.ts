import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  'Your premium is 4% lower if you complete the health assessment; the company pays the rest.',
  'Your premium is 10% lower if you do not use tobacco; we pay the rest.',
  'Our premiums rose 6% this year; the company pays the increase.',
  'Medical premiums are up 7% and the company covers the difference.',
  'A rise of 8% in the premium is paid by the company.',
  'You get a 5% discount on your medical premium; the company pays the rest.',
  'The medical premium is 15% higher for tobacco users; we pay the rest.',
  'The plan covers 80% of the cost of a hospital stay.',
  'Your health insurance pays 70% of the cost of surgery.',
  'The policy covers 90% of medical costs abroad.',
])('a percentage of something else is no share of the employer: %s', (text) => {
  expect(factsOf([['Medical', text]]).filter((fact) => fact.includes('employer_share'))).toEqual([]);
});

test('what a premium is less than is beside the share', () => {
  expect(
    factsOf([['Medical', 'The HMO premium is 12% less than the PPO premium, which the company pays in full.']]),
  ).toContain('medical.employer_share 100');
  expect(factsOf([['Medical', 'Premiums rose 6% this year, and the company pays 80% of the premium.']])).toContain(
    'medical.employer_share 80',
  );
  expect(factsOf([['Medical', 'The company’s plan pays well: the company covers 75% of the premium.']])).toContain(
    'medical.employer_share 75',
  );
});

test('a rise of what dependents pay is no share of theirs', () => {
  const text = 'Premiums for dependents rose 9% this year; the company contributes as before.';
  expect(factsOf([['Medical', text]]).filter((fact) => fact.includes('_share'))).toEqual([]);
});
