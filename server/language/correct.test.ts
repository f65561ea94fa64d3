import { expect, test } from 'vitest';
import { correct, type Vocabulary } from './correct.ts';
import { WordIndex } from './word-index.ts';

const places = new Map([
  ['bank', 40],
  ['deductible', 3000],
  ['match', 900],
  ['mulch', 2],
  ['parental', 50],
  ['prenatal', 50],
]);
const index = new WordIndex([...places.keys()].map((word) => [word, word] as const));
const library: Vocabulary = {
  frequency: (word) => places.get(word) ?? 0,
  near: (typed, most) => index.near(typed, most),
};

test.each([
  ['deductable', 'deductible'],
  ['eductible', 'deductible'],
  ['paretnal', 'parental'],
  ['macth', 'match'],
  // As near to "mulch", which hardly any guide says.
  ['mutch', 'match'],
  ['zebra', null],
  ['ban', null],
  ['m4tch', null],
])('%s is meant for %s', (typed, meant) => {
  expect(correct(typed, library)).toBe(meant);
});

test('of a short word of a question no letter is replaced', () => {
  expect(correct('bunk', library)).toBe('bank');
  expect(correct('bunk', library, true)).toBeNull();
  expect(correct('banq', library, true)).toBeNull();
  expect(correct('bnak', library, true)).toBe('bank');
  expect(correct('bannk', library, true)).toBe('bank');
});
