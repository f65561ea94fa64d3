import { toLine, toRows, type Fragment, type Line } from './lines.ts';
import { findMargin } from './margins.ts';
import { findTwins } from './twins.ts';

/** Words that a line of running text has at least, in the middle of what one sees; cells of tables have fewer. */
const PROSE_WORDS = 4;
const PROSE_LINES = 4;

/**
 * Puts the fragments of a page into reading order. Where running text stands in columns, a column is read to its end
 * before the next; where short cells stand side by side, they are a table and each row is one line.
 */
export function inReadingOrder(fragments: readonly Fragment[], depth = 0): Line[] {
  const rows = toRows(fragments);
  const columns = depth < 3 ? findGutter(rows) : undefined;
  const isOpen = columns === undefined && depth < 3;
  const margin = isOpen ? (findMargin(rows, gapsOf(rows)) ?? findTwins(rows, gapsOf(rows))) : undefined;
  const gutter = columns ?? margin;
  if (gutter === undefined) return rows.map(toLine);
  // What crosses the gutter (a headline, a wide table) separates what is above it from what is below it.
  const lines: Line[] = [];
  let band: Fragment[][] = [];
  const closeBand = (): void => {
    lines.push(...readBand(band, gutter, depth, margin !== undefined));
    band = [];
  };
  for (const row of rows) {
    if (opensSection(row, band, gutter)) closeBand();
    if (row.some(({ left, right }) => left < gutter - 1 && right > gutter + 1)) {
      closeBand();
      lines.push(toLine(row));
    } else band.push(row);
  }
  closeBand();
  return lines;
}

/** A space of so many times its size above a line parts what stands above from what stands below, on both sides. */
const APART = 2.5;

/**
 * Whether a row begins a section that goes over both sides: behind a space on both of them stands a line on the left alone
 * that is set apart by its size or font. Text and table of what it heads stand side by side beneath it.
 */
function opensSection(row: readonly Fragment[], band: readonly Fragment[][], gutter: number): boolean {
  const [head, ...others] = row;
  const above = band.at(-1)?.[0];
  if (head === undefined || above === undefined || others.length > 0 || head.right > gutter) return false;
  if (head.table !== undefined) return false;
  const usual = band.flat().filter(({ font, size }) => font === head.font && size >= head.size).length;
  return head.y - above.y > APART * head.size && usual * 10 <= band.flat().length;
}

function readBand(rows: readonly Fragment[][], gutter: number, depth: number, isMargin: boolean): Line[] {
  const left = rows.flatMap((row) => row.filter((piece) => piece.right <= gutter + 1));
  const right = rows.flatMap((row) => row.filter((piece) => piece.right > gutter + 1));
  if (!isMargin && (!isProse(left) || !isProse(right))) return rows.map(toLine);
  return [...inReadingOrder(left, depth + 1), ...inReadingOrder(right, depth + 1)];
}

/** Where a page may have an empty strip between columns. */
function gapsOf(rows: readonly Fragment[][]): Set<number> {
  // Baselines of columns need not agree: a column also shows by where its lines begin.
  const gaps = rows.flatMap((row) => row.slice(1).map((piece, index) => ((row[index]?.right ?? 0) + piece.left) / 2));
  return new Set([...gaps, ...startsOf(rows.flat()).map((x) => x - 4)].map((x) => Math.round(x / 2) * 2));
}

/** The x of an empty strip that many rows share, with running text on both sides of it. */
function findGutter(rows: readonly Fragment[][]): number | undefined {
  const fragments = rows.flat();
  let best: { x: number; clear: number } | undefined;
  for (const x of gapsOf(rows)) {
    const left = fragments.filter((piece) => piece.right <= x + 1);
    const right = fragments.filter((piece) => piece.left >= x - 1);
    const clear = left.length + right.length;
    if (clear < fragments.length * 0.7 || !isProse(left) || !isProse(right)) continue;
    if (best === undefined || clear > best.clear) best = { x, clear };
  }
  return best?.x;
}

/** Left edges that at least four fragments share: where columns begin. */
function startsOf(fragments: readonly Fragment[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of fragments) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= PROSE_LINES).map(([x]) => x);
}

function isProse(fragments: readonly Fragment[]): boolean {
  if (fragments.length < PROSE_LINES) return false;
  const words = fragments.map(({ text }) => text.trim().split(/\s+/).length).sort((a, b) => a - b);
  return (words[Math.floor(words.length / 2)] ?? 0) >= PROSE_WORDS;
}
