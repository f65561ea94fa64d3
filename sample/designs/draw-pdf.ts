import PDFDocument from 'pdfkit';
import type { Brush } from './brush.ts';
import type { DrawnGuide } from '../file-lines.ts';
import { byPage } from '../file-lines.ts';
import { type Design, frontPages, MASTHEAD, measureOf } from './design.ts';
import { drawContents, drawCover, drawMasthead } from './pdf-cover.ts';
import { drawFurniture, drawPicture } from './pdf-furniture.ts';
import { Random } from '../random.ts';
import { drawPassages } from './pdf-text.ts';
import { paletteOf } from './palette.ts';

/** Smaller is not read. */
const SMALLEST = 6;

/** Draws a guide as a PDF in which every passage stands on its page. */
export async function drawPdf(guide: DrawnGuide, design: Design): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    info: {
      Title: guide.title,
      Author: guide.by.broker?.name ?? guide.employer,
      Subject: 'Modelled guide of an invented employer (sample library)',
      // The same guide is the same file, whenever it is drawn.
      CreationDate: new Date(Date.UTC(guide.planYear, 0, 1)),
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const brush: Brush = {
    pdf,
    design,
    guide,
    palette: paletteOf(guide.family === 'carrier' ? guide.maker : guide.employer),
  };
  const addPage = (): void => void pdf.addPage({ size: [...design.page], margin: 0 });
  if (design.cover !== 'none' && design.cover !== 'masthead') {
    addPage();
    drawCover(brush);
  }
  if (design.hasContents) {
    addPage();
    drawContents(brush);
  }
  for (let page = frontPages(design) + 1; page <= guide.pageCount; page += 1) {
    addPage();
    drawPage(brush, page);
  }
  pdf.end();
  return done;
}

function drawPage(brush: Brush, page: number): void {
  const { design, guide } = brush;
  const { margin } = design;
  drawFurniture(brush, page);
  const hasMasthead = design.cover === 'masthead' && page === 1;
  const top = margin.top + (hasMasthead ? MASTHEAD : 0);
  if (hasMasthead) drawMasthead(brush);
  const bottom = design.page[1] - margin.bottom;
  const here = byPage(guide.passages, page);
  // What does not fit at one size is set smaller: a passage never runs over to the next page.
  let size = design.body;
  const fits = (at: number): boolean => drawPassages(brush, here, { top, size: at, ink: false }) <= bottom;
  while (size > SMALLEST && !fits(size)) size -= 0.5;
  // A page that would be half empty is set a little larger.
  while (design.pictures && size < design.body + 1.5 && size >= design.body && fits(size + 0.5)) size += 0.5;
  const end = drawPassages(brush, here, { top, size, ink: true });
  const isLast = page === guide.pageCount;
  const left = bottom - end - size * 1.5;
  const isDrawn =
    design.pictures && !isLast && left > 110 && new Random(`drawn ${guide.by.number} ${page}`).chance(0.6);
  if (isDrawn) {
    drawPicture(
      brush,
      { x: margin.left, y: bottom - Math.min(left, 250), width: measureOf(design), height: Math.min(left, 250) },
      `picture ${guide.number} ${page}`,
    );
  }
}
