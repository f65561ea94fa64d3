import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { expireFallback } from './store.ts';

export interface AccountRow extends Record<string, unknown> {
  available: number;
  held: number;
  owed: number;
  /** In the order in which they are spent. `endsAt` is text with its time zone; null: never. */
  sources: { type: string; kind: 'subscription' | 'perpetual'; credits: number; endsAt: string | null }[];
}

/**
 * A person's account and the lots that can be spent from, as of one moment; undefined where nothing was ever granted.
 * Monthly credits end with their period, and after that with the grace for a renewal that is due; they never end where
 * the setting, as it is now, carries them over. What a won dispute brought back has a time of its own.
 */
export async function findAccount(db: Connection, userId: string): Promise<AccountRow | undefined> {
  const { rows } = await db.execute<AccountRow>(sql`
    select a.balance - a.held as available, a.held, a.debt as owed, coalesce(
      (select json_agg(
          json_build_object('type', l.source_type, 'kind', l.kind, 'credits', l.remaining - l.held, 'endsAt', case
            when l.period_end is null then l.expires_at
            when l.expires_at is null or not ledger_monthly_expire(least(l.period_end, now), ${expireFallback}) then null
            when l.period_end > now and l.period_start is not null then l.period_end
            else l.expires_at end)
          order by l.rank, l.expires_at, l.id)
        from credit_lot l, ledger_now() as now
        where l.user_id = a.user_id and l.open and l.remaining > l.held), '[]') as sources
    from credit_account a where a.user_id = ${userId}`);
  return rows[0];
}
