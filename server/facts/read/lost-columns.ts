import type { GridRow } from './grid.ts';
import { isValueCell, valuesOf } from './value.ts';

/** The unit of a length of time that a cell says, and nothing else of it. */
function unitOf(text: string): string | null {
  const [first] = valuesOf(text);
  return first?.kind === 'time' && first.from === 0 ? first.unit : null;
}

/** "15 days" beside "5.77 hours": each tells what it is of by its unit. */
function isTold(one: string, other: string): boolean {
  const [first, second] = [unitOf(one), unitOf(other)];
  return first !== null && second !== null && first !== second;
}

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
      !isTold(cells[other] ?? '', cells[column] ?? '') &&
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
