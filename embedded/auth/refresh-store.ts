import type { Connection } from './database.ts';
import { one, run } from './database.ts';
import { refreshToken, seal, sha256, unseal } from './secrets.ts';

export interface RefreshRow {
  id: string;
  session_id: string;
  /** When it was exchanged; null: it is the session's active token. */
  used_at: Date | null;
  sealed_child: Buffer | null;
}

export function findRefreshToken(db: Connection, token: string): Promise<RefreshRow | null> {
  return one<RefreshRow>(
    db,
    'select id, session_id, used_at, sealed_child from auth.refresh_tokens where token_hash = $1',
    [sha256(token)],
  );
}

/** Makes a token without a parent. */
export async function insertRefreshToken(db: Connection, sessionId: string, now: Date): Promise<string> {
  const token = refreshToken();
  await run(db, 'insert into auth.refresh_tokens (session_id, token_hash, created_at) values ($1, $2, $3)', [
    sessionId,
    sha256(token),
    now,
  ]);
  return token;
}

/** Exchanges the active token for its child. The caller holds the session's lock. */
export async function rotate(db: Connection, row: RefreshRow, token: string, now: Date): Promise<string> {
  const child = await insertRefreshToken(db, row.session_id, now);
  await run(db, 'update auth.refresh_tokens set used_at = $2, sealed_child = $3 where id = $1', [
    row.id,
    now,
    seal(token, child),
  ]);
  return child;
}

/** The active token that descends from a used one, with how many steps lie between; null when the chain is broken. */
export async function activeDescendant(
  db: Connection,
  row: RefreshRow,
  token: string,
): Promise<{ token: string; steps: number } | null> {
  let current = { row, token };
  for (let steps = 1; steps <= 50; steps += 1) {
    if (current.row.sealed_child === null) return null;
    const child = unseal(current.token, current.row.sealed_child);
    const childRow = await findRefreshToken(db, child);
    if (childRow === null) return null;
    if (childRow.used_at === null) return { token: child, steps };
    current = { row: childRow, token: child };
  }
  return null;
}

/** Forgets every token of a session: none of them can be exchanged again. */
export async function deleteRefreshTokens(db: Connection, sessionId: string): Promise<void> {
  await run(db, 'delete from auth.refresh_tokens where session_id = $1', [sessionId]);
}
