import { join } from 'node:path';
import type { Database } from '../../db/connect.ts';
import type { Log } from '../../http/log.ts';
import { KnownPassages } from './known-passages.ts';
import { readGuideHits, readPassageHits } from './read-hits.ts';
import { type RunningSearchIndex, waitPatiently } from './running-search-index.ts';
import { SearchThread } from './search-thread.ts';
import { SEARCH_LIMIT_MS } from '../../environment.ts';

export interface SearchIndexParts {
  db: Database;
  /** Where the search thread reads the library; not through a pooler, since it listens for changes. */
  databaseUrl: string;
  /** Where the snapshot is kept; null for none. */
  snapshotFolder: string | null;
  /** Milliseconds of processor time that one search may take; as the setting has it where nothing is said. */
  limitMs?: number;
  log: Log;
}

/** Starts the search. The library is still being read when this returns; see `loaded`. */
export function startSearchIndex(parts: SearchIndexParts): RunningSearchIndex {
  const { db, databaseUrl, snapshotFolder, log } = parts;
  const snapshotPath = snapshotFolder === null ? null : join(snapshotFolder, 'search-index.bin');
  const passages = new KnownPassages(db);
  const thread = new SearchThread({ databaseUrl, snapshotPath, limitMs: parts.limitMs ?? SEARCH_LIMIT_MS }, log);

  const untilLoaded = async (): Promise<void> => {
    if (!thread.loaded) await waitPatiently(thread.ready());
  };

  return {
    async search(query, options) {
      await untilLoaded();
      const answer = await thread.ask({ kind: 'search', query, options });
      if (answer.kind !== 'guides') throw new Error('The search thread answered something else');
      const { ranking, version } = answer;
      const { total, note, details, marks, following, groups, corrections, askedFor, sort } = ranking;
      const said = { following, groups, corrections, askedFor, sort };
      return { hits: await readGuideHits(passages, ranking, version), total, said, marks, note, details, version };
    },
    async searchPassages(query, options) {
      await untilLoaded();
      const answer = await thread.ask({ kind: 'passages', query, options });
      if (answer.kind !== 'passages') throw new Error('The search thread answered something else');
      const { ranking, version } = answer;
      return { hits: await readPassageHits(db, ranking), note: ranking.note, version };
    },
    version: () => thread.version,
    ready: () => thread.loaded,
    loaded: () => thread.ready(),
    close: () => thread.close(),
  };
}
