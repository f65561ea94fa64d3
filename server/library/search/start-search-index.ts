import { join } from 'node:path';
import { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../db/connect.ts';
import type { Log } from '../../http/log.ts';
import { KnownPassages } from './known-passages.ts';
import { readGuideHits, readPassageHits } from './read-hits.ts';
import { SearchThread } from './search-thread.ts';
import type { SearchIndex } from './search-index.ts';

export interface SearchIndexParts {
  db: Database;
  /** Where the search thread reads the library; not through a pooler, since it listens for changes. */
  databaseUrl: string;
  /** Where the snapshot is kept; null for none. */
  snapshotFolder: string | null;
  log: Log;
}

export interface RunningSearchIndex extends SearchIndex {
  /** True once the library has been read: what `/readyz` asks. */
  ready(): boolean;
  /** Resolves once the library has been read. */
  loaded(): Promise<void>;
  close(): Promise<void>;
}

/** How long a search waits for an index that is still being read. */
const PATIENCE_MS = 20_000;

/** Starts the search thread. The promise does not wait until the library has been read; see `loaded`. */
export async function startSearchIndex(parts: SearchIndexParts): Promise<RunningSearchIndex> {
  const { db, databaseUrl, snapshotFolder, log } = parts;
  const snapshotPath = snapshotFolder === null ? null : join(snapshotFolder, 'search-index.bin');
  const passages = new KnownPassages(db);
  const thread = new SearchThread({ databaseUrl, snapshotPath }, log);

  const untilLoaded = async (): Promise<void> => {
    if (thread.loaded) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Refusal('unavailable')), PATIENCE_MS);
    });
    await Promise.race([thread.ready(), late]).finally(() => clearTimeout(timer));
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
