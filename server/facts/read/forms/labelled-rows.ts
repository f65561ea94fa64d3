import { costIn } from '../costs.ts';
import { lettersOf, type Row, type RowCell } from '../rows.ts';
import { questions, services } from './summary-template.ts';

/** A label has no more letters: a sentence that begins like one is none. */
const LONGEST_LABEL = 90;
const questionLabels = Object.values(questions).flat();
const serviceLabels = services.flatMap(({ labels }) => labels);

/**
 * Rows of a form that was copied as text: there a label stands on a line of its own, or as a heading, and what belongs to it beneath,
 * as a row or a cell a line. Each label is put before its cells, as the form has them; rows that have their label stay as they are.
 */
export function labelledRows(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) continue;
    const heading = headingOf(row, rows[at - 1]);
    const [first] = row.cells;
    if (heading !== null && first !== undefined) {
      found.push(...joined({ text: heading, from: first.from, to: first.from }, rows, at));
    } else if (first !== undefined && row.cells.length === 1 && isLabel(first.text) && !isLabelled(rows[at + 1])) {
      found.push(...joined(first, rows, at + 1));
      at += 1;
    } else found.push(row);
  }
  return found;
}

/** The heading above the first row of a passage, where it is a label that the row does not say itself. */
function headingOf(row: Row, before: Row | undefined): string | null {
  const heading = row.passage.heading;
  const isFirst = before?.passage !== row.passage;
  return isFirst && heading !== null && isLabel(heading) && !isLabelled(row) ? heading : null;
}

/** The cells of a service that stand a line each: what one pays inside and outside of the network, and the limitations. */
const STACKED = 3;

/** A label with the row beneath it; of a service whose cells stand a line each, with those that say a cost. */
function joined(label: RowCell, rows: readonly Row[], at: number): Row[] {
  const row = rows[at];
  const [start] = row?.cells ?? [];
  if (row === undefined || start === undefined) return [];
  const isQuestion = questionLabels.some((one) => lettersOf(label.text).startsWith(one));
  const stack = isQuestion ? [] : stackOf(rows, at);
  // A label of another passage has no place in this one.
  const own = rows[at - 1]?.passage === row.passage ? label : { text: label.text, from: start.from, to: start.from };
  return [{ passage: row.passage, cells: [own, ...(stack.length > 1 ? stack : row.cells)] }];
}

/** Cells that stand a line each; none where the first two do not both say a cost. */
function stackOf(rows: readonly Row[], at: number): RowCell[] {
  const cells: RowCell[] = [];
  for (const row of rows.slice(at, at + STACKED)) {
    const [cell, ...others] = row.cells;
    const isOther = row.passage !== rows[at]?.passage || isEvent(cell?.text ?? '') || isLabelled(row);
    if (cell === undefined || others.length > 0 || (cells.length > 0 && isOther)) break;
    cells.push(cell);
  }
  return cells.slice(0, 2).every(({ text }) => costIn(text) !== null) ? cells : [];
}

const isEvent = (text: string): boolean => lettersOf(text).startsWith('ifyou');

const isLabelled = (row: Row | undefined): boolean => row === undefined || isLabel(row.cells[0]?.text ?? '');

function isLabel(text: string): boolean {
  const letters = lettersOf(text);
  if (letters === '' || text.length > LONGEST_LABEL || /[$%]/.test(text)) return false;
  return [...questionLabels, ...serviceLabels].some((one) => letters.startsWith(one));
}
