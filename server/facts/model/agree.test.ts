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

test('what both have read is sure, also where a rule was in doubt', () => {
  const both = agree([fact({ plan: 'Gold PPO', review: true, planType: 'PPO' })], [byModel({ plan: 'Gold' })]);
  expect(both).toEqual([fact({ plan: 'Gold PPO', planType: 'PPO', confidence: 0.99, review: false })]);
});

test.each([
  ['another value', { value: 1600 }],
  ['another level', { tier: 'family' }],
  ['another network', { network: 'out' }],
  ['another plan', { plan: 'Silver' }],
  ['another metric', { metric: 'dental.deductible' }],
] as const)('%s is no agreement: both are kept for review', (_what, other) => {
  const rule = fact({ tier: 'individual', network: 'in', plan: 'Gold' });
  const model = byModel({ tier: 'individual', network: 'in', plan: 'Gold', ...other });
  expect(agree([rule], [model])).toEqual([{ ...rule, review: true }, model]);
});

test('what only one has read is kept for review, once', () => {
  expect(agree([fact({})], [])).toEqual([fact({ review: true })]);
  expect(agree([], [byModel({}), byModel({ value: 1500.004 })])).toEqual([byModel({})]);
  expect(agree([], [])).toEqual([]);
});

test('names agree by their letters; a longer name of a carrier agrees too, a longer word does not', () => {
  const named = (words: string, metric: FoundFact['metric'] = 'dental.carrier') =>
    fact({ metric, value: null, words, method: 'rule' });
  const agreed = (a: FoundFact, b: FoundFact) => agree([a], [b])[0]?.review === false;
  expect(agreed(named('Larkspur Dental'), named('larkspur-dental'))).toBe(true);
  expect(agreed(named('Larkspur'), named('Larkspur Dental of Ohio'))).toBe(true);
  expect(agreed(named('Larkspur'), named('Foxglove'))).toBe(false);
  expect(agreed(named('yes', 'hsa.eligible'), named('no', 'hsa.eligible'))).toBe(false);
  expect(agreed(named('—'), named('…'))).toBe(false);
});
