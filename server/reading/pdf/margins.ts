import type { Fragment } from './lines.ts';

/** A margin has so many lines at least; a table beside it so many rows. */
const LINES = 8;
const ROWS = 4;

const startsSmall = ({ text }: Fragment): boolean => /^\p{Ll}/u.test(text.trim());
const isLabel = ({ text }: Fragment): boolean =>
  /^\p{L}/u.test(text.trim()) && !/^(?:not covered|covered|no charge|none|n\/a|yes|no)\b/i.test(text.trim());

/**
 * The x that parts running text in a margin from a table beside it; undefined where the page has none. The lines of a
 * margin go on in the middle of sentences wherever rows of the table stand, which labels of a table do not, and the table
 * has labels of its own.
 */
export function findMargin(rows: readonly Fragment[][], candidates: Iterable<number>): number | undefined {
  if (rows.filter((row) => row.length > 1).length < ROWS || rows.length < LINES) return undefined;
  const fragments = rows.flat();
  let best: { x: number; clear: number } | undefined;
  for (const x of candidates) {
    const clear = fragments.filter(({ left, right }) => right <= x + 1 || left >= x - 1).length;
    if (clear < fragments.length * 0.9 || (best !== undefined && clear <= best.clear)) continue;
    const sides = rows.map((row) => ({
      left: row.filter(({ right }) => right <= x + 1),
      right: row.filter(({ left }) => left >= x - 1),
    }));
    const isMargin =
      stands(sides.map(({ left, right }) => [left, right])) || stands(sides.map(({ left, right }) => [right, left]));
    if (isMargin) best = { x, clear };
  }
  return best?.x;
}

/** Whether the first side of the rows is a margin, and the second a table. */
function stands(sides: readonly (readonly [Fragment[], Fragment[]])[]): boolean {
  const text = sides.filter(([own]) => own.length > 0);
  if (text.length < LINES || text.filter(([own]) => own.length > 1).length > text.length * 0.05) return false;
  const lines = text.flatMap(([[line]]) => line ?? []);
  const words = lines.map((line) => line.text.trim().split(/\s+/).length).sort((a, b) => a - b);
  if ((words[Math.floor(words.length / 2)] ?? 0) < 4 || lines.filter(startsSmall).length < lines.length * 0.35)
    return false;
  const table = sides.filter(([, other]) => other.length > 1);
  const labelled = table.filter(([, [first]]) => first !== undefined && isLabel(first));
  if (table.length < ROWS || labelled.length < table.length * 0.6) return false;
  const loose = table.filter(([[line]]) => line === undefined || startsSmall(line));
  return loose.length >= table.length * 0.4;
}
