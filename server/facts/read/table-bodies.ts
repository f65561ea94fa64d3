import type { Table } from '../../reading/document.ts';
import { isOnlyDimensions, networkOf } from './dimensions.ts';
import type { GridRow } from './grid.ts';
import { codeHead, corner, hasValues, type HeadRow, isHead, isListOfBenefits, plansOf, spread } from './table-heads.ts';
import type { Body, Heads, Under } from './table-place.ts';
import { isValueCell } from './value.ts';

/** Rows with what heads them. */
export function bodiesOf(
  rows: readonly GridRow[],
  { columns, heads: known, cells }: Table,
  width: number,
  before: Heads | null,
): { bodies: Body[]; heads: readonly HeadRow[]; under: Under } {
  // Of a table that was cut a part goes on where the one before it ended.
  const goesOn = known > 0 && cells.every(({ row, range }) => row >= known || range === null);
  const bodies: Body[] = [];
  let heads: readonly HeadRow[] = [];
  let sections: readonly string[] = goesOn ? (before?.under.sections ?? []) : [];
  let isTop = !isListOfBenefits(rows);
  let wasSection = false;
  let above = goesOn ? (before?.under.above ?? null) : null;
  let outer = '';
  rows.forEach((row, at) => {
    const [first = ''] = row.cells;
    if (row.isSection && isOnlyDimensions(first) && networkOf(first) !== null) {
      // "In-Network Only": over all columns of the rows beneath, until another network stands there.
      const over = Array.from({ length: columns }, (_, column) => (column < width ? '' : first));
      heads = [...heads.filter((head) => !isOfOneNetwork(head, width)), over];
      return;
    }
    if (row.isSection || (!isTop && opensPart(row, width))) {
      sections = wasSection ? [first, ...sections] : [first];
      wasSection = true;
      outer = '';
      above = null;
      return;
    }
    wasSection = false;
    if (isTop && (isHead(row, at, known, heads) || (areNetworks(row, 0) && !hasValues(row)))) {
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
  return { bodies, heads, under: { sections, above } };
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

const whoPays = /^(?:what )?(?:you|members?|employees?|the plan|plan|we) (?:will )?pays?:?$/i;

/** "Mail order | You pay": a row without values that names the part beneath it, and says again whose its columns are. */
function opensPart({ cells }: GridRow, width: number): boolean {
  const said = cells.slice(width).filter((text) => text !== '');
  const isOfColumns = (text: string): boolean => whoPays.test(text) || (isOnlyDimensions(text) && !isValueCell(text));
  return (cells[0] ?? '') !== '' && said.length > 0 && said.every(isOfColumns);
}

/** Whether a row of heads is one network over all columns. */
function isOfOneNetwork(head: HeadRow, width: number): boolean {
  const [only = '', ...others] = new Set(head.slice(width));
  return others.length === 0 && networkOf(only) !== null && isOnlyDimensions(only);
}

/** Whether a row within a table heads the rows beneath it. */
const isFurther = ({ cells }: GridRow, width: number): boolean =>
  cells.slice(0, width).every((text) => text === '') &&
  cells.slice(1).every((text) => text.length < 60) &&
  cells.some((text) => text !== '');

const areNetworks = ({ cells }: GridRow, width: number): boolean =>
  cells.slice(width).filter((text) => networkOf(text) !== null && isOnlyDimensions(text)).length > 1;

/** The columns of values. */
export const dataColumns = (width: number, columns: number): number[] =>
  Array.from({ length: columns - width }, (_, at) => at + width);

/** How many columns are labels: those before the first one of values. */
export function stubOf(rows: readonly GridRow[], known: number): number {
  const body = rows.filter((row, at) => !row.isSection && at >= known);
  const columns = Math.max(1, ...body.map(({ cells }) => cells.length));
  let width = 1;
  while (width < Math.min(3, columns - 1) && isLabelColumn(body, rows.slice(0, known), width)) width++;
  // "Code | Plan | Single | Family": numbers of what follows are no values.
  let codes = 0;
  while (codes < 3 && areCodes(rows, codes)) codes++;
  return codes > 0 && codes < columns - 1 && !body.some(({ cells }) => isValueCell(cells[codes] ?? ''))
    ? Math.max(width, codes + 1)
    : width;
}

/** Whether a column holds nothing but whole numbers beneath a head that says of what. */
function areCodes(rows: readonly GridRow[], column: number): boolean {
  const texts = rows.filter(({ isSection }) => !isSection).map(({ cells }) => cells[column] ?? '');
  const at = texts.findLastIndex((text) => codeHead.test(text));
  const below = texts.slice(at + 1).filter((text) => text !== '');
  return at !== -1 && below.length > 1 && below.every((text) => /^\d{1,6}$/.test(text));
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
    .filter((text, column) => text !== '' && starts[column] === true && !(column < width - 1 && /^\d+$/.test(text)))
    .map(headOf)
    .reverse();
}

const REMARKS = '(remarks)';

/** A label without the remarks that are listed in it: they name what it is like, or what it goes with. */
function headOf(label: string): string {
  const [head = ''] = label.split(/\s*(?:[•▪◦§\ue000-\uf8ff]|\bNotes?:)/u);
  return head.trim() === '' ? REMARKS : head.trim();
}
