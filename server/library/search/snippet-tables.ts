import { levelNamed } from '../../facts/read/dimensions.ts';
import { clauseAt } from './snippet-clauses.ts';

/** What parts the cells of a row. */
const BAR = ' | ';

/** Where a clause of a text begins and ends. */
function extentOf(text: string, starts: readonly number[], clause: number): { from: number; to: number } {
  return { from: starts[clause] ?? 0, to: starts[clause + 1] ?? text.length };
}

/** The cells of a row of a table; null of what is no row. */
function cellsOf(text: string, starts: readonly number[], clause: number): string[] | null {
  const { from, to } = extentOf(text, starts, clause);
  const row = text.slice(from, to).replace(/; $/, '');
  return row.includes(BAR) ? row.split(BAR) : null;
}

/** The first of the rows that follow one another up to a row: the head of its table, or the row itself. */
function firstRow(text: string, starts: readonly number[], row: number): number {
  let first = row;
  while (first > 0 && cellsOf(text, starts, first - 1) !== null) first -= 1;
  return first;
}

/** A household and a person are called by either word. */
const sameTier: Readonly<Record<string, string>> = { individual: 'employee', family: 'employee_family' };
const plainTier = (tier: string): string => sameTier[tier] ?? tier;

/**
 * Whether an amount may be of a coverage level: where its row begins with the name of a level, or its column stands under one,
 * that is the one.
 *
 * @param starts where the sentences and rows of the text begin; see `clauseStarts`
 * @param at the place of the amount
 */
export function isOfTier(text: string, starts: readonly number[], at: number, tier: string): boolean {
  const row = clauseAt(starts, at);
  const cells = cellsOf(text, starts, row);
  if (cells === null) return true;
  const column = text.slice(starts[row] ?? 0, at).split(BAR).length - 1;
  const head = cellsOf(text, starts, firstRow(text, starts, row));
  const named = levelOf(cells[0]) ?? levelOf(head?.[column]);
  return named === null || named === plainTier(tier);
}

function levelOf(cell: string | undefined): string | null {
  const tier = cell === undefined ? null : levelNamed(cell);
  return tier === null ? null : plainTier(tier);
}

/** A longer head is left out, since the rows are what is read; a shorter one is shown with the words that lead to its table. */
const LONGEST_HEAD = 130;
const SHORT_HEAD = 90;

/**
 * The head of the table whose row stands at a place, where it stands before `from`: without it the cells of the row say
 * little. Null where there is none, and where what comes first is a row like the others.
 *
 * @param starts where the sentences and rows of the text begin; see `clauseStarts`
 */
export function headBefore(
  text: string,
  starts: readonly number[],
  at: number,
  from: number,
): { start: number; end: number } | null {
  const row = clauseAt(starts, at);
  if (cellsOf(text, starts, row) === null) return null;
  const first = firstRow(text, starts, row);
  const { from: begin, to: end } = extentOf(text, starts, first);
  // What leads to a table ends in a colon, and no sentence.
  const lead = text.lastIndexOf(': ', text.indexOf(BAR, begin));
  const start = end - begin > SHORT_HEAD && lead > begin ? lead + 2 : begin;
  if (first === row || start >= from || end - start > LONGEST_HEAD) return null;
  const [, ...others] = cellsOf(text, starts, first) ?? [];
  return others.some(isValue) ? null : { start, end: Math.min(end, from) };
}

/** "$45", "20% after deductible", "15", "None": what a table says, and no name of a column. */
function isValue(cell: string): boolean {
  return /[$%]|^\s*[\d.,]+(?:\s|$)|^(?:none|yes|no|n\/a|not covered)$/i.test(cell);
}
