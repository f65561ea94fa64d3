import { AsyncLocalStorage } from 'node:async_hooks';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool, type PoolClient, type QueryResultRow } from 'pg';

type Schema = Record<string, never>;
type Relations = ExtractTablesWithRelations<Schema>;

/** The pool of a process. Only app assembly and whoever opens a transaction should hold one. */
export type Database = NodePgDatabase<Schema> & { readonly pool: Pool };

/** A transaction that is open. */
export type Transaction = NodePgTransaction<Schema, Relations>;

/** What every store function takes first: the pool or an open transaction. */
export type Connection = NodePgDatabase<Schema> | Transaction;

const open = new AsyncLocalStorage<{ pool: Pool; active: boolean }>();

/**
 * Connects to PostgreSQL.
 *
 * A query on the pool made inside {@link inTransaction} throws: it would run outside the transaction and take a second
 * connection, which can starve the pool.
 */
export function connect(url: string, options: { max?: number; name?: string } = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: options.name ?? 'benesight',
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    // Queries are sent as they come; the answers come in their order. A transaction's first query need not wait for BEGIN.
    pipeline: true,
  });
  // An idle connection that breaks (the database restarts) must not end the process; the next query reconnects.
  pool.on('error', () => undefined);
  // One in use fails by its own query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  guard(pool);
  return Object.assign(drizzle(pool), { pool });
}

function guard(pool: Pool): void {
  const query = pool.query.bind(pool);
  const guarded = (...args: Parameters<typeof query>): ReturnType<typeof query> => {
    const current = open.getStore();
    if (current?.active === true && current.pool === pool) {
      throw new Error('A query left its transaction: pass the transaction to the store, not the database.');
    }
    return query(...args);
  };
  Object.defineProperty(pool, 'query', { value: guarded });
}

/**
 * Runs `work` in one transaction: committed when it returns, rolled back when it throws. Deadlocks, serialization
 * failures and lost prepared statements are tried again, so `work` must have no effect outside the database.
 */
export async function inTransaction<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const current = open.getStore();
  if (current?.active === true && current.pool === db.pool) {
    throw new Error('A transaction is already open: pass it on instead of opening another.');
  }
  for (let attempt = 1; ; attempt += 1) {
    const state = { pool: db.pool, active: true };
    try {
      return await attemptTransaction(db.pool, (tx) => open.run(state, () => work(tx)));
    } catch (error) {
      if (attempt >= 5 || !isRetryable(error)) throw error;
    } finally {
      state.active = false;
    }
  }
}

/** A statement that each connection parses once and then knows by its name. */
export interface Prepared {
  name: string;
  text: string;
}

/**
 * Runs a prepared statement: for the few that run most. A transaction is the one that {@link inTransaction} gives, not a
 * part of it. Behind a pooler that loses prepared statements it is soon run like any other.
 */
export async function runPrepared<Row extends QueryResultRow>(
  connection: Connection,
  { name, text }: Prepared,
  values: (string | number | boolean | null | readonly string[])[],
): Promise<Row[]> {
  const isPool = isDatabase(connection);
  const held = isPool ? { client: connection.pool, pool: connection.pool } : clients.get(connection);
  if (held === undefined) throw new Error(`The statement ${name} runs only in a transaction of inTransaction.`);
  const { client, pool } = held;
  const known = unprepared.has(pool) ? {} : { name };
  try {
    return (await client.query<Row>({ ...known, text, values })).rows;
  } catch (error) {
    if (!lostStatement.has(sqlState(error) ?? '')) throw error;
    unprepared.add(pool);
    // A transaction begins anew. On its own the statement has not begun: it is the reading of it that failed.
    if (!isPool) throw error;
    return (await client.query<Row>({ text, values })).rows;
  }
}

const isDatabase = (connection: Connection): connection is Database => 'pool' in connection;

/** A query of the builder. */
interface Built<Result> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
  execute(values: Record<string, unknown>): Promise<Result>;
}

/**
 * A query that the builder makes once for each pool, with placeholders, and that each connection parses once: for the reads that
 * run most. To make its text anew each time takes the builder longer than all the rest.
 */
export function preparedQuery<Result>(
  name: string,
  build: (connection: Connection) => Built<Result>,
): (connection: Connection, values: Record<string, unknown>) => Promise<Result> {
  const made = new WeakMap<Database, ReturnType<Built<Result>['prepare']>>();
  return async (connection, values) => {
    if (!isDatabase(connection) || unprepared.has(connection.pool)) return build(connection).execute(values);
    const query = made.get(connection) ?? build(connection).prepare(name);
    made.set(connection, query);
    try {
      return await query.execute(values);
    } catch (error) {
      if (!lostStatement.has(sqlState(error) ?? '')) throw error;
      unprepared.add(connection.pool);
      return build(connection).execute(values);
    }
  };
}

const clients = new WeakMap<Connection, { client: PoolClient; pool: Pool }>();
/** Pools whose connections are not the server's own: a statement that one of them prepared may be another's. */
const unprepared = new WeakSet<Pool>();
const dialect = new PgDialect();

async function attemptTransaction<Result>(pool: Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    // Not waited for: it travels with the first query, which saves a round trip.
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const session = new NodePgSession<Schema, Relations>(client, dialect, undefined);
    const tx = new NodePgTransaction<Schema, Relations>(dialect, session, undefined);
    clients.set(tx, { client, pool });
    const result = await work(tx);
    await begun;
    const { command } = await client.query('commit');
    // What failed inside and was caught there has undone everything: that must not look like success.
    if (command !== 'COMMIT') throw new Error('A query failed in the transaction, so nothing of it was kept.');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A prepared statement is missing, or is there already. */
const lostStatement = new Set(['26000', '42P05']);
const retryable = new Set(['40001', '40P01', ...lostStatement]);

function isRetryable(error: unknown): boolean {
  const code = sqlState(error);
  return code !== undefined && retryable.has(code);
}

/** The SQLSTATE of a database error, looking through drizzle's wrapping; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof DatabaseError) return at.code;
  }
  return undefined;
}

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether a query failed because the database could not be reached, was shutting down or starting, or has no room. */
export function isUnreachable(error: unknown): boolean {
  // Classes 08 (connection) and 57P (operator intervention), too many connections, a full disk, and pg's own words for a lost one.
  if (/^(08|57P|53300|53100)/.test(sqlState(error) ?? '')) return true;
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && networkCodes.has(String(at.code))) return true;
    if (/^Connection terminated|timeout exceeded when trying to connect/.test(at.message)) return true;
  }
  return false;
}
