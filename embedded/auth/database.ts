import { Pool } from 'pg';
import type { PoolClient, QueryResultRow } from 'pg';
import { describeError } from './describe-error.ts';

/** A pool or a transaction's client: whatever SQL runs on. */
export type Connection = Pool | PoolClient;

type PoolLog = (level: 'warn', message: string, detail: Record<string, unknown>) => void;

/** Opens a pool of the service's own, of ten connections unless it is told otherwise. */
export function openPool(databaseUrl: string, log: PoolLog, max = 10): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'auth',
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that the server closes must not end the process; the next query opens another.
  pool.on('error', (error) => log('warn', 'auth: a database connection was lost', { reason: describeError(error) }));
  // One in use fails by its own query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Runs `work` in one transaction. What it returns is committed, even when it returns a refusal; what it throws rolls
 * back. Calls that must keep their effect and still refuse therefore return the refusal.
 */
export async function transaction<T>(pool: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
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

/** The first row, or null. */
export async function one<Row extends QueryResultRow>(
  db: Connection,
  sql: string,
  values: readonly unknown[],
): Promise<Row | null> {
  const result = await db.query<Row>(sql, [...values]);
  return result.rows[0] ?? null;
}

/** The row that the statement must give. */
export async function only<Row extends QueryResultRow>(
  db: Connection,
  sql: string,
  values: readonly unknown[],
): Promise<Row> {
  const row = await one<Row>(db, sql, values);
  if (row === null) throw new Error('the statement gave no row');
  return row;
}

/** Every row. */
export async function all<Row extends QueryResultRow>(
  db: Connection,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await db.query<Row>(sql, [...values])).rows;
}

/** Runs a statement and tells how many rows it touched. */
export async function run(db: Connection, sql: string, values: readonly unknown[]): Promise<number> {
  return (await db.query(sql, [...values])).rowCount ?? 0;
}
