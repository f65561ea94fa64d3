import { runPrepared, type Connection } from '../db/connect.ts';
import { endsAtOf } from './balance-store.ts';
import { expireFallback } from './store.ts';

export interface LineRow extends Record<string, unknown> {
  id: string;
  seq: number;
  type: string;
  delta: number;
  balanceAfter: number;
  createdAt: Date;
  adminNotes: string | null;
  description: string | null;
  actorEmail: string | null;
  /** In the order in which they were burned. */
  lots: { id: number; amount: number }[];
}

const lines = {
  name: 'ledger_lines',
  text: `
    select t.id, t.seq, t.type, t.delta, t.balance_after as "balanceAfter", t.created_at as "createdAt",
      t.notes as "adminNotes", t.description, actor.email as "actorEmail",
      coalesce((
        select json_agg(json_build_object('id', e.lot_id, 'amount', e.amount) order by e.ordinal)
        from credit_entry e where e.transaction_id = t.id), '[]') as lots
    from credit_transaction t left join person actor on actor.id = t.actor_id
    where t.user_id = $1 and ($2::integer is null or t.seq < $2)
    order by t.seq desc limit $3`,
};

/** Lines of a person's ledger below a place, newest first, with the lots that each moved. */
export async function listLines(
  db: Connection,
  userId: string,
  { limit, beforeSeq = null }: { limit: number; beforeSeq?: number | null | undefined },
): Promise<LineRow[]> {
  return runPrepared<LineRow>(db, lines, [userId, beforeSeq, limit]);
}

export interface LotRow extends Record<string, unknown> {
  id: number;
  type: string;
  kind: 'subscription' | 'perpetual';
  granted: number;
  remaining: number;
  held: number;
  expiresAt: Date | null;
  createdAt: Date;
  source: string;
}

const lots = {
  name: 'ledger_lots',
  text: `
    select l.id::float8 as id, l.source_type as type, l.kind, l.granted, l.remaining, l.held,
      ${endsAtOf('$3')} as "expiresAt", l.created_at as "createdAt", l.source_ref as source
    from ledger_now() as now, credit_lot l
    where l.user_id = $1 and (l.open or l.id = any($2::bigint[]))
    order by l.id desc`,
};

/** A person's lots that hold credits, and those of these ids, newest first. */
export async function listLots(db: Connection, userId: string, ids: readonly number[]): Promise<LotRow[]> {
  return runPrepared<LotRow>(db, lots, [userId, ids.map(String), expireFallback]);
}
