import { runPrepared, type Connection } from '../db/connect.ts';
import { expireFallback, only } from './store.ts';

export interface AccountRow extends Record<string, unknown> {
  available: number;
  held: number;
  owed: number;
  /** In the order in which they are spent. `endsAt` is text with its time zone; null: never. */
  sources: { type: string; kind: 'subscription' | 'perpetual'; credits: number; endsAt: string | null }[];
  /** Something has expired that is not settled yet: what is told here is no longer true. */
  isDue: boolean;
  /** Whether monthly credits end with their period, as the setting is now. */
  monthlyCreditsExpire: boolean;
}

/**
 * When the credits of a lot `l` end at the moment `now`, as SQL; null: never. `fallback` is the parameter that holds
 * {@link expireFallback}.
 */
export const endsAtOf = (fallback: string) => `case
            when l.period_end is null then l.expires_at
            when l.expires_at is null or not ledger_monthly_expire(least(l.period_end, now), ${fallback}) then null
            when l.period_end > now and l.period_start is not null then l.period_end
            else l.expires_at end`;

const account = {
  name: 'credit_account',
  text: `
    select coalesce(a.balance - a.held, 0) as available, coalesce(a.held, 0) as held, coalesce(a.debt, 0) as owed,
      coalesce(a.next_expiry_at <= ledger_now(), false) as "isDue",
      ledger_monthly_expire(ledger_now(), $2) as "monthlyCreditsExpire", coalesce(
      (select json_agg(
          json_build_object('type', l.source_type, 'kind', l.kind, 'credits', l.remaining - l.held, 'endsAt', ${endsAtOf('$2')})
          order by l.rank, l.expires_at, l.id)
        from credit_lot l, ledger_now() as now
        where l.user_id = me.id and l.open and l.remaining > l.held), '[]') as sources
    from (select $1::uuid as id) me left join credit_account a on a.user_id = me.id`,
};

/**
 * A person's account and the lots that can be spent from, as of one moment; zeros where nothing was ever granted.
 * Monthly credits end with their period, and after that with the grace for a renewal that is due; they never end where
 * the setting, as it is now, carries them over. What a won dispute brought back has a time of its own.
 */
export async function findAccount(db: Connection, userId: string): Promise<AccountRow> {
  return only(await runPrepared<AccountRow>(db, account, [userId, expireFallback]));
}
