import { expect, test } from 'vitest';
import { countWords } from './clean-text.ts';
import type { Table } from './document.ts';
import { splitPassages } from './split-passages.ts';
import { section } from './testing/section.ts';

const sentence = 'The plan pays eighty percent of the cost once the deductible of the year is met. ';

test('long text is cut into passages of about 120 words, none of which loses or repeats a word', () => {
  const text = sentence.repeat(60).trim();
  const passages = splitPassages([{ page: 1, sections: [section('Coinsurance', text)] }]);
  expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
  expect(passages.map(({ ordinal, heading, page }) => [ordinal, heading, page])).toEqual(
    passages.map((_, index) => [index, 'Coinsurance', 1]),
  );
  for (const passage of passages) {
    expect(countWords(passage.text)).toBeGreaterThan(60);
    expect(countWords(passage.text)).toBeLessThan(181);
  }
});

const rowsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `Plan ${n} | $${n} | $${n * 2} | ${n}%`);

test('a table stays whole; one that is very long is cut between its rows, and its head goes with each part', () => {
  const read = (count: number) =>
    splitPassages([
      { page: 1, sections: [section('Rates', ['Plan | You | Family | Share', ...rowsOf(count)].join('\n'))] },
    ]);
  expect(read(90).length).toBe(1);
  const passages = read(400);
  expect(passages.length).toBeGreaterThan(2);
  expect(passages.flatMap(({ text }) => text.split('\n')).slice(1)).toEqual(rowsOf(400));
  const [first, second] = passages.map(({ blocks }) => blocks.find((block): block is Table => block.kind === 'table'));
  expect(first).toMatchObject({ heads: 1, columns: 4, range: { from: 0, to: passages[0]?.text.length } });
  expect(second?.cells.slice(0, 4).map(({ text, range }) => [text, range])).toEqual(
    ['Plan', 'You', 'Family', 'Share'].map((text) => [text, null]),
  );
  for (const { text, range } of second?.cells.slice(4) ?? [])
    expect(passages[1]?.text.slice(range?.from, range?.to)).toBe(text);
});

test('a text without any sentence is cut between words', () => {
  const words = Array.from({ length: 500 }, (_, n) => `word${n}`).join(' ');
  const cut = splitPassages([{ page: 1, sections: [section(null, words)] }]);
  expect(cut.map(({ text }) => text).join(' ')).toBe(words);
  expect(Math.max(...cut.map(({ text }) => countWords(text)))).toBeLessThan(181);
});

test('a passage has one heading and one page; text that runs on keeps the heading, a bare one leads into what follows', () => {
  const passages = splitPassages([
    {
      page: 1,
      sections: [section('Guide 2025', ''), section('Acme', '')],
    },
    {
      page: 2,
      sections: [section('Time off', ''), section('Holidays', 'Twelve a year.'), section('Vacation', 'Fifteen days.')],
    },
    { page: 3, sections: [section(null, 'They carry over.')] },
    { page: 4, sections: [] },
  ]);
  expect(passages).toMatchObject([
    { ordinal: 0, page: 1, heading: null, text: 'Guide 2025\nAcme' },
    { ordinal: 1, page: 2, heading: 'Holidays', text: 'Time off\nTwelve a year.' },
    { ordinal: 2, page: 2, heading: 'Vacation', text: 'Fifteen days.' },
    { ordinal: 3, page: 3, heading: 'Vacation', text: 'They carry over.' },
  ]);
  expect(passages.map(({ blocks }) => blocks.map((block) => [block.kind, block.range?.from]))).toEqual([
    [
      ['heading', 0],
      ['heading', 11],
    ],
    [
      ['heading', undefined],
      ['heading', 0],
      ['paragraph', 9],
    ],
    [
      ['heading', undefined],
      ['paragraph', 0],
    ],
    [['paragraph', 0]],
  ]);
});

test('a figure alone on its line goes with the row that was begun above it', () => {
  const rows = Array.from({ length: 40 }, (_, n) => [`Plan number ${n} with its name`, `$${n}.10`, `$${n}.20`]);
  const passages = splitPassages([{ page: 1, sections: [section('Rates', rows.flat().join('\n'))] }]);
  expect(passages.length).toBeGreaterThan(1);
  expect(passages.flatMap(({ text }) => text.split('\n'))).toEqual(rows.flat());
  for (const { text } of passages) expect(text).toMatch(/^Plan number/);
});
