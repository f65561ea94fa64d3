import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch as extension } from '@electric-sql/pglite-pg_textsearch';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '../../server/db/connect.ts';
import type { FoundGuide, PassageDocument } from './documents.ts';
import { fillRanked } from './reference-database.ts';
import { serveWasm } from './serve-wasm.ts';

/** Its name where no server offers it. */
export const IN_WASM = 'pg_textsearch in PGlite';
/** How many passages the extension is asked for: enough for ten guides. */
const DEEP = 200;

/** The extension's ranking over the passages, as its documentation has it used. */
export interface PgTextsearch {
  /** What it runs in is a part of its name. */
  name: string;
  search: (query: string, limit: number) => Promise<FoundGuide[]>;
  close: () => Promise<void>;
}

/** A database that offers the extension, with the passages in it. */
export interface Offering {
  name: string;
  db: Database;
  close: () => Promise<void>;
}

/**
 * Finds a database for the extension: the one that is given where it is there, with its table `ranked` filled; else PostgreSQL
 * in WebAssembly, in this process's memory, with the same table.
 */
export async function offerPgTextsearch(db: Database, documents: readonly PassageDocument[]): Promise<Offering> {
  const offered = await db.execute(sql`select from pg_available_extensions where name = 'pg_textsearch'`);
  if (offered.rows.length > 0) return { name: 'pg_textsearch', db, close: () => Promise.resolve() };
  const served = await serveWasm(await PGlite.create({ extensions: { pg_textsearch: extension } }));
  const own = connect(served.url, { max: 1 });
  await fillRanked(own, documents);
  return {
    name: IN_WASM,
    db: own,
    async close() {
      await own.pool.end();
      await served.close();
    },
  };
}

/** Makes the index: BM25 by the extension's defaults (k1 1.2, b 0.75) over English stems. */
export async function openPgTextsearch({ name, db, close }: Offering): Promise<PgTextsearch> {
  await db.execute(sql`create extension if not exists pg_textsearch`);
  await db.execute(sql`create index ranked_bm25 on ranked using bm25 (body) with (text_config = 'english')`);
  await db.execute(sql`analyze ranked`);
  return {
    name,
    close,
    async search(query, limit) {
      const wanted = sql`to_bm25query(${query}, 'ranked_bm25')`;
      // The operator gives the score below zero, so that the best comes first; what holds no word of the query has 0.
      const found = await db.execute<{ guideId: string; heading: string; score: number }>(sql`
        select guide_id as "guideId", heading, body <@> ${wanted} as score
        from ranked order by body <@> ${wanted} limit ${DEEP}`);
      const guides = new Map<string, FoundGuide>();
      for (const row of found.rows) if (row.score < 0 && !guides.has(row.guideId)) guides.set(row.guideId, row);
      return [...guides.values()].slice(0, limit);
    },
  };
}
