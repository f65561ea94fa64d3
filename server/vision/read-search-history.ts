import type { SearchHistoryEntry } from '../../contract/vision.ts';
import type { Database } from '../db/connect.ts';
import { listSearches } from './history-store.ts';
import type { KnownAnswers } from './known-answers.ts';
import { KEPT_SEARCHES } from './remember-searches.ts';
import { type ReaderAddress, shownResult } from './result.ts';
import { readyOf } from './store.ts';

const SHOWN = 20;

interface Parts {
  db: Database;
  answers: KnownAnswers;
  address: ReaderAddress;
  /** The version of the library that is searched. */
  version: () => number;
}

/** The latest searches of a person, each query with its filters once, newest first; the newest with their answers. */
export async function readSearchHistory(
  { db, answers, address, version }: Parts,
  userId: string,
): Promise<SearchHistoryEntry[]> {
  const libraryVersion = version();
  const searches = (await listSearches(db, userId, SHOWN)).map((search, at) =>
    // Older ones have dropped their results, or are about to.
    at < KEPT_SEARCHES.results ? search : { ...search, passageIds: [], details: null },
  );
  const found = await answers.read(searches, libraryVersion);
  const ready = await readyOf(db, userId, [...new Set(found.flat().map((guide) => guide.guideId))]);
  const unlocked = new Set([...ready].flatMap(([id, isUnlocked]) => (isUnlocked ? [id] : [])));
  return searches.map(({ id, query, filters, understand, resultCount, passageIds, note, details, createdAt }, at) => {
    const left = (found[at] ?? []).filter(({ guideId }) => ready.has(guideId));
    return {
      id,
      query,
      filters,
      understand,
      createdAt: createdAt.toISOString(),
      resultCount: resultCount - (passageIds.length - left.length),
      cachedResults: left.map((guide) => shownResult(guide, unlocked, address)),
      note,
      ...details,
    };
  });
}
