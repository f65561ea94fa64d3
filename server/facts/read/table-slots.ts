import type { Table } from '../../reading/document.ts';
import { isPlanLike, planTypeIn } from '../extract/plans.ts';
import { isLevel, isOnlyDimensions, networkOf, networksIn, whomsIn, withoutDimensions } from './dimensions.ts';
import { compact, gridOf, type GridRow, WIDEST } from './grid.ts';
import { namesMetric } from './named.ts';
import { planAround } from './plan-around.ts';
import { payerOfRate } from './rate-payer.ts';
import {
  corner,
  type HeadRow,
  hasValues,
  idleColumns,
  isHead,
  planIn,
  plansOf,
  spread,
  withWholeHeads,
} from './table-heads.ts';
import { subjectsIn } from './subject.ts';
import type { Unit } from './unit.ts';
import { isValueCell } from './value.ts';
import { said } from './words.ts';

/** Where a table stands. */
export interface TablePlace {
  ordinal: number;
  around: Unit['around'];
  title: string;
  group: number;
  /** Heads of the table before it, for one that goes on without its own. */
  before: Heads | null;
}

/** Heads of a table, for those that go on with them. */
export interface Heads {
  rows: readonly HeadRow[];
  columns: number;
}

/** A row's labels from the nearest, what heads it from above, and its cells. */
interface Body {
  row: GridRow;
  at: number;
  labels: readonly string[];
  sections: readonly string[];
  heads: readonly HeadRow[];
}

/** The cells of a table that may hold values, each with the labels of its row and the heads of its column. */
export function cellsOfTable(written: Table, place: TablePlace): { units: Unit[]; heads: Heads } {
  const table = compact(written);
  const { columns } = table;
  if (columns > WIDEST) return { units: [], heads: { rows: [], columns } };
  const rows = withWholeHeads(gridOf(table));
  // Columns that ran together into the labels: of whom an amount is cannot be told by its place.
  const together = rows.filter(({ cells, isSection }) => !isSection && cells.length > 1 && /[$%]\s?\d|\d\s?%/.test(cells[0] ?? '') && cells.slice(1).every((text) => text === '')); // prettier-ignore
  if (together.length > rows.length / 3) return { units: [], heads: { rows: [], columns } };
  const width = stubOf(rows, table.heads);
  const { bodies, heads } = bodiesOf(rows, table, width, place.before);
  return {
    units: unitsOfBodies(bodies, width, columns, place),
    heads: headsFor(bodies, heads, dataColumns(width, columns)),
  };
}

/** What a table leaves to the one that goes on with it, by columns of values; rows of heads alone may lack the labels' column. */
function headsFor(bodies: readonly Body[], heads: readonly HeadRow[], columns: readonly number[]): Heads {
  if (bodies.length > 0) {
    const data = columns.filter((column) => bodies.some(({ row }) => (row.cells[column] ?? '') !== ''));
    return { rows: heads.map((row) => data.map((column) => row[column] ?? '')), columns: data.length };
  }
  const rows = heads.map((row) => {
    const [first = ''] = row;
    return row
      .slice(first === '' || (corner.test(first) && !isPlanLike(first.toLowerCase())) ? 1 : 0)
      .filter((text) => text !== '');
  });
  return { rows, columns: rows.reduce((most, row) => Math.max(most, row.length), 0) };
}

/** Rows with what heads them. */
function bodiesOf(
  rows: readonly GridRow[],
  { columns, heads: known }: Table,
  width: number,
  before: Heads | null,
): { bodies: Body[]; heads: readonly HeadRow[] } {
  const bodies: Body[] = [];
  let heads: readonly HeadRow[] = [];
  let sections: string[] = [];
  let isTop = true;
  let wasSection = false;
  let above: string | null = null;
  let outer = '';
  rows.forEach((row, at) => {
    const [first = ''] = row.cells;
    if (row.isSection) {
      sections = wasSection ? [first, ...sections] : [first];
      wasSection = true;
      outer = '';
      above = null;
      return;
    }
    wasSection = false;
    if (isTop && (isHead(row, at, known, heads) || areNetworks(row, 0))) {
      heads = [...heads, row.cells];
      return;
    }
    if (isTop) {
      const data = dataColumns(width, columns).filter((column) =>
        rows.some((one) => isValueCell(one.cells[column] ?? '')),
      );
      heads = heads.map((head) => overAll(spread(head, columns), data));
      if (before !== null && before.columns === data.length && data.length > 0)
        heads = withBefore(heads, before.rows, data);
    }
    isTop = false;
    if (!hasValues(row) && (isFurther(row, width) || areNetworks(row, width))) {
      // Further heads: names of plans above them stay.
      const plans = plansOf(heads, dataColumns(width, columns));
      const further = ofAll(row.cells, width);
      heads = [
        ...(plans === null || plansOf([further], dataColumns(width, columns)) !== null ? [] : [heads[plans.at] ?? []]),
        further,
      ];
      return;
    }
    if (first !== '') outer = first;
    // Beneath a label of several rows, of which only the first is filled.
    const labels = [...labelsOf(row, width), ...(width > 1 && first === '' && outer !== '' ? [headOf(outer)] : [])];
    const [label = ''] = labels;
    const isBare = isOnlyDimensions(label) && labels.every(isOnlyDimensions);
    bodies.push({
      row,
      at,
      labels: isBare && above !== null && labels.length < 2 ? [...labels, above] : labels,
      sections,
      heads,
    });
    if (!isOnlyDimensions(label)) above = label;
  });
  return { bodies, heads };
}

/** Heads of a part of a table, beneath those of the part before it: of plans and of networks where it names none of its own. */
function withBefore(
  heads: readonly HeadRow[],
  before: readonly HeadRow[],
  data: readonly number[],
): readonly HeadRow[] {
  const placed = before.map((row): HeadRow => {
    const cells = Array.from({ length: (data.at(-1) ?? 0) + 1 }, () => '');
    data.forEach((column, at) => (cells[column] = row[at] ?? ''));
    return overAll(cells, data);
  });
  if (heads.length === 0) return placed;
  if (plansOf(heads, data) !== null) return heads;
  const isNetworked = heads.some((row) => row.some((text) => networkOf(text) !== null));
  const plans = plansOf(placed, data);
  const kept = placed.filter(
    (row, at) => at === plans?.at || (!isNetworked && row.some((text) => networkOf(text) !== null)),
  );
  return [...kept, ...heads];
}

/** Heads that stand over fewer columns than there are, each over its share of them. */
function overAll(head: HeadRow, data: readonly number[]): HeadRow {
  const filled = data.filter((column) => (head[column] ?? '') !== '');
  const share = data.length / filled.length;
  if (filled.length < 2 || share <= 1 || !Number.isInteger(share)) return head;
  const texts = filled.map((column) => head[column] ?? '');
  // Without spans they stand at the left.
  const isLeft = filled.every((column, at) => data[at] === column);
  const isPlaced =
    isLeft ||
    filled.every((column, at) => data.indexOf(column) >= at * share && data.indexOf(column) < (at + 1) * share);
  if (!isPlaced) return head;
  const cells = [...head];
  data.forEach((column, at) => (cells[column] = texts[Math.floor(at / share)] ?? ''));
  return cells;
}

/** A head that stands alone in its row is over all columns: "You pay". */
function ofAll(cells: HeadRow, width: number): HeadRow {
  const [only = '', ...others] = [...new Set(cells.slice(width).filter((text) => text !== ''))];
  return others.length > 0 ? cells : cells.map((text, column) => (column < width ? text : only));
}

/** Whether a row within a table heads the rows beneath it. */
const isFurther = ({ cells }: GridRow, width: number): boolean =>
  cells.slice(0, width).every((text) => text === '') &&
  cells.slice(1).every((text) => text.length < 60) &&
  cells.some((text) => text !== '');

const areNetworks = ({ cells }: GridRow, width: number): boolean =>
  cells.slice(width).filter((text) => networkOf(text) !== null && isOnlyDimensions(text)).length > 1;

const dataColumns = (width: number, columns: number): number[] =>
  Array.from({ length: columns - width }, (_, at) => at + width);

/** How many columns are labels: those before the first one of values. */
function stubOf(rows: readonly GridRow[], known: number): number {
  const body = rows.filter((row, at) => !row.isSection && at >= known);
  const columns = Math.max(1, ...body.map(({ cells }) => cells.length));
  let width = 1;
  while (width < Math.min(3, columns - 1) && isLabelColumn(body, rows.slice(0, known), width)) width++;
  return width;
}

function isLabelColumn(body: readonly GridRow[], heads: readonly GridRow[], column: number): boolean {
  const texts = body.map(({ cells }) => cells[column] ?? '').filter((text) => text !== '');
  const head = heads.findLast(({ isSection }) => !isSection)?.cells[column] ?? '';
  const isNamed = head !== '' && !corner.test(head);
  const isLabel = (text: string): boolean => text.length < 60 && !isValueCell(text) && !/[$%]/.test(text);
  const ofDimensions = texts.filter(isOnlyDimensions).length;
  const later = body.filter(({ cells }) => cells.slice(column + 1).some((text) => text !== '')).length;
  if (texts.length === 0 || later < body.length / 2) return false;
  return texts.filter(isLabel).length >= 0.8 * texts.length && (!isNamed || ofDimensions >= 0.5 * texts.length);
}

/** The labels of a row from the nearest to its values outwards. */
function labelsOf({ cells, starts }: GridRow, width: number): string[] {
  return cells
    .slice(0, width)
    .filter((text, column) => text !== '' && starts[column] === true)
    .map(headOf)
    .reverse();
}

const REMARKS = '(remarks)';

/** A label without the remarks that are listed in it: they name what it is like, or what it goes with. */
function headOf(label: string): string {
  const [head = ''] = label.split(/\s*(?:[•▪◦§\ue000-\uf8ff]|\bNotes?:)/u);
  return head.trim() === '' ? REMARKS : head.trim();
}

function unitsOfBodies(bodies: readonly Body[], width: number, columns: number, place: TablePlace): Unit[] {
  const units: Unit[] = [];
  const allHeads = new Set(bodies.map(({ heads }) => heads));
  for (const heads of allHeads) {
    const here = bodies.filter((body) => body.heads === heads);
    const data = dataColumns(width, columns).filter((column) =>
      here.some(({ row }) => (row.cells[column] ?? '') !== ''),
    );
    const plans = plansOf(heads, data);
    const idle = idleColumns(heads, columns);
    const areRows = plans === null && rowsArePlans(here, heads, place);
    const isRates = hasLevels(here, heads);
    const context = (column: number): string => heads.map((row) => row[column] ?? '').join('|');
    for (const body of here) {
      // A row of values alone has lost its label.
      if (body.labels.some((label) => /^[$\d]/.test(label) && isValueCell(label) && planIn(label) === null)) continue;
      const others = misplaced(body.row, data, context);
      for (const column of data) {
        const text = body.row.cells[column] ?? '';
        if (text === '' || idle.has(column) || others.has(column)) continue;
        const unit = unitOf(body, column, text, plans?.at ?? -1, place);
        const ofRate = isRates ? withPayer(unit, heads, column, plans === null ? data : []) : unit;
        const own = plans?.names.get(column) ?? (areRows ? (body.labels[0] ?? null) : null);
        units.push({
          ...ofRate,
          isLost: isLost(body.row, column, data, context),
          plan: own ?? planOfRow(body) ?? planAround(place.around),
        });
      }
    }
  }
  return units;
}

/** Whether another value of a row stands under the same head, or both under none: which is of what cannot be told. */
const isLost = (
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
function misplaced(
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
      if (runs.some((other) => other !== run && (cells[other[0] ?? 0] ?? '') !== '' && other.some((one) => context(one) === context(column)))) found.add(column); // prettier-ignore
  }
  return found;
}

function unitOf(
  { row, at, labels, sections, heads }: Body,
  column: number,
  text: string,
  planRow: number,
  place: TablePlace,
): Unit {
  const { around, ordinal, title, group } = place;
  const corners = heads.map(([first = '']) => first).filter((one) => one !== '');
  const own = heads.flatMap((head, level) => {
    const said = nameOf(head, column);
    // The name of a plan names no metric: its network does count.
    return said === '' ? [] : level === planRow && planIn(said) !== null ? networkWords(said) : [said];
  });
  return {
    kind: 'cell', ordinal, from: row.from, to: row.to, own: said(text), title, before: '', group, row: at, column, plan: null, isLost: false,
    around: {
      ...around,
      row: [...labels, ...sections].filter((one) => one !== ''),
      column: own.reverse(),
      lead: [...around.lead, ...corners],
    },
  }; // prettier-ignore
}

/** "PPO" beside "Non-PPO" is care in the network. */
const nameOf = (head: HeadRow, column: number): string =>
  /^ppo$/i.test(head[column] ?? '') && head.some((text) => /^non-?ppo\b/i.test(text))
    ? 'In-network'
    : (head[column] ?? '');

const networkWords = (head: string): string[] => {
  const marks = networksIn(said(head));
  return marks.length === 1 ? marks.map(({ from, to }) => head.slice(from, to)) : [];
};

/** What is left of a label that names a level of its plan: "Low employee only". */
function planOfLevel(label: string): string | null {
  const left = withoutDimensions(label).trim();
  const isNamed =
    left !== '' &&
    left !== label.trim() &&
    whomsIn(said(label)).some(({ kind }) => kind !== 'one' && kind !== 'household');
  return isNamed && isPlanLike(left.toLowerCase()) ? left : null;
}

/** The plan that a label beside the row's own names, or a row across the table above it. */
function planOfRow({ labels, sections }: Body): string | null {
  const [nearest = '', ...outer] = labels;
  // "Medical | Core | ...": a line of benefits, then its plan.
  const isBenefit = (text: string): boolean => text.split(' ').length <= 2 && subjectsIn(said(text)).length > 0;
  if (outer.some(isBenefit) && nearest.length < 40 && !namesMetric(nearest) && !isOnlyDimensions(nearest))
    return nearest;
  const isName = (text: string): boolean => text.length < 50 && isPlanLike(text.toLowerCase()) && !namesMetric(text) && !isOnlyDimensions(text); // prettier-ignore
  return (
    outer.find(isName) ??
    planOfLevel(nearest) ??
    sections.find((text) => planTypeIn(text.toLowerCase()) !== null && text.length < 60) ??
    null
  );
}

/** Whether the rows of a table are plans: their labels read like names, and what heads the columns tells the rest. */
function rowsArePlans(bodies: readonly Body[], heads: readonly HeadRow[], { around }: TablePlace): boolean {
  const labels = [...new Set(bodies.map(({ labels: [label = ''] }) => label))].filter((label) => label !== '');
  if (heads.length === 0 || labels.length === 0) return false;
  const above = [around.lead.at(-1) ?? '', ...heads.map(([first = '']) => first)];
  const arePlans = labels.every((label) => isPlanLike(label.toLowerCase()));
  return (
    labels.every((label) => !namesMetric(label) || isPlanLike(label.toLowerCase())) &&
    labels.every(
      (label) => !isOnlyDimensions(label) && networkOf(label) === null && !/\byears?\b|\d+ ?[-–+]/.test(label),
    ) &&
    (arePlans || above.some((text) => /\bplans?\b|\boptions?\b|\bmedical\b/i.test(text)))
  );
}

/** Whether rows or columns are levels of cover. */
function hasLevels(bodies: readonly Body[], heads: readonly HeadRow[]): boolean {
  const texts = [...bodies.flatMap(({ labels }) => labels), ...heads.flat()];
  const kinds = new Set(texts.filter(isLevel).map((text) => whomsIn(said(text))[0]?.kind));
  return kinds.has('spouse') || kinds.has('children') || kinds.has('employee');
}

/** What a level costs, by whom the head of its column says to pay it; else the amounts are the employee's. */
function withPayer(unit: Unit, heads: readonly HeadRow[], column: number, data: readonly number[]): Unit {
  const over = (one: number): string =>
    heads
      .map((row) => row[one] ?? '')
      .join(' ')
      .trim();
  const others = data.filter((one) => one !== column).map(over);
  const payer = payerOfRate(over(column), others);
  const { around } = unit;
  // A head that is a level alone is of the rates that the head beside it names: "Employee monthly cost | Employee + spouse".
  const names = heads
    .flat()
    .filter((text) => payerOfRate(text, []) === 'employee contribution' && whomsIn(said(text)).length > 0);
  return payer === null
    ? { ...unit, around: { ...around, lead: [...around.lead, ...names], chapter: [...around.chapter, 'rate'] } }
    : { ...unit, around: { ...around, column: [payer, ...around.column] } };
}
