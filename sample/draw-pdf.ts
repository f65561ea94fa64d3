import PDFDocument from 'pdfkit';
import { byPage, type DrawnGuide, type DrawnPassage, runsOf } from './file-lines.ts';

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 60;
const INNER = WIDTH - 2 * MARGIN;
const INK = '#1d2433';
const ACCENT = '#4338ca';
const RULE = '#d4d8e0';
const BODY_SIZE = 10.5;
const SMALLEST = 6;

type Pdf = InstanceType<typeof PDFDocument>;

/** Draws a guide as a PDF in which every passage stands on its page. */
export async function drawPdf(guide: DrawnGuide, passages: readonly DrawnPassage[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    size: [WIDTH, HEIGHT],
    margin: MARGIN,
    info: {
      Title: guide.title,
      Author: guide.employer,
      Subject: 'Modelled guide of an invented employer (sample library)',
      // The same guide is the same file, whenever it is drawn.
      CreationDate: new Date(Date.UTC(guide.planYear ?? 2025, 0, 1)),
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  byPage(passages, guide.pageCount).forEach((here, at) => {
    pdf.addPage({ size: [WIDTH, HEIGHT], margin: MARGIN });
    const title = at === 0 ? guide.title : null;
    // What does not fit at one size is set smaller: a passage never runs over to the next page.
    let size = BODY_SIZE;
    while (size > SMALLEST && drawPage(pdf, title, here, size, false) > HEIGHT - MARGIN) size -= 0.5;
    drawPage(pdf, title, here, size, true);
  });
  pdf.end();
  return done;
}

/** Sets a page from the top, or only measures it; answers where the text ends. */
function drawPage(
  pdf: Pdf,
  title: string | null,
  passages: readonly DrawnPassage[],
  size: number,
  ink: boolean,
): number {
  let y = MARGIN;
  const set = (text: string, font: string, fontSize: number, x: number, width: number, colour = INK): number => {
    pdf.font(font).fontSize(fontSize);
    const height = pdf.heightOfString(text, { width, lineGap: fontSize * 0.25 });
    if (ink) pdf.fillColor(colour).text(text, x, y, { width, lineGap: fontSize * 0.25 });
    return height;
  };
  if (title !== null) y += set(title, 'Helvetica-Bold', size * 2, MARGIN, INNER, ACCENT) + size * 1.2;
  for (const { heading, text } of passages) {
    if (heading !== null) y += set(heading, 'Helvetica-Bold', size * 1.4, MARGIN, INNER, ACCENT) + size * 0.5;
    for (const run of runsOf(text)) {
      if (run.kind === 'table') {
        for (const row of run.rows) y = drawRow(row, size, y);
        y += size * 0.8;
      } else if (run.kind === 'list') {
        for (const item of run.items) y += set(`• ${item}`, 'Helvetica', size, MARGIN, INNER) + size * 0.4;
        y += size * 0.4;
      } else y += set(run.text, 'Helvetica', size, MARGIN, INNER) + size * 0.8;
    }
    y += size * 0.8;
  }
  return y;

  function drawRow(cells: readonly string[], fontSize: number, top: number): number {
    const first = cells.length === 2 ? INNER * 0.6 : INNER * 0.4;
    const rest = (INNER - first) / Math.max(1, cells.length - 1);
    // A cell is one line, so that a row is read as a row: what is too long for its cell is set narrower.
    cells.forEach((cell, at) => {
      const width = (at === 0 ? first : rest) - 8;
      const x = at === 0 ? MARGIN : MARGIN + first + (at - 1) * rest;
      pdf.font('Helvetica').fontSize(fontSize);
      const wide = pdf.widthOfString(cell);
      if (wide > width) pdf.fontSize((fontSize * width) / wide);
      if (ink) pdf.fillColor(INK).text(cell, x, top, { lineBreak: false });
    });
    const bottom = top + fontSize * 1.55;
    if (ink)
      pdf
        .moveTo(MARGIN, bottom - 2)
        .lineTo(WIDTH - MARGIN, bottom - 2)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    return bottom + fontSize * 0.25;
  }
}
