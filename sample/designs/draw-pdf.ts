import PDFDocument from 'pdfkit';
import type { Brush } from './brush.ts';
import type { DrawnGuide } from '../file-lines.ts';
import { byPage } from '../file-lines.ts';
import { type Design, frontPages, MASTHEAD, measureOf } from './design.ts';
import { drawContents, drawCover, drawMasthead } from './pdf-cover.ts';
import { drawFurniture, drawPicture, signOf } from './pdf-furniture.ts';
import { drawIcons } from './pdf-icons.ts';
import { Random } from '../random.ts';
import { drawPassages } from './pdf-text.ts';
import { formPalette, paletteOf } from './palette.ts';

/** Smaller is not read. */
const SMALLEST = 6;
/** So many points smaller than its design has it, the text of a document may be. */
const MOST_SHRUNK = 1;
/** So many times as large as its design has it, the text of a document may be. */
const MOST_GROWN = 1.3;
/** What no picture fills is spread over the page: so many tenths more than the design leaves free at most. */
const MOST_AIR = 10;
/** What a drawing takes of a page at least, and at most. */
const [BAND, MOST_BAND] = [86, 190];

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
    palette: guide.family === 'federal' ? formPalette : paletteOf(signOf({ guide })),
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
  // What is measured needs a page to be measured on.
  let size: number | null = null;
  for (let page = frontPages(design) + 1; page <= guide.pageCount; page += 1) {
    addPage();
    size ??= sizeOf(brush);
    drawPage(brush, page, size);
  }
  pdf.end();
  return done;
}

const hasMasthead = ({ cover }: Design, page: number): boolean => cover === 'masthead' && page === 1;

/** Where the text of a page may stand. */
function stretchOf({ design }: Brush, page: number): { top: number; bottom: number } {
  const { margin } = design;
  return {
    top: margin.top + (hasMasthead(design, page) ? MASTHEAD : 0),
    bottom: design.page[1] - margin.bottom,
  };
}

/** Whether the passages of a page find room on it in a size, so far apart, and so much is left of it. */
function fitsOn(brush: Brush, page: number, size: number, air = 1, leaves = 0): boolean {
  const { top, bottom } = stretchOf(brush, page);
  return drawPassages(brush, byPage(brush.guide.passages, page), { top, size, air, ink: false }) <= bottom - leaves;
}

/** The size of the text of a whole document: what would leave its pages half empty is set larger, all of it alike. */
function sizeOf(brush: Brush): number {
  const { design, guide } = brush;
  if (design.pictures) return design.body;
  const pages = Array.from({ length: guide.pageCount - frontPages(design) }, (_, at) => frontPages(design) + 1 + at);
  let size = design.body - MOST_SHRUNK;
  while (size < design.body * MOST_GROWN && pages.every((page) => fitsOn(brush, page, size + 0.5))) size += 0.5;
  return size;
}

/** The last number up to `most` of which something holds that holds of all before it. */
function furthest(most: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function drawPage(brush: Brush, page: number, wanted: number): void {
  const { design, guide } = brush;
  const { margin } = design;
  drawFurniture(brush, page);
  if (hasMasthead(design, page)) drawMasthead(brush);
  const { top, bottom } = stretchOf(brush, page);
  const here = byPage(guide.passages, page);
  // What does not fit at one size is set smaller: a passage never runs over to the next page.
  let size = wanted;
  const fits = (at: number): boolean => fitsOn(brush, page, at);
  while (size > SMALLEST && !fits(size)) size -= 0.5;
  // A page that would be half empty is set a little larger.
  while (design.pictures && size < design.body + 1.5 && size >= design.body && fits(size + 0.5)) size += 0.5;
  const isLast = page === guide.pageCount;
  const isDrawn = design.pictures && !isLast && new Random(`drawn ${guide.by.number} ${page}`).chance(0.6);
  const kept = isDrawn && fitsOn(brush, page, size, 1, BAND) ? BAND : 0;
  const air = isLast ? 1 : 1 + furthest(MOST_AIR, (steps) => fitsOn(brush, page, size, 1 + steps / 10, kept)) / 10;
  const end = drawPassages(brush, here, { top, size, air, ink: true });
  if (kept === 0) return;
  const height = Math.min(MOST_BAND, bottom - end - size * 1.5);
  const box = { x: margin.left, y: bottom - height, width: measureOf(design), height };
  if (height > MOST_BAND - 1) drawPicture(brush, box, `picture ${guide.number} ${page}`);
  else drawIcons(brush, box);
}
