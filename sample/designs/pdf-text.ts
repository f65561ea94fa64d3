import type { DrawnPassage } from '../file-lines.ts';
import { runsOf } from '../file-lines.ts';
import { measureOf } from './design.ts';
import type { Brush } from './brush.ts';
import { drawIcon, iconOf } from './pdf-icons.ts';
import { boldFont, plainFont, INK, type Setting } from './pdf-setting.ts';
import { drawTable } from './pdf-table.ts';

/** Letters stand high in their line: in a band they are set lower by this share of their size. */
const LOWERED = 0.08;
/** What stands free above a chapter that begins in the middle of a page, in heights of the text. */
const CHAPTER_GAP = 1.1;

/** Sets passages from the top of a page; answers where they end. */
export function drawPassages(
  brush: Brush,
  passages: readonly DrawnPassage[],
  { top, size, air, ink }: Setting,
): number {
  let y = top;
  for (const passage of joinTables(passages)) {
    const setting = { top: y, size, air, ink };
    if (passage.isAside && brush.design.asides !== 'none') y = drawAside(brush, passage, setting);
    else y = drawPassage(brush, passage, setting, y === top);
  }
  return y;
}

/** Passages in which a table goes on are drawn as one, below one head. */
function joinTables(passages: readonly DrawnPassage[]): DrawnPassage[] {
  const joined: DrawnPassage[] = [];
  for (const passage of passages) {
    const last = joined.at(-1);
    const [head = '', ...rows] = passage.text.split('\n');
    const goesOn =
      last !== undefined && !passage.starts && head.includes(' | ') && last.text.split('\n').includes(head);
    if (goesOn) joined.splice(-1, 1, { ...last, text: [last.text, ...rows].join('\n') });
    else joined.push(passage);
  }
  return joined;
}

/** How far the text of an aside stands from its edge. */
const ASIDE_PAD = 12;

/** Sets a passage apart from the text, on a ground or beside a bar. */
function drawAside(brush: Brush, passage: DrawnPassage, { top, size, air, ink }: Setting): number {
  const { pdf, palette } = brush;
  const { margin, asides } = brush.design;
  const inner = { ...brush, design: { ...brush.design, margin: narrowed(margin, asides === 'ground') } };
  const from = top + size * 0.3;
  const set = (drawn: boolean): number =>
    drawPassage(inner, passage, { top: from + size * 0.2, size, air, ink: drawn }, true);
  const bottom = set(false) + (asides === 'ground' ? 0 : -size * 0.5);
  if (ink) {
    if (asides === 'ground')
      pdf.roundedRect(margin.left, from, measureOf(brush.design), bottom - from, 5).fill(palette.tint);
    else pdf.rect(margin.left, from + size * 0.5, 3, bottom - from - size * 0.6).fill(palette.second);
    set(true);
  }
  return bottom + size * 0.7 * air;
}

const narrowed = (margin: Brush['design']['margin'], bothSides: boolean): Brush['design']['margin'] => ({
  ...margin,
  left: margin.left + ASIDE_PAD,
  right: margin.right + (bothSides ? ASIDE_PAD : 0),
});

function drawPassage(
  brush: Brush,
  { heading, level, starts, text }: DrawnPassage,
  { top, size, air, ink }: Setting,
  isFirst: boolean,
): number {
  const { pdf, design, palette } = brush;
  const left = design.margin.left;
  const width = measureOf(design);
  let y = top;
  const set = (said: string, x: number, isBold = false, colour = INK): void => {
    const options = { width: left + width - x, lineGap: size * 0.22 };
    pdf.font(isBold ? boldFont(brush) : plainFont(brush)).fontSize(size);
    const height = pdf.heightOfString(said, options);
    if (ink) pdf.fillColor(colour).text(said, x, y, options);
    y += height;
  };
  if (starts)
    y =
      level === 1
        ? drawChapter(brush, heading, { top: isFirst ? y : y + size * CHAPTER_GAP * air, size, air, ink })
        : drawPart(brush, heading, { top: y, size, air, ink });
  for (const run of runsOf(text)) {
    if (run.kind === 'table') y = drawTable(brush, run.rows, { top: y, size, air, ink }) + size * 0.9 * air;
    else if (run.kind === 'list') {
      for (const item of run.items) {
        if (ink) {
          pdf.font(boldFont(brush)).fontSize(size).fillColor(palette.main);
          pdf.text('•', left + 3, y, { lineBreak: false });
        }
        set(item, left + 14);
        y += size * 0.25 * air;
      }
      y += size * 0.35 * air;
    } else {
      set(run.text, left);
      y += size * 0.6 * air;
    }
  }
  return y + size * 0.4 * air;
}

function drawChapter(brush: Brush, heading: string, { top, size, air, ink }: Setting): number {
  const { pdf, design, palette } = brush;
  const {
    head,
    margin: { left },
  } = design;
  const width = measureOf(design);
  const large = { band: 1.6, rule: 1.9, tab: 1.8, large: 2.4, plain: 1.5 }[head] * size;
  const inset = head === 'band' ? size : head === 'tab' ? size * 1.8 : 0;
  pdf.font(boldFont(brush)).fontSize(large);
  const height = pdf.heightOfString(heading, { width: width - inset });
  const pad = head === 'band' ? size * 0.45 : 0;
  if (ink) {
    if (head === 'band') pdf.rect(left, top, width, height + pad * 2 - large * 0.12).fill(palette.main);
    if (head === 'tab') pdf.rect(left, top - 1, size * 0.9, height).fill(palette.second);
    if (head === 'rule') pdf.rect(left, top + height + 2, width, 1.6).fill(palette.second);
    pdf.font(boldFont(brush)).fontSize(large);
    pdf
      .fillColor(head === 'band' ? '#ffffff' : palette.main)
      .text(heading, left + inset, top + pad + (head === 'band' ? large * LOWERED : 0), { width: width - inset });
    if (design.pictures) {
      const [side, colour] = [large * 1.05, head === 'band' ? '#ffffff' : palette.second];
      drawIcon(brush, iconOf(heading), { x: left + width - side - size * 0.7, y: top + pad, side, colour });
    }
  }
  return top + height + pad * 2 + size * (head === 'rule' ? 1 : 0.8) * air;
}

function drawPart(brush: Brush, heading: string, { top, size, air, ink }: Setting): number {
  const { pdf, design, palette } = brush;
  const options = { width: measureOf(design) };
  pdf.font(boldFont(brush)).fontSize(size * 1.25);
  const height = pdf.heightOfString(heading, options);
  if (ink) pdf.fillColor(palette.main).text(heading, design.margin.left, top + size * 0.4 * air, options);
  return top + height + size * (0.4 + 0.4 * air);
}
