import type { Connection } from './database.ts';
import { run } from './database.ts';

/** Notes who did what from where: never a secret. */
export async function note(
  db: Connection,
  action: string,
  userId: string | null,
  ip: string | null,
  now: Date,
): Promise<void> {
  await run(db, 'insert into auth.audit (at, action, user_id, ip) values ($1, $2, $3, $4)', [now, action, userId, ip]);
}
