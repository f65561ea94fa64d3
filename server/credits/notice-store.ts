import { runPrepared, type Connection } from '../db/connect.ts';
import { endsAtOf } from './balance-store.ts';
import { expireFallback } from './store.ts';

export interface EndingRow extends Record<string, unknown> {
  lotId: number;
  userId: string;
  credits: number;
  /** Milliseconds since 1970. */
  endsAtMs: number;
}

const ending = {
  name: 'credits_ending',
  text: `
    select l.id::float8 as "lotId", l.user_id as "userId", l.remaining - l.held as credits,
      extract(epoch from e.at)::float8 * 1000 as "endsAtMs"
    from ledger_now() as now, credit_lot l, lateral (select ${endsAtOf('$2')} as at) e
    where l.open and l.remaining > l.held and l.expires_at is not null
      and e.at > now and e.at <= now + make_interval(days => $1)
    order by l.user_id, e.at, l.id`,
};

/** Credits on hand that end within so many days, person by person, the soonest first. */
export async function listEnding(db: Connection, days: number): Promise<EndingRow[]> {
  return runPrepared<EndingRow>(db, ending, [days, expireFallback]);
}

export interface LowRow extends Record<string, unknown> {
  userId: string;
  balance: number;
  /** The ledger's place of the person's latest transaction. */
  seq: number;
}

const low = {
  name: 'credits_low',
  text: `
    select a.user_id as "userId", a.balance, a.seq
    from credit_account a join credit_transaction t on t.user_id = a.user_id and t.seq = a.seq
    where a.balance <= $1 and t.delta < 0 and t.created_at > ledger_now() - make_interval(days => $2)`,
};

/** People whose latest transaction took credits, within so many days, and left `most` or fewer. */
export async function listLow(db: Connection, most: number, days: number): Promise<LowRow[]> {
  return runPrepared<LowRow>(db, low, [most, days]);
}

const highest = {
  name: 'credits_highest_since',
  text: `
    select coalesce(max(balance_after), 0)::int as highest
    from credit_transaction where user_id = $1 and seq > $2`,
};

/** The highest balance of a person after a place of their ledger; 0 where nothing happened since. */
export async function highestSince(db: Connection, userId: string, seq: number): Promise<number> {
  const [row] = await runPrepared<{ highest: number }>(db, highest, [userId, seq]);
  return row?.highest ?? 0;
}
