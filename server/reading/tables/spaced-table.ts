import { cleanLine } from '../clean-text.ts';
import { alignRows, type SpacedCell } from './align-rows.ts';
import type { DraftCell, DraftLine, DraftTable } from './draft-table.ts';
import { guessHeads } from './guess-heads.ts';
import { joinRow } from './join-row.ts';

/** Rows of cells that only space parts, as a table and the lines that it is written as. */
export function spacedTable(rows: readonly (readonly SpacedCell[])[]): { table: DraftTable; lines: DraftLine[] } {
  const filled = rows.map((row) => row.filter(({ text }) => cleanLine(text) !== ''));
  const { cells, columns } = alignRows(filled) ?? inOrder(filled);
  const placed = new Map(filled.flat().map((cell, at) => [cell, cells[at]]));
  const lines = rows.map((row) => joinRow(row.map((cell) => ({ text: cell.text, cell: placed.get(cell) }))));
  const table = { caption: null, cells, rows: rows.length, columns, box: null };
  return { table: { ...table, heads: guessHeads(table) }, lines };
}

/** Each cell in the column that it is counted in; a row that begins to the right of all labels has none. */
function inOrder(rows: readonly (readonly SpacedCell[])[]): { cells: DraftCell[]; columns: number } {
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const labels = rows.flatMap((own) => (own.length === columns ? (own[0]?.right ?? []) : []));
  const end = Math.max(...labels);
  const cells = rows.flatMap((own, row) => {
    const isUnlabelled = own.length < columns && (own[0]?.left ?? 0) >= end;
    return own.map(({ text }, at): DraftCell => ({
      text,
      row,
      column: isUnlabelled ? at + 1 : at,
      rows: 1,
      columns: 1,
    }));
  });
  return { cells, columns };
}
