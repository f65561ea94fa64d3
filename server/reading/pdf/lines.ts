import { cleanLine } from '../clean-text.ts';
import { isOfPart } from '../part-titles.ts';
import type { PlacedTable } from './placed-block.ts';

/** A piece of text as the page places it; y grows downwards, both from the top left corner, in points. */
export interface Piece {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  size: number;
  font: string;
}

/** Pieces that stand on one baseline without a wide gap: words of one column or cell. Or a table, which has no text here. */
export interface Fragment {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  table?: PlacedTable;
}

/** A part of a line that stands apart from the others. */
export interface Cell {
  text: string;
  left: number;
  right: number;
}

/** What a reader sees as a line: its cells from left to right; more than one only in a table. */
export interface Line {
  cells: Cell[];
  left: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** It is a table, in the place of all of its lines. */
  table?: PlacedTable;
}

/** Joins pieces, in the order in which the page draws them, into fragments. */
export function toFragments(pieces: readonly Piece[]): Fragment[] {
  const fragments: Fragment[] = [];
  for (const piece of pieces) {
    if (piece.text.trim() === '') continue;
    const last = fragments.at(-1);
    const gap = last === undefined ? 0 : piece.x - last.right;
    const size = Math.max(piece.size, last?.size ?? 0);
    const reach = last === undefined ? 0 : reachOf(last.text.trim());
    const follows =
      last !== undefined && Math.abs(piece.y - last.y) < 0.45 * size && gap > -0.6 * size && gap < reach * size;
    if (!follows) {
      const { text, x, y, width, size, font } = piece;
      fragments.push({ text, left: x, right: x + width, y, size, font });
      continue;
    }
    const spaced = gap > 0.12 * size && !last.text.endsWith(' ') && !piece.text.startsWith(' ');
    last.text += (spaced ? ' ' : '') + piece.text;
    last.right = Math.max(last.right, piece.x + piece.width);
    // A footnote mark does not make the line small, nor does one bold word make it a heading.
    if (piece.size > last.size) last.size = piece.size;
    if (piece.font !== last.font && piece.width > (last.right - last.left) / 2) last.font = piece.font;
  }
  return fragments.filter(({ text }) => cleanLine(text) !== '');
}

/** How many times its size a space may be wide: what stands after a bullet or a number belongs to it, however far it is set in. */
const reachOf = (before: string): number => (/^(?:[^\p{L}\p{N}\s$]|o|\(?\w{1,2}[.)])$/u.test(before) ? 4 : 1.1);

/** Groups fragments into rows by baseline, top to bottom, each from left to right. */
export function toRows(fragments: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.left - b.left)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(fragment.y - first.y) < 0.4 * Math.min(fragment.size, first.size)) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left));
}

/** The dots that lead from an entry of a table of contents to its page. */
const leaders = /(?: ?\.){4,} ?/g;

/** A row as a line of cells. */
export function toLine(row: readonly Fragment[]): Line {
  const widest = row.reduce((most, piece) => (piece.right - piece.left > most.right - most.left ? piece : most));
  return {
    cells: row.map(({ text, left, right }) => ({ text: cleanLine(text).replaceAll(leaders, ' … '), left, right })),
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    y: row[0]?.y ?? 0,
    size: widest.size,
    font: widest.font,
    ...(widest.table !== undefined && { table: widest.table }),
  };
}

/**
 * "B.   Bereavement Leave. Staff shall be granted four", "Section 11.   Parenthood Leave": a paragraph or a title that is set off from
 * what counts it is no row of a table.
 */
export const isLettered = ({ cells: [label, text, ...others] }: Line): boolean =>
  others.length === 0 && text !== undefined && isOfPart(label?.text ?? '', text.text);

/** The words of a line. */
export function textOf({ cells, table }: Line): string {
  return cleanLine((table?.cells ?? cells).map(({ text }) => text).join(' '));
}
