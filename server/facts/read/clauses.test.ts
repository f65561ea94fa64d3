import { expect, test } from 'vitest';
import { clausesOf, isChanged } from './clauses.ts';

test.each([
  ['employees receive 15 days of vacation', ['granted']],
  ['we do not offer dental insurance', ['negated']],
  ['you pay no more than $20', ['granted']],
  ['we used to match 4%', ['former']],
  ['we are considering a sabbatical', ['promised']],
  ['federal law provides 12 weeks', ['by law']],
  ['for example, 4 weeks are 160 hours', ['example', 'example']],
  ['most companies match 3%', ['of others']],
  ['employees in canada receive 20 days', ['elsewhere']],
  ['part-time employees receive 5 days', ['for some']],
  ['you must ask two weeks before', ['asked']],
  ['can i carry over my days?', ['asked']],
  ['15 days are granted, but unused days are not paid', ['granted', 'negated']],
  ['we pay $200 for full-time and $100 for part-time staff', ['granted', 'for some']],
])('%s', (sentence, modalities) => {
  expect(clausesOf(sentence).map(({ modality }) => modality)).toEqual(modalities);
});

test('what an amount was raised from is no amount of today', () => {
  const text = 'the match was increased from 3% to 5%';
  expect([isChanged(text, text.indexOf('3%')), isChanged(text, text.indexOf('5%'))]).toEqual([true, false]);
});
