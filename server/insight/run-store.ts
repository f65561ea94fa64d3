import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { AnswerEvent } from '../../contract/insight.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { answerEvent, answerRun, answerUse } from '../db/tables/insight.ts';

export type RunRow = typeof answerRun.$inferSelect;

/** What an answer took: tokens of the model, sentences that were checked, and how many of them no source holds. */
export interface AnswerUse {
  inputTokens: number;
  outputTokens: number;
  sentences: number;
  notVerified: number;
}

export const noUse: AnswerUse = { inputTokens: 0, outputTokens: 0, sentences: 0, notVerified: 0 };

/** How long a process may be silent before its run counts as dead; it renews the lease far more often. */
export const LEASE_SECONDS = 15;
const lease = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
const running = eq(answerRun.status, 'running');

export async function insertRun(
  tx: Transaction,
  run: { chatId: string; question: string; openedBlock: boolean; transactionId: string | null },
): Promise<string> {
  const [row] = await tx
    .insert(answerRun)
    .values({ ...run, status: 'running', leaseUntil: lease })
    .returning({ id: answerRun.id });
  if (row === undefined) throw new Error('The run was not stored');
  return row.id;
}

/** The run that is being answered in a chat, with whether its process has gone silent. */
export async function readActiveRun(
  db: Connection,
  chatId: string,
): Promise<(RunRow & { expired: boolean }) | undefined> {
  const [row] = await db
    .select({ run: answerRun, expired: sql<boolean>`${answerRun.leaseUntil} < now()` })
    .from(answerRun)
    .where(and(eq(answerRun.chatId, chatId), running));
  return row && { ...row.run, expired: row.expired };
}

/** Runs whose process has gone silent, the longest silent first. */
export async function readDeadRuns(db: Connection, limit: number): Promise<{ id: string; chatId: string }[]> {
  return db
    .select({ id: answerRun.id, chatId: answerRun.chatId })
    .from(answerRun)
    .where(and(running, sql`${answerRun.leaseUntil} < now()`))
    .orderBy(asc(answerRun.leaseUntil))
    .limit(limit);
}

/** True once someone has asked for a stop; undefined when the run is no longer this process's to write. */
export async function readStopRequest(db: Connection, runId: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ stop: answerRun.stopRequested })
    .from(answerRun)
    .where(and(eq(answerRun.id, runId), running));
  return row?.stop;
}

export async function renewLease(db: Connection, runId: string): Promise<void> {
  await db
    .update(answerRun)
    .set({ leaseUntil: lease })
    .where(and(eq(answerRun.id, runId), running));
}

/** Asks for a stop of what is being answered in a chat. False when nothing is. */
export async function requestStop(db: Connection, chatId: string): Promise<boolean> {
  const rows = await db
    .update(answerRun)
    .set({ stopRequested: true })
    .where(and(eq(answerRun.chatId, chatId), running))
    .returning({ id: answerRun.id });
  return rows.length > 0;
}

/**
 * Ends a run and keeps what it took. Undefined when it was not running any more: whoever ended it first has settled it.
 *
 * @param onlyDead end it only when its process has gone silent
 */
export async function endRun(
  tx: Transaction,
  runId: string,
  end: { status: 'done' | 'failed' | 'stopped'; failure?: string; refused?: boolean; use: AnswerUse },
  onlyDead = false,
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(answerRun)
    .set({ status: end.status, failure: end.failure ?? null, endedAt: sql`now()` })
    .where(and(eq(answerRun.id, runId), running, onlyDead ? sql`${answerRun.leaseUntil} < now()` : undefined))
    .returning();
  const { status, refused, use } = end;
  if (row !== undefined) await tx.insert(answerUse).values({ runId, status, refused, ...use });
  return row;
}

export async function deleteRuns(tx: Transaction, chatId: string): Promise<void> {
  await tx.delete(answerRun).where(eq(answerRun.chatId, chatId));
}

/** Adds events after those that the run has. The caller writes one batch at a time. */
export async function appendEvents(db: Connection, runId: string, events: readonly AnswerEvent[]): Promise<void> {
  if (events.length === 0) return;
  const last = sql`(select coalesce(max(ordinal), 0) from answer_event where run_id = ${runId})`;
  await db
    .insert(answerEvent)
    .values(events.map((event, index) => ({ runId, event, ordinal: sql<number>`${last} + ${index + 1}::int` })));
}

export async function readEvents(
  db: Connection,
  runId: string,
  after: number,
): Promise<{ ordinal: number; event: AnswerEvent }[]> {
  const rows = await db
    .select({ ordinal: answerEvent.ordinal, event: answerEvent.event })
    .from(answerEvent)
    .where(and(eq(answerEvent.runId, runId), gt(answerEvent.ordinal, after)))
    .orderBy(asc(answerEvent.ordinal));
  return rows.map((row) => ({ ordinal: row.ordinal, event: row.event as AnswerEvent }));
}

/** False for a run that went with its chat. */
export async function runExists(db: Connection, runId: string): Promise<boolean> {
  return (await db.$count(answerRun, eq(answerRun.id, runId))) > 0;
}

/**
 * Deletes the runs that ended over an hour ago, with their events: the answers are in the messages, and questions that
 * got none are nobody's to keep. What they took is kept for as many days as the overview can show, and a month.
 */
export async function deleteOldRuns(db: Connection): Promise<void> {
  await db.delete(answerUse).where(lt(answerUse.endedAt, sql`now() - interval '400 days'`));
  await db.delete(answerRun).where(lt(answerRun.endedAt, sql`now() - interval '1 hour'`));
}
