/** What stands on one page as a whole. */
export interface Block {
  height: number;
  /** Whether what comes next has to stand on the same page. */
  holdsNext: boolean;
  /** Whether a chapter begins with it. */
  opens: boolean;
}

/** The height of a page, counted from 1. */
type RoomOf = (page: number) => number;

/** Fills one page after the other; a chapter begins a page of its own where less than the share `fresh` of one is left. */
export function fillPages(blocks: readonly Block[], roomOf: RoomOf, fresh: number): number[] {
  let page = 1;
  let left = roomOf(page);
  let isBlank = true;
  return blocks.map(({ height, holdsNext, opens }, at) => {
    const room = roomOf(page);
    const needed = height + (holdsNext ? (blocks[at + 1]?.height ?? 0) : 0);
    if (!isBlank && (Math.min(needed, room) > left || (opens && left < room * fresh))) {
      page += 1;
      left = roomOf(page);
    }
    left -= height;
    isBlank = false;
    return page;
  });
}

/** What it costs to begin a page within a chapter, beside a page left free, which costs 1. */
const WITHIN = 0.1;

/** Breaks blocks into so many pages that none is much emptier than another, and that pages begin with chapters. */
export function evenPages(blocks: readonly Block[], roomOf: RoomOf, count: number): number[] {
  // The best way to set the first blocks on the pages so far: what it costs, and where its last page begins.
  type Best = { cost: number; from: number } | undefined;
  let before: Best[] = [{ cost: 0, from: 0 }];
  const ways: Best[][] = [];
  for (let page = 1; page <= count; page += 1) {
    const room = roomOf(page);
    const now: Best[] = [];
    for (let end = 1; end <= blocks.length; end += 1) {
      if (end < blocks.length && blocks[end - 1]?.holdsNext === true) continue;
      let height = 0;
      for (let from = end - 1; from >= 0; from -= 1) {
        height += blocks[from]?.height ?? 0;
        // What is too high for any page has one of its own, and is set smaller.
        if (height > room && from < end - 1) break;
        const start = before[from];
        const free = Math.max(0, 1 - height / room);
        const cost = (start?.cost ?? Infinity) + free ** 2 + (from > 0 && blocks[from]?.opens !== true ? WITHIN : 0);
        if (cost < (now[end]?.cost ?? Infinity)) now[end] = { cost, from };
      }
    }
    ways.push(now);
    before = now;
  }
  const pages = blocks.map(() => count);
  let end = blocks.length;
  for (let page = count; page > 1; page -= 1) {
    const from = ways[page - 1]?.[end]?.from;
    // Held together as they are, the blocks find no room on so many pages.
    if (from === undefined) return fillPages(blocks, roomOf, 0);
    pages.fill(page - 1, 0, from);
    end = from;
  }
  return pages;
}
