import { listed } from '../../../contract/vocabulary/listed.ts';
import { isAnyPlan, isPlanLike, planTypeIn } from './plans.ts';
import { isLevel, withoutDimensions } from './dimensions.ts';
import type { GridRow } from './grid.ts';
import { namedIn, namesMetric, namesService } from './named.ts';
import { subjectsIn } from './subject.ts';
import { isValueCell } from './value.ts';
import { said } from './words.ts';

/** A row of heads, by column. */
export type HeadRow = readonly string[];

const MOST_HEADS = 5;
const LONGEST_HEAD = 90;
/** A head of a table that says itself which of its rows are heads. */
const LONGEST_KNOWN = 160;

/** What stands above the labels of rows. */
export const corner =
  /\b(?:benefits?|services?|features?|plans?|coverage|level|description|type|tier|category|option|provisions?|years?|length|tenure|cost|medication|component)\b/i;

/** Whether a head stands above labels, and is no plan's name. */
export const isCorner = (text: string): boolean =>
  corner.test(text) && (isAnyPlan(text) || !isPlanLike(text.toLowerCase()));

/** Whether values stand in a row, other than in what reaches over from its label. */
export const hasValues = ({ cells, starts }: GridRow): boolean =>
  cells.some((text, column) => column > 0 && (starts[column] === true || text !== cells[0]) && isValueCell(text));

/** What stands above numbers that say of what a row is. */
export const codeHead = /^(?:page|code|no|number|#|id|group|plan (?:code|id|number))\b/i;

const benefitAlone = /^(?:medical|health|dental|vision|life|disability)(?: (?:insurance|plan|carrier))*$/i;

/** "Medical | Aetna" above "Dental | Guardian": a list of who insures what, which no row heads. */
export function isListOfBenefits(rows: readonly GridRow[]): boolean {
  const areBenefits = rows.map(({ cells, isSection }) => !isSection && benefitAlone.test(cells[0] ?? ''));
  return areBenefits[0] === true && areBenefits.filter(Boolean).length > 1 && !rows.some(hasValues);
}

/** Whether a row heads columns, at the top of a table that knows of so many rows of heads. */
export function isHead(row: GridRow, at: number, known: number, before: readonly HeadRow[]): boolean {
  const [first = ''] = row.cells;
  // What is noted above the labels may be long.
  const longest = Math.max(0, ...row.cells.flatMap((text) => (text === first ? [] : [text.length])));
  if (row.isSection || longest > (at < known ? LONGEST_KNOWN : LONGEST_HEAD)) return false;
  if (at < known) return true;
  // A note may reach over all columns of labels.
  const isNote = row.cells[1] === first && row.starts[1] === false && before.length < 2;
  const isApart = first === '' || isNote || codeHead.test(first) || (corner.test(first) && !namesService(first));
  if (!hasValues(row)) return before.length < MOST_HEADS && (isApart || (before.length === 0 && at === 0));
  // Plans may be called by their amounts: "$500 Deductible".
  const names = row.cells.slice(1).filter((text) => text !== '');
  return before.length === 0 && at === 0 && first === '' && names.every((text) => planIn(text) !== null);
}

/** Heads over as many columns as there are: each over its share of them, else those without one above the labels to the right. */
export function spread(cells: HeadRow, columns: number): HeadRow {
  const texts = cells.filter((text) => text !== '');
  const isLeft = cells.slice(0, texts.length).every((text) => text !== '');
  if (!isLeft || texts.length >= columns || texts.length < 2) return cells;
  const [first = ''] = texts;
  const hasCorner = isCorner(first);
  const heads = hasCorner ? texts.slice(1) : texts;
  const share = (columns - 1) / heads.length;
  if (Number.isInteger(share))
    return [hasCorner ? first : '', ...heads.flatMap((text) => Array.from({ length: share }, () => text))];
  return hasCorner ? cells : [...Array.from({ length: columns - texts.length }, () => ''), ...texts];
}

/** A head whose words stand apart over one column: what is above a column without any value is of the column before it. */
export function withWholeHeads(rows: readonly GridRow[]): readonly GridRow[] {
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
      if (row.starts[column] === true) cells[before] = `${cells[before] ?? ''} ${text}`.trim();
      cells[column] = '';
    });
    return { ...row, cells };
  });
}

const noName =
  /^(?:medical|dental|vision|health|life|in|out|network|benefit|service|feature|coverage|plan|amount|details?|description|cost|notes?|you pay|tier|what you pay|option|provider|n\/a|ded\.?|limit|summary|type|annual|monthly|biweekly|weekly|(?:copay|coinsurance|benefit|your|retail|employee|member|employer|company)?(?: ?(?:copay|amount|cost|share|pays?|cost sharing|contribution|premium|rate))*)s?$/i;
const byAmount = /^\$[\d,.]+k? (?:deductible|copay|ppo|hdhp|hsa)|^\$[\d,.]+k? .*\b(?:plan|option)\b/i;
const lines = new Set(
  listed(`
    std, ltd, life, voluntary, retirement, vacation, sick, holiday, leave, program
  `),
);

/** A name of a plan in a head: what is left without network and level, where it names no metric. */
export function planIn(head: string): string | null {
  if (/^non-?ppo\b/i.test(head)) return null;
  const left = withoutDimensions(head)
    .replace(/[*†:]+$/, '')
    .trim();
  if (left === '' || left.length > 60 || noName.test(left) || isLevel(head) || /^[\W\d]*$/.test(left)) return null;
  const type = planTypeIn(left.toLowerCase());
  if (byAmount.test(left)) return left;
  if (type === null && subjectsIn(said(left)).some(({ kind }) => lines.has(kind))) return null;
  return namesMetric(left) && type === null && !/\bplan\b/i.test(left) ? null : left;
}

/** A name that is one of a plan only because plans stand beside it: it reads like one, and is a word or two. */
const planBeside = (head: string): string | null => {
  const left = withoutDimensions(head)
    .replace(/[*†:]+$/, '')
    .trim();
  return left !== '' &&
    left.split(' ').length <= 2 &&
    isPlanLike(left.toLowerCase()) &&
    !/^(?:in|out|network|copay)/i.test(left)
    ? left
    : null;
};

const change =
  /\b(?:change|increase|decrease|difference|diff|savings)\b|%\s*(?:change|increase)|^(?:prior|previous|last) year\b/i;
const others =
  /\b(?:part[- ]time|half[- ]time|[1-3]\/[2-4] time|three[- ]quarters?[- ]time|cobra|retirees?|non-?union|tobacco users?|smokers?|domestic partner)\b/i;

/** What a renewal or a proposal stands beside is what was before it. */
const current = /^current\b/i;
const replacing = /^(?:renewal|proposed|proposal)\b/i;

/** Columns that say nothing of this year's plans: changes, what was paid before, and others than full-time employees. */
export function idleColumns(heads: readonly HeadRow[], columns: number): ReadonlySet<number> {
  const texts = Array.from({ length: columns }, (_, column) => heads.map((row) => row[column] ?? '').join(' '));
  const years = texts.map((text) => Number(/\b(?:FY|PY)? ?'?(?:20)?(2\d)\b(?!\d|,|%)/i.exec(text)?.[1] ?? 0));
  const latest = Math.max(0, ...years);
  const isCompared = new Set(years.filter((year) => year > 0)).size > 1;
  return new Set(
    texts.flatMap((text, column) => {
      const year = years[column] ?? 0;
      const isOld = isCompared && year > 0 && year < latest;
      const isReplaced = current.test(text) && texts.some((other) => replacing.test(other));
      return column > 0 && (isOld || isReplaced || change.test(text) || others.test(text)) ? [column] : [];
    }),
  );
}

const counted = /^(?:(?:option|alternat(?:e|ive)|proposal|quote|plan) #?[a-f\d]|(?:current|renewal|proposed)\b.*)$/i;

/** Which row of heads names plans, and the name over each column; the highest that differs counts. */
export function plansOf(
  heads: readonly HeadRow[],
  columns: readonly number[],
): { at: number; names: ReadonlyMap<number, string> } | null {
  let found: { at: number; names: ReadonlyMap<number, string>; isCounted: boolean } | null = null;
  for (const [at, row] of heads.entries()) {
    // "PPO" beside "Non-PPO" is a network.
    if (row.some((text) => /^non-?ppo\b/i.test(text))) continue;
    const read = columns.map((column) => [column, planIn(row[column] ?? '')] as const);
    // "Basic" beside "Enhanced": a name that could be of services, too.
    const isBeside = read.some(([, name]) => name !== null && isPlanLike(name.toLowerCase()));
    const all = read.map(
      ([column, name]) => [column, name ?? (isBeside ? planBeside(row[column] ?? '') : null)] as const,
    );
    const names = new Map(all.flatMap(([column, name]) => (name === null ? [] : [[column, name] as const])));
    const values = [...names.values()];
    const metrics = new Set(columns.flatMap((column) => namedIn(said(row[column] ?? '')).map(({ spec }) => spec)));
    const isOfMetrics =
      metrics.size > 1 && !values.some((name) => name.startsWith('$') || isPlanLike(name.toLowerCase()));
    const differ = new Set(values).size > 1;
    const isSure = values.length > 0 && values.every((name) => isPlanLike(name.toLowerCase()));
    const isNamed =
      values.length >= 0.6 * columns.length &&
      !isOfMetrics &&
      (differ || (isSure && columns.length <= 4 && found === null));
    if (!isNamed || (found?.isCounted === true && !(differ && isSure))) continue;
    // Options that are counted may be named beneath their numbers.
    const isCounted = values.every((name) => counted.test(name));
    found = { at, names, isCounted };
    if (differ && !isCounted) break;
  }
  return found;
}
