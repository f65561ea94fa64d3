import { Pool } from 'pg';

/**
 * What the provider keeps: conversations with their answers as they were shown. Answers are kept as text of JSON, which can
 * hold what PostgreSQL's own types cannot. Of tokens there are only hashes.
 */
const SCHEMA = `
create schema if not exists maximus;
create table if not exists maximus.used_ticket (
  nonce uuid primary key,
  used_at timestamptz not null default now()
);
create table if not exists maximus.frame_token (
  hash text primary key,
  session_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz not null
);
create table if not exists maximus.conversation (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  title text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index if not exists conversation_person on maximus.conversation (user_id, updated_at desc);
create table if not exists maximus.turn (
  id uuid primary key,
  conversation_id uuid not null references maximus.conversation (id) on delete cascade,
  number bigint generated always as identity,
  session_id uuid not null,
  question text not null,
  state text not null default 'running' check (state in ('running', 'settling', 'done', 'stopped')),
  outcomes text[] not null default '{}',
  charged integer not null default 0,
  paid_turn uuid,
  free_until timestamptz,
  begun_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
alter table maximus.turn add column if not exists look text;
create index if not exists turn_conversation on maximus.turn (conversation_id, number);`;

/** Opens the provider's own pool and makes its schema where it is missing. Rejects when the database cannot be used. */
export async function openStore(databaseUrl: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 6,
    application_name: 'maximus',
    connectionTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  });
  // A connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      // One process at a time: two that begin together would both find nothing.
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(hashtextextended('maximus schema', 0))`);
      await client.query(SCHEMA);
      await client.query('commit');
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}
