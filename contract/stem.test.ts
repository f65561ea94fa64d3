import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['relational', 'relat'],
  ['reimbursements', 'reimburs'],
  ['parental', 'parent'],
  ['pto', 'pto'],
])('%s → %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each([
  ['deductibles', 'deducted'],
  ['dependents', 'depends'],
  ['wellness', 'well'],
  ['severance', 'several'],
  ['generic', 'general'],
  ['medication', 'medical'],
  ['providers', 'provided'],
  ['allowance', 'allowed'],
  ['internal', 'interns'],
  ['terminal', 'termination'],
  ['personal', 'persons'],
  ['general', 'generous'],
  ['executives', 'execution'],
])('%s is no form of %s', (word, other) => {
  expect(stemOf(word)).not.toBe(stemOf(other));
});
