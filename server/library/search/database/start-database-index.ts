import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../../../../contract/errors.ts';
import type { Database } from '../../../db/connect.ts';
import { describeError } from '../../../db/describe-error.ts';
import type { Log } from '../../../http/log.ts';
import { KnownPassages } from '../known-passages.ts';
import { readGuideHits, readPassageHits } from '../read-hits.ts';
import { type RunningSearchIndex, waitPatiently } from '../running-search-index.ts';
import { findInDatabase } from './find-in-database.ts';
import { findPassages } from './find-passages.ts';
import { type LibraryKnowledge, readKnowledge } from './library-knowledge.ts';
import { makeIndexes, makeTables, needExtension } from './tables.ts';
import { countChanges, takeChanges } from './take-changes.ts';

/** Changes of the library are looked for this often. */
const LOOK_MS = 1_000;

/**
 * Starts the search whose queries run in the database, by its extension pg_textsearch. The promise does not wait until the
 * library has been taken in; see `loaded`.
 *
 * @throws ConfigError where the server does not have the extension
 */
export async function startDatabaseIndex({ db, log }: { db: Database; log: Log }): Promise<RunningSearchIndex> {
  await needExtension(db);
  await makeTables(db);
  const passages = new KnownPassages(db);
  const ending = new AbortController();
  let version = 0;
  let knowledge: LibraryKnowledge | null = null;

  /** Takes in what changed, and learns its words. */
  const catchUp = async (): Promise<void> => {
    if (knowledge !== null && (await countChanges(db)) === version) return;
    const began = performance.now();
    let taken = await takeChanges(db);
    while (!taken.isAll && !ending.signal.aborted) taken = await takeChanges(db);
    if (ending.signal.aborted) return;
    const isFirst = knowledge === null;
    if (isFirst) await makeIndexes(db);
    knowledge = await readKnowledge(db);
    version = taken.version;
    if (isFirst) log.info({ ms: Math.round(performance.now() - began), version }, 'Search tables ready');
  };
  let loadedAtLast: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (loadedAtLast = resolve));
  const follow = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await catchUp();
        if (knowledge !== null) loadedAtLast();
      } catch (error) {
        if (!ending.signal.aborted)
          log.warn({ reason: describeError(error) }, 'The search tables could not follow the library');
      }
      await pause(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const following = follow();
  const known = async (): Promise<LibraryKnowledge> => {
    if (knowledge === null) await waitPatiently(loaded);
    if (knowledge === null) throw new Refusal('unavailable');
    return knowledge;
  };

  return {
    async search(query, options) {
      const [own, at] = [await known(), version];
      const ranking = await findInDatabase(db, own, query, options);
      const { total, note, details, marks } = ranking;
      return { hits: await readGuideHits(passages, ranking, at), total, marks, note, details, version: at };
    },
    async searchPassages(query, options) {
      const [own, at] = [await known(), version];
      const ranking = await findPassages(db, own, query, options);
      return { hits: await readPassageHits(db, ranking), note: ranking.note, version: at };
    },
    version: () => version,
    ready: () => knowledge !== null,
    loaded: () => loaded,
    async close() {
      ending.abort();
      await following;
    },
  };
}
