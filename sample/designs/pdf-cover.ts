import { MASTHEAD, measureOf } from './design.ts';
import type { Brush } from './brush.ts';
import { drawFurniture, drawLogo, drawPicture, signOf } from './pdf-furniture.ts';
import { boldFont, plainFont, INK } from './pdf-setting.ts';

const MODELLED = 'Sample: a modelled guide of an invented employer';

/** The cover, a page of its own. */
export function drawCover(brush: Brush): void {
  const { pdf, design, palette, guide } = brush;
  const [, height] = design.page;
  const seed = `cover ${guide.by.number}`;
  const isDark = design.cover === 'arc' || design.cover === 'stripe';
  const title = drawGround(brush, seed);
  drawLogo(brush, signOf(brush), { x: title.x, y: 54, width: title.width, height: 44 }, isDark);
  const ink = isDark ? '#ffffff' : palette.main;
  pdf
    .font(boldFont(brush))
    .fontSize(design.page[0] > 700 ? 34 : 36)
    .fillColor(ink);
  pdf.text(guide.title, title.x, title.y, { width: title.width });
  pdf
    .font(plainFont(brush))
    .fontSize(14)
    .fillColor(isDark ? '#ffffff' : INK);
  pdf.text(`January 1 - December 31, ${guide.planYear}`, title.x, pdf.y + 12, { width: title.width });
  const foot = height - 64;
  const below = design.cover === 'stripe' ? '#ffffff' : INK;
  const { broker } = guide.by;
  const onPicture = design.cover === 'blocks';
  const at = onPicture ? height * 0.52 + 6 : foot;
  pdf.font(plainFont(brush)).fontSize(9).fillColor(below);
  pdf.text(
    broker === null || guide.family === 'carrier'
      ? `${guide.by.town}, ${guide.by.state}`
      : `Prepared with ${broker.name}`,
    title.x,
    at - (onPicture ? 36 : 0),
    { width: title.width },
  );
  pdf.fontSize(8).text(MODELLED, title.x, pdf.y + 2, { width: title.width });
}

/** What lies behind the words of a cover; answers where they stand. */
function drawGround(brush: Brush, seed: string): { x: number; y: number; width: number } {
  const { pdf, design, palette } = brush;
  const [width, height] = design.page;
  if (design.cover === 'arc') {
    pdf.rect(0, 0, width, height * 0.62).fill(palette.main);
    pdf
      .circle(width * 0.95, height * 0.66, width * 0.42)
      .fillOpacity(0.9)
      .fill(palette.second)
      .fillOpacity(1);
    pdf.circle(width * 0.98, height * 0.72, width * 0.34).fill('#ffffff');
    return { x: 54, y: height * 0.24, width: width * 0.72 };
  }
  if (design.cover === 'blocks') {
    drawPicture(brush, { x: 0, y: height * 0.55, width, height: height * 0.45 }, seed);
    pdf.rect(54, height * 0.52 - 46, 90, 6).fill(palette.second);
    return { x: 54, y: height * 0.22, width: width - 108 };
  }
  if (design.cover === 'panel') {
    drawPicture(brush, { x: 0, y: 0, width: width * 0.36, height }, seed);
    return { x: width * 0.42, y: height * 0.32, width: width * 0.52 };
  }
  pdf.rect(0, 0, width, height).fill(palette.main);
  for (let at = 0; at < 5; at += 1) {
    const x = width * (0.5 + at * 0.13);
    pdf
      .moveTo(x, 0)
      .lineTo(x + 46, 0)
      .lineTo(x - 240, height)
      .lineTo(x - 286, height);
    pdf
      .fillOpacity(0.25 + at * 0.12)
      .fill(palette.second)
      .fillOpacity(1);
  }
  return { x: 54, y: height * 0.34, width: width * 0.6 };
}

/** The contents: chapters and their pages. */
export function drawContents(brush: Brush): void {
  const { pdf, design, palette, guide } = brush;
  const { margin } = design;
  drawFurniture(brush, 2);
  const width = measureOf(design);
  pdf.font(boldFont(brush)).fontSize(24).fillColor(palette.main);
  pdf.text(guide.by.number % 2 === 0 ? 'Contents' : 'What is inside', margin.left, margin.top, { width });
  const chapters = guide.passages.filter(({ level, starts }) => level === 1 && starts);
  let y = margin.top + 46;
  const room = design.page[1] - y - margin.bottom;
  const step = Math.min(36, (room - 40) / Math.max(1, chapters.length));
  const size = step > 28 ? 12.5 : 11;
  for (const { heading, page } of chapters) {
    pdf
      .font(plainFont(brush))
      .fontSize(size)
      .fillColor(INK)
      .text(heading ?? '', margin.left, y, { width: width - 40, lineBreak: false });
    pdf.text(String(page), margin.left + width - 40, y, { width: 40, align: 'right', lineBreak: false });
    pdf.rect(margin.left, y + size + 4, width, 0.4).fill('#c5cbd3');
    y += step;
  }
  // What the list leaves of the page is a picture.
  const left = design.page[1] - margin.bottom - y - 14;
  if (left > 60) drawPicture(brush, { x: margin.left, y: y + 14, width, height: left }, `contents ${guide.by.number}`);
}

/** The head of a document without a cover. */
export function drawMasthead(brush: Brush): void {
  const { pdf, design, palette, guide } = brush;
  const { margin } = design;
  const width = measureOf(design);
  const top = margin.top - 14;
  drawLogo(brush, signOf(brush), {
    x: margin.left,
    y: top,
    width: width * 0.55,
    height: 34,
  });
  pdf.font(boldFont(brush)).fontSize(19).fillColor(palette.main);
  pdf.text(guide.title, margin.left, top + 46, { width });
  pdf.rect(margin.left, top + MASTHEAD - 10, width, 3).fill(palette.second);
}
