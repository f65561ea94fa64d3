import type { DraftCell, DraftTable } from './draft-table.ts';
import { isKnownHead } from './heads-in-line.ts';

/** A cell with its lines as a page shows them. */
export interface LinedCell extends DraftCell {
  lines: readonly { text: string; baseline: number }[];
  /** Of its first word; heads are often set in another one than what stands beneath them. */
  font: string;
}

/** A label of two lines may be one; more lines, or lines that each name whom or what amounts are of, are labels of rows. */
const FEWEST = 3;
/** Lines of one row stand this near to each other, in points. */
const NEAR = 3;

const isValue = (text: string): boolean =>
  /^(?:up to |you pay )?[$(]?\d|^n\/a$|^no charge|^not covered|^100%/i.test(text);
const isLabel = (text: string): boolean => /^[\p{Lu}\d]/u.test(text);

/**
 * Makes rows of those that a page parts by their lines alone, within cells that are drawn around all of them: labels and values on
 * the same baselines, beneath a line that heads them or not.
 */
export function splitStacked<AnyCell extends LinedCell, AnyTable extends DraftTable<AnyCell>>(
  table: AnyTable,
): AnyTable {
  const cells: AnyCell[] = [];
  let added = 0;
  for (let row = 0; row < table.rows; row += 1) {
    const here = table.cells.filter((cell) => cell.row === row);
    const starts = startsOf(here);
    for (const cell of here) {
      if (starts === null || cell.lines.length === 0) cells.push({ ...cell, row: row + added });
      else
        cells.push(
          ...starts.map((from, at) => {
            const to = starts[at + 1] ?? Infinity;
            const lines = cell.lines.filter(({ baseline }) => baseline >= from - NEAR && baseline < to - NEAR);
            return { ...cell, text: lines.map(({ text }) => text).join(' '), lines, row: row + added + at };
          }),
        );
    }
    if (starts !== null) added += starts.length - 1;
  }
  cells.sort((one, other) => one.row - other.row || one.column - other.column);
  return added === 0 ? table : { ...table, cells, rows: table.rows + added };
}

/** The baselines at which the rows of a drawn row begin; null where it is one row, or where its cells do not agree. */
function startsOf(cells: readonly LinedCell[]): number[] | null {
  const filled = cells.filter(({ lines }) => lines.length > 0);
  const [label, ...others] = filled;
  if (label === undefined || others.length === 0 || filled.some(({ rows }) => rows > 1)) return null;
  const areKnown = label.lines.length > 1 && label.lines.every(({ text }) => isKnownHead(text));
  if (!areKnown && (label.lines.length < FEWEST || !label.lines.every(({ text }) => isLabel(text)))) return null;
  const isOnLabel = (baseline: number): boolean =>
    label.lines.some((line) => Math.abs(line.baseline - baseline) < NEAR);
  if (!others.every(({ lines }) => lines.every(({ baseline }) => isOnLabel(baseline)))) return null;
  const values = others.flatMap(({ lines }) => lines.filter(({ text }) => isValue(text)));
  const first = Math.min(...values.map(({ baseline }) => baseline)) - NEAR;
  const rows = label.lines.filter(
    ({ baseline }) => baseline > first && values.some((value) => Math.abs(value.baseline - baseline) < NEAR),
  );
  const areValues = others.some(({ lines }) => {
    const below = lines.filter(({ baseline }) => baseline > first);
    return below.length === rows.length && below.every(({ text }) => isValue(text));
  });
  if (rows.length < 2 || !areValues) return null;
  const [top] = label.lines;
  const heads = top === undefined || top.baseline > first ? [] : [top];
  return [...heads, ...rows].map(({ baseline }) => baseline);
}
