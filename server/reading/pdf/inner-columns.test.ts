import { expect, test } from 'vitest';
import { ruledTables } from './ruled-tables.ts';
import type { Rule } from './rules.ts';
import type { Word } from './words.ts';

const SIZE = 8;

/** Words of a text from a point on. */
function words(text: string, x: number, y: number, font = 'body'): Word[] {
  return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }): Word => {
    const left = x + index * 4;
    return {
      text: word,
      left,
      right: left + word.length * 4,
      top: y - 6,
      bottom: y + 2,
      baseline: y,
      size: SIZE,
      font,
    };
  });
}

const rule = (at: number, from: number, to: number): Rule => ({ at, from, to });

/** Lines between rows, and columns that begin at some of their places. */
const drawn = (rows: readonly number[], columns: readonly number[], from: number, to: number) => ({
  level: rows.map((at) => rule(at, 0, to)),
  upright: columns.map((at) => rule(at, at === 0 || at === to ? (rows[0] ?? 0) : from, rows.at(-1) ?? 0)),
});

const shown = (all: readonly Word[], rules: { level: Rule[]; upright: Rule[] }): string[] =>
  ruledTables(all, rules).flatMap(({ cells }) =>
    cells
      .filter(({ text }) => text !== '')
      .map(({ row, column, columns, text }) => `${row}.${column}x${columns} ${text}`),
  );

test('columns of which nothing is drawn are parted where many cells leave the same space', () => {
  const rows = ['Sick visit', 'Eye visit', 'Walk-in clinic'].flatMap((label, at) => [
    ...words(label, 4, 34 + 20 * at),
    ...words('$15 a visit', 110, 34 + 20 * at),
    ...words('35% after', 200, 34 + 20 * at),
    ...words('5%', 330, 34 + 20 * at),
    ...words('45% after', 410, 34 + 20 * at),
  ]);
  const note = words('Both sides count toward one limit a year.', 110, 94);
  const all = [...words('Harbor plan', 140, 14, 'bold'), ...words('Summit plan', 350, 14, 'bold'), ...rows, ...note];
  const cells = shown(all, drawn([0, 20, 40, 60, 80, 100], [0, 100, 300, 500], 0, 500));
  expect(cells).toContain('0.1x2 Harbor plan');
  expect(cells).toContain('0.3x2 Summit plan');
  expect(cells).toContain('2.1x1 $15 a visit');
  expect(cells).toContain('2.2x1 35% after');
  expect(cells).toContain('2.4x1 45% after');
  expect(cells).toContain('4.1x2 Both sides count toward one limit a year.');
});

test('heads in a band without lines stand over the columns beneath them', () => {
  const heads = [...words('Harbor plan', 172, 14, 'bold'), ...words('Summit plan', 374, 14, 'bold')];
  const sides = ['Near', 'Far', 'Near', 'Far'].flatMap((text, at) => words(text, 130 + 100 * at, 34, 'bold'));
  const row = ['Sick visit', '$15', '35%', '5%', '45%'].flatMap((text, at) =>
    words(text, at === 0 ? 4 : 30 + 100 * at, 54),
  );
  const cells = shown([...heads, ...sides, ...row], drawn([0, 20, 40, 60], [0, 100, 200, 300, 400, 500], 20, 500));
  expect(cells.slice(0, 3)).toEqual(['0.1x2 Harbor plan', '0.3x2 Summit plan', '1.1x1 Near']);
});

test('what goes on behind a value, or labels, make no columns', () => {
  const rows = [0, 1, 2].flatMap((at) => [
    ...words('Worker', 4, 34 + 20 * at),
    ...words('+ partner', 60, 34 + 20 * at),
    ...words('$700', 110, 34 + 20 * at),
    ...words('one person', 200, 34 + 20 * at),
  ]);
  const cells = shown(rows, drawn([20, 40, 60, 80], [0, 100, 300], 20, 300));
  expect(cells.slice(0, 2)).toEqual(['0.0x1 Worker + partner', '0.1x1 $700 one person']);
});

test('items of a list, and words alone, make no columns', () => {
  const rows = [0, 1, 2].flatMap((at) => [
    ...words('Perks', 4, 34 + 20 * at),
    ...words('• Gym', 110, 34 + 20 * at),
    ...words('• Books', 200, 34 + 20 * at),
  ]);
  const cells = shown(rows, drawn([20, 40, 60, 80], [0, 100, 300], 20, 300));
  expect(cells.slice(0, 2)).toEqual(['0.0x1 Perks', '0.1x1 • Gym • Books']);
});

test('labels and values on the same lines of high cells are rows, beneath the line that heads them', () => {
  const label = ['Yearly limit', 'One person', 'Household'].flatMap((text, at) => words(text, 4, 34 + 10 * at));
  const values = [110, 210].flatMap((x) => ['$2,400', '$4,800'].flatMap((text, at) => words(text, x, 44 + 10 * at)));
  const heads = [...words('Harbor', 110, 14, 'bold'), ...words('Summit', 210, 14, 'bold')];
  const levels = ['Individual', 'Family'].flatMap((text, at) => words(text, 4, 74 + 10 * at));
  const gifts = [110, 210].flatMap((x) =>
    ['Up to $300', 'Up to $600'].flatMap((text, at) => words(text, x, 74 + 10 * at)),
  );
  const all = [...heads, ...label, ...values, ...levels, ...gifts];
  expect(shown(all, drawn([0, 20, 60, 90], [0, 100, 200, 300], 0, 300)).slice(2)).toEqual([
    '1.0x1 Yearly limit',
    '2.0x1 One person',
    '2.1x1 $2,400',
    '2.2x1 $2,400',
    '3.0x1 Household',
    '3.1x1 $4,800',
    '3.2x1 $4,800',
    '4.0x1 Individual',
    '4.1x1 Up to $300',
    '4.2x1 Up to $300',
    '5.0x1 Family',
    '5.1x1 Up to $600',
    '5.2x1 Up to $600',
  ]);
});

test('cells of very many words that stand apart make no columns', () => {
  const rows = Array.from({ length: 101 }, (_, at) => at * 20);
  const all = rows
    .slice(1)
    .flatMap((y) => [
      ...words('Visit', 4, y - 6),
      ...words(Array.from({ length: 40 }, () => '$50').join(' '.repeat(5)), 110, y - 6),
    ]);
  expect(shown(all, drawn(rows, [0, 100, 1500], 0, 1500)).slice(0, 2)).toEqual([
    '0.0x1 Visit',
    expect.stringMatching(/^0\.1x1/),
  ]);
});
