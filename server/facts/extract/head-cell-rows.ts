import { isValue } from './cells.ts';
import type { Line } from './lines.ts';
import { looseHeadsOf } from './loose-heads.ts';
import { subjectOf } from './subject.ts';

/** How far above the first of the rows their heads may stand. */
const REACH = 2;

/**
 * Heads of columns that lost their bounds where the rows beneath them kept theirs become a row again: "Earnings < $30k
 * $30-60k" above "Employee only | $20 | $31". They head columns, and no text.
 */
export function headCellRows(lines: readonly Line[]): readonly Line[] {
  const headed = [...lines];
  for (const [at, row] of lines.entries()) {
    const before = lines[at - 1];
    if (row.cells.length < 3 || before === undefined || before.cells.length > 1) continue;
    if (!row.cells.slice(1).every(isAmount)) continue;
    const index = headOver(lines, at);
    const head = index === null ? undefined : lines[index];
    const spans = head === undefined ? null : spansOf(head, row.cells.length - 1);
    if (index === null || head === undefined || spans === null) continue;
    // Beneath another row a line is of all its columns: "Dental PPO" between the years and their rates.
    if ((lines[index - 1]?.cells.length ?? 1) > 1) continue;
    headed[index] = {
      ...head,
      cells: spans.map(({ from, to }) => head.text.slice(from, to)),
      originals: spans.map(({ from, to }) => head.passage.text.slice(head.from + from, head.from + to)),
    };
    unhead(headed, index, head);
  }
  return headed;
}

const isAmount = (cell: string): boolean => isValue(cell) || /^\d{1,4}\.\d\d$/.test(cell);

const spansOf = (head: Line, width: number): { from: number; to: number }[] | null => {
  const found = looseHeadsOf(head.text, width, head.passage.text.slice(head.from, head.to));
  return found === null ? null : [found.corner ?? { from: 0, to: 0 }, ...found.heads];
};

/** Where the line with the heads of a row stands; null where there is none near above it. */
function headOver(lines: readonly Line[], at: number): number | null {
  const row = lines[at];
  for (let index = at - 1; index >= at - REACH; index -= 1) {
    const above = lines[index];
    if (row === undefined || above?.heading !== row.heading || above.cells.length > 1) return null;
    if (spansOf(above, row.cells.length - 1) !== null) return index;
  }
  return null;
}

/** What stood under the heads as under a short line stands under what they stand under. */
function unhead(lines: Line[], index: number, head: Line): void {
  const section = head.text.replace(/:$/, '');
  if (head.section !== section) return;
  const before = lines[index - 1];
  const under =
    before?.heading === head.heading
      ? { section: before.section, subject: before.subject, plan: before.plan }
      : { section: '', subject: subjectOf(head.heading), plan: null };
  for (let at = index; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined || line.heading !== head.heading || line.section !== section) return;
    lines[at] = { ...line, ...under };
  }
}
