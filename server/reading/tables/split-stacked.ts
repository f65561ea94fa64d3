import type { DraftCell, DraftTable } from './draft-table.ts';

/** A cell with its lines as a page shows them. */
export interface LinedCell extends DraftCell {
  lines: readonly { text: string; baseline: number }[];
  /** Of its first word; heads are often set in another one than what stands beneath them. */
  font: string;
}

/** A cell of two or three lines may be one value; more lines, each a value beside a label of its own, are rows. */
const FEWEST = 3;
/** Lines of one row stand this near to each other, in points. */
const NEAR = 3;

const isValue = (text: string): boolean => /^[$(]?\d|^n\/a$|^no charge|^not covered|^100%/i.test(text);
const isLabel = (text: string): boolean => /^[\p{Lu}\d]/u.test(text);

/**
 * Makes rows of those that a page parts by their lines alone, within cells that are drawn around all of them: as many labels as
 * values, on the same baselines.
 */
export function splitStacked<AnyCell extends LinedCell, AnyTable extends DraftTable<AnyCell>>(
  table: AnyTable,
): AnyTable {
  const cells: AnyCell[] = [];
  let added = 0;
  for (let row = 0; row < table.rows; row += 1) {
    const here = table.cells.filter((cell) => cell.row === row);
    const baselines = stackOf(here);
    for (const cell of here) {
      if (baselines === null || cell.lines.length === 0) cells.push({ ...cell, row: row + added });
      else
        cells.push(
          ...cell.lines.map((line, at) => ({ ...cell, text: line.text, lines: [line], row: row + added + at })),
        );
    }
    if (baselines !== null) added += baselines.length - 1;
  }
  cells.sort((one, other) => one.row - other.row || one.column - other.column);
  return added === 0 ? table : { ...table, cells, rows: table.rows + added };
}

/** The baselines that all cells of a row share; null where it is one row, or where they do not agree. */
function stackOf(cells: readonly LinedCell[]): number[] | null {
  const filled = cells.filter(({ lines }) => lines.length > 0);
  const [label, ...others] = filled;
  if (label === undefined || others.length === 0 || label.lines.length < FEWEST) return null;
  if (filled.some(({ rows }) => rows > 1) || !label.lines.every(({ text }) => isLabel(text))) return null;
  const baselines = label.lines.map(({ baseline }) => baseline);
  const isShared = others.every(
    ({ lines }) =>
      lines.length === baselines.length &&
      lines.every(({ baseline }, at) => Math.abs(baseline - (baselines[at] ?? 0)) < NEAR),
  );
  const areValues = others.some(({ lines }) => lines.every(({ text }) => isValue(text)));
  return isShared && areValues ? baselines : null;
}
