import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { refund } from './refund.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;

const start = new Date('2027-03-01T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);
const left = async () => (await listLots(ledger.db, userId)).map((lot) => `${lot.name} ${lot.remaining}`);

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  await ledger.setClock(start);
});

test('a refund walks backwards: the lot that paid last gets its credits back first', async () => {
  await ledger.give(userId, 3, { sourceRef: `${userId}:always` });
  await ledger.give(userId, 2, { sourceRef: `${userId}:late`, expiresAt: after(20) });
  await ledger.give(userId, 2, { sourceRef: `${userId}:soon`, expiresAt: after(10) });
  const { transactionId } = await ledger.take(userId, 6);
  expect(await left()).toEqual(['always 1', 'late 0', 'soon 0']);

  const back = (key: string, amount: number) => ledger.giveBack({ userId, transactionId, key, amount });
  expect(await back('first', 3)).toEqual({ refunded: 3, balance: 4 });
  expect(await left()).toEqual(['always 3', 'late 1', 'soon 0']);
  expect(await back('second', 2)).toEqual({ refunded: 2, balance: 6 });
  expect(await left()).toEqual(['always 3', 'late 2', 'soon 1']);
  expect(await back('third', 5)).toEqual({ refunded: 1, balance: 7 });
  expect(await back('fourth', 1)).toEqual({ refunded: 0, balance: 7 });
  expect(await left()).toEqual(['always 3', 'late 2', 'soon 2']);
  await ledger.expectSound();
});

test('credits of a lot that has expired since come back for thirty days', async () => {
  await ledger.give(userId, 2, { sourceRef: `${userId}:always` });
  await ledger.give(userId, 2, { sourceRef: `${userId}:soon`, expiresAt: after(10) });
  const { transactionId } = await ledger.take(userId, 3);
  await ledger.setClock(after(15));
  expect(await ledger.giveBack({ userId, transactionId, key: 'back' })).toEqual({ refunded: 3, balance: 4 });
  const [, expired, returned] = await listLots(ledger.db, userId);
  expect(expired).toMatchObject({ name: 'soon', remaining: 0 });
  expect(returned).toMatchObject({ remaining: 2, rank: 20, expiresAt: after(45) });

  await ledger.setClock(after(45));
  expect(await ledger.available(userId)).toBe(2);
  await ledger.expectSound();
});

test('thirty days are 720 hours in every time zone of a session', async () => {
  await ledger.give(userId, 1, { sourceRef: `${userId}:soon`, expiresAt: after(1) });
  const { transactionId } = await ledger.take(userId, 1);
  await ledger.setClock(after(2));
  await ledger.db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'America/New_York'`);
    await refund(tx, { userId, transactionId, key: 'back' });
  });
  expect((await listLots(ledger.db, userId)).at(-1)?.expiresAt).toEqual(after(32));
});

test('part by part over an expiry, no credit is given back twice', async () => {
  await ledger.give(userId, 2, { sourceRef: `${userId}:late`, expiresAt: after(20) });
  await ledger.give(userId, 2, { sourceRef: `${userId}:soon`, expiresAt: after(10) });
  const { transactionId } = await ledger.take(userId, 4);
  const back = (key: string) => ledger.giveBack({ userId, transactionId, key, amount: 1 });
  await back('1');
  await ledger.setClock(after(30));
  expect(await ledger.available(userId)).toBe(0);
  for (const key of ['2', '3', '4']) expect(await back(key)).toMatchObject({ refunded: 1 });
  expect(await back('5')).toEqual({ refunded: 0, balance: 3 });
  await ledger.expectSound();
});

test('a refund of credits that were carried over goes back to their lot', async () => {
  await ledger.setMonthlyExpire(false, start);
  await ledger.give(userId, 3, { kind: 'subscription', sourceRef: `${userId}:month`, expiresAt: after(10) });
  const { transactionId } = await ledger.take(userId, 2);
  await ledger.setClock(after(60));
  expect(await ledger.giveBack({ userId, transactionId, key: 'back' })).toEqual({ refunded: 2, balance: 3 });
  expect(await left()).toEqual(['month 3']);
  await ledger.expectSound();
});

test("only a person's own charges are given back", async () => {
  const { transactionId: granted } = await ledger.give(userId, 5, { expiresAt: after(10) });
  const { transactionId } = await ledger.take(userId, 2);
  const missing = { code: 'not_found' };
  await expect(ledger.giveBack({ userId: randomUUID(), transactionId, key: 'k' })).rejects.toMatchObject(missing);
  await expect(ledger.giveBack({ userId, transactionId: randomUUID(), key: 'k' })).rejects.toMatchObject(missing);
  await expect(ledger.giveBack({ userId, transactionId: granted ?? '', key: 'k' })).rejects.toMatchObject(missing);

  await ledger.setClock(after(11));
  await ledger.available(userId);
  const { rows } = await ledger.db.execute<{ id: string }>(
    sql`select id from credit_transaction where user_id = ${userId} and type = 'credit_expiry'`,
  );
  const expiry = rows[0]?.id ?? '';
  expect(expiry).not.toBe('');
  await expect(ledger.giveBack({ userId, transactionId: expiry, key: 'k' })).rejects.toMatchObject(missing);
  await ledger.expectSound();
});

test('a key gives back once: the same request is told the first result, another is refused', async () => {
  await ledger.give(userId, 5);
  const { transactionId } = await ledger.take(userId, 4);
  const wanted = { userId, transactionId, key: 'report:1', amount: 1 };
  expect(await ledger.giveBack(wanted)).toEqual({ refunded: 1, balance: 2 });
  expect(await ledger.giveBack(wanted)).toEqual({ refunded: 1, balance: 2 });
  await expect(ledger.giveBack({ ...wanted, amount: 2 })).rejects.toMatchObject({ code: 'key_conflict' });
  await ledger.expectSound();
});

test('forty refunds of one charge at once give it back once', async () => {
  await ledger.give(userId, 5);
  const { transactionId } = await ledger.take(userId, 4);
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) => ledger.giveBack({ userId, transactionId, key: `report:${index}` })),
  );
  expect(results.filter((result) => result.refunded > 0)).toEqual([{ refunded: 4, balance: 5 }]);
  expect(await ledger.available(userId)).toBe(5);
  await ledger.expectSound();
});
