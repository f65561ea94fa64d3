import { expect, test } from 'vitest';
import type { Table } from '../document.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import { pagesOfText } from './read-plain-text.ts';

const placesOf = (table: Table | undefined): string[] =>
  (table?.cells ?? []).map(
    ({ text, row, column, columns }) => `${text} @${row},${column}${columns > 1 ? ` +${columns - 1}` : ''}`,
  );

test('a row that leaves out a cell has its values in the columns where they stand', () => {
  const text = [
    '                      In-network     Out-of-network',
    'Deductible            $500           $1,000',
    'Telehealth                           Not covered',
    'Emergency room        $250 copay',
  ].join('\n');
  const [section] = pagesOfText(text)[0]?.sections ?? [];
  expect(section?.text.split('\n')[2]).toBe('Telehealth | Not covered');
  expect(section?.tables[0]).toMatchObject({ heads: 1, rows: 4, columns: 3 });
  expect(placesOf(section?.tables[0])).toEqual([
    'In-network @0,1',
    'Out-of-network @0,2',
    'Deductible @1,0',
    '$500 @1,1',
    '$1,000 @1,2',
    'Telehealth @2,0',
    'Not covered @2,2',
    'Emergency room @3,0',
    '$250 copay @3,1',
  ]);
});

test('a value between two columns is read in the order of its row', () => {
  const rows = [
    'Tier        Core plan      Plus plan',
    'Family            about the same',
    'Single      $10            $12',
  ];
  const [section] = pagesOfText(rows.join('\n'))[0]?.sections ?? [];
  expect(section?.tables[0]?.cells.every(({ column }) => column >= 0)).toBe(true);
  expect(section?.tables[0]?.cells.map(({ text }) => text)).toContain('about the same');
});

test('the row above the rule of a Markdown table is its head, also where no value tells', () => {
  const table = '| Benefit | Who |\n| --- | --- |\n| Parking | Everyone |\n| Gym | Everyone in the office |\n';
  const { pages } = readMarkdown(`# Perks\n\n${table}`);
  expect(pages[0]?.sections[0]?.tables[0]).toMatchObject({ heads: 1, rows: 3, columns: 2 });
  const bare = readMarkdown(`# Perks\n\n${table.replace('| Benefit | Who |', '| | |')}`);
  expect(bare.pages[0]?.sections[0]?.tables[0]?.heads).toBe(0);
});
