import { createHash } from 'node:crypto';
import type { Connection } from '../database.ts';
import { WireError } from '../state.ts';

/** What was answered to a request that carried a key. */
export interface StoredAnswer {
  requestId: string;
  status: number;
  body: string;
}

/** What two requests under one key must have in common. */
export function hashRequest(method: string, path: string, parameters: string): string {
  return createHash('sha256').update(`${method} ${path}\n${parameters}`).digest('hex');
}

/** The answer that is stored under a key. Throws a 400 when it belongs to another request. */
export async function findAnswer(db: Connection, key: string, hash: string): Promise<StoredAnswer | undefined> {
  const found = await db.query<StoredAnswer & { hash: string }>(
    `select request_id as "requestId", request_hash as hash, status, body from embedded_payments.answers
     where idempotency_key = $1 and created_at > now() - interval '24 hours'`,
    [key],
  );
  const answer = found.rows[0];
  if (answer !== undefined && answer.hash !== hash) {
    throw new WireError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return answer;
}

/** Stores an answer under a key, in the transaction of the request itself. */
export async function storeAnswer(db: Connection, key: string, hash: string, answer: StoredAnswer): Promise<void> {
  await db.query(
    `insert into embedded_payments.answers (idempotency_key, request_id, request_hash, status, body)
     values ($1, $2, $3, $4, $5)
     on conflict (idempotency_key) do update set request_id = excluded.request_id, request_hash = excluded.request_hash,
       status = excluded.status, body = excluded.body, created_at = now()`,
    [key, answer.requestId, hash, answer.status, answer.body],
  );
}

/** Forgets what nobody may ask for again. */
export async function forgetAnswers(db: Connection): Promise<void> {
  await db.query(`delete from embedded_payments.answers where created_at < now() - interval '24 hours'`);
}
