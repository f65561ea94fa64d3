import { expect, test } from 'vitest';
import type { Table } from '../document.ts';
import { partSingleRow } from './part-single-row.ts';

const rowOf = (texts: readonly string[]): Table => ({
  kind: 'table',
  caption: null,
  heads: 0,
  cells: texts.map((text, column) => ({ text, row: 0, column, rows: 1, columns: 1, range: null })),
  rows: 1,
  columns: texts.length,
  range: null,
  box: null,
});

const rowsOf = ({ cells, rows }: Table): string[] =>
  Array.from({ length: rows }, (_, row) =>
    cells
      .filter((cell) => cell.row === row)
      .map(({ text }) => text)
      .join(' | '),
  );

test('a table that was written as one row becomes its rows', () => {
  const written = ['Service', 'Days', 'Hours', 'First year', '10', '80', 'Later', '15', '120'];
  expect(rowsOf(partSingleRow(rowOf(written)))).toEqual([
    'Service | Days | Hours',
    'First year | 10 | 80',
    'Later | 15 | 120',
  ]);
});

test('a row whose figures tell no width stays as it is', () => {
  const row = rowOf(['Deductible', '$500', '$1,000', '$1,500', 'per person', '$2,000']);
  expect(partSingleRow(row)).toBe(row);
});

test('names and their dates by turns are rows of two', () => {
  const written = ['Holiday', 'Observed', 'New Year’s Day', 'January 1st', 'Memorial Day', 'Last Monday in May', 'Day after Thanksgiving', 'Fourth Friday in November', 'Christmas Day', 'December 25th', 'Labor Day', 'First Monday in September', 'Juneteenth', 'June 19th']; // prettier-ignore
  expect(rowsOf(partSingleRow(rowOf(written)))).toHaveLength(7);
});

test('labels and values in turn have no row of heads', () => {
  const written = ['Deductible', '$500', 'Out-of-pocket maximum', '$3,000', 'Specialist copay', '$40'];
  const parted = partSingleRow(rowOf(written));
  expect(rowsOf(parted)).toEqual(['Deductible | $500', 'Out-of-pocket maximum | $3,000', 'Specialist copay | $40']);
  expect(parted.heads).toBe(0);
});
