import { expect, test } from 'vitest';
import { gridsOf } from './grids.ts';
import type { Rule } from './rules.ts';

const rule = (at: number, from: number, to: number): Rule => ({ at, from, to });
const shapes = (level: Rule[], upright: Rule[]): string[][] =>
  gridsOf({ level, upright }).map(({ regions }) =>
    regions.map(({ row, column, rows, columns }) => `${row}.${column} ${rows}x${columns}`),
  );

test('lines that cross make cells', () => {
  expect(shapes([rule(0, 0, 100), rule(20, 0, 100)], [rule(0, 0, 20), rule(50, 0, 20), rule(100, 0, 20)])).toEqual([
    ['0.0 1x1', '0.1 1x1'],
  ]);
});

test('a line that stops short leaves one high cell beside two low ones', () => {
  const level = [rule(0, 0, 100), rule(20, 50, 100), rule(40, 0, 100)];
  expect(shapes(level, [rule(0, 0, 40), rule(50, 0, 40), rule(100, 0, 40)])).toEqual([
    ['0.0 2x1', '0.1 1x1', '1.1 1x1'],
  ]);
});

test('a table without lines at its sides ends where its rows end', () => {
  expect(shapes([rule(0, 0, 100), rule(20, 0, 100)], [rule(50, 0, 20)])).toEqual([['0.0 1x1', '0.1 1x1']]);
});

test('lines that do not touch are of two tables, and a line alone is none', () => {
  const box = (x: number): Rule[] => [rule(x, 0, 20), rule(x + 20, 0, 20), rule(x + 40, 0, 20)];
  const level = [rule(0, 0, 40), rule(20, 0, 40), rule(0, 100, 140), rule(20, 100, 140), rule(300, 0, 40)];
  expect(shapes(level, [...box(0), ...box(100)])).toHaveLength(2);
});

test('a line beneath a word parts no cell', () => {
  const level = [rule(0, 0, 100), rule(12, 53, 80), rule(20, 0, 100)];
  expect(shapes(level, [rule(0, 0, 20), rule(50, 0, 20), rule(100, 0, 20)])).toEqual([['0.0 2x1', '0.1 2x1']]);
});
