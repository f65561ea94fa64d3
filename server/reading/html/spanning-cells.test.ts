import { expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const linesOf = (table: string): string[] =>
  readHtml(new TextEncoder().encode(`<html><body><table>${table}</table></body></html>`), undefined)
    .pages.flatMap(({ sections }) => sections)
    .flatMap(({ text }) => text.split('\n'));

test('a value that reaches over several rows stands in each of them, and moves no other', () => {
  expect(
    linesOf(
      '<tr><td>Primary care</td><td rowspan="2">20%</td><td>$25</td></tr><tr><td>Specialist</td><td>$45</td></tr><tr><td>Urgent care</td><td>$60</td><td>$50</td></tr>',
    ),
  ).toEqual(['Primary care | 20% | $25', 'Specialist | 20% | $45', 'Urgent care | $60 | $50']);
});

test('a label of several rows is written once, and heads keep the columns that they stand over', () => {
  expect(
    linesOf(
      '<tr><th rowspan="2">Feature</th><th colspan="2">Saver</th><th colspan="2">Choice</th></tr><tr><th>In</th><th>Out</th><th>In</th><th>Out</th></tr><tr><td rowspan="2">Deductible</td><td>$1</td><td>$2</td><td>$3</td><td>$4</td></tr><tr><td>$5</td><td>$6</td><td>$7</td><td>$8</td></tr>',
    ),
  ).toEqual([
    'Feature | Saver | | Choice',
    'In | Out | In | Out',
    'Deductible | $1 | $2 | $3 | $4',
    '$5 | $6 | $7 | $8',
  ]);
});

test('a page may claim any height of a cell: none reaches further than tables of guides do', () => {
  const rows = Array.from({ length: 40 }, (_, at) => `<tr><td>Row ${at}</td></tr>`).join('');
  const lines = linesOf(
    `<tr><td>Row</td><td rowspan="20">$1</td><td rowspan="9999999">$2</td><td rowspan="-1">$3</td></tr>${rows}`,
  );
  expect(lines[0]).toBe('Row | $1 | $2 | $3');
  expect(lines.filter((line) => line.includes('$1'))).toHaveLength(20);
  expect(lines.filter((line) => line.includes('$2') || line.includes('$3'))).toHaveLength(1);
});
