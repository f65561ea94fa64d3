import type { SearchResponse } from '../../../contract/vision.ts';

/** How many guides stand on one page of results. */
export const PAGE_SIZE = 10;
const BUTTONS = 5;

/** How many guides match, how many only may (they follow below a line), and how many results pages hold: an employer is one. */
export function countsOf(found: SearchResponse): { guides: number; following: number; results: number } {
  const { documents, totalResults, totalGroups, followingResults: following = 0 } = found;
  // An outside search may name guides that we do not have: what is there counts.
  const isAllThere = found.fullResultsIncluded && totalGroups === undefined && following === 0;
  const guides = isAllThere ? documents.length : totalResults;
  return { guides, following, results: totalGroups ?? guides + following };
}

/**
 * What the guides below the line are: under chosen filters alone, those of which it is not known; where the words ask for something,
 * also those that differ in it.
 */
export function areNear({ interpretation = [] }: Pick<SearchResponse, 'interpretation'>): boolean {
  return interpretation.some(({ applied }) => applied);
}

/** How many pages `total` results fill; at least one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** The numbers on the pager: at most five, the current page in the middle where there is room. */
export function pageButtons(current: number, count: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(BUTTONS / 2), count - BUTTONS + 1));
  return Array.from({ length: Math.min(BUTTONS, count) }, (_, index) => first + index);
}
