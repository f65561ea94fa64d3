import type { Line } from './lines.ts';

/** A row that may go on with the next line. */
interface OpenRow {
  line: Line;
  label: string;
  cells: readonly string[];
}

/** What a narrow cell broke up is no longer than this. */
const LONGEST_ROW = 900;

/**
 * Adds a line to the row above it where it goes on under the same label: what a narrow cell broke into lines came as rows
 * with the label repeated. Answers whether it did.
 */
export function goesOnInto(row: OpenRow | undefined, line: Line, cells: readonly { text: string }[]): boolean {
  const [label, ...rest] = cells;
  if (row === undefined || row.label !== label?.text || row.cells.length !== rest.length) return false;
  if (row.line.passage !== line.passage || row.line.to + 1 !== line.from) return false;
  if (line.to - row.line.from > LONGEST_ROW) return false;
  row.cells = row.cells.map((cell, at) => `${cell}${/[a-z]-$/.test(cell) ? '' : ' '}${rest[at]?.text ?? ''}`);
  row.line = { ...row.line, to: line.to };
  return true;
}
