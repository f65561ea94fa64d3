import { isPlanLike, planTypeIn } from '../extract/plans.ts';
import { isLevel, networkOf, whomsIn, withoutDimensions } from './dimensions.ts';
import type { Line } from './lines.ts';
import { namesMetric, namesService } from './named.ts';
import type { Unit } from './unit.ts';
import { isValueCell, valuesOf } from './value.ts';
import { planAround } from './plan-around.ts';
import { said } from './words.ts';

interface Row {
  line: Line;
  cells: readonly string[];
  /** The only text of its row: it heads the rows beneath it. */
  isSection: boolean;
}

const MOST_HEADS = 5;

/** What stands above the labels of rows. */
const corner = /\b(?:benefits?|services?|features?|plans?|coverage|level|description|type|tier|category|option|provisions?|years?|length|tenure|cost|medication|component)\b/i; // prettier-ignore

/** A label that says no more than how: it is of the row above. */
const generic = /^(?:co-?pay(?:ment)?s?|amount|cost|co-?insurance|maximum|frequency|individual|family|single|person|in[- ]network|out[- ]of[- ]network)$/i; // prettier-ignore

/** No table of a guide has more columns; every row of one is filled up to its widest. */
const WIDEST = 40;

/** The cells of a table that may hold values, each with the labels of its row and the heads of its column. */
export function cellsOfTable(
  lines: readonly Line[],
  around: Unit['around'],
  group: number,
  before: Heads | null,
  title: string,
): { units: Unit[]; heads: Heads } {
  const columns = lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (columns > WIDEST) return { units: [], heads: { rows: [], columns } };
  const rows = withWholeHeads(lines.map((line) => rowOf(line, columns)));
  // Columns that ran together into the labels: of whom an amount is cannot be told by its place.
  const together = rows.filter(({ cells, isSection }) => !isSection && cells.length > 1 && /[$%]/.test(cells[0] ?? ''));
  if (together.length > rows.length / 3) return { units: [], heads: { rows: [], columns } };
  const units: Unit[] = [];
  // A table without heads goes on with those of the one before it, where it has as many columns.
  const known = before !== null && before.columns === columns && !isHeaded(rows[0]) ? before.rows : [];
  let heads: readonly Row[] = known;
  let sections: string[] = [];
  let isHead = known.length === 0;
  let wasSection = false;
  let above: string | null = null;
  rows.forEach((row, at) => {
    if (row.isSection) {
      sections = wasSection ? [[...sections, row.cells[0] ?? ''].join(' ')] : [row.cells[0] ?? ''];
      wasSection = true;
      return;
    }
    wasSection = false;
    const hasValues = row.cells.slice(1).some(isValueCell);
    const first = row.cells[0] ?? '';
    const isFurther = heads.length === 0 || ((first === '' || corner.test(first)) && !namesService(first));
    const isNewHead = !hasValues && row.cells[0] === '' && row.cells.slice(1).every((text) => text.length < 60);
    if (!hasValues && (isHead ? heads.length < MOST_HEADS && isFurther : isNewHead)) {
      heads = isHead && heads !== known ? [...heads, row] : [row];
      isHead = true;
      return;
    }
    isHead = false;
    const label = row.cells[0] ?? '';
    const isGeneric = generic.test(label);
    units.push(
      ...cellsOfRow(row, at, heads, isGeneric && above !== null ? [above, ...sections] : sections, around, group).map(
        (unit) => ({ ...unit, title }),
      ),
    );
    if (!isGeneric) above = label;
  });
  return { units: named(units, heads.length > 0), heads: { rows: heads, columns } };
}

/** Heads of a table, for those that go on with them. */
export interface Heads {
  rows: readonly Row[];
  columns: number;
}

const isHeaded = (row: Row | undefined): boolean =>
  row !== undefined &&
  !row.isSection &&
  !row.cells.slice(1).some(isValueCell) &&
  ((row.cells[0] ?? '') === '' || corner.test(row.cells[0] ?? ''));

/** A head whose words stand apart over one column: what is above a column without any value is of the column before it. */
function withWholeHeads(rows: readonly Row[]): readonly Row[] {
  const hasValues = ({ cells }: Row): boolean => cells.slice(1).some(isValueCell);
  const filled = new Set(
    rows.filter(hasValues).flatMap(({ cells }) => cells.flatMap((text, column) => (text === '' ? [] : [column]))),
  );
  if (filled.size < 2) return rows;
  return rows.map((row) => {
    if (row.isSection || hasValues(row)) return row;
    const cells = [...row.cells];
    cells.forEach((text, column) => {
      let before = column - 1;
      while (before > 0 && !filled.has(before)) before--;
      if (column < 2 || filled.has(column) || text === '' || before < 1) return;
      cells[before] = `${cells[before] ?? ''} ${text}`.trim();
      cells[column] = '';
    });
    return { ...row, cells };
  });
}

function rowOf(line: Line, columns: number): Row {
  const texts = partLoose(
    line.cells.map(({ text }) => text),
    columns,
  );
  const filled = texts.filter((text) => text !== '');
  const isSection = filled.length <= 1 && !isValueCell(filled[0] ?? '') && (texts[0] !== '' || texts.length === 1);
  return {
    line,
    isSection,
    cells: isSection ? filled : texts.every((text) => !isValueCell(text)) ? spread(texts, columns) : texts,
  };
}

/** Heads over as many columns as there are: each over its share of them, else those without one above the labels to the right. */
function spread(texts: readonly string[], columns: number): readonly string[] {
  if (texts.length >= columns || texts.length < 2) return texts;
  const [first = ''] = texts;
  const hasCorner = first === '' || corner.test(first);
  const heads = hasCorner ? texts.slice(1) : texts;
  const share = (columns - 1) / heads.length;
  if (Number.isInteger(share))
    return [hasCorner ? first : '', ...heads.flatMap((text) => Array.from({ length: share }, () => text))];
  return hasCorner ? texts : [...Array.from({ length: columns - texts.length }, () => ''), ...texts];
}

/** Cells that ran together: a label with the value beside it, or values that follow one another. */
function partLoose(texts: readonly string[], columns: number): readonly string[] {
  const missing = columns - texts.length;
  if (missing <= 0) return texts;
  const parts = texts.flatMap((text, at) => {
    const starts = groupStarts(text).filter((start) => start > 0 || at > 0);
    const cuts = at === 0 ? starts : starts.slice(1);
    return cuts.length === 0 ? [text] : [0, ...cuts].map((from, index) => text.slice(from, cuts[index]).trim());
  });
  return parts.length === columns ? parts : texts;
}

/** Where groups of values begin: "$500 / $1,000" is one. */
function groupStarts(text: string): number[] {
  const values = valuesOf(text).filter(({ kind }) => kind === 'money' || kind === 'share' || kind === 'none');
  return values.flatMap(({ from }, at) => {
    const between = text.slice(values[at - 1]?.to ?? 0, from);
    return at > 0 && /[/(+-]\s*$|\bor |\bthen |\bto |\bplus |\band /.test(between) ? [] : [from];
  });
}

function cellsOfRow(
  row: Row,
  at: number,
  heads: readonly Row[],
  sections: readonly string[],
  around: Unit['around'],
  group: number,
): Unit[] {
  const [label = '', ...values] = row.cells;
  const corners = heads.map(({ cells }) => cells[0] ?? '').filter((text) => text !== '');
  return values.flatMap((text, index): Unit[] => {
    if (text === '') return [];
    const column = heads
      .map(({ cells }) => cells[index + 1] ?? '')
      .filter((head) => head !== '')
      .reverse();
    const labels = {
      ...around,
      row: [label, ...sections].filter((one) => one !== ''),
      column,
      lead: [...around.lead, ...corners],
    };
    return [{
      kind: 'cell', ordinal: row.line.passage.ordinal, from: row.line.from, to: row.line.to, own: said(text), around: labels,
      title: '', before: '', group, row: at, column: index + 1, plan: null,
    }]; // prettier-ignore
  });
}

const noName =
  /^(?:medical|dental|vision|health|life|in|out|network|benefit|service|feature|coverage|plan|amount|details?|description|cost|notes?|you pay|tier|what you pay|option|provider|n\/a|ded\.?|limit|summary|type|annual|monthly|biweekly|weekly|(?:copay|coinsurance|benefit|your|retail|employee|member|employer|company)?(?: ?(?:copay|amount|cost|share|pays?|cost sharing|contribution|premium|rate))*)s?$/i;

/** A name of a plan in a head: what is left without network and level, where it names no metric. */
function planIn(head: string): string | null {
  const left = withoutDimensions(head)
    .replace(/[*†:]+$/, '')
    .trim();
  if (left === '' || left.length > 60 || noName.test(left) || isLevel(head) || /^\W*$/.test(left)) return null;
  return namesMetric(left) && planTypeIn(left.toLowerCase()) === null && !/\bplan\b/i.test(left) ? null : left;
}

const employees = /\b(?:employee|your|you|ee|member|associate|team member)\b/i;
const paid = /\b(?:contributions?|pays?|share|subsidy|paid)\b/i;

/** The plan that a row across the table heads its rows with. */
const sectionPlan = ({ around }: Unit): string | null =>
  around.row.slice(1).find((text) => planTypeIn(text.toLowerCase()) !== null && text.length < 60) ?? null;

/** Cells with the plans that columns, or rows, are of: heads that differ between columns and say nothing else are their names. */
function named(units: readonly Unit[], hasHeads: boolean): Unit[] {
  const columns = new Map(units.map(({ column, around }) => [column, around.column]));
  const depth = Math.max(0, ...Array.from(columns.values(), (heads) => heads.length));
  let byColumn = new Map<number, string>();
  // The highest heads name plans; what stands beneath them parts them.
  for (let level = depth - 1; level >= 0; level--) {
    const found = new Map(Array.from(columns, ([column, heads]) => [column, planIn(heads[level] ?? '')] as const));
    const all = [...found.values()].filter((name) => name !== null);
    const isSure = all.length > 0 && all.every((name) => isPlanLike(name.toLowerCase()));
    const differ = new Set(all).size > 1;
    const isNamed =
      all.length >= 0.6 * columns.size && (differ || (isSure && columns.size <= 2 && byColumn.size === 0));
    if (!isNamed) continue;
    byColumn = new Map(Array.from(found).flatMap(([column, name]) => (name === null ? [] : [[column, name] as const])));
    if (differ) break;
  }
  const labels = [...new Set(units.map(({ around }) => around.row[0] ?? ''))];
  const above = units[0]?.around.lead.at(-1) ?? '';
  const areRows =
    byColumn.size === 0 &&
    hasHeads &&
    labels.every((label) => !namesMetric(label) || isPlanLike(label.toLowerCase())) &&
    labels.every((label) => !isLevel(label) && networkOf(label) === null && !/\byears?\b|\d+ ?[-–+]/.test(label)) &&
    (/\bplans?\b|\boptions?\b|\bmedical\b/i.test(above) ||
      (labels.length > 0 && labels.every((label) => isPlanLike(label.toLowerCase()))));
  const levels = new Set(
    [...labels, ...Array.from(columns.values()).flat()].filter(isLevel).map((text) => whomsIn(said(text))[0]?.kind),
  );
  const isRates = levels.has('spouse') || levels.has('children') || levels.has('employee');
  const heads = new Map(Array.from(columns, ([column, texts]) => [column, texts.join(' ')]));
  const isOfEmployees = [...heads.values()].some((text) => employees.test(text));
  return units.map((given) => {
    // Beside what employees pay another payer's column has a name of its own: "Harbor contribution".
    const isOther =
      isRates &&
      isOfEmployees &&
      paid.test(heads.get(given.column) ?? '') &&
      !employees.test(heads.get(given.column) ?? '');
    const one = isOther
      ? { ...given, around: { ...given.around, column: ['employer contribution', ...given.around.column] } }
      : given;
    const unit = isRates
      ? { ...one, around: { ...one.around, chapter: [...one.around.chapter, 'employee contribution'] } }
      : one;
    const plan = byColumn.get(unit.column) ?? (areRows ? (unit.around.row[0] ?? null) : null);
    return { ...unit, plan: plan ?? sectionPlan(unit) ?? planAround(unit.around) };
  });
}
