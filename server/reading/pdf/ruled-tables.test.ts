import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import type { Section, Table } from '../document.ts';
import { readPdf } from './read-pdf.ts';

type Draw = (pdf: PDFKit.PDFDocument) => void;

async function sectionsOf(...draw: readonly Draw[]): Promise<(readonly Section[])[]> {
  const pdf = new PdfDocument({ autoFirstPage: false, size: 'LETTER', margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const one of draw) {
    pdf.addPage();
    one(pdf);
  }
  pdf.end();
  await ended;
  const { pages } = await readPdf(new Uint8Array(Buffer.concat(chunks)));
  return pages.map(({ sections }) => sections);
}

const LEFT = 60;
const WIDTHS = [160, 110, 110];
const HIGH = 34;

/** Text lines from a point on, in a size. */
function write(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, bold = false): void {
  pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
  for (const [at, line] of text.split('\n').entries()) pdf.text(line, x, y + at * 11, { lineBreak: false });
}

/** A table with lines around each cell; `>` in place of a cell goes on with the one before it. */
function ruled(rows: readonly (readonly string[])[], top: number): Draw {
  return (pdf) => {
    for (const [y, row] of rows.entries()) {
      let x = LEFT;
      for (const [at, text] of row.entries()) {
        const goesOn = row.slice(at + 1).findIndex((cell) => cell !== '>');
        const wide = WIDTHS.slice(at, goesOn === -1 ? undefined : at + 1 + goesOn).reduce((sum, one) => sum + one, 0);
        if (text !== '>') {
          pdf.rect(x, top + y * HIGH, wide, HIGH).stroke();
          write(pdf, text, x + 4, top + y * HIGH + 5, y === 0);
        }
        x += WIDTHS[at] ?? 0;
      }
    }
  };
}

const rates = [
  ['Monthly cost', 'Core plan', 'Plus plan'],
  ['Employee and\nspouse or partner', '$120.50', '$181.25'],
  ['Both plans cover children to 26', '>', '>'],
  ['Family', '$240.00\nbefore tax', '$310.00'],
];

const prose = 'You may change your choice within thirty days of a marriage or a birth, and else once a year.';

const tablesOf = (sections: readonly Section[] | undefined): readonly Table[] =>
  sections?.flatMap(({ tables }) => tables) ?? [];

test('a ruled table among running text has its cells whole, in the place of the page where it stands', async () => {
  const [page] = await sectionsOf((pdf) => {
    write(pdf, 'What you pay each month:', LEFT, 60);
    ruled(rates, 90)(pdf);
    write(pdf, prose, LEFT, 260);
  });
  expect(page?.map(({ text }) => text.split('\n'))).toEqual([
    [
      'What you pay each month:',
      'Monthly cost | Core plan | Plus plan',
      'Employee and spouse or partner | $120.50 | $181.25',
      'Both plans cover children to 26',
      'Family | $240.00 before tax | $310.00',
      prose,
    ],
  ]);
  const [table] = tablesOf(page);
  expect(table).toMatchObject({ heads: 1, rows: 4, columns: 3, box: { left: LEFT, top: 90 } });
  expect(table?.cells.find(({ row }) => row === 2)).toMatchObject({ column: 0, columns: 3 });
  for (const { text, range } of table?.cells ?? []) expect(page?.[0]?.text.slice(range?.from, range?.to)).toBe(text);
});

test('boxes of running text beside each other are no table', async () => {
  const lines = Array.from({ length: 9 }, (_, n) => `This is line ${n} of what a box says`).join('\n');
  const [page] = await sectionsOf((pdf) => {
    for (const x of [40, 320]) {
      pdf.rect(x, 80, 260, 150).stroke();
      write(pdf, lines, x + 8, 90);
    }
  });
  expect(tablesOf(page).filter(({ columns }) => columns > 1)).toEqual([]);
  expect(page?.map(({ text }) => text).join('\n')).not.toContain(' | ');
});

test('rows that only their baselines part are rows, within lines drawn around all of them', async () => {
  const [page] = await sectionsOf((pdf) => {
    for (const [at, text] of ['Employee\nSpouse\nChildren\nFamily', '$10.00\n$20.00\n$15.00\n$30.00'].entries()) {
      for (const y of [80, 100]) pdf.rect(LEFT + at * 160, y, 160, y === 80 ? 20 : 60).stroke();
      write(pdf, at === 0 ? 'Tier' : 'Cost', LEFT + at * 160 + 4, 86, true);
      write(pdf, text, LEFT + at * 160 + 4, 106);
    }
  });
  expect(page?.[0]?.text.split('\n')).toEqual([
    'Tier | Cost',
    'Employee | $10.00',
    'Spouse | $20.00',
    'Children | $15.00',
    'Family | $30.00',
  ]);
});

test('a table that goes on over the page has its head there too, which the text says once', async () => {
  const [, page] = await sectionsOf(
    ruled(rates, 90),
    ruled(
      [
        ['Domestic partner', '$130.00', '$190.00'],
        ['Retiree', '$410.00', '$520.00'],
      ],
      40,
    ),
  );
  const [table] = tablesOf(page);
  expect(page?.[0]?.text).not.toContain('Monthly cost');
  expect(table).toMatchObject({ heads: 1, rows: 3 });
  expect(table?.cells[0]).toMatchObject({ text: 'Monthly cost', row: 0, range: null });
});

test('columns that only space parts make a table too, with a head over two of them', async () => {
  const [page] = await sectionsOf((pdf) => {
    const at = [60, 260, 360];
    const rows = [
      ['', 'In-network', 'Out-of-network'],
      ['Deductible', '$500', '$1,000'],
      ['Office visit', '$25 copay', 'Not covered'],
      ['Emergency room', '$250 copay'],
    ];
    for (const [y, row] of rows.entries())
      for (const [x, text] of row.entries()) write(pdf, text, at[x] ?? 0, 100 + y * 16);
  });
  const [table] = tablesOf(page);
  expect(table).toMatchObject({ heads: 1, rows: 4, columns: 3 });
  expect(table?.cells.filter(({ column }) => column === 1).map(({ text }) => text)).toEqual([
    'In-network',
    '$500',
    '$25 copay',
    '$250 copay',
  ]);
});
