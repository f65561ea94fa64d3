import { expect, test } from 'vitest';
import type { FoundFact } from '../found-fact.ts';
import { agree } from './agree.ts';

const fact = (given: Partial<FoundFact>): FoundFact => ({
  metric: 'medical.deductible',
  value: 1500,
  words: null,
  plan: null,
  planType: null,
  tier: null,
  network: null,
  ordinal: 0,
  quoteFrom: 0,
  quoteTo: 5,
  method: 'rule',
  confidence: 0.9,
  review: false,
  ...given,
});
const byModel = (given: Partial<FoundFact>) => fact({ method: 'model', confidence: 0.6, review: true, ...given });
const reviews = (rules: FoundFact[], models: FoundFact[]) => agree(rules, models).map(({ review }) => review);

test('what both have read is surer; a doubt of the rules stays', () => {
  expect(agree([fact({ plan: 'The Gold plan' })], [byModel({ plan: 'Gold', ordinal: 7 })])).toEqual([
    fact({ plan: 'The Gold plan', confidence: 0.99 }),
  ]);
  expect(agree([fact({ review: true })], [byModel({})])).toEqual([fact({ review: true })]);
});

test.each([
  ['another value', { value: 1501 }],
  ['another level', { tier: 'family' }],
  ['another network', { network: 'out' }],
  ['another plan', { plan: 'Silver' }],
  ['a plan whose name holds the other', { plan: 'Gold Plus' }],
  ['another metric', { metric: 'dental.deductible' }],
] as const)('%s is no agreement: both are kept for review', (_what, other) => {
  const rule = fact({ tier: 'individual', network: 'in', plan: 'Gold' });
  const model = byModel({ tier: 'individual', network: 'in', plan: 'Gold', ...other });
  expect(agree([rule], [model])).toEqual([{ ...rule, review: true }, model]);
});

test('what only one of them names, they must have read in one place', () => {
  const rule = fact({ tier: 'individual', ordinal: 3, quoteFrom: 10, quoteTo: 20 });
  expect(reviews([rule], [byModel({ ordinal: 3, quoteFrom: 19, quoteTo: 40 })])).toEqual([false]);
  expect(reviews([rule], [byModel({ ordinal: 3, quoteFrom: 20, quoteTo: 40 })])).toEqual([true, true]);
  expect(reviews([rule], [byModel({ ordinal: 4, quoteFrom: 10, quoteTo: 20 })])).toEqual([true, true]);
});

test('one reading confirms one fact', () => {
  const rules = [fact({ tier: 'individual' }), fact({ tier: 'family' })];
  expect(reviews(rules, [byModel({})])).toEqual([false, true]);
  expect(reviews(rules, [byModel({ tier: 'family' }), byModel({ tier: 'individual' })])).toEqual([false, false]);
});

test('what only one has read is kept for review, once', () => {
  expect(agree([fact({})], [])).toEqual([fact({ review: true })]);
  expect(agree([], [byModel({}), byModel({ value: 1500.004, ordinal: 2 })])).toEqual([byModel({})]);
  expect(agree([], [])).toEqual([]);
});

test('names agree by their own words, formulas by their figures', () => {
  const named = (words: string, metric: FoundFact['metric'] = 'dental.carrier') => fact({ metric, value: null, words });
  const agreed = (a: FoundFact, b: FoundFact) => agree([a], [b])[0]?.review === false;
  expect(agreed(named('Larkspur Dental'), named('larkspur'))).toBe(true);
  expect(agreed(named('Larkspur Dental'), named('Dental'))).toBe(false);
  expect(agreed(named('Larkspur'), named('Larkspur Mutual'))).toBe(false);
  expect(agreed(named('yes', 'hsa.eligible'), named('no', 'hsa.eligible'))).toBe(false);
  const formula = (words: string) => named(words, 'retirement.match_formula');
  expect(agreed(formula('50% of 6%'), formula('50% of the first 6% of pay'))).toBe(true);
  expect(agreed(formula('100% of 1.5%'), formula('100% of 15%'))).toBe(false);
});
