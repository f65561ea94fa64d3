import { Pool } from 'pg';
import type { PoolClient } from 'pg';

/** Whatever SQL runs on: the pool, or the client of a transaction. */
export type Connection = Pool | PoolClient;

/**
 * Objects are kept as text of JSON, which can hold what PostgreSQL's own types cannot. `number` is the order in which
 * they came into being; the other columns repeat the fields by which they are found.
 */
const SCHEMA = `
create schema if not exists embedded_payments;
create table if not exists embedded_payments.objects (
  kind text not null,
  id text not null,
  number bigint generated always as identity,
  body text not null,
  customer text,
  subscription text,
  payment_intent text,
  charge text,
  invoice text,
  status text,
  test_clock text,
  primary key (kind, id)
);
create index if not exists objects_id on embedded_payments.objects (id);
create index if not exists objects_number on embedded_payments.objects (kind, number desc);
create index if not exists objects_customer on embedded_payments.objects (customer, kind);
create table if not exists embedded_payments.notes (
  object_id text not null,
  name text not null,
  value text not null,
  primary key (object_id, name)
);
create table if not exists embedded_payments.work (
  kind text not null,
  id text not null,
  number bigint generated always as identity,
  at bigint not null,
  clock text,
  primary key (kind, id)
);
create index if not exists work_due on embedded_payments.work (clock, at, number);
create table if not exists embedded_payments.answers (
  idempotency_key text primary key,
  request_id text not null,
  request_hash text not null,
  status integer not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index if not exists answers_created on embedded_payments.answers (created_at);
create table if not exists embedded_payments.deliveries (
  number bigint generated always as identity primary key,
  event_id text not null,
  event_type text not null,
  endpoint_id text not null,
  body text not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_at timestamptz not null,
  claimed_until timestamptz,
  last_at timestamptz,
  last_status integer,
  last_error text,
  created_at timestamptz not null default now()
);
create index if not exists deliveries_due on embedded_payments.deliveries (next_at) where state = 'waiting';
create index if not exists deliveries_event on embedded_payments.deliveries (event_id);
create index if not exists deliveries_created on embedded_payments.deliveries (created_at);
create table if not exists embedded_payments.settings (name text primary key, value text not null);`;

/** Opens the sandbox's own pool and makes its schema where it is missing. Rejects when the database cannot be used. */
export async function openDatabase(databaseUrl: string): Promise<Pool> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'payments',
    connectionTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  });
  // A connection that the server closes must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  // One in use fails by its own query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    // One process at a time: `if not exists` alone fails where two start at once.
    await inTransaction(pool, async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('embedded_payments.schema'))`);
      await tx.query(SCHEMA);
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

/** Runs `work` in one transaction: what it writes is kept as a whole, or not at all when it throws. */
export async function inTransaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await pool.connect();
  let broken: Error | undefined;
  try {
    await tx.query('begin');
    const result = await work(tx);
    await tx.query('commit');
    return result;
  } catch (error) {
    await tx.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    tx.release(broken);
  }
}
