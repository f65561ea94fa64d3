import { columnShares, measureOf } from './design.ts';
import type { Brush } from './brush.ts';
import { boldFont, plainFont, INK, type Setting } from './pdf-setting.ts';

const GREY = '#b9c0c9';
const PAD = 5;
/** Letters of a cell that may stand in the middle of its column. */
const SHORT = 34;

/** Draws a table whose first row is its head; answers where it ends. */
export function drawTable(
  brush: Brush,
  rows: readonly (readonly string[])[],
  { top, size, air, ink }: Setting,
): number {
  const { pdf, design } = brush;
  const shares = columnShares(rows);
  const widths = shares.map((share) => share * measureOf(design));
  const fontSize = size * 0.96;
  // A column is set in one way: in the middle where it holds figures, and all that stands in it is short.
  const isCentred = widths.map((_, column) => {
    const texts = rows.map((row) => row[column] ?? '');
    const hasFigures = texts.slice(1).some((text) => /\d/.test(text));
    return design.table !== 'lined' && column > 0 && hasFigures && texts.every(({ length }) => length < SHORT);
  });
  // A ruled table writes what several rows have in common once, in a cell beside all of them.
  const joins = (at: number): boolean => design.table === 'ruled' && at > 1 && rows[at]?.[0] === rows[at - 1]?.[0];
  let y = top;
  rows.forEach((cells, at) => {
    const isHead = at === 0;
    const row = joins(at) ? ['', ...cells.slice(1)] : cells;
    const setFont = (column: number): void => {
      const isBold = isHead || (column === 0 && design.table === 'boxed');
      void pdf.font(isBold ? boldFont(brush) : plainFont(brush)).fontSize(fontSize);
    };
    const heights = row.map((cell, column) => {
      setFont(column);
      return pdf.heightOfString(cell, { width: (widths[column] ?? 0) - PAD * 2 });
    });
    const height = Math.max(...heights) + 5.5 * air;
    if (ink) {
      drawGround(brush, { y, height, widths, at, isOpen: [joins(at), joins(at + 1)] });
      let x = design.margin.left;
      row.forEach((cell, column) => {
        const width = widths[column] ?? 0;
        setFont(column);
        pdf.fillColor(inkOf(brush, isHead));
        pdf.text(cell, x + PAD, y + 0.75 + 2.75 * air, {
          width: width - PAD * 2,
          align: isCentred[column] === true ? 'center' : 'left',
        });
        x += width;
      });
    }
    y += height;
  });
  if (ink && design.table === 'boxed') strokeBox(brush, top, y);
  return y;
}

interface Ground {
  y: number;
  height: number;
  widths: readonly number[];
  at: number;
  /** Whether the first cell goes on from the row above, and into the row below. */
  isOpen: readonly [above: boolean, below: boolean];
}

const inkOf = ({ design: { table, darkHeads }, palette }: Brush, isHead: boolean): string =>
  !isHead ? INK : !darkHeads && (table === 'lined' || table === 'ruled') ? palette.main : '#ffffff';

/** What lies behind and between the cells of a row. */
function drawGround({ pdf, design, palette }: Brush, { y, height, widths, at, isOpen }: Ground): void {
  const left = design.margin.left;
  const width = widths.reduce((sum, one) => sum + one, 0);
  const line = (colour: string, thickness: number): void =>
    void pdf
      .moveTo(left, y + height)
      .lineTo(left + width, y + height)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  const uprights = (): void => {
    let x = left;
    for (const cell of widths.slice(0, -1)) {
      x += cell;
      pdf
        .moveTo(x, y)
        .lineTo(x, y + height)
        .lineWidth(0.4)
        .strokeColor(GREY)
        .stroke();
    }
  };
  switch (design.table) {
    case 'banded':
      if (at === 0) pdf.rect(left, y, width, height).fill(palette.main);
      else if (at % 2 === 0) pdf.rect(left, y, width, height).fill(palette.tint);
      return;
    case 'boxed':
      if (at === 0) pdf.rect(left, y, width, height).fill(palette.main);
      else {
        pdf.rect(left, y, widths[0] ?? 0, height).fill(palette.tint);
        line(GREY, 0.5);
      }
      uprights();
      return;
    case 'lined':
      line(at === 0 ? palette.main : GREY, at === 0 ? 1.2 : 0.4);
      uprights();
      return;
    case 'ruled': {
      let x = left;
      if (at === 0) pdf.rect(left, y, width, height).fill(design.darkHeads ? palette.main : palette.tint);
      else if (design.darkHeads) pdf.rect(left, y, widths[0] ?? 0, height).fill(palette.tint);
      widths.forEach((cell, column) => {
        const [above, below] = column === 0 ? isOpen : [false, false];
        pdf.moveTo(x, y + height).lineTo(x, y);
        if (above) pdf.moveTo(x + cell, y);
        else pdf.lineTo(x + cell, y);
        pdf.lineTo(x + cell, y + height);
        if (!below) pdf.lineTo(x, y + height);
        pdf.lineWidth(0.5).strokeColor(GREY).stroke();
        x += cell;
      });
      return;
    }
    default:
      design.table satisfies never;
  }
}

function strokeBox({ pdf, design, palette }: Brush, top: number, bottom: number): void {
  pdf
    .rect(design.margin.left, top, measureOf(design), bottom - top)
    .lineWidth(0.8)
    .strokeColor(palette.main)
    .stroke();
}
