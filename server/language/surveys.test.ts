import { expect, it } from 'vitest';
import type { Known } from '../../contract/reading.ts';
import { read } from './read.ts';

const known: Known = {
  employers: ['Mercer', 'Willis Logistics'],
  invented: new Set(['Willis Logistics']),
  carriers: ['MetLife'],
  words: new Set(['mercer', 'willis', 'logistics']),
  year: 2026,
};
const surveysOf = (question: string) => (read(question, null, known).surveys ?? []).map(({ value }) => value);

it.each([
  ['KFF 2025 average family premium', ['kff']],
  ['What does the Kaiser Family Foundation say about deductibles?', ['kff']],
  ['Aon vs WTW trend for 2026', ['aon', 'wtw']],
  ['What does the MetLife study say about dental?', ['metlife']],
  ['average 401k match, how america saves 2025', ['vanguard']],
])('the survey that is named is noticed: %s', (question, named) => {
  expect(surveysOf(question)).toEqual(named);
});

it.each([
  ['an insurer', 'Which employers have MetLife dental?'],
  ['an employer of the library', 'What is the Mercer 401k match?'],
  ['a longer name of an employer', 'Does Willis Logistics offer an HSA?'],
])('%s is no survey', (_, question) => {
  expect(surveysOf(question)).toEqual([]);
});

it('an employer of the library is a survey beside a word that says so', () => {
  expect(surveysOf('What is the average 401k match in the Mercer survey?')).toEqual(['mercer']);
});

it('what is asked is read as without the name, which stays among the words that say more', () => {
  const { metrics, left } = read('KFF 2025 average deductible', null, known);
  expect(metrics.map(({ value }) => value.metric)).toEqual(['medical.deductible']);
  expect(left.map(({ word }) => word)).toEqual(['KFF']);
});
