import { expect, test } from 'vitest';
import { joinColumns } from '../tables/join-columns.ts';
import type { PlacedCell, PlacedTable } from './placed-block.ts';
import { sectionsOfBlocks } from './sections-of-blocks.ts';

const box = { left: 0, top: 0, right: 0, bottom: 0 };

const cell = (text: string, row: number, column: number, rows = 1, columns = 1): PlacedCell => ({
  text,
  lines: [],
  font: '',
  row,
  column,
  rows,
  columns,
  box,
});
const table = (rows: number, columns: number, cells: PlacedCell[]): PlacedTable => ({
  kind: 'table',
  caption: null,
  heads: 0,
  cells,
  rows,
  columns,
  box,
});
const linesOf = (one: PlacedTable): string[] => (sectionsOfBlocks([one])[0]?.text ?? '').split('\n');

test('what a cell says holds for the rows and columns that it covers', () => {
  const cells = [
    cell('Visits', 0, 0, 2),
    cell('Primary', 0, 1),
    cell('$20', 0, 2, 1, 2),
    cell('Specialist', 1, 1),
    cell('$40', 1, 2),
    cell('50%', 1, 3),
  ];
  expect(linesOf(table(2, 4, cells))).toEqual(['Visits | Primary | $20 | $20', 'Visits | Specialist | $40 | 50%']);
});

test('a row in which no cell begins is none, and a long text is written once', () => {
  const long = 'A limitation that goes on for longer than anybody would want to read it in each of the rows beside it. '
    .repeat(2)
    .trim();
  const cells = [
    cell('Deductible', 0, 0, 2),
    cell('$500', 0, 1, 2),
    cell(long, 0, 2, 3),
    cell('Referral', 2, 0),
    cell('No', 2, 1),
  ];
  expect(linesOf(table(3, 3, cells))).toEqual([`Deductible | $500 | ${long}`, 'Referral | No']);
});

test('a title over the whole table is a line of its own, and a bar in a text is no end of a cell', () => {
  expect(linesOf(table(2, 2, [cell('Costs', 0, 0, 1, 2), cell('In | out', 1, 0), cell('$5', 1, 1)]))).toEqual([
    'Costs',
    'In / out | $5',
  ]);
});

test('each cell knows which characters of the text it is', () => {
  const [section] = sectionsOfBlocks([
    table(2, 3, [cell('Visits', 0, 0, 2), cell('Primary', 0, 1), cell('$20', 0, 2), cell('', 1, 1), cell('$40', 1, 2)]),
  ]);
  expect(section?.tables[0]).toMatchObject({ rows: 2, columns: 3, range: { from: 0, to: section?.text.length } });
  expect(
    section?.tables[0]?.cells.map(({ text, range }) => [text, section.text.slice(range?.from, range?.to)]),
  ).toEqual(['Visits', 'Primary', '$20', '$40'].map((text) => [text, text]));
});

test('an empty cell keeps the place of those behind it', () => {
  const cells = [
    cell('Event', 0, 0),
    cell('Service', 0, 1),
    cell('Costs', 0, 2),
    cell('Visit', 1, 1),
    cell('Stay', 2, 0),
    cell('$9', 2, 2),
  ];
  expect(linesOf(table(3, 3, cells))).toEqual(['Event | Service | Costs', ' | Visit', 'Stay |  | $9']);
});

test('columns that no row tells apart are one', () => {
  const cells = [cell('Head', 0, 0), cell('Pays', 0, 1, 1, 2), cell('Row', 1, 0), cell('', 1, 1), cell('$5', 1, 2)];
  const joined = joinColumns(table(2, 3, cells));
  expect(joined.columns).toBe(2);
  expect(linesOf(joined)).toEqual(['Head | Pays', 'Row | $5']);
});

test('headings head what stands beneath them', () => {
  const texts = sectionsOfBlocks([
    { kind: 'paragraph', text: 'Before', box },
    { kind: 'heading', text: 'Plans', box },
    { kind: 'paragraph', text: 'After', box },
  ]);
  expect(texts).toMatchObject([
    { heading: null, text: 'Before' },
    { heading: 'Plans', text: 'After' },
  ]);
});
