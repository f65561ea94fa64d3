import type { getDocumentProxy } from 'unpdf';
import type { Section } from '../document.ts';
import { inReadingOrder } from './columns.ts';
import { type Fragment, type Piece, toFragments, toRows } from './lines.ts';
import { piecesOutside } from './pieces-outside.ts';
import type { PlacedTable } from './placed-block.ts';
import { isRun, readDrawnPage, readDrawnTables } from './read-drawn-page.ts';
import type { PlacedPage } from './running-lines.ts';
import { sectionsOfBlocks } from './sections-of-blocks.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** A page with its lines; one of a form also with its sections, by the tables that it draws. */
export interface ReadPage extends PlacedPage {
  drawn: Section[] | null;
}

/** @param isForm whether a page with this text is read by its drawn tables alone */
export async function readPage(pdf: Pdf, number: number, isForm: (text: string) => boolean): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const { transform, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ includeMarkedContent: false });
  const pieces = piecesOf(items, transform);
  const fragments = toFragments(pieces);
  const isDrawn = isForm(pieces.map(({ text }) => text).join(' '));
  const drawn = isDrawn ? sectionsOfBlocks(await readDrawnPage(page, items)) : null;
  const tables = !isDrawn && mayHoldTable(fragments) ? await readDrawnTables(page, items) : [];
  page.cleanup();
  if (tables.length === 0) return { lines: inReadingOrder(fragments), height, drawn };
  const outside = piecesOutside(
    pieces,
    tables.map(({ box }) => box),
  );
  return { lines: inReadingOrder([...toFragments(outside), ...tables.map(fragmentOf)]), height, drawn };
}

function piecesOf(items: readonly unknown[], transform: readonly number[]): Piece[] {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform;
  return items.flatMap((item): Piece[] => {
    if (!isRun(item) || item.str === '') return [];
    const [ta = 0, tb = 0, tc = 0, td = 0, te = 0, tf = 0] = item.transform;
    const along = [a * ta + c * tb, b * ta + d * tb];
    // Text that runs up or down the page (a watermark, a tab at its edge) is no part of what is read.
    if (Math.abs(along[1] ?? 0) > 0.2 * Math.abs(along[0] ?? 0)) return [];
    const size = Math.hypot(a * tc + c * td, b * tc + d * td);
    return [
      { text: item.str, x: a * te + c * tf + e, y: b * te + d * tf + f, width: item.width, size, font: item.fontName },
    ];
  });
}

/** Rows that a table has at least, with room between their cells. */
const FEWEST_ROWS = 2;

/** What a page draws costs as much again as its text: it is asked only where text stands in rows. */
const mayHoldTable = (fragments: readonly Fragment[]): boolean =>
  toRows(fragments).filter((row) => row.length > 1).length >= FEWEST_ROWS;

/** Smaller than any text: it makes a row with nothing beside it. */
const THIN = 0.01;

const fragmentOf = (table: PlacedTable): Fragment => ({
  text: '',
  left: table.box.left,
  right: table.box.right,
  y: table.box.top,
  size: THIN,
  font: '',
  table,
});
