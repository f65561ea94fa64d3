import type { SearchHistoryEntry } from '../../contract/vision.ts';
import { listSearches } from './history-store.ts';
import type { KnownAnswers } from './known-answers.ts';
import { KEPT_SEARCHES } from './remember-searches.ts';
import { type ShowParts, showResults } from './show-results.ts';
import { readyOf } from './store.ts';

const SHOWN = 20;

interface Parts extends ShowParts {
  answers: KnownAnswers;
  /** The version of the library that is searched. */
  version: () => number;
}

/** The latest searches of a person, each query with its filters once, newest first; the newest with their answers. */
export async function readSearchHistory(parts: Parts, userId: string): Promise<SearchHistoryEntry[]> {
  const { db, seen, answers, version } = parts;
  const libraryVersion = version();
  const searches = (await listSearches(db, userId, SHOWN)).map((search, at) =>
    // Older ones have dropped their results, or are about to.
    at < KEPT_SEARCHES.results ? search : { ...search, passageIds: [], details: null },
  );
  const found = await answers.read(searches, libraryVersion);
  const guideIds = [...new Set(found.flat().map((guide) => guide.guideId))];
  const [ready, standing] = await Promise.all([readyOf(db, guideIds), seen.standing(userId, guideIds)]);
  return Promise.all(
    searches.map(async (search, at) => {
      const { id, query, filters, understand, resultCount, passageIds, note, details, createdAt } = search;
      const guides = (found[at] ?? []).filter(({ guideId }) => ready.has(guideId));
      const marks = search.snippets === null ? search.marks : null;
      return {
        id,
        query,
        filters,
        understand,
        createdAt: createdAt.toISOString(),
        resultCount: resultCount - (passageIds.length - guides.length),
        cachedResults: await showResults(parts, userId, { guides, marks }, standing),
        note,
        ...details,
      };
    }),
  );
}
