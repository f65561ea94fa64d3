import { expect, test } from 'vitest';
import { blocksOfText } from '../blocks-of-text.ts';
import type { Table } from '../document.ts';
import { withCopiedTables } from './copied-tables.ts';

const tablesIn = (...lines: readonly string[]): Table[] =>
  withCopiedTables(blocksOfText(lines.join('\n'))).flatMap((block) => (block.kind === 'table' ? [block] : []));

/** The rows of a table, each cell with how many columns it covers where these are several. */
const rowsOf = ({ cells, rows }: Table): string[] =>
  Array.from({ length: rows }, (_, row) =>
    cells
      .filter((cell) => cell.row === row)
      .map(({ text, columns }) => (columns > 1 ? `${text} (${columns})` : text))
      .join(' | '),
  );

test('rows that were copied onto a line each get their columns again, under the heads above them', () => {
  const [table] = tablesIn(
    'Benefit Silver PPO Gold PPO',
    'In-network Out-of-network In-network Out-of-network',
    'Deductible (individual / family) $2,000 / $4,000 $4,000 / $8,000 $750 / $1,500 $1,500 / $3,000',
    'Primary care $30 copay 40% after deductible $20 copay 30% after deductible',
    'Emergency room $350 copay $250 copay',
  );
  expect(table && rowsOf(table)).toEqual([
    'Benefit | Silver PPO (2) | Gold PPO (2)',
    'In-network | Out-of-network | In-network | Out-of-network',
    'Deductible (individual / family) | $2,000 / $4,000 | $4,000 / $8,000 | $750 / $1,500 | $1,500 / $3,000',
    'Primary care | $30 copay | 40% after deductible | $20 copay | 30% after deductible',
    'Emergency room | $350 copay (2) | $250 copay (2)',
  ]);
  expect(table?.heads).toBe(2);
});

test('cells that were copied onto a line each are rows again; a remark between two rows stays text', () => {
  const lines = ['In-network', 'Out-of-network', 'Comments', 'Urgent care', '$45 copay', '40% after deductible'];
  const remark = 'The copay is waived for those who are admitted.';
  const text = [...lines, 'Emergency room', '$210 copay', '$210 copay', remark, 'Specialist', '$55', '40%'].join('\n');
  const blocks = withCopiedTables(blocksOfText(text));
  const [table] = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(table && rowsOf(table)).toEqual([
    'In-network | Out-of-network',
    'Urgent care | $45 copay | 40% after deductible',
    'Emergency room | $210 copay | $210 copay',
    'Specialist | $55 | 40%',
  ]);
  expect(blocks.filter(({ kind }) => kind === 'paragraph').map((block) => 'text' in block && block.text)).toContain(
    remark,
  );
});

test('dots lead from labels to their values', () => {
  const [table] = tablesIn(
    'Annual deductible ........ $50',
    'Preventive care . . . . 100%',
    'Annual maximum …… $1,500',
  );
  expect(table && rowsOf(table)).toEqual([
    'Annual deductible | $50',
    'Preventive care | 100%',
    'Annual maximum | $1,500',
  ]);
});

test('each cell says where it stands in the text', () => {
  const lines = ['In-network Out-of-network', 'Basic care 80% 60%', 'Major care 50% 40%'];
  const [table] = tablesIn(...lines);
  const text = lines.join('\n');
  expect(table?.cells.map(({ range }) => (range === null ? null : text.slice(range.from, range.to)))).toEqual(
    table?.cells.map((cell) => cell.text),
  );
});

test.each([
  ['one row', ['In-network Out-of-network', 'Basic care 80% 60%']],
  [
    'running text',
    ['We pay 80% of your premium.', 'You pay 20% and 40% for your family.', 'It is deducted each month.'],
  ],
  ['rows whose values differ in number', ['Basic care 80% 60%', 'Major care 50% 40% 30%']],
  ['lines of one value', ['Deductible $500', 'Coinsurance 20%', 'Urgent care $40']],
] as const)('no table: %s', (_, lines) => {
  expect(tablesIn(...lines)).toEqual([]);
});

test('heads begin with capitals; the name of a plan before the first of its levels opens its rows', () => {
  const [table] = tablesIn(
    'Plan Tier Total monthly premium Employer pays Your monthly cost',
    'Birch PPO Employee only $700.00 $600.00 $100.00',
    'Family $2,100.00 $1,600.00 $500.00',
    'Birch HDHP Employee only $500.00 $470.00 $30.00',
    'Family $1,500.00 $1,250.00 $250.00',
  );
  expect(table && rowsOf(table)).toEqual([
    'Plan Tier | Total monthly premium | Employer pays | Your monthly cost',
    'Birch PPO (4)',
    'Employee only | $700.00 | $600.00 | $100.00',
    'Family | $2,100.00 | $1,600.00 | $500.00',
    'Birch HDHP (4)',
    'Employee only | $500.00 | $470.00 | $30.00',
    'Family | $1,500.00 | $1,250.00 | $250.00',
  ]);
});

test('of cells on a line each the label before the first row opens its part, and heads keep their columns', () => {
  const lines = [
    'Who is covered',
    'Total premium',
    'Company pays',
    'You pay',
    'Cedar Select',
    'Employee',
    '$600',
    '$500',
    '$100',
  ];
  const others = ['Family', '$1,800', '$1,400', '$400', 'Cedar Premier', 'Employee', '$800', '$650', '$150'];
  const [table] = tablesIn(...lines, ...others);
  expect(table && rowsOf(table)).toEqual([
    'Who is covered | Total premium | Company pays | You pay',
    'Cedar Select (4)',
    'Employee | $600 | $500 | $100',
    'Family | $1,800 | $1,400 | $400',
    'Cedar Premier (4)',
    'Employee | $800 | $650 | $150',
  ]);
  const [services] = tablesIn(
    'Benefit',
    'Network',
    'Non-network',
    'Office services',
    'Primary care',
    '$20',
    '40%',
    'Virtual visit',
    '$5',
    'Not covered',
  );
  expect(services && rowsOf(services)[0]).toBe('Benefit | Network | Non-network');
  const classes = ['Dental PPO, group 1', 'Class', 'In network', 'Out of network', 'Class I', '100%', '90%'];
  const [dental] = tablesIn(...classes, 'Maximums', 'Each year', '$1,500', '$1,200');
  expect(dental && rowsOf(dental)[0]).toBe('Class | In network | Out of network');
});

test('heads of two rows: networks over members and families; what pays for itself is a value', () => {
  const [table] = tablesIn(
    'Covered services Network, you pay Non-network, you pay',
    'Per member Per family Per member Per family',
    'Deductible $1,000 $2,000 $2,000 $4,000',
    'Out-of-pocket limit $4,000 $8,000 $8,000 $16,000',
    'Emergency room $300 copay Paid as network',
  );
  expect(table && rowsOf(table)).toEqual([
    'Covered services | Network, you pay (2) | Non-network, you pay (2)',
    'Per member | Per family | Per member | Per family',
    'Deductible | $1,000 | $2,000 | $2,000 | $4,000',
    'Out-of-pocket limit | $4,000 | $8,000 | $8,000 | $16,000',
    'Emergency room | $300 copay (2) | Paid as network (2)',
  ]);
});

test('a title above the heads is none of them', () => {
  const [table] = tablesIn('Employee Cost of Coverage 2026', 'Level Total You', 'Single $10 $5', 'Family $30 $15');
  expect(table && rowsOf(table)).toEqual(['Level | Total | You', 'Single | $10 | $5', 'Family | $30 | $15']);
});
