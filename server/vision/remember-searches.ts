import type { Database } from '../db/connect.ts';
import { forgetSearches, rememberSearch, type SearchFound, type SearchKey } from './store.ts';

/** Searches of a person that are kept, and those whose results are: older ones are run again when they are chosen. */
export const KEPT_SEARCHES = { searches: 200, results: 8 };

/** What is older is forgotten at one search in so many, since it costs more than remembering one. */
export const FORGET_EVERY = 16;

/** Remembers a search as the newest of its person. */
export type RememberSearch = (asked: SearchKey, found: SearchFound) => Promise<void>;

/** Makes what remembers searches in this process, and forgets those that are older than {@link KEPT_SEARCHES} now and then. */
export function rememberSearches(db: Database): RememberSearch {
  let remembered = 0;
  return async (asked, found) => {
    await rememberSearch(db, asked, found);
    remembered += 1;
    if (remembered % FORGET_EVERY === 0) await forgetSearches(db, asked.userId, KEPT_SEARCHES);
  };
}
