import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { availableCredits } from '../credits/balance.ts';
import { capture, type Capture } from '../credits/capture.ts';
import { charge, type Charge, type Charged } from '../credits/charge.ts';
import { checkInvariants } from '../credits/check-invariants.ts';
import { clawBack, type ClawedBack } from '../credits/claw-back.ts';
import { grant, type Grant, type Granted } from '../credits/grant.ts';
import { hold, type Held, type Hold } from '../credits/hold.ts';
import { refund, type Refund, type Refunded } from '../credits/refund.ts';
import { release } from '../credits/release.ts';
import { sweepHolds } from '../credits/sweep-holds.ts';
import { connect, inTransaction, type Database } from '../db/connect.ts';
import { settingHistory } from '../db/tables/settings.ts';
import { createLog } from '../http/log.ts';
import { createTestDatabase } from './database.ts';

/** The ledger on a database of its own; each verb in a transaction of its own. */
export interface TestLedger {
  db: Database;
  /** Gives `amount` credits that never expire, unless `more` says otherwise. The source is new each time. */
  give(userId: string, amount: number, more?: Partial<Grant>): Promise<Granted>;
  /** Takes `amount` credits for a guide. The key is new each time, unless `more` names one. */
  take(userId: string, amount: number, more?: Partial<Charge>): Promise<Charged>;
  giveBack(wanted: Refund): Promise<Refunded>;
  /** Sets `amount` credits aside for an hour, unless `more` says otherwise. The key is new each time. */
  hold(userId: string, amount: number, more?: Partial<Hold>): Promise<Held>;
  /** Pays with a hold. The key is new each time, unless `more` names one. */
  capture(userId: string, holdId: string, amount: number, more?: Partial<Capture>): Promise<Charged>;
  release(userId: string, holdId: string): Promise<{ balance: number }>;
  /** Ends the holds that are past their time; how many they were. */
  sweep(): Promise<number>;
  /** Brings what is taken back of the grant of `sourceRef` to `total`. */
  takeBack(userId: string, sourceRef: string, total: number): Promise<ClawedBack>;
  available(userId: string): Promise<number>;
  /** From now on it is this moment for the ledger; null lets time run again. */
  setClock(moment: Date | null): Promise<void>;
  /** Sets whether monthly credits expire, as from a moment. */
  setMonthlyExpire(value: boolean, from: Date): Promise<void>;
  /** Fails with the breaches, where an invariant does not hold. */
  expectSound(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestLedger(connections = 4): Promise<TestLedger> {
  const database = await createTestDatabase();
  const db = connect(database.url, { max: connections });
  await db.execute(sql`create table test_clock (moment timestamptz not null)`);
  await db.execute(sql`create or replace function ledger_now() returns timestamptz language sql volatile
    as $$ select coalesce((select moment from test_clock), clock_timestamp()) $$`);
  return {
    db,
    give: (userId, amount, more = {}) =>
      inTransaction(db, (tx) => grant(tx, { ...aGrant(userId, amount), ...periodOf(more), ...more })),
    take: (userId, amount, more = {}) => inTransaction(db, (tx) => charge(tx, aCharge(userId, amount, more))),
    giveBack: (wanted) => inTransaction(db, (tx) => refund(tx, wanted)),
    hold: (userId, amount, more = {}) =>
      inTransaction(db, (tx) => hold(tx, { userId, amount, key: randomUUID(), minutes: 60, ...more })),
    capture: (userId, holdId, amount, more = {}) =>
      inTransaction(db, (tx) => capture(tx, { ...aCharge(userId, amount), type: 'maximus_query', holdId, ...more })),
    release: (userId, holdId) => inTransaction(db, (tx) => release(tx, { userId, holdId })),
    sweep: () => sweepHolds(db, createLog('silent')),
    takeBack: (userId, sourceRef, total) =>
      inTransaction(db, (tx) => clawBack(tx, { userId, sourceRef, total, description: 'The payment was refunded' })),
    available: (userId) => availableCredits(db, userId),
    async setClock(moment) {
      await db.execute(sql`delete from test_clock`);
      if (moment !== null) await db.execute(sql`insert into test_clock values (${moment.toISOString()})`);
    },
    async setMonthlyExpire(value, effectiveFrom) {
      await db.insert(settingHistory).values({ key: 'credits.monthly_expire', value, effectiveFrom });
    },
    async expectSound() {
      const broken = (await checkInvariants(db)).filter((invariant) => invariant.violations > 0);
      expect(broken).toEqual([]);
    },
    async close() {
      await db.pool.end();
      await database.drop();
    },
  };
}

const aGrant = (userId: string, amount: number): Grant => ({
  userId,
  amount,
  type: 'invite_bonus',
  sourceRef: randomUUID(),
  description: null,
});

/** Subscription credits are of the 28 days before their end, where a test does not say. */
function periodOf({ kind, expiresAt }: Partial<Grant>): Partial<Grant> {
  if (kind !== 'subscription' || expiresAt === undefined) return {};
  return { periodStart: new Date(expiresAt.getTime() - 28 * 86_400_000) };
}

export function aCharge(userId: string, amount: number, more: Partial<Charge> = {}): Charge {
  return {
    userId,
    amount,
    type: 'document_view',
    key: randomUUID(),
    description: 'A guide',
    refType: 'guide',
    refId: 'a-guide',
    ...more,
  };
}
