import { sql } from 'drizzle-orm';
import type { Connection, Transaction } from '../db/connect.ts';
import { creditHold } from '../db/tables/credits.ts';
import { expireFallback, only } from './store.ts';

export interface HoldResult extends Record<string, unknown> {
  outcome: 'held' | 'replayed' | 'conflict' | 'insufficient';
  hold_id: string | null;
  balance: number;
}

export async function callHold(
  tx: Transaction,
  h: { userId: string; amount: number; key: string; minutes: number },
): Promise<HoldResult> {
  const result = await tx.execute<HoldResult>(
    sql`select * from ledger_hold(${h.userId}, ${h.amount}, ${h.key}, ${h.minutes}, ${expireFallback})`,
  );
  return only(result.rows);
}

export interface CaptureRow {
  userId: string;
  holdId: string;
  amount: number;
  type: string;
  key: string;
  hash: string;
  description: string;
  refType: string;
  refId: string;
  unitCost: number | null;
}

export interface CaptureResult extends Record<string, unknown> {
  outcome: 'charged' | 'replayed' | 'conflict' | 'missing' | 'ended';
  transaction_id: string | null;
  balance: number;
}

export async function callCapture(tx: Transaction, c: CaptureRow): Promise<CaptureResult> {
  const result = await tx.execute<CaptureResult>(sql`
    select * from ledger_capture(${c.userId}, ${c.holdId}, ${c.amount}, ${c.type}, ${c.key}, ${c.hash},
      ${c.description}, ${c.refType}, ${c.refId}, ${c.unitCost}, ${expireFallback})`);
  return only(result.rows);
}

export interface ReleaseResult extends Record<string, unknown> {
  outcome: 'ended' | 'unchanged' | 'missing';
  balance: number;
}

/** `onlyDue`: ends the hold only when its time has passed. */
export async function callRelease(
  tx: Transaction,
  r: { userId: string; holdId: string; onlyDue: boolean },
): Promise<ReleaseResult> {
  const result = await tx.execute<ReleaseResult>(
    sql`select * from ledger_release(${r.userId}, ${r.holdId}, ${r.onlyDue}, ${expireFallback})`,
  );
  return only(result.rows);
}

/** Open holds whose time has passed, the longest past first. */
export async function listDueHolds(db: Connection, most: number): Promise<{ holdId: string; userId: string }[]> {
  return db
    .select({ holdId: creditHold.id, userId: creditHold.userId })
    .from(creditHold)
    .where(sql`${creditHold.status} = 'open' and ${creditHold.expiresAt} <= ledger_now()`)
    .orderBy(creditHold.expiresAt)
    .limit(most);
}
