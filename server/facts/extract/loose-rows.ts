import { networkOf, tierMarks } from './aspects.ts';
import { metricsOfLabel } from './labels.ts';
import type { Line } from './lines.ts';
import { liftLabels } from './lift-labels.ts';
import { looseHeadsOf } from './loose-heads.ts';
import { subjectOf } from './subject.ts';
import { type LooseRow, looseRowOf, looseValuesOf, type Span } from './loose-values.ts';

/** How far apart rows of one table may stand, and how far above them their heads: notes and labels stand between. */
const REACH = 3;
const HEADS_REACH = 5;

/**
 * Rows of tables that came as plain lines ("Individual $500 $1,000" under "Plan feature In-network Out-of-network") get
 * their cells again: where rows of one width stand together, or under heads for as many columns.
 */
export function partLooseRows(written: readonly Line[]): Line[] {
  const { lines, rows: lifted } = liftLabels(written);
  const rows = lines.map((line, at) =>
    line.cells.length > 1 || ofPay.test(line.text)
      ? null
      : (lifted.get(line) ?? looseRowOf(line.text) ?? unlabelledAt(lines, at)),
  );
  if (!rows.some((row) => row !== null)) return [...lines];
  const parted = [...lines];
  const moved = new Map<number, Line[]>();
  let width = 0;
  for (const [at, row] of rows.entries()) {
    const line = lines[at];
    if (row === null || line === undefined) continue;
    const wide = row.values.length;
    const isOwn = lifted.has(line) || isNamed(line, row, line.text, rows, at) || isListed(lines, rows, at);
    if (wide === 1 && !isOwn && !isLevel(line, row)) continue;
    const before = rows.slice(0, at).findLastIndex((other) => other?.values.length === wide);
    const isBelow = width === wide && isNear(rows, lines, at, wide, -1);
    // Heads of their own between two rows part two tables.
    const goesOn = isBelow && (wide === 1 || headsOver(lines, at, wide, before).length === 0);
    // A single column needs no head, and a line that is one value's row is none.
    const heads = goesOn || (wide === 1 && isOwn) ? [] : headsOver(lines, at, wide);
    const headed = goesOn || !heads.every(({ head }) => isOfNetworks(head)) ? null : headedBy(lines, at, wide);
    if (!goesOn && heads.length === 0 && headed === null && !isOwn && !isNear(rows, lines, at, wide, 1)) continue;
    if (!isOwn || wide > 1) width = wide;
    parted[at] = withCells(line, [row.label, ...row.values]);
    for (const { index, head } of heads) parted[index] = head;
    const above = heads.map(({ index }) => index).toSorted((one, other) => one - other);
    moved.set(at, [...(headed === null ? [] : [headed]), ...above.flatMap((index) => parted[index] ?? [])]);
  }
  const heads = new Set([...moved.values()].flat());
  return withoutHeads(parted, lines).flatMap((line, at) => {
    if (heads.has(parted[at] ?? line)) return [];
    const { section, subject, plan } = line;
    return [...(moved.get(at) ?? []).map((head) => ({ ...head, section, subject, plan })), line];
  });
}

/** What begins heads of columns by pay: "Earnings <$25k $25k-40k". */
const ofPay = /^(?:(?:annual|base|your) )*(?:earnings?|salary|salaries|wages?)[ :]*[<>$]/;

/** "$8.50 $17.00" beneath "Single Family": amounts for the levels that the line above names. */
function unlabelledAt(lines: readonly Line[], at: number): LooseRow | null {
  const line = lines[at];
  const above = lines[at - 1];
  const values = line === undefined ? null : looseValuesOf(line.text);
  if (values === null || values.length < 2 || above === undefined || above.heading !== line?.heading) return null;
  const heads = looseHeadsOf(above.text, values.length, above.passage.text.slice(above.from, above.to))?.heads ?? [];
  const areLevels = heads.every(({ from, to }) => tierMarks(above.text.slice(from, to)).length === 1);
  return heads.length === values.length && areLevels ? { label: { from: 0, to: 0 }, values } : null;
}

/** "Less than 5 years 80 hours": time off for a length of service. */
const isBand = (written: string, value: string): boolean =>
  /\d(?:st|nd|rd|th)? ?\+?(?: or more)? (?:years?|yrs?|months?)(?: of service| or more| and over)?$/.test(written) &&
  /^\d+(?:\.\d+)? (?:hours|days|weeks)\*?$/.test(value);

/** "Employee + spouse $7.15": an amount for a coverage level and nothing else. */
function isLevel({ text }: Line, { label, values }: LooseRow): boolean {
  const [value] = values;
  const written = text.slice(label.from, label.to);
  if (value !== undefined && isBand(written, text.slice(value.from, value.to))) return true;
  return (
    value !== undefined &&
    written.length <= 50 &&
    !/\b(?:maximum|max|limit)$/.test(written) &&
    (tierMarks(written).length === 1 || /\b(?:employee|associate|single|you|ee)\b/.test(written)) &&
    /^\$?[\d,]+(?:\.\d\d)?\*?$/.test(text.slice(value.from, value.to))
  );
}

/** "Annual maximum $1,500 per person": one value for all columns of the table whose rows stand around it. */
function isNamed(
  { subject, around }: Line,
  { label, values }: LooseRow,
  text: string,
  rows: readonly (LooseRow | null)[],
  at: number,
): boolean {
  return (
    values.length === 1 &&
    [at - 1, at + 1].some((other) => (rows[other]?.values.length ?? 0) > 1) &&
    metricsOfLabel(text.slice(label.from, label.to), subject ?? around ?? 'medical').length === 1
  );
}

const LONGEST_NAME = 45;

/** "Coinsurance 35%" near "Urgent care $45 copay": rows of a table with one column, each of which names one thing alone. */
function isListed(lines: readonly Line[], rows: readonly (LooseRow | null)[], at: number): boolean {
  if (!namesOne(lines[at], rows[at])) return false;
  const { heading } = lines[at] ?? {};
  for (let far = 1; far <= REACH; far += 1) {
    for (const other of [at - far, at + far]) {
      if (lines[other]?.heading === heading && namesOne(lines[other], rows[other])) return true;
    }
  }
  return false;
}

function namesOne(line: Line | undefined, row: LooseRow | null | undefined): boolean {
  if (line === undefined || row?.values.length !== 1 || line.isItem || /[.;]$/.test(line.text)) return false;
  const label = line.text.slice(row.label.from, row.label.to);
  return label.length <= LONGEST_NAME && metricsOfLabel(label, line.subject ?? line.around ?? 'medical').length === 1;
}

function isNear(
  rows: readonly (LooseRow | null)[],
  lines: readonly Line[],
  at: number,
  width: number,
  step: 1 | -1,
): boolean {
  for (let far = 1; far <= REACH; far += 1) {
    const row = rows[at + far * step];
    const line = lines[at + far * step];
    if (line === undefined || line.heading !== lines[at]?.heading) return false;
    if (row?.values.length === width && (width > 1 || isLevel(line, row))) return true;
    if (line.text.length > 120) return false;
  }
  return false;
}

/** The lines above a row, but behind another, that are heads for its columns, with their cells; notes may stand between. */
function headsOver(lines: readonly Line[], at: number, width: number, behind = -1): { index: number; head: Line }[] {
  const found: { index: number; head: Line }[] = [];
  for (let index = at - 1; index > Math.max(behind, at - HEADS_REACH - 1); index -= 1) {
    const above = lines[index];
    if (above === undefined || above.heading !== lines[at]?.heading || above.cells.length > 1) break;
    const heads = looseHeadsOf(above.text, width, above.passage.text.slice(above.from, above.to));
    if (heads !== null)
      found.push({ index, head: withCells(above, [heads.corner ?? { from: 0, to: 0 }, ...heads.heads]) });
    else if (found.length > 0) break;
  }
  return found;
}

/** "In-network | Out-of-network": which plans they are of may be said above them. */
const isOfNetworks = ({ cells }: Line): boolean => cells.slice(1).every((cell) => networkOf(cell) !== null);

/** Heads of columns that were taken for the heading of the text, where the first row stands near beneath it. */
function headedBy(lines: readonly Line[], at: number, width: number): Line | null {
  const row = lines[at];
  if (row === undefined || width < 2) return null;
  for (let index = at - 1; index >= at - HEADS_REACH; index -= 1) {
    const above = lines[index];
    if (above?.heading === row.heading && above.cells.length === 1) continue;
    if (above?.heading === row.heading) return null;
    const original = row.passage.heading ?? '';
    const heads = looseHeadsOf(row.heading, width, original);
    if (heads === null) return null;
    const spans = [heads.corner ?? { from: 0, to: 0 }, ...heads.heads];
    return {
      ...row,
      cells: spans.map(({ from, to }) => row.heading.slice(from, to)),
      originals: spans.map(({ from, to }) => original.slice(from, to)),
    };
  }
  return null;
}

const withCells = (line: Line, spans: readonly Span[]): Line => ({
  ...line,
  cells: spans.map(({ from, to }) => line.text.slice(from, to)),
  originals: spans.map(({ from, to }) => line.passage.text.slice(line.from + from, line.from + to)),
});

/** Heads of columns head no text: what stood under them as under a short line stands under what they stand under. */
function withoutHeads(parted: readonly Line[], lines: readonly Line[]): Line[] {
  let head: Line | null = null;
  let under: Pick<Line, 'section' | 'subject' | 'plan'> = { section: '', subject: null, plan: null };
  return parted.map((line, at) => {
    const written = lines[at];
    const before = lines[at - 1];
    if (
      line !== written &&
      written !== undefined &&
      written.section !== '' &&
      written.text.startsWith(written.section)
    ) {
      const isSame = before !== undefined && before.heading === line.heading;
      const isFirst = before === undefined || before.section !== head?.section || head.heading !== line.heading;
      if (isFirst) {
        under = isSame
          ? { section: before.section, subject: before.subject, plan: before.plan }
          : { section: '', subject: subjectOf(line.heading), plan: null };
      }
      head = written;
    }
    return head !== null && line.heading === head.heading && line.section === head.section
      ? { ...line, ...under }
      : line;
  });
}
