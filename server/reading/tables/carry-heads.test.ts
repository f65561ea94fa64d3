import { expect, test } from 'vitest';
import type { Page, Table } from '../document.ts';
import { spacedTable } from './spaced-table.ts';
import { carryHeads } from './carry-heads.ts';
import { writeSections } from '../section-writer.ts';

const box = { left: 40, top: 60, right: 400, bottom: 300 };

/** A page that is one table, its columns 100 points apart, below a line of text if there is one. */
function page(number: number, rows: readonly (readonly string[])[], above?: string, side = box): Page {
  const writer = writeSections();
  if (above !== undefined) writer.line(above);
  const cells = rows.map((row) => row.map((text, at) => ({ text, left: 40 + at * 100, right: 120 + at * 100 })));
  const { table, lines } = spacedTable(cells);
  writer.table({ ...table, box: side }, lines);
  return { page: number, sections: writer.done() };
}

const first = page(1, [
  ['Tier', 'Core', 'Plus'],
  ['Employee', '$40', '$60'],
]);
const rest = [
  ['Spouse', '$80', '$120'],
  ['Family', '$110', '$160'],
] as const;

const tableOf = (pages: readonly Page[]): Table | undefined => pages[1]?.sections[0]?.tables[0];

test('a table that goes on over a page has the heads of its first part', () => {
  const table = tableOf(carryHeads([first, page(2, rest)]));
  expect(table).toMatchObject({ heads: 1, rows: 3, columns: 3 });
  expect(table?.cells.map(({ text, row, range }) => [row, text, range === null])).toEqual([
    [0, 'Tier', true],
    [0, 'Core', true],
    [0, 'Plus', true],
    ...rest.flatMap((row, at) => row.map((text) => [at + 1, text, false])),
  ]);
});

test('another table behind text, of other columns or of other sides keeps to itself', () => {
  for (const other of [
    page(2, rest, 'What you pay for vision:'),
    page(2, [['Spouse', '$80', '$120', '$140']]),
    page(2, rest, undefined, { ...box, left: 200 }),
    page(2, [
      ['Tier', 'HMO', 'PPO'],
      ['Employee', '$30', '$50'],
    ]),
  ])
    expect(tableOf(carryHeads([first, other]))).toEqual(tableOf([first, other]));
});
