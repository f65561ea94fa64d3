import { expect, test } from 'vitest';
import { replaceTables } from './pipe-tables.ts';
import { readDocument } from '../read-document.ts';

const drawn = (text: string): string =>
  replaceTables(text, (rows) => `${rows.map((cells) => cells.join(' ~ ')).join('\n')}\n`);

async function textOf(name: string, text: string): Promise<string[]> {
  const { pages } = await readDocument({ name, bytes: Buffer.from(text) });
  return (pages[0]?.sections ?? []).flatMap(({ text: lines }) => lines.split('\n'));
}

test('rows that only end in strokes are a table; the line between two of them is none of their rows', () => {
  expect(drawn('Dental\nPlan | Cost |\n---|---|\nBasic | $3 |\nVision\nPlan | Cost |\n---|---|\nBasic | $2 |\n')).toBe(
    'Dental\nPlan ~ Cost\nBasic ~ $3\nVision\nPlan ~ Cost\nBasic ~ $2\n',
  );
});

test('a rule after every row is no row, and one of a single cell says nothing of the width', () => {
  expect(drawn('Level | You pay |\n---|\nSingle | $3 |\n---|\nFamily | $9 |\n---|\n')).toBe(
    'Level ~ You pay\nSingle ~ $3\nFamily ~ $9\n',
  );
});

test('a head and a row that were broken within a cell are one row again; what has an empty cell is whole', () => {
  expect(
    drawn(
      '| Level |\nYour share |\nPer month | Orchard share |\n|---|---|---|---|\nSingle | $1 |\n$2 | $3 |\nFamily | | $8 |\nNote |\n',
    ),
  ).toBe('Level ~ Your share ~ Per month ~ Orchard share\nSingle ~ $1 ~ $2 ~ $3\nFamily ~  ~ $8\nNote\n');
});

test('a stroke within a sentence makes no table', () => {
  const text = 'Home | Plans | Contact us\nThe plan is open to all.\n';
  expect(drawn(text)).toBe(text);
});

test('plain text: rows that end in a stroke have their cells; two spaces part figures of a row', async () => {
  expect(
    await textOf(
      'rates.txt',
      'MONTHLY RATES\nLevel | Single | Family |\nSilver PPO | $31.20 | $92.40 |\n\nEmployee only         48.95     54.11\nEmployee and children  113.72  128.83     140.01\n',
    ),
  ).toEqual([
    'Level | Single | Family',
    'Silver PPO | $31.20 | $92.40',
    'Employee only | 48.95 | 54.11',
    'Employee and children | 113.72 | 128.83 | 140.01',
  ]);
});

test('plain text: of one cell a paragraph the labels head nothing', async () => {
  expect(
    await textOf('rates.txt', 'Monthly Rates\n\nEmployee Only\n\n$17.16\n\nEmployee and Family\n\n$48.90\n'),
  ).toEqual(['Employee Only', '$17.16', 'Employee and Family', '$48.90']);
});

test('plain text: of cells on a line each, with the stroke behind them, every one stays a line', async () => {
  expect(await textOf('rates.txt', 'Monthly premiums here\n|\nEmployee only |\n$195.56 |\n$368.72 |\n')).toEqual(
    expect.arrayContaining(['Employee only', '$195.56', '$368.72']),
  );
});

test('plain text: rows that were broken within a cell are whole where most rows tell how wide they are', async () => {
  const text = [
    'Details: | In | Out | In | Out |',
    'Deductible | $250 |',
    '$750 |',
    '$300 |',
    '$900 |',
    'Coinsurance | 90% | 70% | 80% | 60% |',
    'Copay | $15 | $25 | $15 | $25 |',
  ];
  expect(await textOf('rates.txt', `${text.join('\n')}\n`)).toContain('Deductible | $250 | $750 | $300 | $900');
});

test('plain text: a label and what stands on the line beneath it are a row where most rows are of two cells', async () => {
  const text = [
    'Deductible | $750 |',
    'Coinsurance | You pay 15% |',
    'Out-of-pocket maximum (includes copays) |',
    '$2,500 |',
    'Office visits |',
    '$20 copay |',
    'Urgent care | $40 copay |',
    '*Benefits may vary by network. |',
  ];
  const read = await textOf('plan.txt', `${text.join('\n')}\n`);
  expect(read).toContain('Out-of-pocket maximum (includes copays) | $2,500');
  expect(read).toContain('Office visits | $20 copay');
});

test('many strokes are read in little time', () => {
  const began = process.cpuUsage();
  drawn('a | b |\n'.repeat(100_000));
  drawn(`x${' |'.repeat(200_000)}y\n`.repeat(3));
  expect(process.cpuUsage(began).user).toBeLessThan(8_000_000);
});

test('plain text: before the first label of one cell a paragraph stand as many heads as figures follow it', async () => {
  const cells = [
    'Dental Rates',
    'Aster DMO',
    'Birch PPO',
    'Employee Only',
    '$5.56',
    '$13.77',
    'Family',
    '$18.25',
    '$45.89',
  ];
  expect(await textOf('rates.txt', cells.join('\n\n'))).toEqual(cells.slice(1));
});
