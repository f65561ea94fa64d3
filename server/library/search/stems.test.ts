import { expect, test } from 'vitest';
import { stemmer as stem } from 'stemmer';
import { tokenize } from './tokenize.ts';

// Pairs from the rules of Porter's paper, and words of benefit guides.
test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['cats', 'cat'],
  ['feed', 'feed'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['sing', 'sing'],
  ['conflated', 'conflat'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['sky', 'sky'],
  ['relational', 'relat'],
  ['conditional', 'condit'],
  ['hopefulness', 'hope'],
  ['formality', 'formal'],
  ['triplicate', 'triplic'],
  ['electrical', 'electr'],
  ['revival', 'reviv'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['probate', 'probat'],
  ['controlling', 'control'],
  ['reimbursements', 'reimburs'],
  ['deductibles', 'deduct'],
  ['parental', 'parent'],
  ['pto', 'pto'],
])('%s → %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('words of a guide as they are searched for', () => {
  const terms = tokenize("The plan’s 401(k), up to $1,500.00 (4.5%) in 2025; Zoë's 403 (b)").map((token) => token.term);
  expect(terms).toEqual(['the', 'plan', '401k', 'up', 'to', '1500', '4.5', 'in', '2025', 'zoe', '403b']);
});

test('words that mean different things keep apart, and short forms are what they are short for', () => {
  const terms = (text: string): string[] => tokenize(text).map((token) => token.term);
  for (const [one, other] of [
    ['deductible', 'deducted'],
    ['dependents', 'depends'],
    ['wellness', 'well'],
    ['severance', 'several'],
    ['generic', 'general'],
    ['medication', 'medical'],
    ['provider', 'provided'],
    ['allowance', 'allowed'],
  ] as const) {
    expect(terms(one)).not.toEqual(terms(other));
  }
  expect(terms('max 2 yrs, 6 wks, 3 mo, 8 hr')).toEqual(terms('maximum 2 years, 6 weeks, 3 months, 8 hours'));
  expect(terms('80 percent')).toEqual(terms('80%'));
  expect(terms('MO HR')).toEqual(['mo', 'hr']);
});
