import type { Piece } from './copied-values.ts';
import { headsIn, isCorner, isKnownHead, namesPlan, namesSide } from './heads-in-line.ts';

/** A row of heads: what heads the labels, and what heads the columns of values, each over its share of them. */
export interface HeadRow {
  corner: Piece | null;
  cells: readonly Piece[];
}

const MOST_HEADS = 4;
/** The head of a last column that only remarks on its rows. */
const remarks = /^(?:special |important )?(?:comments?|notes?|limitations?|exceptions?|remarks?)$/i;
const limit = /\b(?:deductible|maximum|max|limit)\b/i;

/**
 * The heads of columns among the labels above the first row, side by side on a line or each on its own, and the labels beneath
 * them; null where they are not as many as there are columns.
 *
 * @param hasSections labels without values stand between the rows that follow: one may stand before the first of them, too
 */
export function headsAbove(
  above: readonly Piece[],
  columns: number,
  hasSections = false,
): { heads: readonly HeadRow[]; sections: readonly Piece[] } | null {
  if (remarks.test(above.at(-1)?.text ?? '')) return headsAbove(above.slice(0, -1), columns, hasSections);
  for (const beneath of [0, 1]) {
    const heads = linesAbove(above.slice(0, above.length - beneath), columns);
    if (heads.at(-1)?.cells.length === columns) return { heads, sections: above.slice(above.length - beneath) };
  }
  for (const beneath of [1, 2]) {
    const heads = knownAbove(above.slice(0, above.length - beneath), columns);
    if (heads !== null && !isKnownHead(above.at(-1)?.text ?? ''))
      return { heads, sections: above.slice(above.length - beneath) };
  }
  const sections = isSection(above, columns, hasSections) ? above.slice(-1) : [];
  const heads = stackedAbove(above.slice(0, above.length - sections.length), columns);
  return heads === null ? null : { heads, sections };
}

/** Whether the last label above the rows is none of their heads: it opens the first part of them. */
function isSection(above: readonly Piece[], columns: number, hasSections: boolean): boolean {
  const [first, last] = [above[0], above.at(-1)];
  if (first === undefined || last === undefined) return false;
  // The name of a plan or of a limit beneath heads that are none.
  const isAlone = (is: (text: string) => boolean): boolean =>
    is(last.text) && above.slice(-columns).filter(({ text }) => is(text)).length === 1;
  if (isAlone(namesPlan) || isAlone((text) => limit.test(text))) return true;
  const others = above.length - columns;
  return hasSections && !namesSide(last.text) && (others === 2 || (others === 1 && !isCorner(first.text)));
}

/** Heads each on a line of its own that are all known by their names. */
const knownAbove = (above: readonly Piece[], columns: number): HeadRow[] | null =>
  above.length >= columns && above.slice(-columns).every(({ text }) => isKnownHead(text))
    ? stackedAbove(above, columns)
    : null;

function linesAbove(above: readonly Piece[], columns: number): HeadRow[] {
  const heads: HeadRow[] = [];
  for (const line of above.toReversed()) {
    const read = heads.length < MOST_HEADS ? headsIn(line, columns) : null;
    if (read === null) break;
    heads.unshift({ corner: read.corner, cells: read.heads });
  }
  return heads;
}

/** Heads each on a line of its own; names over several columns each may stand before them. */
function stackedAbove(above: readonly Piece[], columns: number): HeadRow[] | null {
  if (above.length < columns) return null;
  const own = above.slice(-columns);
  const rest = above.slice(0, -columns);
  const wide = [columns / 2, columns / 3].find(
    (count) => Number.isInteger(count) && count > 1 && (rest.length === count || rest.length === count + 1),
  );
  if (wide === undefined) return [{ corner: rest.at(-1) ?? null, cells: own }];
  const corner = rest.length > wide ? (rest[0] ?? null) : null;
  return [
    { corner, cells: rest.slice(-wide) },
    { corner: null, cells: own },
  ];
}
