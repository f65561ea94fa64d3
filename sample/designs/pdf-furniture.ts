import { Random } from '../random.ts';
import type { Brush } from './brush.ts';
import { formFoot } from '../words/federal-form.ts';
import { markOf } from './palette.ts';
import { boldFont, plainFont } from './pdf-setting.ts';

const QUIET = '#5c6672';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Who signs a document: a carrier its own, an employer all others. */
export const signOf = ({ guide }: Pick<Brush, 'guide'>): string =>
  guide.family === 'carrier' ? guide.maker : guide.employer;

function drawMark({ pdf, palette }: Brush, name: string, { x, y, height }: Box, isLight = false): void {
  pdf
    .save()
    .translate(x, y)
    .scale(height / 40);
  for (const { path, isMain } of markOf(name)) {
    pdf.path(path).fill(isMain ? (isLight ? '#ffffff' : palette.main) : palette.second);
  }
  pdf.restore();
}

/** The mark of a name, and the name beside it. */
export function drawLogo(brush: Brush, name: string, { x, y, width, height }: Box, isLight = false): void {
  const { pdf, palette } = brush;
  const side = Math.min(height, 44);
  pdf
    .save()
    .translate(x, y)
    .scale(side / 40);
  for (const { path, isMain } of markOf(name)) {
    pdf.path(path).fill(isMain ? (isLight ? '#ffffff' : palette.main) : palette.second);
  }
  pdf.restore();
  const words = Math.min(side * 0.42, 16);
  pdf
    .font(boldFont(brush))
    .fontSize(words)
    .fillColor(isLight ? '#ffffff' : palette.main);
  const tall = pdf.heightOfString(name, { width: width - side - 8 });
  pdf.text(name, x + side + 8, y + Math.max(0, (side - tall) / 2), { width: width - side - 8 });
}

/** What each page has beside its text. */
export function drawFurniture(brush: Brush, page: number): void {
  drawSide(brush);
  drawFoot(brush, page);
}

function drawSide(brush: Brush): void {
  const { pdf, design, palette } = brush;
  const [, height] = design.page;
  if (design.side === 'edge') {
    pdf.rect(0, 0, 22, height).fill(palette.main);
    pdf.rect(22, 0, 4, height).fill(palette.second);
  }
  if (design.side !== 'column') return;
  const width = design.margin.left - 26;
  pdf.rect(0, 0, width, height).fill(palette.tint);
  pdf.rect(width, 0, 3, height).fill(palette.main);
  // Words beside the text would be read between its lines.
  drawMark(brush, signOf(brush), { x: width / 2 - 26, y: 40, width: 52, height: 52 });
  for (let at = 0; at < 5; at += 1)
    pdf.circle(width / 2, height - 60 - at * 26, 11 - at * 2).fill(at % 2 === 0 ? palette.second : palette.main);
}

function drawFoot(brush: Brush, page: number): void {
  const { pdf, design, palette, guide } = brush;
  const [width, height] = design.page;
  const { left, right } = design.margin;
  const named = `${signOf(brush)} | ${guide.planYear} ${guide.family === 'carrier' ? 'Health Plan' : 'Benefits'}`;
  const by = guide.by.broker === null || guide.family !== 'booklet' ? '' : guide.by.broker.name;
  const y = height - 32;
  const inner = width - left - right;
  const set = (text: string, align: 'left' | 'center' | 'right', colour: string, at = y): void => {
    pdf.font(plainFont(brush)).fontSize(8).fillColor(colour);
    pdf.text(text, left, at, { width: inner, align, lineBreak: false });
  };
  if (guide.family === 'federal') {
    set(formFoot.limits(guide.by.contact.portal), 'left', QUIET);
    set(`Page ${page} of ${guide.pageCount}`, 'right', QUIET);
    if (page === 1) set(formFoot.numbers, 'left', QUIET, y + 11);
  } else if (design.foot === 'bar') {
    pdf.rect(0, height - 26, width, 26).fill(palette.main);
    set(named, 'left', '#ffffff', height - 17);
    set(String(page), 'right', '#ffffff', height - 17);
  } else if (design.foot === 'line') {
    pdf.rect(left, y - 7, inner, 0.7).fill(palette.second);
    if (!design.pictures) return set(`${named} | Page ${page}`, 'left', QUIET);
    set(by === '' ? named : `${named} | Prepared by ${by}`, 'left', QUIET);
    set(String(page), 'right', QUIET);
  } else set(`${page}`, 'center', QUIET);
}

/** A drawing in the colours of the guide. */
export function drawPicture({ pdf, palette }: Brush, { x, y, width, height }: Box, seed: string): void {
  const random = new Random(seed);
  const colours = [palette.main, palette.second, palette.tint] as const;
  pdf.save().roundedRect(x, y, width, height, 6).clip();
  pdf.rect(x, y, width, height).fill(palette.tint);
  const kind = random.pick(['hills', 'circles', 'town', 'leaves'] as const);
  if (kind === 'hills') {
    pdf.circle(x + width * (0.2 + random.next() * 0.6), y + height * 0.35, height * 0.17).fill(palette.second);
    for (let ridge = 0; ridge < 3; ridge += 1) {
      const base = y + height * (0.5 + ridge * 0.17);
      pdf.moveTo(x, base);
      for (let step = 0; step < 3; step += 1) {
        const from = x + (width / 3) * step;
        pdf.bezierCurveTo(
          from + width / 9,
          base - random.int(10, 60),
          from + width / 5,
          base + random.int(0, 30),
          from + width / 3,
          base - random.int(-10, 20),
        );
      }
      pdf
        .lineTo(x + width, y + height)
        .lineTo(x, y + height)
        .fillOpacity(0.45 + ridge * 0.25)
        .fill(palette.main);
      pdf.fillOpacity(1);
    }
  } else if (kind === 'town') {
    for (let left = 0; left < width;) {
      const wide = random.int(26, 58);
      const tall = height * (0.25 + random.next() * 0.55);
      pdf
        .rect(x + left, y + height - tall, wide, tall)
        .fillOpacity(0.55 + random.next() * 0.45)
        .fill(random.pick([palette.main, palette.main, palette.second]));
      left += wide + random.int(0, 10);
    }
    pdf.fillOpacity(1);
  } else {
    for (let at = 0; at < 16; at += 1) {
      const radius = random.int(12, Math.max(14, Math.round(height * 0.4)));
      const [cx, cy] = [x + random.next() * width, y + random.next() * height];
      pdf.fillOpacity(0.35 + random.next() * 0.5);
      if (kind === 'circles') pdf.circle(cx, cy, radius).fill(colours[at % 2]);
      else
        pdf
          .path(`M${cx} ${cy}q${radius} ${-radius} ${radius * 2} 0q${-radius} ${radius} ${-radius * 2} 0z`)
          .fill(colours[at % 2]);
    }
    pdf.fillOpacity(1);
  }
  pdf.restore();
}
