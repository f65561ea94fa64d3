import { networkOf, tierMarks, tierOf } from './aspects.ts';
import { isValue } from './cells.ts';
import {
  alignHead,
  type Column,
  columnOf,
  withoutFewer,
  withoutFormer,
  withoutNetworkNames,
  withPayers,
} from './columns.ts';
import { goesOnInto } from './join-row-lines.ts';
import { lastCaptions } from './last-captions.ts';
import { isTitle, type Line } from './lines.ts';
import { parted } from './part-cells.ts';
import {
  headsOverParts,
  headsRows,
  isGrouped,
  isGroupRow,
  isOneMore,
  isSubHead,
  ofPayBands,
  opensTable,
  repeatsHeads,
  saysYesOrNo,
  strictHead,
} from './row-kinds.ts';
import { isPlanLike, planOfHeading } from './plans.ts';
import type { PlanName } from './sentence.ts';
import { subjectOf } from './subject.ts';
import { moneyIn } from '../read/amounts.ts';

/** A row of a table that states values: its label, its cells, and the short line above that heads it. */
export interface Row {
  line: Line;
  label: string;
  labelOriginal: string;
  cells: readonly string[];
  section: string;
}

/** The rows of one table, or neighbouring lines of the form "label: value". */
export interface Table {
  kind: 'table' | 'pairs';
  rows: Row[];
  columns: readonly Column[];
  /** What stands in the corner over the labels, and the prose just above. */
  corner: string;
  cornerPlan: PlanName | null;
  captions: readonly string[];
  /** The heads as they stand, for rules that read rows. */
  heads: readonly string[];
  /** The first line of the heads: the quote of what they alone state. */
  headLine: Line | null;
}

interface Cell {
  text: string;
  original: string;
}

interface Open {
  kind: Table['kind'];
  headRows: { line: Line; cells: Cell[] }[];
  rows: Row[];
  captions: string[];
  section: string;
  rowSection: string;
}

const pair = /^([^:$%|=]{3,80}?)(?:: | [-=] |:$)(.{1,200})$/;

/** The tables of a guide: runs of rows under their heads, over the ends of passages, and runs of "label: value" lines. */
export function groupTables(lines: readonly Line[]): Table[] {
  const tables: Table[] = [];
  let open: Open | null = null;
  let captions: string[] = [];
  let heading: Line['heading'] | null = null;
  let interrupted: Interrupted | null = null;
  const close = (): void => {
    if (open !== null && (open.rows.length > 0 || open.headRows.length > 0)) tables.push(finish(open));
    open = null;
  };
  const start = (kind: Open['kind'], section: string, headRows: Open['headRows'] = []): Open => {
    close();
    return { kind, headRows, rows: [], captions: [...captions], section, rowSection: '' };
  };
  for (const [at, line] of lines.entries()) {
    const turned: boolean = heading !== null && heading !== line.heading;
    const headingBefore = heading;
    heading = line.heading;
    if (turned) captions = [];
    if (line.cells.length > 1) {
      const cells = cellsOf(line);
      if (!turned && goesOnInto(open?.rows.at(-1), line, cells)) continue;
      if (open?.kind === 'table' && !turned && headsRows(cells)) {
        open.section = cells[0]?.text ?? '';
        open.rowSection = '';
        continue;
      }
      const isNew =
        open?.kind === 'table' && (opensTable(cells, open.rows, lines[at - 1]) || repeatsHeads(cells, open));
      const isHead = isHeadRow(cells, turned || isNew ? null : open);
      const isBelowHeads: boolean = open !== null && open.headRows.length > 0 && open.rows.every(saysYesOrNo);
      if (open === null || open.kind === 'pairs' || turned || (isHead && open.rows.length > 0 && !isBelowHeads)) {
        // A table that goes on under a new heading keeps its heads, unless it brings its own.
        const kept: Open | null = !isHead && turned && open?.kind === 'table' ? open : null;
        if (kept !== null) captions = [...kept.captions, headingBefore ?? ''];
        const before = isHead || turned || open !== null ? null : goingOn(interrupted, line, cells);
        open = start(
          'table',
          turned || open === null ? line.section : open.section,
          kept?.headRows ?? before?.headRows ?? (isHead && !turned && open !== null ? headsOverParts(cells, open) : []),
        );
      }
      if (isHead) open.headRows.push({ line, cells: isGrouped(cells) ? cells.slice(1) : cells });
      else open.rows.push(rowOf(line, cells, open));
      continue;
    }
    const [, label, value] = pair.exec(line.text) ?? [];
    const isPlan = value !== undefined && line.section === line.text && !/[$%]/.test(value) && isPlanLike(value);
    if (label !== undefined && value !== undefined && !isPlan && isValuable(value) && label.split(' ').length <= 10) {
      if (open?.kind !== 'pairs' || turned) open = start('pairs', line.section);
      open.rows.push({
        line,
        label,
        labelOriginal: originalOf(line, line.text.slice(0, label.length), 0),
        cells: [value.trim()],
        section: line.section,
      });
    } else if (!line.isItem && isTitle(line.text)) {
      if (open === null || turned || opensOther(line, open)) close();
      else if (!line.text.startsWith('(')) open.section = line.section;
      captions.push(line.text);
    } else {
      if (open !== null) interrupted = { ...open, notes: [] };
      interrupted?.notes.push(line);
      close();
      captions.push(line.text);
    }
    captions = lastCaptions(captions);
  }
  close();
  return tables;
}

/** Whether a title is of another benefit than the rows before it, which have no heads: what follows is another table. */
const opensOther = ({ text, subject }: Line, { headRows, rows }: Open): boolean =>
  headRows.length === 0 &&
  rows.at(-1)?.line.subject !== subject &&
  (subject === 'dental' || subject === 'vision' || subject === 'medical') &&
  subjectOf(text) === subject;

/** A table that a note ended, and the notes since. */
interface Interrupted extends Open {
  notes: Line[];
}

/** A table goes on behind a note or two where the next row is as wide: its heads are still those. */
function goingOn(table: Interrupted | null, line: Line, cells: readonly Cell[]): Open | null {
  const last = table?.rows.at(-1);
  const isNear = table !== null && table.notes.length <= 2 && table.notes.every(({ text }) => text.length <= 160);
  return isNear && last?.line.passage === line.passage && last.line.heading === line.heading && last.cells.length === cells.length - 1 ? table : null; // prettier-ignore
}

/** A value in few words: what goes on for sentences is read as such. */
const isValuable = (value: string): boolean =>
  !(value.length > 90 && /[.!?] /.test(value)) && /[$%]|\d|no charge|none|free|in full|covered/.test(value);

const originalOf = (line: Line, text: string, at: number): string =>
  line.passage.text.slice(line.from + at, line.from + at + text.length);

function cellsOf(line: Line): Cell[] {
  return line.cells.map((text, at) => ({ text, original: line.originals[at] ?? text }));
}

/** Whether a row heads columns: it holds no value. Once there are rows, it must also read like heads all over. */
function isHeadRow(cells: readonly Cell[], open: Open | null): boolean {
  const [, ...rest] = cells;
  if (ofPayBands(cells)) return true;
  if (
    rest.some(({ text }) => isValue(text) && (text.length < 60 || /\$\d/.test(text))) ||
    rest.every(({ text }) => text === '')
  )
    return false;
  if (rest.some(({ text }) => text.length > 70)) return false;
  if (open === null || open.kind === 'pairs' || (open.rows.length === 0 && open.headRows.length === 0)) return true;
  if (/plan type|type of plan|^network$|^carrier$|^provider|^insurer/.test(cells[0]?.text ?? '')) return false;
  if (rest.every(({ text }) => strictHead(text)) && cells.length > 1) return true;
  if (isGrouped(cells) && rest.filter(({ text }) => strictHead(text)).length > 1) return true;
  return open.rows.length === 0
    ? open.headRows.length < 3 && rest.every(({ text }) => text.split(' ').length <= 6)
    : isSubHead(cells, open) || rest.every(({ text }) => /\b(?:ppo|hdhp|hmo|epo|cdhp|plan)\b/.test(text));
}

/** "Employee only1": the number of a note stands behind the level. */
const footnote = /(?<=\b(?:only|spouse|child|children|partner|family))\d$|(?<=[a-z]\)) ?\d$/;

function rowOf(line: Line, cells: readonly Cell[], open: Open): Row {
  // "$15 | $180 | $50": amounts under heads, and no label before them.
  const isUnlabelled =
    cells.every(({ text }) => /^(?:up to )?[$\d]/.test(text)) &&
    open.headRows.at(-1)?.cells.length === cells.length + 1;
  if (isUnlabelled)
    return { line, label: '', labelOriginal: '', cells: cells.map(({ text }) => text), section: open.section };
  const head = open.headRows.at(-1);
  if (head !== undefined && isGroupRow(head.line, head.cells, cells)) return rowOf(line, cells.slice(1), open);
  const [first, second, third] = cells;
  let label = (first?.text ?? '').replace(footnote, '');
  let labelOriginal = first?.original ?? '';
  let rest = cells.slice(1);
  // "Deductible | Individual | $500": two columns of labels; the rows beneath leave out the first.
  const isDouble =
    second !== undefined &&
    third !== undefined &&
    !isValue(second.text) &&
    isValue(third.text) &&
    (tierOf(second.text) ?? networkOf(second.text)) !== null;
  if (isDouble) {
    open.rowSection = label;
    label = `${label} ${second.text}`;
    labelOriginal = `${labelOriginal} ${second.original}`;
    rest = rest.slice(1);
  } else if (isStacked(cells, open)) {
    // "Deductible | Single Family | $500 $1,000": the levels of two lines that stand in one cell.
    label = `${label} (${tierMarks(second?.text ?? '')
      .map(({ kind }) => kind)
      .join(' / ')})`;
    rest = [{ text: '', original: '' }, ...rest.slice(1)];
  } else if ((tierOf(label) ?? networkOf(label)) === null && !isOneMore(label)) open.rowSection = '';
  const section = open.rowSection === '' ? open.section : open.rowSection;
  return { line, label, labelOriginal, cells: rest.map(({ text }) => text), section };
}

const isStacked = ([, second, ...rest]: readonly Cell[], { headRows }: Open): boolean =>
  second !== undefined &&
  headRows.at(-1)?.cells[1]?.text === '' &&
  tierMarks(second.text).length === 2 &&
  moneyIn(second.text).length === 0 &&
  rest.some(({ text }) => moneyIn(text).length === 2);

const countWhole = (rows: readonly Row[], width: number): number =>
  rows.filter((row) => parted(row, width).cells.length === width).length;

/** How many cells of values the rows of a table have: as many as most, or as the heads say where a row has as many. */
function widthOf({ rows, headRows }: Open): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [usual = 0] = [...counts].sort(([a, many], [b, more]) => more - many || b - a)[0] ?? [];
  const widest = Math.max(0, ...headRows.map(({ cells }) => cells.length - 1));
  if (usual === 1 && widest > 1 && (counts.size > 1 || rows.length === 0)) return widest;
  const headed = headRows
    .map(({ cells }) => cells.length - 1)
    .find((width) => width > usual && countWhole(rows, width) * 2 > rows.length);
  if (headed !== undefined) return headed;
  const most = Math.max(0, ...counts.keys());
  const isHeaded = headRows.some(
    ({ cells }) =>
      cells.length - 1 === most ||
      (cells.length === most && (counts.get(most) ?? 0) > 2 && alignHead(cells, most).corner === null),
  );
  return most > usual && isHeaded ? most : usual;
}

function finish(open: Open): Table {
  const width = widthOf(open);
  const aligned = open.headRows.map(({ cells }) => alignHead(cells, width));
  const headed = Array.from({ length: width }, (_, at) =>
    columnOf(
      aligned.flatMap(({ over }) => over[at] ?? []),
      width,
    ),
  );
  const columns = withPayers(withoutFewer(withoutFormer(withoutNetworkNames(headed))));
  const lastHead = open.headRows.at(-1);
  return {
    kind: open.kind,
    rows: open.rows.map((row) => parted(row, width)),
    columns,
    cornerPlan:
      aligned.flatMap(
        ({ corner }) =>
          (corner !== null && isPlanLike(corner.text) && planOfHeading(corner.text, corner.original)) || [],
      )[0] ?? null,
    corner: aligned
      .map(({ corner }) => corner?.text ?? '')
      .join(' ')
      .trim(),
    captions: open.captions,
    heads: lastHead?.cells.map(({ text }) => text) ?? [],
    headLine: open.headRows[0]?.line ?? null,
  };
}
