import { expect, test } from 'vitest';
import type { Table } from '../../../reading/document.ts';
import { readStructure } from '../read-structure.ts';
import { factsOf } from '../testing/facts-of.ts';

type Rows = readonly (readonly string[])[];

/** A passage that is a table beneath a heading, where it stands on its page. */
function passage(ordinal: number, heading: string, rows: Rows, top: number, extra: Partial<Table> = {}) {
  const text = rows.map((row) => row.join(' | ')).join('\n');
  let at = 0;
  const cells = rows.flatMap((row, y) =>
    row.flatMap((cell, column) => {
      const range = { from: at, to: at + cell.length };
      at += cell.length + (column === row.length - 1 ? 1 : 3);
      return cell === '' ? [] : [{ text: cell, row: y, column, rows: 1, columns: 1, range }];
    }),
  );
  const table: Table = {
    kind: 'table',
    caption: null,
    heads: 0,
    cells,
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    range: { from: 0, to: text.length },
    box: { left: 50, right: 500, top, bottom: top + 12 * rows.length },
    ...extra,
  };
  return { ordinal, page: 1, heading, text, blocks: [table] };
}

const found = (passages: Parameters<typeof readStructure>[0]): string[] =>
  readStructure(passages)
    .map(({ metric, value, words, plan, tier, network }) =>
      [metric, value ?? words, tier, network, plan].filter((part) => part !== null).join(' '),
    )
    .sort();

test('parts of one sheet beneath titles of their own go on with its columns, and what a renewal replaces is left out', () => {
  const heads = [
    ['', 'Current', 'Renewal', 'Option 1'],
    ['Plan:', 'Plan 410', 'Plan 410', 'Plan 520-B'],
    ['Code:', 'RX-7', 'RX-7', 'RX-9-B'],
  ];
  const rates = [
    ['Employee Only', '$610.10', '$655.20', '$601.30'],
    ['Employee & Family', '$1,610.10', '$1,655.20', '$1,601.30'],
  ];
  const care = [
    ['Deductible In/Out Network', '$400/800', '$500/900', '$1000/2500'],
    ['Urgent care', '$30', '$35', '$45'],
  ];
  const drugs = [['Deductible', '$0', '$0', '$50']];
  const sheet = [
    passage(0, 'Medical plan proposal', heads, 100),
    passage(1, 'Rates', rates, 150),
    passage(2, 'Medical plan', care, 190),
    passage(3, 'Prescription plan', drugs, 240),
  ];
  expect(found(sheet)).toEqual([
    'medical.deductible 1000 in Plan 520-B',
    'medical.deductible 2500 out Plan 520-B',
    'medical.deductible 500 in Plan 410',
    'medical.deductible 900 out Plan 410',
    'medical.premium 1601.3 employee_family Plan 520-B',
    'medical.premium 1655.2 employee_family Plan 410',
    'medical.premium 601.3 employee Plan 520-B',
    'medical.premium 655.2 employee Plan 410',
    'medical.urgent_care_copay 35 Plan 410',
    'medical.urgent_care_copay 45 Plan 520-B',
    'rx.deductible 0 Plan 410',
    'rx.deductible 50 Plan 520-B',
  ]);
});

test('a table far below another one does not go on with its columns', () => {
  const heads = [['', 'Birch plan', 'Cedar plan']];
  const care = [['Urgent care', '$30', '$35']];
  const apart = [passage(0, 'Medical plans', heads, 100), passage(1, 'Care near you', care, 300)];
  expect(found(apart).filter((fact) => fact.includes('Birch'))).toEqual([]);
});

test('plans in rows behind numbers of pages and codes, beneath a note over all of their columns', () => {
  const note =
    'What members of our staff pay. Choose a plan of the region in which you live or work; regions change each year.';
  expect(
    factsOf([
      [
        'Medical rates',
        `${note} | ${note} | ${note} | Biweekly costs | Biweekly costs`,
        'Page | Code | Plan | Individual | Family',
        '11 | 004 | Harbor Choice | 40.00 | 100.00',
        '12 | 019 | Summit Health (Lake Region) | 50.00 | 120.00',
      ],
    ]),
  ).toEqual([
    'medical.contribution 108.33 employee (Summit Health (Lake Region))',
    'medical.contribution 216.67 employee_family (Harbor Choice)',
    'medical.contribution 260 employee_family (Summit Health (Lake Region))',
    'medical.contribution 86.67 employee (Harbor Choice)',
  ]);
});

test('a part of a table that was cut stands under what the part before it ended under', () => {
  const heads = ['', 'Birch plan', 'Cedar plan'];
  const cut = passage(1, 'Medical', [heads, ['Family', '$900', '$1,900']], 160, { heads: 1 });
  const [table] = cut.blocks;
  const cells = table?.cells.map((cell) => (cell.row === 0 ? { ...cell, range: null } : cell)) ?? [];
  const whole = passage(
    0,
    'Medical',
    [heads, ['Deductible', 'a year', 'a year'], ['Individual', '$450', '$950']],
    100,
    {
      heads: 1,
    },
  );
  const facts = found([whole, { ...cut, blocks: [{ ...table!, cells }] }]);
  expect(facts).toContain('medical.deductible 900 family Birch plan');
  expect(facts).toContain('medical.deductible 1900 family Cedar plan');
});

test('a label that says what a limit includes is of that limit alone, and a lifetime is no year', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Benefit | Birch plan | Cedar plan',
        'Out-of-pocket maximum, including deductible (single/family) | $2,000 / $4,000 | $3,000 / $6,000',
        'Plan lifetime maximum | None | None',
      ],
    ]).filter((fact) => !fact.includes('plan_type')),
  ).toEqual([
    'medical.out_of_pocket_max 2000 individual (Birch plan)',
    'medical.out_of_pocket_max 3000 individual (Cedar plan)',
    'medical.out_of_pocket_max 4000 family (Birch plan)',
    'medical.out_of_pocket_max 6000 family (Cedar plan)',
  ]);
});
