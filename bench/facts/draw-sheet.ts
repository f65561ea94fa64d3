import { drawPdf } from '../../server/library/testing/documents.ts';
import type { Kind } from './label.ts';
import type { SheetCell, SheetPart } from './sheet.ts';

/** One way in which carriers lay out what a sheet says. */
export interface SheetLayout {
  ending: 'md' | 'html' | 'txt' | 'pdf';
  kind: Kind;
  /** Null where a sheet cannot be laid out so. */
  draw: (parts: readonly SheetPart[]) => Promise<Uint8Array> | Uint8Array | null;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const html = (parts: readonly SheetPart[]): string =>
  parts
    .map((part) => {
      if (part.kind !== 'table') return part.kind === 'heading' ? `<h2>${part.text}</h2>` : `<p>${part.text}</p>`;
      const rows = part.rows.map((cells, at) => {
        const tag = at < part.heads ? 'th' : 'td';
        return `<tr>${cells.map(({ text, columns }) => `<${tag} colspan="${columns}">${text}</${tag}>`).join('')}</tr>`;
      });
      return `<table>${rows.join('\n')}</table>`;
    })
    .join('\n');

/** A row with a cell for each column: of a wide one the first has its text. */
const filled = (cells: readonly SheetCell[]): string[] =>
  cells.flatMap(({ text, columns }) => Array.from({ length: columns }, (_, at) => (at === 0 ? text : '')));

const markdown = (parts: readonly SheetPart[]): string =>
  parts
    .map((part) => {
      if (part.kind !== 'table') return part.kind === 'heading' ? `# ${part.text}` : part.text;
      const rows = part.rows.map((cells) => `| ${filled(cells).join(' | ')} |`);
      return [rows[0], `|${'---|'.repeat(part.columns)}`, ...rows.slice(1)].join('\n');
    })
    .join('\n\n');

/** Columns set with spaces, as a PDF is copied into a text. */
const spaced = (parts: readonly SheetPart[]): string =>
  parts
    .map((part) => {
      if (part.kind !== 'table') return part.text;
      const rows = part.rows.map((cells) => filled(cells));
      const widths = Array.from({ length: part.columns }, (_, at) =>
        Math.max(
          ...rows.map((row) => ((row[at + 1] ?? '') === '' && at === 0 && row.length > 2 ? 0 : (row[at]?.length ?? 0))),
        ),
      );
      return rows
        .map((row) =>
          row
            .map((text, at) => text.padEnd((widths[at] ?? 0) + 3))
            .join('')
            .trimEnd(),
        )
        .join('\n');
    })
    .join('\n\n');

/** Labels with dots to their values, where a sheet's tables have one column of values. */
const dotted = (parts: readonly SheetPart[]): string | null =>
  parts.some((part) => part.kind === 'table' && part.columns > 2) ? null : copied(parts, ' ........ ');

/** The cells of each row as a PDF gives them that is copied without its columns: joined on a line, or each on a line of its own. */
const copied = (parts: readonly SheetPart[], between: string): string =>
  parts
    .map((part) =>
      part.kind === 'table'
        ? part.rows
            .map((cells) =>
              cells
                .map(({ text }) => text)
                .filter((text) => text !== '')
                .join(between),
            )
            .join('\n')
        : part.text,
    )
    .join('\n\n');

/** What shows the cells of a drawn table. */
type Frame = 'ruled' | 'banded' | 'open';

const LEFT = 40;
const WIDTH = 710;
const PAD = 4;

const drawn = async (parts: readonly SheetPart[], frame: Frame): Promise<Uint8Array> =>
  drawPdf(
    (pdf) => {
      for (const part of parts) {
        if (part.kind === 'table') drawTable(pdf, part, frame);
        else
          pdf
            .font(part.kind === 'heading' ? 'Helvetica-Bold' : 'Helvetica')
            .fontSize(part.kind === 'heading' ? 14 : 9)
            .text(part.text, LEFT, pdf.y, { width: WIDTH })
            .moveDown(0.5);
      }
    },
    { layout: 'landscape', margin: LEFT },
  );

function drawTable(pdf: PDFKit.PDFDocument, table: Extract<SheetPart, { kind: 'table' }>, frame: Frame): void {
  const label = table.columns < 3 ? WIDTH / 2 : WIDTH * 0.34;
  const column = (WIDTH - label) / Math.max(1, table.columns - 1);
  table.rows.forEach((cells, at) => {
    pdf.font(at < table.heads ? 'Helvetica-Bold' : 'Helvetica').fontSize(9);
    let from = 0;
    const placed = cells.map((cell) => {
      const left = from === 0 ? 0 : label + (from - 1) * column;
      from += cell.columns;
      return { ...cell, left: LEFT + left, width: label + (from - 1) * column - left };
    });
    const height =
      Math.max(...placed.map(({ text, width }) => pdf.heightOfString(text, { width: width - 2 * PAD }))) + 2 * PAD;
    if (pdf.y + height > pdf.page.height - LEFT) pdf.addPage();
    const top = pdf.y;
    for (const { text, left, width } of placed) {
      if (frame === 'ruled') pdf.rect(left, top, width, height).stroke('#444444');
      if (frame === 'banded' && at % 2 === 0) pdf.rect(left, top, width, height).fill('#e4ecf4');
      pdf.fillColor('#000000').text(text, left + PAD, top + PAD, { width: width - 2 * PAD });
    }
    pdf.x = LEFT;
    pdf.y = top + height;
  });
  pdf.y += 12;
}

export const sheetLayouts: Readonly<Record<string, SheetLayout>> = {
  markdown: { ending: 'md', kind: 'ruled table', draw: (parts) => bytesOf(markdown(parts)) },
  page: { ending: 'html', kind: 'ruled table', draw: (parts) => bytesOf(html(parts)) },
  ruled: { ending: 'pdf', kind: 'ruled table', draw: async (parts) => drawn(parts, 'ruled') },
  banded: { ending: 'pdf', kind: 'ruled table', draw: async (parts) => drawn(parts, 'banded') },
  open: { ending: 'pdf', kind: 'loose table', draw: async (parts) => drawn(parts, 'open') },
  spaced: { ending: 'txt', kind: 'loose table', draw: (parts) => bytesOf(spaced(parts)) },
  joined: { ending: 'txt', kind: 'loose table', draw: (parts) => bytesOf(copied(parts, ' ')) },
  stacked: { ending: 'txt', kind: 'loose table', draw: (parts) => bytesOf(copied(parts, '\n')) },
  dotted: {
    ending: 'txt',
    kind: 'loose table',
    draw: (parts) => {
      const text = dotted(parts);
      return text === null ? null : bytesOf(text);
    },
  },
};
