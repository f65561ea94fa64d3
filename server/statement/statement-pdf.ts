import PDFDocument from 'pdfkit';
import { daysIn, type Statement } from './read-statement.ts';
import { moneyText, printable, timesIn } from './statement-words.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 54;
const INNER = 612 - 2 * MARGIN;
const BOTTOM = 792 - MARGIN - 20;
const INK = '#1d2433';
const SOFT = '#5b6270';
const RULE = '#d4d8e0';

interface Column {
  title: string;
  width: number;
  align?: 'right';
}

const CREDITS: readonly Column[] = [
  { title: 'Date', width: 62 },
  { title: 'Time', width: 38 },
  { title: 'What', width: 254 },
  { title: 'In', width: 44, align: 'right' },
  { title: 'Out', width: 44, align: 'right' },
  { title: 'Balance', width: 62, align: 'right' },
];

const MONEY: readonly Column[] = [
  { title: 'Date', width: 62 },
  { title: 'Time', width: 38 },
  { title: 'What', width: 156 },
  { title: 'Number', width: 108 },
  { title: 'Paid', width: 70, align: 'right' },
  { title: 'Returned', width: 70, align: 'right' },
];

/** A statement on paper: who, which period, what was paid, and every credit that came or went. */
export async function statementPdf(statement: Statement): Promise<Uint8Array> {
  const { from, to, zone, opening, closing, lines, payments, totals } = statement;
  const info = { Title: `Statement ${from} to ${to}`, Author: 'Benesight' };
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, bufferPages: true, info });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const day = daysIn(zone);
  const time = timesIn(zone);
  drawHead(pdf, statement);
  heading(pdf, 'Payments');
  const money = payments.map(({ at, kind, text, receiptNumber, paid, returned, currency }) => [
    day(at),
    time(at),
    text,
    receiptNumber ?? '',
    kind === 'Payment' ? `${moneyText(paid)} ${currency}` : '',
    kind === 'Return' ? `${moneyText(returned)} ${currency}` : '',
  ]);
  const sums = totals.map(({ paid, returned, currency }) => [
    to,
    '',
    'Total',
    '',
    `${moneyText(paid)} ${currency}`,
    `${moneyText(returned)} ${currency}`,
  ]);
  drawTable(pdf, MONEY, [...money, ...sums], 'Nothing was paid.');
  heading(pdf, 'Credits');
  drawTable(pdf, CREDITS, [
    [from, '', 'Opening balance', '', '', String(opening)],
    ...lines.map(({ at, text, gained, used, balance }) => [
      day(at),
      time(at),
      text,
      gained === 0 ? '' : String(gained),
      used === 0 ? '' : String(used),
      String(balance),
    ]),
    [to, '', 'Closing balance', '', '', String(closing)],
  ]);
  numberPages(pdf);
  pdf.end();
  return done;
}

function drawHead(pdf: Pdf, { holder, from, to, zone }: Statement): void {
  pdf.font('Helvetica').fontSize(9).fillColor(SOFT).text('Benesight', MARGIN, MARGIN);
  pdf
    .font('Times-Roman')
    .fontSize(24)
    .fillColor(INK)
    .text('Statement', MARGIN, MARGIN + 16);
  pdf.font('Helvetica').fontSize(10).fillColor(INK).moveDown(0.4);
  pdf.text(`${from} to ${to}  (times in ${zone})`);
  const who = [holder.name, holder.company, holder.email].filter((line) => line !== '');
  pdf.fillColor(SOFT).moveDown(0.6).text(who.map(printable).join('\n'), { lineGap: 2 });
  pdf.moveDown(1);
}

function heading(pdf: Pdf, text: string): void {
  if (pdf.y > BOTTOM - 60) pdf.addPage();
  pdf
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(INK)
    .text(text, MARGIN, pdf.y + 10);
  pdf.moveDown(0.5);
}

/** A table that goes on over pages, with its head on each. `none` is said in place of no rows. */
function drawTable(pdf: Pdf, columns: readonly Column[], rows: readonly (readonly string[])[], none = ''): void {
  if (rows.length === 0) {
    pdf.font('Helvetica').fontSize(9).fillColor(SOFT).text(none, MARGIN);
    return;
  }
  const head = () => {
    drawRow(
      pdf,
      columns,
      columns.map(({ title }) => title),
      SOFT,
    );
  };
  head();
  for (const row of rows) {
    if (pdf.y + heightOf(pdf, columns, row) > BOTTOM) {
      pdf.addPage();
      head();
    }
    drawRow(pdf, columns, row, INK);
  }
}

const GAP = 8;

function heightOf(pdf: Pdf, columns: readonly Column[], row: readonly string[]): number {
  pdf.font('Helvetica').fontSize(9);
  const heights = columns.map(({ width }, at) => pdf.heightOfString(printable(row[at] ?? ''), { width: width - GAP }));
  return Math.max(...heights) + 8;
}

function drawRow(pdf: Pdf, columns: readonly Column[], row: readonly string[], colour: string): void {
  const height = heightOf(pdf, columns, row);
  const top = pdf.y;
  let x = MARGIN;
  for (const [at, { width, align }] of columns.entries()) {
    const left = align === 'right' ? x + GAP : x;
    pdf.fillColor(colour).text(printable(row[at] ?? ''), left, top, { width: width - GAP, align: align ?? 'left' });
    x += width;
  }
  const line = top + height - 4;
  pdf
    .moveTo(MARGIN, line)
    .lineTo(MARGIN + INNER, line)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where a text would else begin another page.
    pdf.page.margins.bottom = 0;
    const text = `Page ${page + 1} of ${count}`;
    pdf.font('Helvetica').fontSize(8).fillColor(SOFT);
    pdf.text(text, MARGIN, 792 - MARGIN, { width: INNER, align: 'right', lineBreak: false });
  }
}
