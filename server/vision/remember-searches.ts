import type { Database } from '../db/connect.ts';
import { forgetSearches, type Remembered, rememberSearch, type SearchFound, type SearchKey } from './history-store.ts';

/** Searches of a person that are kept, and those whose results are: older ones are run again when they are chosen. */
export const KEPT_SEARCHES = { searches: 200, results: 8 };

/** What is older is forgotten at one search in so many, by chance, since it costs more than remembering one. */
const FORGET_EVERY = 16;

/** Remembers a search as the newest of its person; see `rememberSearch` of the store. */
export type RememberSearch = (
  asked: SearchKey,
  found: SearchFound,
  shown: { since: Date; guideIds: readonly string[] },
) => Promise<Remembered>;

/**
 * Makes what remembers searches, and now and then forgets those of its person that are older than {@link KEPT_SEARCHES}.
 *
 * @param chance a number from 0 up to 1, another one each time
 */
export function rememberSearches(db: Database, chance: () => number = Math.random): RememberSearch {
  return async (asked, found, shown) => {
    const remembered = await rememberSearch(db, asked, found, shown);
    // What is not forgotten now is so another time: the search itself is done.
    if (chance() * FORGET_EVERY < 1) await forgetSearches(db, asked.userId, KEPT_SEARCHES).catch(() => undefined);
    return remembered;
  };
}
