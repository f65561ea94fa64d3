import { describe, expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';
import { numbersIn } from './numbers-in.ts';
import { resultsOfRun } from './results-of-run.ts';
import { takeSentences } from './sentences.ts';

const results = resultsOfRun();
results.note({
  query: 'Is COBRA 12 months?',
  results: [
    { marker: 1, text: 'Employees earn 18 days of PTO. The premium is $52.50 per paycheck.', planYear: 2026 },
    { marker: 2, text: 'COBRA lasts 18 months; 401(k) match of 4%.', correction: 'Not 12 months.' },
  ],
});
const asked = { given: numbersIn('a $2,000 deductible'), premises: numbersIn('12 months') };
const check = (sentence: string, ...markers: number[]) => checkSentence(sentence, markers, results, asked);

describe('a sentence', () => {
  it.each([
    ['holds a number with its unit', 'PTO is 18 days in 2026.', [1]],
    ['may leave the unit out', 'Days: **18**', [1]],
    ['may write a number as a word', 'It is eighteen days.', [1]],
    ['names forms and sections without stating a number', 'The 401(k) under §402(g) matches 4% (Form 5500).', [2]],
    ['may round where it says so', 'It costs about $52 per paycheck.', [1]],
    ['may repeat what was given', 'A $2,000 deductible compares with 18 days.', [1]],
    ['may say that a premise is wrong', 'It is not 12 months but 18 months.', [2]],
  ])('%s', (_, sentence, markers) => {
    expect(check(sentence, ...markers)).toBe('verified');
  });

  it.each([
    ['another number', 'PTO is 20 days.', [1]],
    ['another unit', 'PTO is 18 weeks.', [1]],
    ['another period', 'The premium is $52.50 a month.', [1]],
    ['a number of another source', 'The match is 4%.', [1]],
    ['a rounded number that does not say so', 'It costs $52 per paycheck.', [1]],
    ['what the question took for true', 'COBRA lasts 12 months.', [2]],
    ['a fact without a source', 'Most employers cover dental cleanings in full every year.', []],
    ['a number without a source that no result holds', 'It is 7% of pay.', []],
  ])('is not verified for %s', (_, sentence, markers) => {
    expect(check(sentence, ...markers)).toBe('not verified');
  });

  it.each([
    'Here is what the guides say:',
    'Which employer do you mean?',
    'I could not find that in the library.',
    'The guide does not state a waiting period.',
    'Consider asking the carrier about it before renewal.',
    'Those marked as sample are modelled, not real employers.',
    '| Employer | Days |',
    '|---|---|',
  ])('needs no source where it states nothing: %s', (sentence) => {
    expect(check(sentence)).not.toBe('not verified');
  });

  it('in a table rests on any result', () => {
    expect(check('| Match | 4% | 18 days |')).toBe('verified');
    expect(check('| Match | 9% |')).toBe('not verified');
  });
});

it('sentences end where a reader would end them, their markers with them', () => {
  const text = 'It is 4.5% 【1】. See e.g. page 3. 【2】 Rev. Proc. 2025-19 says so.\n- One\n- Two is com';
  expect(takeSentences(text)).toEqual({
    sentences: ['It is 4.5% 【1】.', ' See e.g. page 3. 【2】', ' Rev. Proc. 2025-19 says so.\n', '- One\n'],
    rest: '- Two is com',
  });
  for (const cut of [5, 12, 14, 33, 37]) {
    const first = takeSentences(text.slice(0, cut));
    const second = takeSentences(first.rest + text.slice(cut));
    expect([...first.sentences, ...second.sentences]).toEqual(takeSentences(text).sentences);
  }
});

it.each([
  ['The Berta D. Villares scholarship gives $75 【1】. It is for books.', 2],
  ['Acme reimburses Medicare Part B. The premium is $185 【2】.', 2],
  ['It covers Hepatitis B. Nothing else is covered.', 2],
  ['*3-3. Retirement Plan:* We match half 【1】. Then it vests.', 2],
])('an initial within a name, or the number of a section, ends no sentence: %s', (text, count) => {
  const { sentences, rest } = takeSentences(text);
  expect([...sentences, rest].filter((one) => one.trim() !== '')).toHaveLength(count);
});
