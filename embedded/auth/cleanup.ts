import type { AuthContext } from './context.ts';
import { run } from './database.ts';
import { forgetAttempts } from './password-attempts.ts';
import { deleteOldSignups } from './signups-store.ts';
import { deleteUnconfirmed } from './users-store.ts';
import { day, sessionDays } from './settings.ts';

/** Removes what has expired. Safe to run in several processes. */
export async function cleanUp(context: AuthContext): Promise<void> {
  const now = context.now();
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const { pool } = context;
  await run(pool, 'delete from auth.one_time_tokens where expires_at < $1', [now]);
  await deleteOldSignups(pool, ago(30 * day));
  await deleteUnconfirmed(pool, ago(30 * day));
  await run(pool, 'delete from auth.flow_states where created_at < $1', [ago(2 * day)]);
  await run(pool, 'delete from auth.challenges where created_at < $1', [ago(day)]);
  await run(pool, 'delete from auth.sessions where not_after < $1 or refreshed_at < $2', [
    now,
    ago(sessionDays.inactive * day),
  ]);
  await run(pool, 'delete from auth.rate_buckets where updated_at < $1', [ago(day)]);
  await run(pool, `delete from auth.session_changes where at < now() - interval '1 hour'`, []);
  await forgetAttempts(pool, ago(2 * day));
  await run(pool, 'delete from auth.audit where at < $1', [ago(400 * day)]);
}
