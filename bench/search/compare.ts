import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { SearchEngine } from '../../server/config.ts';
import type { Database } from '../../server/db/connect.ts';
import { createLog } from '../../server/http/log.ts';
import { loadSampleLibrary } from '../../server/library/sample-library.ts';
import { startSearchIndex } from '../../server/library/search/start-search-index.ts';
import { type FoundGuide, readDocuments } from './documents.ts';
import { judgeReal, judgeSample, type JudgedQuery } from './judged.ts';
import { hasRealGuides, importRealGuides } from './real-guides.ts';
import { ReferenceBm25 } from './reference-bm25.ts';
import { offerPgTextsearch, openPgTextsearch } from './pg-textsearch.ts';
import { fillRanked, openTsRank } from './reference-database.ts';
import { ReferenceMiniSearch } from './reference-minisearch.ts';
import {
  type JudgedSet,
  type MadeEngine,
  printLosses,
  printScores,
  printTimes,
  type Score,
  score,
  type Timed,
} from './relevance.ts';
import type { ScratchDatabase, ScratchServer } from './scratch-server.ts';

/** Stands behind the names of what ran in WebAssembly. */
const IN_WASM = ' (PGlite)';

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
  const take = async (
    scratch: ScratchDatabase,
    taken: readonly [string, readonly JudgedQuery[]][],
  ): Promise<Timed[]> => {
    const queries = taken.flatMap(([, own]) => own);
    for (const [name, own] of taken) sets.push({ name, kinds: [...new Set(own.map(({ kind }) => kind))] });
    const timed: Timed[] = [];
    await withEngines(scratch, async ({ madeIn, ...engine }) => {
      const own = await score(engine, queries);
      timed.push({ name: engine.name, madeIn, scores: own });
      scores.set(engine.name, [...(scores.get(engine.name) ?? []), ...own]);
    });
    return timed;
  };

  const sample = await server.database();
  await loadSampleLibrary(sample.db, { count });
  const timed = await take(sample, [
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

  const guides = `${count.toLocaleString('en')} modelled guides`;
  process.stdout.write(`Relevance over ${guides}`);
  process.stdout.write(
    hasRealGuides(realFolder) ? ', and over the real guides apart\n' : `; there are no real guides in ${realFolder}\n`,
  );
  printScores(scores, sets);
  process.stdout.write(`\nTimes over ${guides}, one query after the other; the machine's load when it ended: ${loadavg().map((load) => load.toFixed(1)).join(', ')}\n`); // prettier-ignore
  printTimes(timed);
  if ([...scores.keys()].some((name) => name.endsWith(IN_WASM))) {
    process.stdout.write(
      'The database does not offer pg_textsearch, so it ran in PGlite: PostgreSQL in WebAssembly, one statement at a time, in the\n' +
        'process of the benchmark. It ranks as on any other server; its times are not those of another server.\n',
    );
  }
  if (options.losses) printLosses(scores);
}

/** Opens one engine after the other over a library, each with the seconds that its index took. */
async function withEngines(scratch: ScratchDatabase, work: (engine: MadeEngine) => Promise<void>): Promise<void> {
  const { db } = scratch;
  const workOwn = async (name: string, engine: SearchEngine, library: { db: Database; url: string }): Promise<void> => {
    const made = timer();
    const parts = { db: library.db, databaseUrl: library.url, snapshotFolder: null, log: createLog('error') };
    const index = await startSearchIndex({ ...parts, engine });
    await index.loaded();
    const search = async (query: string, limit: number): Promise<FoundGuide[]> =>
      (await index.search(query, { limit })).hits.map(({ guideId, heading }) => ({ guideId, heading: heading ?? '' }));
    await work({ name, madeIn: made(), search });
    await index.close();
  };
  await workOwn('Benesight', 'memory', scratch);

  const documents = await readDocuments(db);
  await fillRanked(db, documents);
  let made = timer();
  const tsRank = await openTsRank(db);
  await work({ name: 'ts_rank', madeIn: made(), search: tsRank });
  made = timer();
  const bm25 = new ReferenceBm25(documents);
  await work({ name: 'BM25', madeIn: made(), search: (query, limit) => bm25.search(query, limit) });
  made = timer();
  const miniSearch = new ReferenceMiniSearch(documents);
  await work({ name: 'MiniSearch', madeIn: made(), search: (query, limit) => miniSearch.search(query, limit) });

  const offering = await offerPgTextsearch(scratch);
  const where = offering.isWasm ? IN_WASM : '';
  if (offering.isWasm) await fillRanked(offering.db, documents);
  made = timer();
  const extension = await openPgTextsearch(offering.db);
  await work({ name: `pg_textsearch${where}`, madeIn: made(), search: extension });
  await workOwn(`Benesight by it${where}`, 'postgres', offering);
  await offering.close();
}

/** What gives the seconds that have passed since. */
function timer(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
