import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Connection } from './database.ts';
import { one, only, run } from './database.ts';
import { AuthError, invalid } from './errors.ts';
import { linkToken, sha256 } from './secrets.ts';
import { seconds } from './settings.ts';
import { lockUser } from './users-store.ts';
import type { UserRow } from './users-store.ts';

/** Checks the two PKCE members of a request; null in the implicit flow. Only S256: a plain challenge protects nothing. */
export function requireChallenge(body: { code_challenge: string; code_challenge_method: string }): string | null {
  const { code_challenge: codeChallenge, code_challenge_method: method } = body;
  if (codeChallenge === '' && method === '') return null;
  if (codeChallenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (method.toLowerCase() !== 's256') throw invalid('code_challenge_method must be s256');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(codeChallenge)) {
    throw invalid(
      'code challenge has to be between 43 and 128 characters of letters, digits, hyphens, periods, underscores and tildes',
    );
  }
  return codeChallenge;
}

export async function insertFlow(
  db: Connection,
  userId: string,
  method: string,
  codeChallenge: string,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await run(
    db,
    'insert into auth.flow_states (id, user_id, method, code_challenge, created_at) values ($1, $2, $3, $4, $5)',
    [id, userId, method, codeChallenge, now],
  );
  return id;
}

/** Gives the flow its code, good for five minutes and one exchange. */
export async function issueCode(db: Connection, flowId: string, now: Date): Promise<string> {
  const code = linkToken();
  await only(db, 'update auth.flow_states set code_hash = $2, code_issued_at = $3 where id = $1 returning id', [
    flowId,
    sha256(code),
    now,
  ]);
  return code;
}

const flowNotFound = (): AuthError =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');

/** Exchanges a code: whose flow it was, locked. Throws 404, 422 or 400 as the hosted service does. */
export async function takeFlow(
  tx: PoolClient,
  code: string,
  verifier: string,
  now: Date,
): Promise<{ user: UserRow; method: string }> {
  const flow = await one<{ id: string; user_id: string; method: string; code_challenge: string; code_issued_at: Date }>(
    tx,
    'select * from auth.flow_states where code_hash = $1',
    [sha256(code)],
  );
  if (flow === null) throw flowNotFound();
  if (flow.code_issued_at.getTime() + seconds.flow * 1000 <= now.getTime()) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const made = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(flow.code_challenge, 'base64url');
  if (made.length !== expected.length || !timingSafeEqual(made, expected)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  const user = await lockUser(tx, flow.user_id);
  const taken = await run(tx, 'delete from auth.flow_states where id = $1', [flow.id]);
  if (user === null || taken === 0) throw flowNotFound();
  return { user, method: flow.method };
}
