import PDFDocument from 'pdfkit';
import type { ThreadMessage } from '../../contract/insight.ts';
import { printable } from '../statement/statement-words.ts';
import { type ExportedMessage, exportedMessages } from './export-lines.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const MARGIN = 60;
const INNER = 612 - 2 * MARGIN;
const INK = '#1d2433';
const SOFT = '#5b6270';
const HUE = '#00695f';
const INDENT = 14;

/** A chat on paper, each answer with its sources below it. */
export async function chatPdf(title: string, messages: readonly ThreadMessage[]): Promise<Uint8Array> {
  const info = { Title: title, Author: 'Benesight' };
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, bufferPages: true, info });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  pdf.font('Helvetica').fontSize(9).fillColor(SOFT).text('Benesight · Insight');
  pdf.font('Times-Roman').fontSize(22).fillColor(INK).text(printable(title)).moveDown(0.6);
  for (const message of exportedMessages(messages)) drawMessage(pdf, message);
  pdf.end();
  return done;
}

function drawMessage(pdf: Pdf, { who, at, text, stopped, sources }: ExportedMessage): void {
  pdf.moveDown(0.8);
  pdf
    .font('Helvetica-Bold')
    .fontSize(9)
    .fillColor(who === 'You' ? SOFT : HUE)
    .text(`${who}, ${at}`, MARGIN)
    .moveDown(0.3);
  for (const line of text.split('\n')) drawLine(pdf, line);
  if (stopped) pdf.font('Helvetica-Oblique').fontSize(10).fillColor(SOFT).text('Stopped', MARGIN);
  if (sources.length === 0) return;
  pdf.moveDown(0.4).font('Helvetica-Bold').fontSize(8.5).fillColor(SOFT).text('Sources', MARGIN);
  for (const { marker, text: source } of sources) {
    pdf.font('Helvetica').fontSize(8.5).fillColor(SOFT);
    pdf.text(printable(`[${marker}] ${source}`), MARGIN + INDENT, undefined, {
      width: INNER - INDENT,
      indent: -INDENT,
    });
  }
}

const plain = (text: string): string => printable(text.replaceAll(/\*\*|__|(?<!\w)[*_]|[*_](?!\w)|`/g, ''));

/** A line of Markdown: a heading, an item, a row of a table, or text. */
function drawLine(pdf: Pdf, line: string): void {
  if (line.trim() === '') {
    pdf.moveDown(0.4);
    return;
  }
  // The line between the head of a table and its rows.
  if (/^\|?[\s:|-]+\|[\s:|-]*$/.test(line)) return;
  const isHeading = line.startsWith('#');
  const item = /^\s*(?:[-*]|\d+\.)\s+/.exec(line)?.[0];
  pdf
    .font(isHeading ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(10.5)
    .fillColor(INK);
  if (item !== undefined) {
    pdf.text(`•  ${plain(line.slice(item.length))}`, MARGIN + INDENT, undefined, { width: INNER - INDENT, lineGap: 2 });
    return;
  }
  const cells = line.startsWith('|')
    ? line
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
    : null;
  pdf.text(plain(cells === null ? line.replace(/^#+\s*/, '') : cells.join('   ')), MARGIN, undefined, {
    width: INNER,
    lineGap: 2,
  });
}
