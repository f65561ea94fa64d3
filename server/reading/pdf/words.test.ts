import { expect, test } from 'vitest';
import { linesOf, textOfLines, type TextRun, wordsOf } from './words.ts';

const run = (str: string, x: number, y: number, width: number): TextRun => ({
  str,
  width,
  fontName: 'f',
  transform: [10, 0, 0, 10, x, y],
});
const view = [1, 0, 0, -1, 0, 100] as const;
const read = (...runs: TextRun[]): string => textOfLines(linesOf(wordsOf(runs, view)));

test('a run that reaches over cells is cut at its spaces', () => {
  const words = wordsOf([run('20% none', 0, 50, 80)], view);
  expect(words.map(({ text, left, right }) => [text, left, right])).toEqual([
    ['20%', 0, 30],
    ['none', 40, 80],
  ]);
});

test('pieces without a space between them are one word, and what is drawn twice is drawn once', () => {
  expect(read(run('Deduct', 0, 50, 30), run('ible', 30, 50, 20))).toBe('Deductible');
  expect(read(run('Bold', 0, 50, 20), run('Bold', 0.4, 50, 20), run('text', 30, 50, 20))).toBe('Bold text');
});

test('lines are read from the top down, and a word that a line divides at its hyphen is whole', () => {
  expect(read(run('Network', 0, 38, 40), run('Out-of-', 0, 50, 40))).toBe('Out-of-Network');
});

test('a ligature is its letters', () => {
  expect(read(run('o\ufb03ce', 0, 50, 30))).toBe('office');
});

test('what runs up the page is not read', () => {
  const upright = { ...run('Draft', 0, 0, 40), transform: [0, 10, -10, 0, 5, 5] };
  expect(read(upright, run('Plan', 0, 50, 20))).toBe('Plan');
});

test('a small mark stands behind the word that it is of, and ends an ordinal', () => {
  const small = (str: string, x: number): TextRun => ({ ...run(str, x, 54, 3), transform: [6, 0, 0, 6, x, 54] });
  expect(read(run('Birch', 0, 50, 25), small('1', 25), run('plan', 60, 50, 20))).toBe('Birch 1 plan');
  expect(read(run('80', 0, 50, 10), small('th', 10))).toBe('80th');
});

// Each looked up among all the others, they would take minutes.
test('very many small figures under one large title are read', () => {
  const figures = Array.from({ length: 100_000 }, (_, at) =>
    run('7', (at % 200) * 5, 40 - 3 * Math.floor(at / 200), 4),
  );
  const title = { ...run('Costs', 0, 90, 60), transform: [30, 0, 0, 30, 0, 90] };
  expect(wordsOf([title, ...figures], view)).toHaveLength(100_001);
});
