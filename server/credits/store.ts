import { and, desc, eq, sql } from 'drizzle-orm';
import { runPrepared, type Connection, type Transaction } from '../db/connect.ts';
import { creditAccount, creditLot, creditTransaction } from '../db/tables/credits.ts';
import { settings } from '../settings/settings.ts';

/** What the ledger does until somebody sets `credits.monthly_expire`. */
export const expireFallback = settings['credits.monthly_expire'].initial;

/** Dates travel as text: the driver would send them in the server's own time zone. */
const moment = (date: Date | null) => date?.toISOString() ?? null;

export interface GrantRow {
  userId: string;
  amount: number;
  type: string;
  sourceRef: string;
  hash: string;
  description: string | null;
  kind: 'subscription' | 'perpetual';
  expiresAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  late: boolean;
  orderId: string | null;
  actorId: string | null;
  notes: string | null;
}

export interface GrantResult extends Record<string, unknown> {
  /** `differs`: this source was granted before, with another type or amount. */
  outcome: 'granted' | 'replayed' | 'differs' | 'conflict';
  transaction_id: string | null;
  balance: number;
}

export async function callGrant(tx: Transaction, g: GrantRow): Promise<GrantResult> {
  const result = await tx.execute<GrantResult>(sql`
    select * from ledger_grant(${g.userId}, ${g.amount}, ${g.type}, ${g.sourceRef}, ${g.hash}, ${g.description},
      ${g.kind}, ${moment(g.expiresAt)}, ${moment(g.periodStart)}, ${moment(g.periodEnd)}, ${g.late}, ${g.orderId},
      ${g.actorId}, ${g.notes}, ${expireFallback})`);
  return only(result.rows);
}

export interface ChargeRow {
  userId: string;
  amount: number;
  type: string;
  key: string;
  hash: string;
  description: string | null;
  refType: string | null;
  refId: string | null;
  unitCost: number | null;
  actorId: string | null;
  notes: string | null;
}

export interface ChargeResult extends Record<string, unknown> {
  outcome: 'charged' | 'replayed' | 'conflict' | 'insufficient';
  transaction_id: string | null;
  balance: number;
}

/** The statement that runs most: it is prepared. */
const chargeStatement = {
  name: 'ledger_charge',
  text: 'select * from ledger_charge($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
};

export async function callCharge(tx: Transaction, c: ChargeRow): Promise<ChargeResult> {
  const { userId, amount, type, key, hash, description, refType, refId, unitCost, actorId, notes } = c;
  return only(
    await runPrepared<ChargeResult>(tx, chargeStatement, [
      userId,
      amount,
      type,
      key,
      hash,
      description,
      refType,
      refId,
      unitCost,
      actorId,
      notes,
      expireFallback,
    ]),
  );
}

export interface RefundRow {
  userId: string;
  transactionId: string;
  amount: number | null;
  key: string;
  hash: string;
  description: string | null;
}

export interface RefundResult extends Record<string, unknown> {
  outcome: 'refunded' | 'replayed' | 'conflict' | 'missing';
  refunded: number;
  balance: number;
}

export async function callRefund(tx: Transaction, r: RefundRow): Promise<RefundResult> {
  const result = await tx.execute<RefundResult>(sql`
    select * from ledger_refund(${r.userId}, ${r.transactionId}, ${r.amount}, ${r.key}, ${r.hash}, ${r.description},
      ${expireFallback})`);
  return only(result.rows);
}

export async function callEndPeriods(tx: Transaction, userId: string, through: Date): Promise<void> {
  await tx.execute(sql`select ledger_end_periods(${userId}, ${moment(through)}, ${expireFallback})`);
}

export interface ClawBackResult extends Record<string, unknown> {
  outcome: 'done' | 'missing';
  taken: number;
  owed: number;
  balance: number;
}

export async function callClawBack(
  tx: Transaction,
  c: { userId: string; sourceRef: string; total: number; description: string },
): Promise<ClawBackResult> {
  const result = await tx.execute<ClawBackResult>(sql`
    select * from ledger_claw_back(${c.userId}, ${c.sourceRef}, ${c.total}, ${c.description}, ${expireFallback})`);
  return only(result.rows);
}

const available = { name: 'ledger_available', text: 'select ledger_available($1, $2) as available' };

export async function callAvailable(db: Connection, userId: string): Promise<number> {
  return only(await runPrepared<{ available: number }>(db, available, [userId, expireFallback])).available;
}

/** @param userIds in the order in which their accounts may be locked: what has expired is settled */
export async function callAvailableOf(db: Connection, userIds: readonly string[]) {
  const ids = sql.param([...userIds]);
  const { rows } = await db.execute<{ id: string; available: number }>(
    sql`select id, ledger_available(id, ${expireFallback}) as available from unnest(${ids}::uuid[]) as one (id)`,
  );
  return rows;
}

export async function listTransactions(db: Connection, userId: string) {
  return db
    .select({
      id: creditTransaction.id,
      type: creditTransaction.type,
      delta: creditTransaction.delta,
      balanceAfter: creditTransaction.balanceAfter,
      createdAt: creditTransaction.createdAt,
      adminNotes: creditTransaction.notes,
      description: creditTransaction.description,
      refType: creditTransaction.refType,
      refId: creditTransaction.refId,
      cause: creditTransaction.idempotencyKey,
    })
    .from(creditTransaction)
    .where(eq(creditTransaction.userId, userId))
    .orderBy(desc(creditTransaction.seq));
}

/** The one row that a function of the ledger answers. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The ledger gave no answer.');
  return row;
}

/** What has not come back yet of a charge of this person, in credits; 0 where there is no such charge. */
export async function sumLeftOf(db: Connection, userId: string, transactionId: string): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(sql`
    select (-t.delta - coalesce((select sum(r.delta) from credit_transaction r where r.reverses = t.id), 0))::int as left
    from credit_transaction t
    where t.id = ${transactionId} and t.user_id = ${userId}`);
  return rows[0]?.left ?? 0;
}

/** What was spent on the services, less what of it was given back, in credits. */
export async function sumSpent(db: Connection, userId: string): Promise<number> {
  const [spent] = await db
    .select({ total: sql<number>`coalesce(-sum(${creditTransaction.delta}), 0)::int` })
    .from(creditTransaction)
    .where(and(eq(creditTransaction.userId, userId), isSpendOrItsRefund));
  return spent?.total ?? 0;
}

/** The same of everybody together. */
export async function sumSpentByAll(db: Connection): Promise<number> {
  const [spent] = await db
    .select({ total: sql<number>`coalesce(-sum(${creditTransaction.delta}), 0)::float8` })
    .from(creditTransaction)
    .where(isSpendOrItsRefund);
  return spent?.total ?? 0;
}

/** What was spent on the three services, and what came back of it; not adjustments, expiry or chargebacks. */
const isSpendOrItsRefund = sql`(
  ${creditTransaction.type} in ('chat_usage', 'guide_search_chat', 'document_view', 'maximus_query')
  or (${creditTransaction.type} = 'refund' and ${creditTransaction.reverses} is not null))`;

export async function hasLot(db: Connection, sourceRef: string): Promise<boolean> {
  return (await db.$count(creditLot, eq(creditLot.sourceRef, sourceRef))) > 0;
}

/** Credits of all accounts: what is there, on hold or not, and what is owed. */
export async function sumAllAccounts(db: Connection): Promise<{ outstanding: number; owed: number }> {
  const [row] = await db
    .select({
      outstanding: sql<number>`coalesce(sum(${creditAccount.balance}), 0)::float8`,
      owed: sql<number>`coalesce(sum(${creditAccount.debt}), 0)::float8`,
    })
    .from(creditAccount);
  return row ?? { outstanding: 0, owed: 0 };
}
