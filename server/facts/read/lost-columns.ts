import type { GridRow } from './grid.ts';
import { isValueCell } from './value.ts';

/** Whether another value of a row stands under the same head, or both under none: which is of what cannot be told. */
export const isLost = (
  { cells, starts }: GridRow,
  column: number,
  data: readonly number[],
  context: (at: number) => string,
): boolean =>
  data.some(
    (other) =>
      other !== column &&
      (starts[Math.max(other, column)] === true || Math.abs(other - column) > 1) &&
      isValueCell(cells[other] ?? '') &&
      cells[other] !== cells[column] &&
      context(other) === context(column),
  );

/**
 * Columns into which a cell reaches that has another column of its own: where two cells of a row stand under one head, the one
 * that stands under another one, too, is of that.
 */
export function misplaced(
  { cells, starts }: GridRow,
  data: readonly number[],
  context: (column: number) => string,
): ReadonlySet<number> {
  const runs: number[][] = [];
  for (const column of data) {
    if (starts[column] === true || runs.length === 0) runs.push([]);
    runs.at(-1)?.push(column);
  }
  const found = new Set<number>();
  for (const run of runs) {
    if (new Set(run.map(context)).size < 2) continue;
    for (const column of run)
      if (
        runs.some(
          (other) =>
            other !== run &&
            (cells[other[0] ?? 0] ?? '') !== '' &&
            other.some((one) => context(one) === context(column)),
        )
      )
        found.add(column);
  }
  return found;
}
