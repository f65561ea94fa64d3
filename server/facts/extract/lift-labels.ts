import { tierMarks } from './aspects.ts';
import { metricsOfLabel } from './labels.ts';
import type { Line } from './lines.ts';
import { type LooseRow, looseRowOf, looseValuesOf, type Span } from './loose-values.ts';

/** How many lines of remarks may stand between a label and its values, and how many lines one value may go over. */
const REMARKS = 3;
const VALUE_LINES = 3;
const LONGEST_LABEL = 70;

const remark =
  /^(?:\(|includ(?:es|ing)\b|e\.g\.|such as |every |once |limited to |subject to |initial enrollment|up to \d+ (?:visits|times))/;

/** Lines of which some are rows that were written over several lines, with the label and the values of each of those. */
export interface Lifted {
  lines: readonly Line[];
  rows: ReadonlyMap<Line, LooseRow>;
}

/**
 * Values that stand on a line of their own beneath the label that they are of ("Eye exam", "(once a year)", "$15 copay up to
 * $35") go to it: what was written over several lines of one passage is one line that is a row.
 */
export function liftLabels(lines: readonly Line[]): Lifted {
  const rows = new Map<Line, LooseRow>();
  const lifted: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    const own = levelsAt(lines, at);
    if (own !== null) {
      const row = rowOf(line, lines.slice(at, own.end), own, lifted.at(-1), own.label);
      rows.set(row.line, row.loose);
      lifted.push(row.line);
      at = own.end - 1;
      continue;
    }
    const found = valuesAt(lines, at);
    const label = found === null ? -1 : labelOver(lifted);
    const over = lifted[label];
    if (found === null || over === undefined || over.passage !== line.passage) {
      lifted.push(line);
      continue;
    }
    const above = lifted[label - 1];
    const parts = [...lifted.splice(label), ...lines.slice(at, found.end)];
    const row = rowOf(over, parts, found, above);
    rows.set(row.line, row.loose);
    lifted.push(row.line);
    at = found.end - 1;
  }
  return { lines: lifted, rows };
}

interface Values {
  /** By the characters of the passage. */
  spans: readonly Span[];
  to: number;
  /** The line behind the last of them. */
  end: number;
}

/** Two values or more on one line, or amounts for several levels on a line each: "$50 per person", "$150 per family". */
function valuesAt(lines: readonly Line[], at: number): Values | null {
  const line = lines[at];
  if (line === undefined || line.cells.length > 1 || line.text.length > 200) return null;
  const values = looseValuesOf(line.text);
  if (values === null) return remarkedAt(lines, at);
  const placed = ({ from, to }: Span): Span => ({ from: line.from + from, to: line.from + to });
  if (values.length > 1) return { spans: values.map(placed), to: line.to, end: at + 1 };
  let end = at;
  while (end < at + VALUE_LINES && isOfLevel(lines[end], line)) end += 1;
  // Two values of one level are of two columns.
  if (!areApart(lines.slice(at, end))) return null;
  const last = lines[end - 1];
  if (end === at) return isAlone(lines, at) ? { spans: values.map(placed), to: line.to, end: at + 1 } : null;
  return end < at + 2 || last === undefined ? null : { spans: [{ from: line.from, to: last.to }], to: last.to, end };
}

/** What a plan pays of a service, on a line of its own beneath a remark, that no other value follows. */
const isAlone = (lines: readonly Line[], at: number): boolean =>
  /^(?:covered (?:at|in) |plan pays |\d{1,3}%)/.test(lines[at]?.text ?? '') &&
  remark.test(lines[at - 1]?.text ?? '') &&
  looseValuesOf(lines[at + 1]?.text ?? '') === null;

/** "Includes fillings and extractions covered at 80%": a remark with the one value that it ends in. */
function remarkedAt(lines: readonly Line[], at: number): Values | null {
  const line = lines[at];
  if (line === undefined || !remark.test(line.text)) return null;
  const { values: [value, ...others] = [] } = looseRowOf(line.text) ?? {};
  if (value === undefined || others.length > 0) return null;
  if (!/^(?:covered|plan pays|\d{1,3}%)/.test(line.text.slice(value.from))) return null;
  return { spans: [{ from: line.from + value.from, to: line.from + value.to }], to: line.to, end: at + 1 };
}

/**
 * "Deductible $2,500 single" above "$5,000 family": the amount for one level behind the label, those for others on the lines
 * beneath it.
 */
function levelsAt(lines: readonly Line[], at: number): (Values & { label: number }) | null {
  const line = lines[at];
  const next = lines[at + 1];
  if (line === undefined || line.cells.length > 1 || line.text.length > 120 || line.isItem) return null;
  if (next === undefined || !isOfLevel(next, line)) return null;
  const { label, values: [value, ...others] = [] } = looseRowOf(line.text) ?? {};
  if (label === undefined || value === undefined || others.length > 0) return null;
  if (tierMarks(line.text.slice(value.from, value.to)).length !== 1) return null;
  const subject = line.subject ?? line.around ?? 'medical';
  if (metricsOfLabel(line.text.slice(0, label.to), subject).length !== 1) return null;
  if (metricsOfLabel(next.text, subject).length > 0) return null;
  let end = at + 1;
  while (end < at + VALUE_LINES && isOfLevel(lines[end], line)) end += 1;
  const to = lines[end - 1]?.to ?? line.to;
  return { spans: [{ from: line.from + value.from, to }], to, end, label: label.to };
}

const areApart = (lines: readonly Line[]): boolean =>
  new Set(lines.map(({ text }) => tierMarks(text)[0]?.kind)).size === lines.length;

const isOfLevel = (line: Line | undefined, first: Line): boolean =>
  line !== undefined &&
  line.passage === first.passage &&
  line.cells.length === 1 &&
  line.text.length < 60 &&
  looseValuesOf(line.text)?.length === 1 &&
  tierMarks(line.text).length === 1;

/** Which of the last lines is the label that the values beneath are of; -1 where none names one thing alone. */
function labelOver(lines: readonly Line[]): number {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 1 - REMARKS); at -= 1) {
    const line = lines[at];
    if (line === undefined || line.cells.length > 1 || /[$]|\d%/.test(line.text)) return -1;
    if (remark.test(line.text)) continue;
    const label = line.text.replace(/[*:]* ?(?:\([^)]*\))?[*:]*$/, '');
    const isLabel = label.length <= LONGEST_LABEL && !/[.;!?]$/.test(label);
    return isLabel && metricsOfLabel(label, line.subject ?? line.around ?? 'medical').length === 1 ? at : -1;
  }
  return -1;
}

function rowOf(
  over: Line,
  parts: readonly Line[],
  { spans, to }: Values,
  above: Line | undefined,
  label = over.text.length,
): { line: Line; loose: LooseRow } {
  const isUnder = above !== undefined && above.heading === over.heading;
  const text = parts.reduce((whole, part) => whole.padEnd(part.from - over.from) + part.text, '');
  const line: Line = {
    ...over,
    to,
    text,
    cells: [text],
    originals: [over.passage.text.slice(over.from, to)],
    section: isUnder ? above.section : '',
  };
  const values = spans.map((span) => ({ from: span.from - over.from, to: span.to - over.from }));
  return { line, loose: { label: { from: 0, to: label }, values } };
}
