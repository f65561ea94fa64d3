import type { Rule, Rules } from './rules.ts';
import type { Word } from './words.ts';

/** Lines of one table begin and end this near to each other. */
const NEAR = 4;
/** A table that only lines between its rows show has so many of them. */
const FEWEST_LINES = 3;
/** A space between columns is at least so wide, in points. */
const NARROWEST = 5;
/** How far a line of a head stands above the one beneath it, or above the drawn line, in its sizes; and how many there are. */
const TIGHT = 0.9;
const FROM_LINE = 2;
const HEAD_LINES = 6;

/** Adds to the lines of a page the columns of those tables of which only the rows are parted: where no row has a word. */
export function withGutters({ level, upright }: Rules, words: readonly Word[]): Rules {
  const bare = level.filter((one) => !upright.some((other) => meets(one, other)));
  const added: Rules = { level: [], upright: [] };
  for (const stack of stacksOf(bare)) {
    const [first] = stack;
    const last = stack.at(-1);
    if (first === undefined || last === undefined || stack.length < FEWEST_LINES) continue;
    const from = Math.min(...stack.map((one) => one.from));
    const to = Math.max(...stack.map((one) => one.to));
    const inside = words.filter((word) => word.left >= from - NEAR && word.right <= to + NEAR);
    const top = headTop(inside, first.at);
    const columns = guttersOf(
      inside.filter((word) => word.top >= top - 1 && word.bottom <= last.at + 1),
      from,
      to,
    );
    if (columns.length === 0) continue;
    added.level.push({ at: top, from, to });
    added.upright.push(...[from, ...columns, to].map((at) => ({ at, from: top, to: last.at })));
  }
  return { level: [...level, ...added.level], upright: [...upright, ...added.upright] };
}

const meets = (one: Rule, other: Rule): boolean =>
  other.at >= one.from - NEAR && other.at <= one.to + NEAR && one.at >= other.from - NEAR && one.at <= other.to + NEAR;

/** Lines that end at one place, from the top down; a cell that is high leaves out a part at the left. */
function stacksOf(level: readonly Rule[]): Rule[][] {
  const stacks: Rule[][] = [];
  for (const rule of [...level].sort((one, other) => one.at - other.at)) {
    const stack = stacks.find((one) => Math.abs((one[0]?.to ?? 0) - rule.to) <= NEAR);
    if (stack === undefined) stacks.push([rule]);
    else stack.push(rule);
  }
  return stacks;
}

/** Where the head begins that stands on the first line. */
function headTop(words: readonly Word[], first: number): number {
  const above = words.filter((word) => word.bottom <= first + 1).sort((one, other) => other.baseline - one.baseline);
  let top = first;
  let lines = 0;
  for (const word of above) {
    if (word.bottom > top) top = Math.min(top, word.top);
    else if (top - word.baseline < (lines === 0 ? FROM_LINE : TIGHT) * word.size && lines < HEAD_LINES) {
      top = word.top;
      lines += 1;
    } else break;
  }
  return top - 1;
}

/** The middles of the spaces that no word enters. */
function guttersOf(words: readonly Word[], from: number, to: number): number[] {
  const gutters: number[] = [];
  let right = from;
  for (const word of [...words].sort((one, other) => one.left - other.left)) {
    if (word.left - right >= NARROWEST && right > from) gutters.push((right + word.left) / 2);
    right = Math.max(right, word.right);
  }
  return gutters.filter((at) => at < to);
}
