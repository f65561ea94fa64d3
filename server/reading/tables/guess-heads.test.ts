import { expect, test } from 'vitest';
import { headsByFont } from './guess-heads.ts';

const cells = (rows: readonly (readonly string[])[], bold: readonly number[]) =>
  rows.flatMap((row, y) =>
    row.map((text, column) => ({
      text,
      row: y,
      column,
      rows: 1,
      columns: 1,
      font: bold.includes(y) ? 'bold' : 'plain',
    })),
  );

const rows = [
  ['', 'Birch plan', 'Birch plan'],
  ['What it covers', 'In-Network.', 'Out-of-Network'],
  ['Sick visit', '$20', '40%'],
];

test('networks beneath names of plans are heads in any typeface', () => {
  expect(headsByFont({ cells: cells(rows, [0]), rows: 3 })).toBe(2);
  expect(headsByFont({ cells: cells(rows, []), rows: 3 })).toBe(2);
});
