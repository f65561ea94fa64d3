import type { Database } from '../db/connect.ts';
import type { DiskWatch } from '../db/disk-watch.ts';
import { forgetSearches, type Remembered, rememberSearch, type SearchFound, type SearchKey } from './history-store.ts';

/** Searches of a person that are kept, and those whose results are: older ones are run again when they are chosen. */
export const KEPT_SEARCHES = { searches: 200, results: 8 };

/** What is older is forgotten at one search in so many, by chance, since it costs more than remembering one. */
const FORGET_EVERY = 16;

/** Searches that a process keeps while the database has no room for them; of more, the oldest are not remembered. */
const MOST_WAITING = 500;

/** Remembers a search as the newest of its person; see `rememberSearch` of the store. Null where it has to wait for room. */
export type RememberSearch = (
  asked: SearchKey,
  found: SearchFound,
  shown: { since: Date; guideIds: readonly string[] },
) => Promise<Remembered | null>;

/**
 * Makes what remembers searches, and now and then forgets those of its person that are older than {@link KEPT_SEARCHES}. Where
 * the disk is full a search waits, and is remembered once there is room.
 *
 * @param chance a number from 0 up to 1, another one each time
 */
export function rememberSearches(db: Database, disk: DiskWatch, chance: () => number = Math.random): RememberSearch {
  const waiting: Parameters<RememberSearch>[] = [];
  const catchUp = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await rememberSearch(db, ...next);
  };
  return async (...search) => {
    try {
      const remembered = await rememberSearch(db, ...search);
      disk.worked();
      // What is not remembered or forgotten now is so another time, or not at all: the search itself is done.
      await catchUp().catch(() => undefined);
      const [{ userId }] = search;
      if (chance() * FORGET_EVERY < 1) await forgetSearches(db, userId, KEPT_SEARCHES).catch(() => undefined);
      return remembered;
    } catch (error) {
      if (!disk.failed(error)) throw error;
      waiting.push(search);
      if (waiting.length > MOST_WAITING) waiting.shift();
      return null;
    }
  };
}
