import type { Fragment } from './lines.ts';

/** How many rows of two tables stand side by side at least. */
const ROWS = 3;
/** What part of the rows that both have, and of all fragments, must agree with it. */
const AGREE = 0.8;
const CLEAR = 0.9;

const hasValue = ({ text }: Fragment): boolean => /[$%]|^\s*\d/.test(text);
const isLabel = (piece: Fragment): boolean =>
  !hasValue(piece) &&
  /^\p{L}/u.test(piece.text.trim()) &&
  !/^(?:not covered|covered|no charge|none|n\/a|yes|no|included|deductible (?:waived|applies))\b/i.test(
    piece.text.trim(),
  );

/**
 * The x that parts two tables that stand side by side; undefined where the page has none. Beyond it labels begin again, behind
 * the values of the first.
 */
export function findTwins(rows: readonly Fragment[][], candidates: Iterable<number>): number | undefined {
  if (rows.filter((row) => row.length > 3).length < ROWS) return undefined;
  const all = rows.reduce((sum, row) => sum + row.length, 0);
  let best: { x: number; twins: number } | undefined;
  for (const x of candidates) {
    let clear = 0;
    let both = 0;
    let twins = 0;
    for (const row of rows) {
      const left = row.filter(({ right }) => right <= x + 1);
      const right = row.filter(({ left: from }) => from >= x - 1);
      clear += left.length + right.length;
      if (left.length < 2 || right.length < 2 || !left.some(hasValue)) continue;
      both += 1;
      const [label, ...values] = right;
      if (label !== undefined && isLabel(label) && values.some(hasValue)) twins += 1;
    }
    if (twins < ROWS || twins < both * AGREE || clear < all * CLEAR) continue;
    if (best === undefined || twins > best.twins) best = { x, twins };
  }
  return best?.x;
}
