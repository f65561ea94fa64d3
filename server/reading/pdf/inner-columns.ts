import type { Grid, Region } from './grids.ts';
import type { Word } from './words.ts';

/** What lies between two places of a page, from left to right. */
interface Span {
  left: number;
  right: number;
}

/** Columns stand further apart than so many times the size of their words. */
const WIDE = 1.2;
/** So many cells of a drawn column must leave the same space for it to part two columns, and this part of those with text. */
const FEWEST = 3;
const PART = 0.25;
/** A cell of more words is running text. */
const MOST_WORDS = 60;

/** In a cell with more spaces than this there are no columns, but words that stand apart. */
const MOST_SPACES = 12;

const value = /\$ ?\d|\d ?%|\b(?:not covered|no charge|covered in full|n\/a)\b/i;
/** What says no value goes on with what stands beside it: "$500" and "individual". */
const holdsValue = (words: readonly Word[]): boolean => value.test(words.map(({ text }) => text).join(' '));

/** A list goes on where it likes. */
const isList = (words: readonly Word[]): boolean => words.some(({ text }) => /^[•▪●○◦‣·]/.test(text));

/**
 * Parts the cells of a grid where they hold columns of which nothing is drawn: "$25 copay" and "30%" of two networks beneath the
 * name of one plan, and heads in a band of colour over several columns.
 */
export function withInnerColumns(grid: Grid, texts: ReadonlyMap<Region, readonly Word[]>): Grid {
  const cuts = grid.sides
    // In the first column stand labels.
    .slice(2)
    .flatMap((_, at) =>
      cutsOf(
        grid.regions.filter((one) => one.column === at + 1 && one.columns === 1).map((one) => texts.get(one) ?? []),
      ),
    );
  const sides = [...grid.sides, ...cuts].sort((one, other) => one - other);
  const regions = grid.regions.flatMap((region) => {
    const words = texts.get(region) ?? [];
    const inner = sides.filter((at) => at > region.left && at < region.right);
    const ends = region.columns === 1 ? inner.filter((at) => isOpen(words, at)) : endsOfHeads(words, region, inner);
    return [region.left, ...ends].map((left, at): Region => {
      const right = ends[at] ?? region.right;
      const column = sides.indexOf(left);
      return { ...region, left, right, column, columns: sides.indexOf(right) - column };
    });
  });
  return { ...grid, sides, columns: sides.length - 1, regions };
}

/** The spaces that no word enters, wide enough to part columns. */
function spacesIn(words: readonly Word[]): Span[] {
  const sorted = [...words].sort((one, other) => one.left - other.left);
  let right = sorted[0]?.right ?? 0;
  return sorted.flatMap((word) => {
    const space = { left: right, right: word.left };
    right = Math.max(right, word.right);
    return space.right - space.left > WIDE * word.size ? [space] : [];
  });
}

/** Where many cells of a drawn column leave the same space. */
function cutsOf(cells: readonly (readonly Word[])[]): number[] {
  const filled = cells.filter((words) => words.length > 0 && words.length <= MOST_WORDS && !isList(words));
  let spaces = filled.map((words) => {
    const all = spacesIn(words);
    return all.filter(
      ({ left, right }) =>
        all.length <= MOST_SPACES &&
        holdsValue(words.filter((word) => word.right <= left)) &&
        holdsValue(words.filter((word) => word.left >= right)),
    );
  });
  const cuts: number[] = [];
  for (;;) {
    const [best, ...others] = spaces
      .flat()
      .map((space) =>
        spaces.flatMap((own) => own.find(({ left, right }) => left <= space.left && right > space.left) ?? []),
      )
      .sort((one, other) => other.length - one.length);
    if (best === undefined || best.length < Math.max(FEWEST, PART * filled.length) || others.length === 0) return cuts;
    const cut = (Math.max(...best.map(({ left }) => left)) + Math.min(...best.map(({ right }) => right))) / 2;
    cuts.push(cut);
    spaces = spaces.map((own) => own.filter(({ left, right }) => left >= cut || right <= cut));
  }
}

/** Whether the words of a cell leave room at a place, on each line of it. */
function isOpen(words: readonly Word[], at: number): boolean {
  return (
    !isList(words) &&
    words.every(
      (word) =>
        (word.right <= at || word.left >= at) &&
        words.every(
          (other) =>
            word.left >= at ||
            other.left < at ||
            Math.abs(word.baseline - other.baseline) > word.size / 2 ||
            other.left - word.right > WIDE * word.size,
        ),
    )
  );
}

/** Where heads end that stand in one cell over several columns, each in the middle of its own or at their edge. */
function endsOfHeads(words: readonly Word[], region: Region, inner: readonly number[]): readonly number[] {
  const spaces = region.rows === 1 ? spacesIn(words) : [];
  if (spaces.length === 0 || spaces.length > inner.length) return [];
  const from = Math.min(...words.map(({ left }) => left));
  const to = Math.max(...words.map(({ right }) => right));
  const heads = [...spaces, { left: to, right: to }].map(({ left }, at): Span => ({
    left: spaces[at - 1]?.right ?? from,
    right: left,
  }));
  const [first = region.right] = inner;
  // Above the labels stands nothing.
  const isBare = region.column === 0 && from >= first;
  const ends = best(heads, isBare ? first : region.left, [...(isBare ? inner.slice(1) : inner), region.right]);
  return ends === null ? [] : [...(isBare ? [first] : []), ...ends.at.slice(0, -1)];
}

const offset = (head: Span, span: Span): number =>
  Math.min(
    Math.abs(head.left - span.left),
    Math.abs(head.right - span.right),
    Math.abs(head.left + head.right - span.left - span.right) / 2,
  );

interface Ends {
  at: readonly number[];
  cost: number;
}

/** The ends among those given at which heads stand nearest to the middles or edges of their spans. */
function best(heads: readonly Span[], from: number, ends: readonly number[]): Ends | null {
  let found = new Map<number, Ends>([[-1, { at: [], cost: 0 }]]);
  for (const [at, head] of heads.entries()) {
    const next = new Map<number, Ends>();
    for (const [before, { at: taken, cost }] of found)
      for (let end = before + 1; end < ends.length - (heads.length - 1 - at); end += 1) {
        const right = ends[end] ?? from;
        const sum = cost + offset(head, { left: ends[before] ?? from, right });
        if (sum < (next.get(end)?.cost ?? Infinity)) next.set(end, { at: [...taken, right], cost: sum });
      }
    found = next;
  }
  return found.get(ends.length - 1) ?? null;
}
