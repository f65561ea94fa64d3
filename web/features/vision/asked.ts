import type { SearchFilters } from '../../../contract/search-filters.ts';
import type { SearchHistoryEntry, SearchOrder } from '../../../contract/vision.ts';
import { readFilters, writeFilters } from '../../search-filters.ts';
import { stringifySearch } from '../../search-params.ts';

/** A search, as the address holds it. */
export interface Asked {
  /** Empty where only filters are given: that browses. */
  query: string;
  filters: SearchFilters;
  /** False where the words are words, and nothing in them is a condition. */
  understand: boolean;
  sort: SearchOrder;
}

/** The orders of results, as they are offered. */
export const orders = ['relevance', 'size', 'year', 'name', 'value'] as const satisfies readonly SearchOrder[];

/** What was never asked for: a search begins with it. */
export const NOTHING: Asked = { query: '', filters: {}, understand: true, sort: 'relevance' };

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/** The search of an address; null where it holds none. */
export function askedOf(address: { q?: string; understand?: 'no'; sort?: string }): Asked | null {
  const query = oneLine(address.q ?? '');
  const filters = readFilters(address);
  if (query === '' && Object.keys(filters).length === 0) return null;
  const sort = orders.find((order) => order === address.sort) ?? 'relevance';
  return { query, filters, understand: address.understand !== 'no', sort };
}

/** What the address holds for a search, and for the page of its results. */
export function addressOf({ query, filters, understand, sort }: Asked, page = 1) {
  return {
    ...(query === '' ? {} : { q: query }),
    ...(understand || query === '' ? {} : { understand: 'no' as const }),
    ...writeFilters(filters),
    ...(sort === 'relevance' ? {} : { sort }),
    ...(page > 1 ? { page } : {}),
  };
}

/** The same for equal searches, and for no others. */
export const keyOf = (asked: Asked): string => stringifySearch(addressOf(asked));

/** The search that an entry of the history was. */
export const askedBefore = ({ query, filters, understand }: SearchHistoryEntry): Asked => ({
  query: oneLine(query),
  filters,
  understand,
  sort: 'relevance',
});
