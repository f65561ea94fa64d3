import { expect, test } from 'vitest';
import type { Table } from '../document.ts';
import { readHtml } from './read-html.ts';

/** The only table of a page, each cell as its text, its place and its span. */
function tableOf(html: string): { table: Table; cells: string[] } {
  const { pages } = readHtml(Buffer.from(`<body>${html}</body>`), 'utf-8');
  const [section] = pages[0]?.sections ?? [];
  const [table] = section?.tables ?? [];
  if (section === undefined || table === undefined) throw new Error('The page has no table');
  for (const { text, range } of table.cells) expect(section.text.slice(range?.from, range?.to)).toBe(text);
  const cells = table.cells.map(
    ({ text, row, column, rows, columns }) => `${text} @${row},${column} ${rows}x${columns}`,
  );
  return { table, cells };
}

test('cells keep their rows, columns and spans, and know which characters of the text they are', () => {
  const { table, cells } = tableOf(`<table>
    <caption>What you pay</caption>
    <thead><tr><th rowspan="2">Service</th><th colspan="2">PPO</th></tr><tr><th>In</th><th>Out</th></tr></thead>
    <tr><td rowspan="2">Visits</td><td>$20</td><td rowspan="9">40%</td></tr>
    <tr><td>$30</td></tr></table>`);
  expect(table).toMatchObject({ caption: 'What you pay', heads: 2, rows: 4, columns: 3, range: { from: 0 } });
  expect(cells).toEqual([
    'Service @0,0 2x1',
    'PPO @0,1 1x2',
    'In @1,1 1x1',
    'Out @1,2 1x1',
    'Visits @2,0 2x1',
    '$20 @2,1 1x1',
    '40% @2,2 2x1',
    '$30 @3,1 1x1',
  ]);
});

test('without a marked head the rows above the first value are heads', () => {
  const rows = [
    ['', 'Core', 'Plus'],
    ['Deductible', '$500', '$250'],
    ['Vision', 'Not covered', 'Covered'],
  ];
  const html = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  expect(tableOf(`<table>${html}</table>`).table).toMatchObject({ heads: 1, rows: 3, columns: 3 });
});

test('a table of one column is a frame around text', () => {
  const html = '<table><tr><td>Twelve holidays.</td></tr><tr><td>Ten sick days.</td></tr></table>';
  const { pages } = readHtml(Buffer.from(`<body>${html}</body>`), 'utf-8');
  expect(pages[0]?.sections).toMatchObject([{ text: 'Twelve holidays.\nTen sick days.', tables: [] }]);
});
