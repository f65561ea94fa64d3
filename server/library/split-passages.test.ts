import { expect, test } from 'vitest';
import { countWords } from './extract/clean-text.ts';
import { splitPassages } from './split-passages.ts';

const sentence = 'The plan pays eighty percent of the cost once the deductible of the year is met. ';

test('long text is cut into passages of about 120 words, none of which loses or repeats a word', () => {
  const text = sentence.repeat(60).trim();
  const passages = splitPassages([{ page: 1, blocks: [{ heading: 'Coinsurance', text }] }]);
  expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
  expect(passages.map(({ ordinal, heading, page }) => [ordinal, heading, page])).toEqual(
    passages.map((_, index) => [index, 'Coinsurance', 1]),
  );
  for (const passage of passages) {
    expect(countWords(passage.text)).toBeGreaterThan(60);
    expect(countWords(passage.text)).toBeLessThan(181);
  }
});

test('lines are kept whole, rows of a table too; a text without any sentence is cut between words', () => {
  const rows = Array.from({ length: 90 }, (_, n) => `Plan ${n} | $${n} | $${n * 2} | ${n}%`);
  const passages = splitPassages([{ page: 1, blocks: [{ heading: null, text: rows.join('\n') }] }]);
  expect(passages.length).toBeGreaterThan(2);
  expect(passages.flatMap(({ text }) => text.split('\n'))).toEqual(rows);

  const words = Array.from({ length: 500 }, (_, n) => `word${n}`).join(' ');
  const cut = splitPassages([{ page: 1, blocks: [{ heading: null, text: words }] }]);
  expect(cut.map(({ text }) => text).join(' ')).toBe(words);
  expect(Math.max(...cut.map(({ text }) => countWords(text)))).toBeLessThan(181);
});

test('a passage has one heading and one page; text that runs on keeps the heading, a bare one leads into what follows', () => {
  const passages = splitPassages([
    {
      page: 1,
      blocks: [
        { heading: 'Guide 2025', text: '' },
        { heading: 'Acme', text: '' },
      ],
    },
    {
      page: 2,
      blocks: [
        { heading: 'Time off', text: '' },
        { heading: 'Holidays', text: 'Twelve a year.' },
        { heading: 'Vacation', text: 'Fifteen days.' },
      ],
    },
    { page: 3, blocks: [{ heading: null, text: 'They carry over.' }] },
    { page: 4, blocks: [] },
  ]);
  expect(passages).toEqual([
    { ordinal: 0, page: 1, heading: null, text: 'Guide 2025\nAcme' },
    { ordinal: 1, page: 2, heading: 'Holidays', text: 'Time off\nTwelve a year.' },
    { ordinal: 2, page: 2, heading: 'Vacation', text: 'Fifteen days.' },
    { ordinal: 3, page: 3, heading: 'Vacation', text: 'They carry over.' },
  ]);
});

test('a figure alone on its line goes with the row that was begun above it', () => {
  const rows = Array.from({ length: 40 }, (_, n) => [`Plan number ${n} with its name`, `$${n}.10`, `$${n}.20`]);
  const passages = splitPassages([{ page: 1, blocks: [{ heading: 'Rates', text: rows.flat().join('\n') }] }]);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.flatMap(({ text }) => text.split('\n'))).toEqual(rows.flat());
  for (const { text } of passages) expect(text).toMatch(/^Plan number/);
});
