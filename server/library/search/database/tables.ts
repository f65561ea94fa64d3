import { sql } from 'drizzle-orm';
import { ConfigError } from '../../../config.ts';
import { type Database, inTransaction, isUnreachable, type Transaction } from '../../../db/connect.ts';
import { describeError } from '../../../db/describe-error.ts';

/** Any constant will do, as long as every process uses the same. */
export const SEARCH_LOCK = 7_305_519_402;

/**
 * Refuses a database that cannot rank: the extension is a part of the server, which this program cannot add.
 *
 * @throws ConfigError
 */
export async function needExtension(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select from pg_available_extensions where name = 'pg_textsearch'`);
  if (rows.length > 0) return;
  throw new ConfigError(
    'SEARCH_ENGINE: postgres needs the extension pg_textsearch, which this PostgreSQL server does not have; ' +
      'install it there, or set SEARCH_ENGINE to memory',
  );
}

/**
 * Makes the tables of the search where they are not there yet. They are no migration: a database without the extension is
 * one like any other, and all that stands in them can be made again from the library.
 */
export async function makeTables(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK}::bigint)`);
    await makeExtension(tx);
    await tx.execute(sql`create schema if not exists search`);
    // Up to which change of the library each guide was taken in.
    await tx.execute(sql`
      create table if not exists search.guide (guide_id uuid primary key, change bigint not null)`);
    // What is said of a passage, in our own stems: for the ranking as a text, and for what holds what with their places.
    await tx.execute(sql`
      create table if not exists search.passage (
        passage_id uuid primary key, guide_id uuid not null, ordinal integer not null,
        said text not null, words tsvector not null)`);
    await tx.execute(sql`create index if not exists passage_guide on search.passage (guide_id, ordinal)`);
    // The words behind the stems: what a misspelled word may have meant.
    await tx.execute(sql`create table if not exists search.word (word text primary key, term text not null)`);
  });
}

/** @throws ConfigError where this user may not, or the server has not loaded it */
async function makeExtension(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute(sql`select from pg_extension where extname = 'pg_textsearch'`);
  if (rows.length > 0) return;
  try {
    await tx.execute(sql`create extension pg_textsearch`);
  } catch (error) {
    if (isUnreachable(error)) throw error;
    throw new ConfigError(
      `SEARCH_ENGINE: postgres needs the extension pg_textsearch, which could not be made in this database ` +
        `(${describeError(error)}); run CREATE EXTENSION pg_textsearch there as its owner`,
    );
  }
}

/** Makes the indexes over the passages: sooner done when these are there. */
export async function makeIndexes(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEARCH_LOCK}::bigint)`);
    await tx.execute(sql`create index if not exists passage_words on search.passage using gin (words)`);
    // The stems are ours already: the simple configuration leaves them as they are.
    await tx.execute(sql`
      create index if not exists passage_said on search.passage using bm25 (said) with (text_config = 'simple')`);
  });
  await db.execute(sql`analyze search.passage`);
}
