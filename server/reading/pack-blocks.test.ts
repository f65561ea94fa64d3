import { expect, test } from 'vitest';
import { blocksOfText } from './blocks-of-text.ts';
import { packBlocks, unpackBlocks } from './pack-blocks.ts';
import { readDocument } from './read-document.ts';
import { splitPassages } from './split-passages.ts';

const page = `<body><h1>Plans</h1><h3>Medical</h3><p>What you pay:</p><ul><li>in dollars</li><li>each year</li></ul>
  <table><tr><th></th><th colspan="2">PPO</th></tr><tr><td>Deductible</td><td>$500</td><td>$1,000</td></tr></table>
  <p>Ask us.</p></body>`;

test('passages come out of the store with the blocks that they were put in with', async () => {
  const { pages } = await readDocument({ name: 'plans.html', bytes: Buffer.from(page) });
  const passages = splitPassages(pages);
  const stored = passages.map(({ blocks }): unknown => JSON.parse(JSON.stringify(packBlocks(blocks))));
  expect(passages.map((passage, at) => unpackBlocks(passage, stored[at]))).toEqual(
    passages.map(({ blocks }) => blocks),
  );
  expect(passages[0]?.blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'heading',
    'paragraph',
    'list',
    'table',
    'paragraph',
  ]);
});

test('of a text alone the lines show what it is made of', () => {
  const text = 'What you pay:\n• in dollars\nPlan | You | Family\nCore | $5 | $9\nPlus | | $12\nAsk us.';
  const blocks = unpackBlocks({ heading: 'Rates', text }, null);
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'paragraph']);
  const table = blocks.find((block) => block.kind === 'table');
  expect(table).toMatchObject({ heads: 1, rows: 3, columns: 3 });
  expect(table?.cells.map(({ text: said, range }) => [said, text.slice(range?.from, range?.to)])).toEqual(
    ['Plan', 'You', 'Family', 'Core', '$5', '$9', 'Plus', '$12'].map((said) => [said, said]),
  );
  expect(table?.cells.at(-1)).toMatchObject({ row: 2, column: 2 });
});

test('a text without any line has no blocks', () => {
  expect(blocksOfText('')).toEqual([]);
});
