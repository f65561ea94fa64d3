import { sql } from 'drizzle-orm';
import { connect, type Database } from '../../server/db/connect.ts';
import { startWasmDatabase } from '../../server/library/search/database/testing/start-wasm-database.ts';
import { copyLibrary } from './copy-library.ts';
import type { FoundGuide } from './documents.ts';
import type { ScratchDatabase } from './scratch-server.ts';

/** How many passages the extension is asked for: enough for ten guides. */
const DEEP = 200;

/** A database that offers the extension, with the library in it. */
export interface Offering {
  db: Database;
  url: string;
  /** Whether it is PostgreSQL in WebAssembly, in this process's memory. */
  isWasm: boolean;
  close: () => Promise<void>;
}

/** Finds a database for the extension: the one of the library where it is there, else a copy of the library in WebAssembly. */
export async function offerPgTextsearch({ db, url }: ScratchDatabase): Promise<Offering> {
  const offered = await db.execute(sql`select from pg_available_extensions where name = 'pg_textsearch'`);
  if (offered.rows.length > 0) return { db, url, isWasm: false, close: () => Promise.resolve() };
  const served = await startWasmDatabase();
  const own = connect(served.url, { max: 4 });
  await copyLibrary(db, own);
  return {
    db: own,
    url: served.url,
    isWasm: true,
    async close() {
      await own.pool.end();
      await served.close();
    },
  };
}

/** Makes the index over the table `ranked`: BM25 by the extension's defaults (k1 1.2, b 0.75) over English stems. */
export async function openPgTextsearch(db: Database): Promise<(query: string, limit: number) => Promise<FoundGuide[]>> {
  await db.execute(sql`create extension if not exists pg_textsearch`);
  await db.execute(sql`create index ranked_bm25 on ranked using bm25 (body) with (text_config = 'english')`);
  await db.execute(sql`analyze ranked`);
  return async (query, limit) => {
    const wanted = sql`to_bm25query(${query}, 'ranked_bm25')`;
    // The operator gives the score below zero, so that the best comes first; what holds no word of the query has 0.
    const found = await db.execute<{ guideId: string; heading: string; score: number }>(sql`
      select guide_id as "guideId", heading, body <@> ${wanted} as score
      from ranked order by body <@> ${wanted} limit ${DEEP}`);
    const guides = new Map<string, FoundGuide>();
    for (const row of found.rows) if (row.score < 0 && !guides.has(row.guideId)) guides.set(row.guideId, row);
    return [...guides.values()].slice(0, limit);
  };
}
