import { join } from 'node:path';
import { createLog } from '../../server/http/log.ts';
import { loadSampleLibrary } from '../../server/library/sample-library.ts';
import { startSearchIndex } from '../../server/library/search/start-search-index.ts';
import { readDocuments } from './documents.ts';
import { judgeReal, judgeSample, type JudgedQuery } from './judged.ts';
import { hasRealGuides, importRealGuides } from './real-guides.ts';
import { ReferenceBm25 } from './reference-bm25.ts';
import { fillRanked, openPgTextsearch, openTsRank } from './reference-database.ts';
import { ReferenceMiniSearch } from './reference-minisearch.ts';
import { type Engine, type JudgedSet, printLosses, printScores, type Score, score } from './relevance.ts';
import type { ScratchDatabase, ScratchServer } from './scratch-server.ts';

export interface CompareOptions {
  /** Where the real guides are, if they are there. */
  realFolder: string;
  /** Whether to list the queries that a reference answers better. */
  losses: boolean;
}

/** Prints how well the product's search and the references answer the judged queries, all over the same passages. */
export async function compareRelevance(server: ScratchServer, count: number, options: CompareOptions): Promise<void> {
  const { realFolder } = options;
  const scores = new Map<string, Score[]>();
  const sets: JudgedSet[] = [];
  let offered = true;
  const take = async (scratch: ScratchDatabase, taken: readonly [string, readonly JudgedQuery[]][]): Promise<void> => {
    const queries = taken.flatMap(([, own]) => own);
    for (const [name, own] of taken) sets.push({ name, kinds: [...new Set(own.map(({ kind }) => kind))] });
    const had = await withEngines(scratch, async (engine) => {
      scores.set(engine.name, [...(scores.get(engine.name) ?? []), ...(await score(engine, queries))]);
    });
    offered &&= had;
  };

  const sample = await server.database();
  await loadSampleLibrary(sample.db, { count });
  await take(sample, [
    ['SAMPLE LIBRARY', await judgeSample(sample.db, count, 'queries-sample.txt')],
    ['SAMPLE, HELD OUT', await judgeSample(sample.db, count, 'queries-held-out.txt')],
  ]);
  if (hasRealGuides(realFolder)) {
    const real = await server.database();
    const ids = await importRealGuides(real.db, realFolder, join(server.folder, 'files'));
    await take(real, [
      ['REAL GUIDES', judgeReal(ids, 'queries-real.txt')],
      ['REAL, HELD OUT', judgeReal(ids, 'queries-held-out-real.txt')],
      ['REAL, UNSEEN', judgeReal(ids, 'queries-held-out-real-2.txt')],
    ]);
  }

  process.stdout.write(`Relevance over ${count.toLocaleString('en')} modelled guides`);
  process.stdout.write(
    hasRealGuides(realFolder) ? ', and over the real guides apart\n' : `; there are no real guides in ${realFolder}\n`,
  );
  if (!offered) scores.set('pg_textsearch', []);
  printScores(scores, sets);
  if (options.losses) printLosses(scores);
  if (!offered) process.stdout.write('pg_textsearch: this database does not offer the extension, so it was skipped.\n');
}

/** Opens one engine after the other over a library. Answers whether there was pg_textsearch among them. */
async function withEngines({ db, url }: ScratchDatabase, work: (engine: Engine) => Promise<void>): Promise<boolean> {
  const index = await startSearchIndex({ db, databaseUrl: url, snapshotFolder: null, log: createLog('error') });
  await index.loaded();
  await work({ name: 'Benesight', search: async (query, limit) => (await index.search(query, { limit })).hits.map(({ guideId, heading }) => ({ guideId, heading: heading ?? '' })) }); // prettier-ignore
  await index.close();

  const documents = await readDocuments(db);
  await fillRanked(db, documents);
  await work({ name: 'ts_rank', search: await openTsRank(db) });
  const bm25 = new ReferenceBm25(documents);
  await work({ name: 'BM25', search: (query, limit) => bm25.search(query, limit) });
  const miniSearch = new ReferenceMiniSearch(documents);
  await work({ name: 'MiniSearch', search: (query, limit) => miniSearch.search(query, limit) });
  const extension = await openPgTextsearch(db);
  if (extension !== null) await work({ name: 'pg_textsearch', search: extension });
  return extension !== null;
}
