import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../server/http/log.ts';
import { loadSampleLibrary } from '../../server/library/sample-library.ts';
import { startSearchIndex } from '../../server/library/search/start-search-index.ts';
import { type FoundGuide, readDocuments } from './documents.ts';
import { judgeReal, judgeSample, judgeTitles, type JudgedQuery, type SampleQueries } from './judged.ts';
import { hasRealGuides, importRealGuides } from './real-guides.ts';
import { ReferenceBm25 } from './reference-bm25.ts';
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

export interface CompareOptions {
  /** Where the real guides are, if they are there. */
  realFolder: string;
  /** Whether to list the queries that a reference answers better. */
  losses: boolean;
  /** Every so many judged queries one is asked; 1 for all. */
  nth: number;
  /** The queries that nobody worked with, and nothing else: to be run once after a change of ranking. */
  isUnseen: boolean;
  /** Whether no reference is asked. */
  isOwnAlone: boolean;
}

/** Prints how well the product's search and the references answer the judged queries, all over the same passages. */
export async function compareRelevance(server: ScratchServer, count: number, options: CompareOptions): Promise<void> {
  const { realFolder, nth } = options;
  const scores = new Map<string, Score[]>();
  const sets: JudgedSet[] = [];
  const take = async (
    scratch: ScratchDatabase,
    taken: readonly [string, readonly JudgedQuery[]][],
  ): Promise<Timed[]> => {
    const asked = taken.map(([name, own]) => [name, own.filter((_, at) => at % nth === 0)] as const);
    const queries = asked.flatMap(([, own]) => own);
    for (const [name, own] of asked) sets.push({ name, kinds: [...new Set(own.map(({ kind }) => kind))] });
    const timed: Timed[] = [];
    await withEngines(scratch, options.isOwnAlone, async ({ madeIn, ...engine }) => {
      const own = await score(engine, queries);
      timed.push({ name: engine.name, madeIn, scores: own });
      scores.set(engine.name, [...(scores.get(engine.name) ?? []), ...own]);
    });
    return timed;
  };

  const sample = await server.database();
  await loadSampleLibrary(sample.db, { count });
  const ofSample = async (name: string, file: SampleQueries): Promise<[string, JudgedQuery[]]> => [
    name,
    await judgeSample(sample.db, count, file),
  ];
  const timed = await take(
    sample,
    options.isUnseen
      ? [
          await ofSample('UNSEEN', 'queries-unseen.txt'),
          await ofSample('UNSEEN 2', 'queries-unseen-2.txt'),
          await ofSample('UNSEEN 4', 'queries-unseen-4.txt'),
        ]
      : [
          ['EXACT TITLES', await judgeTitles(sample.db)],
          await ofSample('SAMPLE LIBRARY', 'queries-sample.txt'),
          await ofSample('SAMPLE, HELD OUT', 'queries-held-out.txt'),
        ],
  );
  if (hasRealGuides(realFolder)) {
    const real = await server.database();
    const ids = await importRealGuides(real.db, realFolder, join(server.folder, 'files'));
    await take(
      real,
      options.isUnseen
        ? [['REAL, UNSEEN 2', judgeReal(ids, 'queries-unseen-real-3.txt')]]
        : [
            ['REAL GUIDES', judgeReal(ids, 'queries-real.txt')],
            ['REAL, HELD OUT', judgeReal(ids, 'queries-held-out-real.txt')],
            ['REAL, UNSEEN', judgeReal(ids, 'queries-held-out-real-2.txt')],
          ],
    );
  }

  const guides = `${count.toLocaleString('en')} modelled guides`;
  process.stdout.write(`Relevance over ${guides}`);
  process.stdout.write(
    hasRealGuides(realFolder) ? ', and over the real guides apart\n' : `; there are no real guides in ${realFolder}\n`,
  );
  printScores(scores, sets);
  process.stdout.write(
    `\nTimes over ${guides}, one query after the other; the machine's load when it ended: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}\n`,
  );
  printTimes(timed);
  if (options.losses) printLosses(scores);
}

/** Opens one engine after the other over a library, each with the seconds that its index took. */
async function withEngines(
  scratch: ScratchDatabase,
  isOwnAlone: boolean,
  work: (engine: MadeEngine) => Promise<void>,
): Promise<void> {
  const { db } = scratch;
  let made = timer();
  const parts = { db, databaseUrl: scratch.url, snapshotFolder: null, log: createLog('error') };
  const index = startSearchIndex(parts);
  await index.loaded();
  const madeIn = made();
  for (const [name, understand] of [
    ['Benesight', true],
    ['words alone', false],
  ] as const) {
    const search = async (query: string, limit: number): Promise<FoundGuide[]> =>
      (await index.search(query, { limit, understand })).hits.map(({ guideId, heading }) => ({
        guideId,
        heading: heading ?? '',
      }));
    await work({ name, madeIn, search });
  }
  await index.close();
  if (isOwnAlone) return;

  const documents = await readDocuments(db);
  await fillRanked(db, documents);
  made = timer();
  const tsRank = await openTsRank(db);
  await work({ name: 'ts_rank', madeIn: made(), search: tsRank });
  made = timer();
  const bm25 = new ReferenceBm25(documents);
  await work({ name: 'BM25', madeIn: made(), search: (query, limit) => bm25.search(query, limit) });
  made = timer();
  const miniSearch = new ReferenceMiniSearch(documents);
  await work({ name: 'MiniSearch', madeIn: made(), search: (query, limit) => miniSearch.search(query, limit) });
}

/** What gives the seconds that have passed since. */
function timer(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
