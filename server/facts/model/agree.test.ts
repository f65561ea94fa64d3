import { expect, test } from 'vitest';
import type { FoundFact } from '../found-fact.ts';
import { agree, proposedIn } from './agree.ts';

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
const reviews = (rules: FoundFact[], models: FoundFact[]) => agree(rules, models, []).map(({ review }) => review);

test('what both have read is surer, and settles a doubt of the rules', () => {
  expect(agree([fact({ plan: 'The Gold plan' })], [byModel({ plan: 'Gold', ordinal: 7 })], [])).toEqual([
    fact({ plan: 'The Gold plan', confidence: 0.99 }),
  ]);
  expect(agree([fact({ review: true })], [byModel({})], [])).toEqual([fact({ confidence: 0.99 })]);
  // It does not say of which plan the figure is.
  const doubt = fact({ review: true, plan: 'Gold' });
  expect(agree([doubt], [byModel({})], [])).toEqual([doubt]);
});

test.each([
  ['another value', { value: 1501 }],
  ['another level', { tier: 'family' }],
  ['another network', { network: 'out' }],
  ['another plan', { plan: 'Silver' }],
  ['a plan whose name holds the other', { plan: 'Gold Plus' }],
  ['another metric', { metric: 'dental.deductible' }],
] as const)('%s is no agreement: the rules stand, the model is reviewed', (_what, other) => {
  const rule = fact({ tier: 'individual', network: 'in', plan: 'Gold' });
  const model = byModel({ tier: 'individual', network: 'in', plan: 'Gold', ...other });
  expect(agree([rule], [model], [])).toEqual([rule, model]);
});

test('what the model reads twice is a fact, unless the rules are sure of something else there', () => {
  const twice = byModel({ tier: 'family', value: 3000 });
  const known = { ...twice, review: false, confidence: 0.9 };
  expect(agree([], [twice], [twice])).toEqual([known]);
  expect(agree([], [twice], [byModel({ tier: 'family', value: 3001 })])).toEqual([twice]);
  expect(agree([fact({ tier: 'family' })], [twice], [twice])).toEqual([fact({ tier: 'family' }), twice]);
  const doubt = fact({ tier: 'family', review: true });
  expect(agree([doubt], [twice], [twice])).toEqual([doubt, known]);
  expect(agree([fact({ tier: 'individual' })], [twice], [twice])).toEqual([fact({ tier: 'individual' }), known]);
});

test('a second look is worth its price where the model alone has read something', () => {
  const model = [byModel({}), byModel({ metric: 'dental.deductible', ordinal: 4 })];
  expect([...proposedIn([fact({})], model)]).toEqual([4]);
  expect([...proposedIn([fact({})], [])]).toEqual([]);
});

test('what only one of them names, they must have read in one place', () => {
  const rule = fact({ tier: 'individual', ordinal: 3, quoteFrom: 10, quoteTo: 20 });
  expect(reviews([rule], [byModel({ ordinal: 3, quoteFrom: 19, quoteTo: 40 })])).toEqual([false]);
  expect(reviews([rule], [byModel({ ordinal: 3, quoteFrom: 20, quoteTo: 40 })])).toEqual([false, true]);
  expect(reviews([rule], [byModel({ ordinal: 4, quoteFrom: 10, quoteTo: 20 })])).toEqual([false, true]);
});

test('one reading confirms one fact', () => {
  const rules = [fact({ tier: 'individual' }), fact({ tier: 'family' })];
  const sureness = (models: FoundFact[]) => agree(rules, models, []).map(({ confidence }) => confidence);
  expect(sureness([byModel({})])).toEqual([0.99, 0.9]);
  expect(sureness([byModel({ tier: 'family' }), byModel({ tier: 'individual' })])).toEqual([0.99, 0.99]);
});

test('what only the model has read is kept for review, once', () => {
  expect(agree([fact({})], [], [])).toEqual([fact({})]);
  expect(agree([], [byModel({}), byModel({ value: 1500.004, ordinal: 2 })], [])).toEqual([byModel({})]);
  expect(agree([], [], [])).toEqual([]);
});

test('names agree by their own words, formulas by their figures', () => {
  const named = (words: string, metric: FoundFact['metric'] = 'dental.carrier') => fact({ metric, value: null, words });
  const agreed = (a: FoundFact, b: FoundFact) => agree([a], [b], [])[0]?.confidence === 0.99;
  expect(agreed(named('Larkspur Dental'), named('larkspur'))).toBe(true);
  expect(agreed(named('Larkspur Dental'), named('Dental'))).toBe(false);
  expect(agreed(named('Larkspur'), named('Larkspur Mutual'))).toBe(false);
  expect(agreed(named('yes', 'hsa.eligible'), named('no', 'hsa.eligible'))).toBe(false);
  const formula = (words: string) => named(words, 'retirement.match_formula');
  expect(agreed(formula('50% of 6%'), formula('50% of the first 6% of pay'))).toBe(true);
  expect(agreed(formula('100% of 1.5%'), formula('100% of 15%'))).toBe(false);
});
