import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { passageBlocks, pieceAt } from '../../ui/passage-blocks.ts';
import { markWords } from './marked-words.tsx';
import { marksOf } from './passage-marks.ts';

/** What is marked of a shown text. */
const marked = (shown: ReactNode): unknown[] =>
  (Array.isArray(shown) ? shown : [shown])
    .filter(isValidElement<{ children: unknown }>)
    .map(({ props }) => props.children);

/** Of each paragraph, or of each row its cells: what is marked. Brackets stand for the marks of the snippet. */
function marksIn(text: string, snippet: string, heading: string | null = null): unknown[] {
  const isMarked = marksOf({ text, heading }, snippet.replaceAll('[', '\uE000').replaceAll(']', '\uE001'));
  const show = (said: string, piece: string) => marked(markWords(said, (number) => isMarked(piece, number)));
  return passageBlocks(text).map((block, index) =>
    block.kind === 'text'
      ? show(block.text, pieceAt(index))
      : block.rows.map((row, at) => row.map((cell, column) => show(cell, pieceAt(index, at, column)).join()).join('|')),
  );
}

const table =
  'Coverage level | HDHP | PPO\nEmployee only | $45 | $100\nEmployee + spouse | $100 | $210\nFamily | $310 | $45';

it('marks a figure where the snippet marks it, and not where the same figure stands beside it', () => {
  expect(
    marksIn(
      table,
      'Coverage level | HDHP | PPO; [Employee] [only] | [$45] | $100; [Employee] + spouse | $100 | $210; …',
    ),
  ).toEqual([['||', 'Employee only|$45|', 'Employee||', '||']]);
  expect(marksIn(table, '…[Employee] + [spouse] | [$100] | $210; Family | $310 | $45')).toEqual([
    ['||', 'Employee||', 'Employee,spouse|$100|', '||'],
  ]);
});

it('finds what the snippet shows behind its heading and behind a gap', () => {
  const text = 'Nothing here costs $45.\nEmployees pay $45 a month.\nAnother $45 is for others.';
  expect(marksIn(text, 'What [employees] pay: …[Employees] pay [$45] a month. …', 'What employees pay')).toEqual([
    ['Employees', '$45'],
  ]);
  expect(
    marksIn(
      text,
      'What [employees] pay: Nothing here costs $45. [Employees] pay [$45] a month. …',
      'What employees pay',
    ),
  ).toEqual([['Employees', '$45']]);
});

it('marks names wherever they stand, and of another passage no figure and no unit', () => {
  const snippet = '…[Parental leave] of [16] [weeks] costs [$1,500]';
  expect(marksIn('PARENTAL leave: 16 weeks, 160 days, $1,500; leaves for sixteen weeks', snippet)).toEqual([
    ['PARENTAL leave'],
  ]);
  expect(
    marksIn('There is parental leave. Parental leave of 16 weeks costs $1,500', `There is parental leave. ${snippet}`),
  ).toEqual([['Parental leave', '16 weeks', '$1,500']]);
});

it('marks nothing where nothing is marked', () => {
  expect(marksIn('No words at all.', 'No words at all.')).toEqual([[]]);
});
