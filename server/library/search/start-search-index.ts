import { join } from 'node:path';
import type { Database } from '../../db/connect.ts';
import type { Log } from '../../http/log.ts';
import { KnownPassages } from './known-passages.ts';
import { readGuideHits, readPassageHits } from './read-hits.ts';
import { type RunningSearchIndex, waitPatiently } from './running-search-index.ts';
import { SearchThread } from './search-thread.ts';
import type { SearchEngine } from '../../config.ts';
import { startDatabaseIndex } from './database/start-database-index.ts';

export interface SearchIndexParts {
  /** Where queries run: in this process's memory, which is where nothing is said, or in the database. */
  engine?: SearchEngine;
  db: Database;
  /** Where the search thread reads the library; not through a pooler, since it listens for changes. */
  databaseUrl: string;
  /** Where the snapshot is kept; null for none. */
  snapshotFolder: string | null;
  log: Log;
}

/**
 * Starts the search. The promise does not wait until the library has been read; see `loaded`.
 *
 * @throws ConfigError where the database is to search and cannot
 */
export async function startSearchIndex(parts: SearchIndexParts): Promise<RunningSearchIndex> {
  const { db, databaseUrl, snapshotFolder, log } = parts;
  if (parts.engine === 'postgres') return startDatabaseIndex({ db, log });
  const snapshotPath = snapshotFolder === null ? null : join(snapshotFolder, 'search-index.bin');
  const passages = new KnownPassages(db);
  const thread = new SearchThread({ databaseUrl, snapshotPath }, log);

  const untilLoaded = async (): Promise<void> => {
    if (!thread.loaded) await waitPatiently(thread.ready());
  };

  return {
    async search(query, options) {
      await untilLoaded();
      const answer = await thread.ask({ kind: 'search', query, options });
      if (answer.kind !== 'guides') throw new Error('The search thread answered something else');
      const { ranking, version } = answer;
      const { total, note, details, marks } = ranking;
      return { hits: await readGuideHits(passages, ranking, version), total, marks, note, details, version };
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
