import { tierMarks, tierOf } from './aspects.ts';
import type { Line } from './lines.ts';
import { looseHeadsOf } from './loose-heads.ts';
import { subjectOf } from './subject.ts';
import { moneyIn } from '../read/amounts.ts';

/** How far above the first of its rows the heads of such a table may stand. */
const HEADS_REACH = 3;
/** A table of more columns is none. */
const WIDEST = 12;

const amount = /^\$ ?[\d,]+(?:\.\d\d)?\*?$/;
const amounts = /^(?:\$ ?[\d,]+(?:\.\d\d)?\*? ?)+$/;

/**
 * Rows whose cells hold several levels one beneath the other ("CDHP 1 | Single Family | $68.06 $135.32") become a row for each
 * level, as do those whose cells came as lines: the name with its levels, then for each column as many amounts. The quote of
 * each row is all of what it was read from.
 */
export function partLevels(lines: readonly Line[]): readonly Line[] {
  const parted: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const rows = line.cells.length > 1 ? rowsOfCells(line) : null;
    const stack = rows === null ? stackAt(lines, at) : null;
    if (rows !== null) parted.push(...rows);
    else if (stack === null) parted.push(line);
    else {
      const over = headOver(parted, stack.width);
      if (over !== null) parted.splice(over.at, 1, over.head);
      parted.push(...stack.rows.map((row) => under(row, over?.head ?? null, parted.at(-1))));
      at = stack.end - 1;
    }
  }
  return parted;
}

/** The levels that a label names behind its name, each apart; null where it names fewer than two, or more than levels. */
function levelsIn(label: string): { name: string; levels: string[] } | null {
  const marks = tierMarks(label);
  const [first] = marks;
  if (first === undefined || marks.length < 2 || new Set(marks.map(({ kind }) => kind)).size < marks.length)
    return null;
  const isApart = marks.every(({ to }, at) => /^\s*$/.test(label.slice(to, marks[at + 1]?.from ?? label.length)));
  return isApart
    ? { name: label.slice(0, first.from).trim(), levels: marks.map(({ from, to }) => label.slice(from, to)) }
    : null;
}

function rowsOfCells(line: Line): Line[] | null {
  const [first = '', second = '', ...others] = line.cells;
  const isOwnCell = levelsIn(first) === null;
  const found = levelsIn(isOwnCell ? second : first);
  const values = isOwnCell ? others : [second, ...others];
  // A limit's two levels are read as a pair.
  if (found === null || values.length === 0 || /deductible|pocket|max/.test(first)) return null;
  const { levels } = found;
  const each = values.map((cell) =>
    amounts.test(cell) ? moneyIn(cell).map(({ from, to }) => cell.slice(from, to)) : [],
  );
  if (each.some((parts) => parts.length !== levels.length)) return null;
  const name = isOwnCell ? first : found.name;
  const original = (line.originals[0] ?? name).slice(0, name.length);
  return levels.map((level, index) => rowOf(line, line.to, name, original, level, each.map((parts) => parts[index] ?? ''))); // prettier-ignore
}

function rowOf(line: Line, to: number, name: string, original: string, level: string, values: readonly string[]): Line {
  const label = `${name} ${level}`.trim();
  const cells = [label, ...values];
  return { ...line, to, text: cells.join(' | '), cells, originals: [`${original} ${level}`.trim(), ...values] };
}

interface Stack {
  rows: Line[];
  /** How many columns of amounts it has. */
  width: number;
  /** The line behind the last. */
  end: number;
}

/** "CDHP 1 Single", "Family", "$68.06", "$135.32", "$331.80", "$983.94": a line for each part of each cell. */
function stackAt(lines: readonly Line[], at: number): Stack | null {
  const first = lines[at];
  if (first === undefined || !isPart(first, first) || amount.test(first.text)) return null;
  // Few lines stand above amounts of their own: the others need no closer look.
  if (!lines.slice(at + 2, at + 7).some(({ text }) => amount.test(text))) return null;
  const [mark, ...others] = tierMarks(first.text);
  if (mark === undefined || others.length > 0 || mark.to !== first.text.length) return null;
  let end = at + 1;
  while (isPart(lines[end], first) && isLevel(lines[end])) end += 1;
  const levels = [first.text.slice(mark.from), ...lines.slice(at + 1, end).map(({ text }) => text)];
  const from = end;
  while (isPart(lines[end], first) && amount.test(lines[end]?.text ?? '')) end += 1;
  const values = lines.slice(from, end).map(({ text }) => text);
  const width = values.length / levels.length;
  if (levels.length < 2 || !Number.isInteger(width) || width < 1 || width > WIDEST) return null;
  if (new Set(levels.map(tierOf)).size < levels.length) return null;
  const name = first.text.slice(0, mark.from).trim();
  const original = (first.originals[0] ?? name).slice(0, name.length);
  const to = lines[end - 1]?.to ?? first.to;
  const rows = levels.map(
    (level, index) =>
    rowOf(first, to, name, original, level, values.filter((_, place) => place % levels.length === index)), // prettier-ignore
  );
  return { rows, width, end };
}

const isPart = (line: Line | undefined, first: Line): line is Line =>
  line !== undefined &&
  line.cells.length === 1 &&
  line.passage === first.passage &&
  line.heading === first.heading &&
  line.text.length <= 70;

const isLevel = (line: Line | undefined): boolean =>
  line !== undefined && tierOf(line.text) !== null && !/[$\d]/.test(line.text);

/** The heads of such rows among the last lines, with their cells. */
function headOver(lines: readonly Line[], width: number): { at: number; head: Line } | null {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - HEADS_REACH); at -= 1) {
    const line = lines[at];
    if (line === undefined || line.cells.length > 1) return null;
    const original = line.passage.text.slice(line.from, line.to);
    const found = width < 2 ? null : looseHeadsOf(line.text, width, original);
    if (found === null) continue;
    const spans = [found.corner ?? { from: 0, to: 0 }, ...found.heads];
    const isHeaded = line.section !== '' && line.text.startsWith(line.section);
    return {
      at,
      head: {
        ...line,
        cells: spans.map(({ from, to }) => line.text.slice(from, to)),
        originals: spans.map(({ from, to }) => original.slice(from, to)),
        ...(isHeaded && { section: '', subject: subjectOf(line.heading) }),
      },
    };
  }
  return null;
}

/** A row stands under what its heads stand under, or the row before it; not under its own label. */
function under(row: Line, head: Line | null, before: Line | undefined): Line {
  const above = head ?? (before?.heading === row.heading ? before : null);
  return { ...row, section: above?.section ?? '', subject: above === null ? subjectOf(row.heading) : above.subject, plan: null }; // prettier-ignore
}
