import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { readBalance } from './read-balance.ts';
import { readHistory } from './read-history.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;
let month: string;

const start = new Date('2027-01-31T12:00:00Z');
const day = 86_400_000;
const after = (days: number) => new Date(start.getTime() + days * day);
const history = async () => (await readHistory(ledger.db, userId)).map(({ type, delta }) => `${type} ${delta}`);
const giveMonth = (sourceRef: string, from: number) =>
  ledger.give(userId, 250, {
    kind: 'subscription',
    type: 'subscription_monthly',
    sourceRef,
    periodStart: after(from),
    expiresAt: after(from + 28),
  });

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  month = `month:${userId}`;
  await ledger.db.execute(sql`delete from setting_history`);
  await ledger.setClock(start);
});

describe('a month that is disputed, and won', () => {
  const disputed = async () => {
    await giveMonth(month, 0);
    await ledger.takeBack(userId, month, 250);
    await ledger.takeBack(userId, month, 0);
    expect(await ledger.available(userId)).toBe(250);
  };

  test('is carried over where its period carries, as if nobody had disputed it', async () => {
    await ledger.setMonthlyExpire(false, after(-100));
    await disputed();
    await ledger.setClock(after(40));
    expect(await ledger.available(userId)).toBe(250);
    expect((await readBalance(ledger.db, userId)).sources).toMatchObject([{ credits: 250, expiresAt: null }]);
    await ledger.expectSound();
  });

  test.each([
    { set: 'as it stood', change: null, left: 0 },
    { set: 'changed before its period ended', change: 27, left: 250 },
    { set: 'changed after its period ended', change: 29, left: 0 },
  ])('the setting at the end of its period decides: $set', async ({ change, left }) => {
    await ledger.setMonthlyExpire(true, after(-100));
    await disputed();
    if (change !== null) await ledger.setMonthlyExpire(false, after(change));
    await ledger.setClock(after(29.5));
    expect(await ledger.available(userId)).toBe(250);
    await ledger.setClock(after(31));
    expect(await ledger.available(userId)).toBe(left);
    await ledger.expectSound();
  });

  test('keeps its 30 days when the next month begins, and does not end that', async () => {
    await ledger.setClock(after(20));
    await giveMonth(month, 0);
    await ledger.takeBack(userId, month, 250);
    await ledger.takeBack(userId, month, 0);
    expect((await readBalance(ledger.db, userId)).nextExpiry).toEqual({ at: after(50).toISOString(), credits: 250 });
    await ledger.setClock(after(28));
    expect(await giveMonth(`next:${userId}`, 28)).toMatchObject({ balance: 500 });
    await ledger.setClock(after(49));
    expect(await ledger.available(userId)).toBe(500);
    await ledger.setClock(after(50));
    expect(await ledger.available(userId)).toBe(250);
    await ledger.expectSound();
  });

  test.each([
    { monthly: 'expire', expire: true, left: 0 },
    { monthly: 'carry over', expire: false, left: 250 },
  ])('won when its period is over and credits $monthly: $left are left after 30 days', async ({ expire, left }) => {
    await ledger.setMonthlyExpire(expire, after(-100));
    await giveMonth(month, 0);
    await ledger.takeBack(userId, month, 250);
    await ledger.setClock(after(60));
    expect(await ledger.takeBack(userId, month, 0)).toEqual({ takenBack: -250, owed: 0, balance: 250 });
    await ledger.setClock(after(89));
    expect(await ledger.available(userId)).toBe(250);
    await ledger.setClock(after(90));
    expect(await ledger.available(userId)).toBe(left);
    await ledger.expectSound();
  });
});

describe('what later credits paid of the debt comes back as it was', () => {
  const owing = async (spent: number) => {
    await giveMonth(month, 0);
    await ledger.take(userId, spent);
    await ledger.takeBack(userId, month, 250);
  };

  test('credits that never expire do not come back as some that do', async () => {
    await owing(100);
    await ledger.give(userId, 500, { type: 'stripe_purchase', sourceRef: `pack:${userId}` });
    expect(await ledger.takeBack(userId, month, 0)).toEqual({ takenBack: -250, owed: 0, balance: 650 });
    expect((await history()).slice(0, 3)).toEqual([
      'dispute_reinstated 150',
      'dispute_reinstated 100',
      'chargeback -100',
    ]);
    await ledger.setClock(after(60));
    expect(await ledger.available(userId)).toBe(500);
    await ledger.expectSound();
  });

  test('what is still owed is forgiven first, then the last payment comes back first', async () => {
    await owing(100);
    const source = (name: string) => ({ sourceRef: `${userId}:${name}` });
    await ledger.give(userId, 30, source('first'));
    await ledger.give(userId, 30, { ...source('second'), expiresAt: after(40) });
    expect(await ledger.takeBack(userId, month, 210)).toEqual({ takenBack: 0, owed: 0, balance: 0 });
    expect(await ledger.takeBack(userId, month, 185)).toEqual({ takenBack: -25, owed: 0, balance: 25 });
    const lots = async () =>
      (await listLots(ledger.db, userId))
        .filter((lot) => lot.remaining > 0)
        .map((lot) => [lot.remaining, lot.expiresAt]);
    expect(await lots()).toEqual([[25, after(40)]]);
    expect(await ledger.takeBack(userId, month, 150)).toEqual({ takenBack: -35, owed: 0, balance: 60 });
    expect(await lots()).toEqual([
      [30, null],
      [25, after(40)],
      [5, after(40)],
    ]);
    await ledger.expectSound();
  });

  test('a dispute that was lost and one that was won stay apart', async () => {
    await owing(250);
    await ledger.give(userId, 250, { sourceRef: `${userId}:paying` });
    await ledger.give(userId, 50, { sourceRef: `${userId}:other`, expiresAt: after(20) });
    await ledger.takeBack(userId, `${userId}:other`, 50);
    // Nothing was owed for the other: what was taken of it comes back, and what the pack paid for the month does not.
    expect(await ledger.takeBack(userId, `${userId}:other`, 0)).toEqual({ takenBack: -50, owed: 0, balance: 50 });
    await ledger.setClock(after(31));
    expect(await ledger.available(userId)).toBe(0);
    expect(await ledger.takeBack(userId, month, 0)).toEqual({ takenBack: -250, owed: 0, balance: 250 });
    await ledger.setClock(after(365));
    expect(await ledger.available(userId)).toBe(250);
    await ledger.expectSound();
  });

  test('what comes back of one grant pays what is owed because of another', async () => {
    await owing(250);
    await ledger.give(userId, 250, { sourceRef: `pack:${userId}`, type: 'stripe_purchase' });
    expect(await ledger.takeBack(userId, `pack:${userId}`, 250)).toEqual({ takenBack: 0, owed: 250, balance: 0 });
    expect(await ledger.takeBack(userId, month, 0)).toEqual({ takenBack: 0, owed: 0, balance: 0 });
    expect(await ledger.takeBack(userId, `pack:${userId}`, 0)).toEqual({ takenBack: -250, owed: 0, balance: 250 });
    await ledger.expectSound();
  });

  test('taken from one grant, it pays for another with a line that says so', async () => {
    await giveMonth(month, 0);
    await ledger.takeBack(userId, month, 250);
    await ledger.give(userId, 100, { sourceRef: `pack:${userId}` });
    await ledger.take(userId, 100);
    await ledger.takeBack(userId, `pack:${userId}`, 100);
    expect(await ledger.takeBack(userId, month, 0)).toEqual({ takenBack: -150, owed: 0, balance: 150 });
    expect((await history()).slice(0, 2)).toEqual(['chargeback -100', 'dispute_reinstated 250']);
    await ledger.expectSound();
  });
});
