import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { aCharge, openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { charge } from './charge.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(() => {
  userId = randomUUID();
});

test('credits are granted once per cause, spent, and given back once', async () => {
  const welcome = { type: 'initial_signup', sourceRef: `signup:${userId}` } as const;
  const granted = await ledger.give(userId, 5, welcome);
  expect(granted).toMatchObject({ granted: true, balance: 5 });
  expect(await ledger.give(userId, 5, welcome)).toEqual({ ...granted, granted: false });

  const charged = await ledger.take(userId, 2);
  expect(charged).toMatchObject({ balance: 3, replayed: false });

  const back = { userId, transactionId: charged.transactionId, key: 'back:1' };
  expect(await ledger.giveBack(back)).toEqual({ refunded: 2, balance: 5 });
  expect(await ledger.giveBack(back)).toEqual({ refunded: 2, balance: 5 });
  expect(await ledger.giveBack({ ...back, key: 'back:2' })).toEqual({ refunded: 0, balance: 5 });
  expect(await ledger.available(userId)).toBe(5);
  await ledger.expectSound();
});

test('a key pays once: the same request is told the first result, another is refused', async () => {
  await ledger.give(userId, 5);
  const first = await ledger.take(userId, 2, { key: 'view:1' });
  expect(await ledger.take(userId, 2, { key: 'view:1' })).toEqual({ ...first, replayed: true });
  const conflict = { code: 'key_conflict' };
  await expect(ledger.take(userId, 3, { key: 'view:1' })).rejects.toMatchObject(conflict);
  await expect(ledger.take(userId, 2, { key: 'view:1', refId: 'another-guide' })).rejects.toMatchObject(conflict);
  await expect(ledger.take(userId, 2, { key: 'view:1', type: 'chat_usage' })).rejects.toMatchObject(conflict);
  expect(await ledger.available(userId)).toBe(3);

  await ledger.take(userId, 3, { key: 'view:2' });
  expect(await ledger.take(userId, 2, { key: 'view:1' })).toEqual({ ...first, balance: 0, replayed: true });
  const other = randomUUID();
  await ledger.give(other, 5);
  expect(await ledger.take(other, 2, { key: 'view:1' })).toMatchObject({ balance: 3, replayed: false });
  await ledger.expectSound();
});

test('who has too little is told both figures, and nothing is taken', async () => {
  const refused = (needed: number, available: number) => ({
    code: 'insufficient_credits',
    details: { needed, available },
  });
  await expect(ledger.take(userId, 1)).rejects.toMatchObject(refused(1, 0));
  await ledger.give(userId, 3);
  await expect(ledger.take(userId, 4, { key: 'view:1' })).rejects.toMatchObject(refused(4, 3));
  expect(await ledger.available(userId)).toBe(3);
  // The refused key paid for nothing, so it is free once there are credits.
  await ledger.give(userId, 1);
  expect(await ledger.take(userId, 4, { key: 'view:1' })).toMatchObject({ balance: 0, replayed: false });
  await ledger.expectSound();
});

test('a charge whose transaction fails has never happened', async () => {
  await ledger.give(userId, 3);
  const failing = inTransaction(ledger.db, async (tx) => {
    await charge(tx, aCharge(userId, 2));
    throw new Error('the guide could not be opened');
  });
  await expect(failing).rejects.toThrow('could not be opened');
  expect(await ledger.available(userId)).toBe(3);
});

test('subscription credits burn first, then what expires soonest, then the oldest', async () => {
  await ledger.give(userId, 2, { sourceRef: `${userId}:old` });
  await ledger.give(userId, 2, { sourceRef: `${userId}:new` });
  await ledger.give(userId, 2, { sourceRef: `${userId}:late`, expiresAt: days(20) });
  await ledger.give(userId, 2, { sourceRef: `${userId}:soon`, expiresAt: days(10) });
  await ledger.give(userId, 2, { sourceRef: `${userId}:month`, expiresAt: days(30), kind: 'subscription' });

  const left = async () => (await listLots(ledger.db, userId)).map((lot) => `${lot.name} ${lot.remaining}`);
  await ledger.take(userId, 3);
  expect(await left()).toEqual(['old 2', 'new 2', 'late 2', 'soon 1', 'month 0']);
  await ledger.take(userId, 4);
  expect(await left()).toEqual(['old 1', 'new 2', 'late 0', 'soon 0', 'month 0']);
  await ledger.take(userId, 2);
  expect(await left()).toEqual(['old 0', 'new 1', 'late 0', 'soon 0', 'month 0']);
  await ledger.expectSound();
});

test.each([0, -1, 1.5, Number.NaN, 3_000_000_000])('an amount of %s is refused by every verb', async (amount) => {
  await ledger.give(userId, 5);
  const { transactionId } = await ledger.take(userId, 2);
  const refused = { code: 'amount_not_positive' };
  await expect(ledger.give(userId, amount)).rejects.toMatchObject(refused);
  await expect(ledger.take(userId, amount)).rejects.toMatchObject(refused);
  await expect(ledger.giveBack({ userId, transactionId, key: 'k', amount })).rejects.toMatchObject(refused);
  expect(await ledger.available(userId)).toBe(3);
});

test('a spend touches no index of the account or the lots: all its updates are heap-only', async () => {
  await ledger.give(userId, 5);
  const updates = await inTransaction(ledger.db, async (tx) => {
    const count = async () => {
      const { rows } = await tx.execute<{ name: string; every: number; hot: number }>(sql`
        select relname as name, n_tup_upd::int as every, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables
        where relname in ('credit_account', 'credit_lot') order by relname`);
      return rows;
    };
    const before = await count();
    await charge(tx, aCharge(userId, 1));
    const after = await count();
    return after.map(({ name, every, hot }, index) => [
      name,
      every - (before[index]?.every ?? 0),
      hot - (before[index]?.hot ?? 0),
    ]);
  });
  expect(updates).toEqual([
    ['credit_account', 1, 1],
    ['credit_lot', 1, 1],
  ]);
});
