import { drawPdf } from '../../../library/testing/documents.ts';
import type { SummaryForm } from './summary-form.ts';

/** How a form is drawn: what the federal instructions leave to whoever fills it in. */
export interface Layout {
  /** What shows the cells: strokes around each, thin filled bars, or nothing but their fill. */
  cells: 'strokes' | 'bars' | 'fills' | 'lines';
  font: 'Helvetica' | 'Times-Roman' | 'Courier';
  bold: 'Helvetica-Bold' | 'Times-Bold' | 'Courier-Bold';
  size: number;
  /** Rows of the second table on one page; the next page repeats the heads where `again` says so. */
  rowsPerPage: number;
  again: boolean;
  /** The event of several rows stands in one high cell, or again beside each of them. */
  joined: boolean;
}

export const plain: Layout = {
  cells: 'strokes',
  font: 'Times-Roman',
  bold: 'Times-Bold',
  size: 9,
  rowsPerPage: 11,
  again: true,
  joined: true,
};

interface Part {
  text: string;
  left: number;
  width: number;
  top: number;
  height: number;
  fill: string | null;
}

const LEFT = 36;
const WIDTH = 720;
const PAD = 3;

/** Draws a form, its examples on the last page. */
export async function drawSummary(form: SummaryForm, layout: Layout = plain): Promise<Uint8Array> {
  return drawPdf(
    (pdf) => {
      const heightOf = (text: string, width: number): number =>
        pdf
          .font(layout.font)
          .fontSize(layout.size)
          .heightOfString(text, { width: width - 2 * PAD });
      const place = (rows: readonly (readonly string[])[], widths: readonly number[], from: number): Part[] => {
        let top = from;
        return rows.flatMap((row, at) => {
          const height = Math.max(...row.map((text, column) => heightOf(text, widths[column] ?? 0))) + 2 * PAD + 2;
          let left = LEFT;
          const parts = row.map((text, column): Part => {
            const width = widths[column] ?? 0;
            const part = { text, left, width, top, height, fill: fillOf(at, column) };
            left += width;
            return part;
          });
          top += height;
          return parts;
        });
      };
      const draw = (parts: readonly Part[]): void => {
        for (const part of parts) drawCell(pdf, part, layout);
        for (const { text, left, width, top } of parts) {
          pdf.font(layout.font).fontSize(layout.size).fillColor('black');
          pdf.text(text, left + PAD, top + PAD, { width: width - 2 * PAD });
        }
      };
      for (const [at, [left, right]] of form.head.entries()) {
        pdf
          .font(layout.bold)
          .fontSize(11)
          .text(left, LEFT, 30 + at * 28, { width: 460 });
        pdf
          .font(layout.bold)
          .fontSize(10)
          .text(right, 500, 30 + at * 28, { width: 256 });
      }
      pdf
        .font(layout.font)
        .fontSize(layout.size)
        .text(
          'The Summary of Benefits and Coverage (SBC) document will help you choose a health plan. The SBC shows you how you and the plan would share the cost for covered health care services. NOTE: Information about the cost of this plan (called the premium) will be provided separately.',
          LEFT,
          92,
          { width: WIDTH },
        );
      draw(place([['Important Questions', 'Answers', 'Why This Matters:'], ...form.questions], [150, 250, 320], 132));

      const count = form.networks.length;
      const widths = [110, 130, ...form.networks.map(() => 300 / count), 180];
      const heads = [
        'Common Medical Event',
        'Services You May Need',
        ...form.networks,
        'Limitations, Exceptions, & Other Important Information',
      ];
      const rows = form.events.flatMap(([event, services]) =>
        services.map((cells, at) => [event, at, ...cells] as const),
      );
      for (let from = 0; from < rows.length; from += layout.rowsPerPage) {
        pdf.addPage();
        const page = rows.slice(from, from + layout.rowsPerPage);
        const hasHeads = from === 0 || layout.again;
        const texts = page.map(([event, , ...cells], at) => {
          const isNew = at === 0 || page[at - 1]?.[0] !== event;
          return [layout.joined && !isNew ? '' : event, ...cells.map(String)];
        });
        draw(joinEvents(place([...(hasHeads ? [heads] : []), ...texts], widths, 60), layout));
      }

      pdf.addPage();
      pdf.font(layout.bold).fontSize(12).text('About these Coverage Examples:', LEFT, 30);
      const people = [
        ['Peg is Having a Baby', 'Peg'],
        ['Managing Joe’s Type 2 Diabetes', 'Joe'],
        ['Mia’s Simple Fracture', 'Mia'],
      ] as const;
      people.forEach(([title, name], at) => {
        const left = LEFT + at * 245;
        pdf.font(layout.bold).fontSize(11).text(title, left, 60, { width: 220 });
        const lines = [
          ['The plan’s overall deductible', '$500'],
          ['Specialist copayment', '$50'],
          ['Total Example Cost', '$12,700'],
          ['Deductibles', '$500'],
          ['Limits or exclusions', '$60'],
          [`The total ${name} would pay is`, form.examples[at] ?? ''],
        ] as const;
        lines.forEach(([label, amount], line) => {
          pdf.font(layout.font).fontSize(layout.size);
          pdf.text(label, left, 110 + line * 16, { width: 170, lineBreak: false });
          pdf.text(amount, left + 175, 110 + line * 16, { width: 50, lineBreak: false });
        });
      });
    },
    { size: 'LETTER', layout: 'landscape', margin: 20 },
  );
}

const fillOf = (row: number, column: number): string =>
  row === 0 ? '#1f4e79' : (['#eef3f8', '#ffffff'][(row + column) % 2] ?? '#ffffff');

/** Makes one high cell of an event's cells. */
function joinEvents(parts: readonly Part[], { joined }: Layout): Part[] {
  if (!joined) return [...parts];
  const kept: Part[] = [];
  for (const part of parts) {
    const above = part.left === LEFT && part.text === '' ? kept.findLast(({ left }) => left === LEFT) : undefined;
    if (above === undefined) kept.push({ ...part });
    else above.height += part.height;
  }
  return kept;
}

function drawCell(pdf: PDFKit.PDFDocument, { left, top, width, height, fill }: Part, { cells }: Layout): void {
  if (cells === 'strokes') {
    pdf.lineWidth(0.5).rect(left, top, width, height).stroke('black');
  } else if (cells === 'bars') {
    for (const [x, y, w, h] of [
      [left, top, width, 0.6],
      [left, top + height, width, 0.6],
      [left, top, 0.6, height],
      [left + width, top, 0.6, height],
    ] as const)
      pdf.rect(x, y, w, h).fill('#808080');
  } else if (cells === 'lines')
    pdf
      .lineWidth(0.5)
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .stroke('black');
  else if (fill !== null)
    pdf.rect(left + 0.5, top + 0.5, width - 1, height - 1).fill(fill === '#ffffff' ? '#e2ecd8' : fill);
}
