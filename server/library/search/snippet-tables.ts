import { tierOf } from '../../facts/extract/aspects.ts';
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
  const tier = cell === undefined ? null : tierOf(cell.toLowerCase());
  return tier === null ? null : plainTier(tier);
}
