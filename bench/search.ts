import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { embeddedBinaries } from '../embedded/postgres/binaries.ts';
import { startPostgres } from '../embedded/postgres/start.ts';
import { makeSampleGuides, type SampleGuide } from '../sample/make-guides.ts';
import { Random } from '../sample/random.ts';
import { connect, type Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import type { Bm25Engine } from '../server/library/search/bm25.ts';
import { LibraryFollower } from '../server/library/search/follower.ts';
import { printTable } from './print-table.ts';

/** A query with the guides that answer it. */
interface Judged {
  kind: string;
  query: string;
  answers: ReadonlySet<string>;
}

type Engine = (query: string) => Promise<string[]>;

/**
 * Search over the sample library (`npm run bench -- search [GUIDES]`): how long it takes to build and to answer, and how
 * often the right guide comes first, beside PostgreSQL's own ranking of the same rows.
 */
export async function run(): Promise<void> {
  const count = Number(process.argv[3] ?? 1500);
  const folder = mkdtempSync(join(tmpdir(), 'benesight-bench-'));
  const postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    binaries: embeddedBinaries(),
    durable: false,
  });
  try {
    await migrate(postgres.url, 'server/db/migrations');
    const db = connect(postgres.url, { max: 4 });
    const timings: string[][] = [];
    const timed = async <Value>(what: string, work: () => Promise<Value>): Promise<Value> => {
      const began = performance.now();
      const value = await work();
      timings.push([what, ((performance.now() - began) / 1000).toFixed(2)]);
      return value;
    };
    await timed(`load ${count} guides into the database`, () => loadSampleLibrary(db, { count }));
    const snapshot = join(folder, 'search-index.bin');
    const built = new LibraryFollower(db, snapshot);
    await timed('build the index from rows', () => built.load());
    await timed('write the snapshot', () => built.save());
    await timed('start from the snapshot', () => new LibraryFollower(db, snapshot).load());
    printTable(['', 'seconds'], timings);

    await db.execute(sql`
      create table ranked as
      select p.guide_id, to_tsvector('english', concat_ws(' ', g.title, p.heading, p.text)) as said
      from passage p join guide g on g.id = p.guide_id`);
    await db.execute(sql`create index on ranked using gin (said)`);
    const judged = await judgedQueries(db, [...makeSampleGuides(count)]);
    const engines: [string, Engine][] = [
      ['BM25 in process', async (query) => bestOf(built.engine, query)],
      ['ts_rank, any word', (query) => tsRank(db, query)],
    ];
    const rows: string[][] = [];
    for (const [name, engine] of engines) rows.push(...(await judge(name, engine, judged)));
    printTable(['', 'queries', 'right first', 'share of right in 10', 'p50 ms', 'p95 ms'], rows);
    await db.pool.end();
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Queries whose answers follow from what the guides were written from. */
async function judgedQueries(db: Database, guides: readonly SampleGuide[]): Promise<Judged[]> {
  const rows = await db.execute<{ id: string; title: string }>(sql`select id, title from guide`);
  const ids = new Map(rows.rows.map((row) => [row.title, row.id]));
  const where = (is: (guide: SampleGuide) => boolean): Set<string> =>
    new Set(guides.filter(is).map((one) => ids.get(one.title) ?? ''));
  const random = new Random('bench');
  const some = Array.from({ length: 40 }, () => guides[random.int(0, guides.length - 1)]).filter(
    (one) => one !== undefined,
  );
  const says = (pattern: RegExp) => where((one) => one.passages.some((passage) => pattern.test(passage.text)));
  const judged: Judged[] = some.map(({ employer, planYear }) => ({
    kind: 'an employer and a year',
    query: `${employer} ${planYear}`,
    answers: where((one) => one.employer === employer && one.planYear === planYear),
  }));
  for (const weeks of [6, 8, 10, 12, 16, 18]) {
    const pattern = new RegExp(`(?:receive|leave:) ${weeks} weeks`);
    judged.push({ kind: 'a fact', query: `${weeks} weeks of parental leave`, answers: says(pattern) });
  }
  for (const amount of [2000, 3000, 5250]) {
    const answers = says(new RegExp(`Tuition assistance: up to \\$${amount.toLocaleString('en-US')} `));
    judged.push({ kind: 'a fact', query: `tuition reimbursement $${amount}`, answers });
  }
  const words: [string, RegExp][] = [
    ['unlimited vacation', /unlimited/],
    ['smoker surcharge', /Tobacco users/],
    ['STD', /Short-term disability/],
    ['weight loss drugs', /GLP-1/],
    ['infertility', /Fertility:/],
    ['working spouse', /spousal surcharge/],
  ];
  for (const [query, pattern] of words) judged.push({ kind: 'another word', query, answers: says(pattern) });
  const wrong: [string, RegExp][] = [
    ['sabatical', /sabbatical/],
    ['bereavment leave', /Bereavement/],
    ['orthodontea', /Orthodontia/],
    ['comuter', /Commuter/],
  ];
  for (const [query, pattern] of wrong) judged.push({ kind: 'a misspelling', query, answers: says(pattern) });
  return judged.filter((one) => one.answers.size > 0);
}

async function judge(name: string, engine: Engine, judged: readonly Judged[]): Promise<string[][]> {
  for (const { query } of judged.slice(0, 10)) await engine(query);
  const kinds = new Map<string, { first: number; share: number; times: number[] }>();
  for (const { kind, query, answers } of judged) {
    const began = performance.now();
    const found = await engine(query);
    const took = performance.now() - began;
    const sum = kinds.get(kind) ?? { first: 0, share: 0, times: [] };
    sum.first += answers.has(found[0] ?? '') ? 1 : 0;
    sum.share += found.slice(0, 10).filter((id) => answers.has(id)).length / Math.min(10, answers.size);
    sum.times.push(took);
    kinds.set(kind, sum);
  }
  return [...kinds].map(([kind, { first, share, times }]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
    const percent = (value: number): string => `${Math.round((100 * value) / times.length)}%`;
    return [`${name}: ${kind}`, String(times.length), percent(first), percent(share), at(0.5), at(0.95)];
  });
}

function bestOf(engine: Bm25Engine, query: string): string[] {
  return engine.search(query, { limit: 10 }).guides.map((guide) => guide.guideId);
}

async function tsRank(db: Database, query: string): Promise<string[]> {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = await db.execute<{ id: string }>(sql`
    select guide_id as id
    from ranked, to_tsquery('english', ${words.join(' | ')}) as wanted
    where said @@ wanted
    group by guide_id
    order by max(ts_rank(said, wanted)) desc
    limit 10`);
  return found.rows.map((row) => row.id);
}
