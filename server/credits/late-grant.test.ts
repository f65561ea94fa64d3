import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { readBalance } from './read-balance.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;

const start = new Date('2027-01-31T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);
const giveMonth = (from: number, more: { late?: boolean } = {}) =>
  ledger.give(userId, 250, {
    kind: 'subscription',
    type: 'subscription_monthly',
    sourceRef: `${userId}:${from}`,
    periodStart: after(from),
    expiresAt: after(from + 28),
    ...more,
  });

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  await ledger.db.execute(sql`delete from setting_history`);
  await ledger.setClock(start);
});

test('a month that is paid for after it was over brings its credits for 30 days', async () => {
  expect(await giveMonth(-30, { late: true })).toMatchObject({ granted: true, balance: 250 });
  expect((await readBalance(ledger.db, userId)).nextExpiry).toEqual({ at: after(30).toISOString(), credits: 250 });
  await ledger.setClock(after(30));
  expect(await ledger.available(userId)).toBe(0);
  await ledger.expectSound();
});

test('one that was paid for in time and is heard of late is over as it arrives', async () => {
  expect(await giveMonth(-60)).toMatchObject({ granted: true, balance: 0 });
});

test('the months after it do not end it, and it ends those before it', async () => {
  await giveMonth(-30);
  expect(await giveMonth(-2, { late: true })).toMatchObject({ balance: 250 });
  expect(await giveMonth(0)).toMatchObject({ balance: 500 });
  expect(await giveMonth(28)).toMatchObject({ balance: 500 });
  expect((await listLots(ledger.db, userId)).map((lot) => lot.remaining)).toEqual([0, 250, 0, 250]);
  await ledger.expectSound();
});

test('where its month carries over it has no end', async () => {
  await ledger.setMonthlyExpire(false, after(-100));
  await ledger.setMonthlyExpire(true, after(-1));
  await giveMonth(-30, { late: true });
  await ledger.setClock(after(365));
  expect(await ledger.available(userId)).toBe(250);
  await ledger.expectSound();
});

test('it is given once, and its credits can be taken back', async () => {
  await giveMonth(-30, { late: true });
  expect(await giveMonth(-30, { late: true })).toMatchObject({ granted: false, balance: 250 });
  await ledger.take(userId, 50);
  expect(await ledger.takeBack(userId, `${userId}:-30`, 250)).toEqual({ takenBack: 200, owed: 50, balance: 0 });
  await ledger.expectSound();
});
