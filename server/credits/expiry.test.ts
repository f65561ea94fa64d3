import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { endPeriods } from './end-periods.ts';
import { readHistory } from './read-history.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;

const start = new Date('2027-01-31T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const after = (ms: number) => new Date(start.getTime() + ms);
const history = async () => (await readHistory(ledger.db, userId)).map(({ type, delta }) => `${type} ${delta}`);

beforeAll(async () => {
  ledger = await openTestLedger();
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  await ledger.db.execute(sql`delete from setting_history`);
  await ledger.setClock(start);
});

test('a lot is worth its credits until the moment it expires, and nothing from that moment on', async () => {
  await ledger.give(userId, 5, { expiresAt: after(day) });
  await ledger.give(userId, 2);
  await ledger.setClock(after(day - 1));
  expect(await ledger.available(userId)).toBe(7);
  expect(await ledger.take(userId, 1)).toMatchObject({ balance: 6 });

  await ledger.setClock(after(day));
  expect(await ledger.available(userId)).toBe(2);
  expect(await history()).toEqual(['credit_expiry -4', 'document_view -1', 'invite_bonus 2', 'invite_bonus 5']);
  await ledger.expectSound();
});

test('a spend settles what has expired by itself: no timer, no earlier read', async () => {
  await ledger.give(userId, 5, { expiresAt: after(day) });
  await ledger.give(userId, 2);
  await ledger.setClock(after(3 * day));
  await expect(ledger.take(userId, 3)).rejects.toMatchObject({ details: { needed: 3, available: 2 } });
  expect(await ledger.take(userId, 2)).toMatchObject({ balance: 0 });
  await ledger.expectSound();
});

test('several lots that expired in the meantime go one by one, oldest expiry first', async () => {
  await ledger.give(userId, 3, { expiresAt: after(3 * day) });
  await ledger.give(userId, 1, { expiresAt: after(day) });
  await ledger.give(userId, 2, { expiresAt: after(2 * day) });
  await ledger.give(userId, 4, { expiresAt: after(9 * day) });
  await ledger.setClock(after(5 * day));
  expect(await ledger.available(userId)).toBe(4);
  expect((await history()).slice(0, 3)).toEqual(['credit_expiry -3', 'credit_expiry -2', 'credit_expiry -1']);
  await ledger.setClock(after(9 * day));
  expect(await ledger.available(userId)).toBe(0);
  await ledger.expectSound();
});

test('a lot that was spent before its expiry leaves no line', async () => {
  await ledger.give(userId, 2, { expiresAt: after(day) });
  await ledger.take(userId, 2);
  await ledger.setClock(after(2 * day));
  expect(await ledger.available(userId)).toBe(0);
  expect(await history()).toEqual(['document_view -2', 'invite_bonus 2']);
});

test('a grant that arrives after its own expiry is written down and worth nothing', async () => {
  await ledger.give(userId, 1);
  expect(await ledger.give(userId, 5, { expiresAt: start })).toMatchObject({ granted: true, balance: 1 });
  expect(await history()).toEqual(['credit_expiry -5', 'invite_bonus 5', 'invite_bonus 1']);
  await ledger.expectSound();
});

test('monthly credits stay for the grace after their period, and then expire', async () => {
  await ledger.give(userId, 250, { kind: 'subscription', type: 'subscription_monthly', expiresAt: after(28 * day) });
  await ledger.setClock(after(28 * day + 2 * hour - 1));
  expect(await ledger.available(userId)).toBe(250);
  await ledger.setClock(after(28 * day + 2 * hour));
  expect(await ledger.available(userId)).toBe(0);
  await ledger.expectSound();
});

test('monthly credits are carried over when they did not expire at the end of their period', async () => {
  await ledger.setMonthlyExpire(false, start);
  await ledger.give(userId, 10, { kind: 'subscription', sourceRef: `${userId}:january`, expiresAt: after(28 * day) });
  await ledger.give(userId, 5, { sourceRef: `${userId}:bonus` });
  await ledger.setClock(after(40 * day));
  expect(await ledger.available(userId)).toBe(15);

  // Carried credits never expire, and still burn before the others.
  await ledger.setClock(after(400 * day));
  await ledger.take(userId, 4);
  const lots = await listLots(ledger.db, userId);
  expect(lots.map(({ name, remaining, expiresAt }) => ({ name, remaining, expiresAt }))).toEqual([
    { name: 'january', remaining: 6, expiresAt: null },
    { name: 'bonus', remaining: 5, expiresAt: null },
  ]);
  await ledger.expectSound();
});

test.each([
  { atTheEnd: true, changedTo: false, left: 0 },
  { atTheEnd: false, changedTo: true, left: 10 },
])('the setting counts as it was at the end of the period: $atTheEnd, though it became $changedTo', async (given) => {
  await ledger.setMonthlyExpire(!given.atTheEnd, start);
  await ledger.give(userId, 10, { kind: 'subscription', expiresAt: after(28 * day) });
  await ledger.setMonthlyExpire(given.atTheEnd, after(28 * day));
  await ledger.setMonthlyExpire(given.changedTo, after(28 * day + 1));
  await ledger.setClock(after(60 * day));
  expect(await ledger.available(userId)).toBe(given.left);
  await ledger.expectSound();
});

/** Subscription credits of the month number `index`, counted from the start, 28 days each. */
const month = (who: string, index: number, amount = 10) =>
  ledger.give(who, amount, {
    kind: 'subscription',
    sourceRef: `${who}:month${index}`,
    periodStart: after(index * 28 * day),
    expiresAt: after((index + 1) * 28 * day),
  });

test('the grace lasts until the renewal lands: then the old month is over at once', async () => {
  await month(userId, 0);
  await ledger.take(userId, 4);
  await ledger.setClock(after(28 * day + hour));
  expect(await ledger.available(userId)).toBe(6);
  expect(await month(userId, 1)).toMatchObject({ balance: 10 });
  expect((await history()).slice(0, 2)).toEqual(['credit_expiry -6', 'invite_bonus 10']);

  // A renewal that lands after the grace finds the old month gone: the outcome is the same.
  const late = randomUUID();
  await ledger.setClock(start);
  await month(late, 0);
  await ledger.setClock(after(30 * day));
  expect(await ledger.available(late)).toBe(0);
  expect(await month(late, 1)).toMatchObject({ balance: 10 });
  await ledger.expectSound();
});

test.each([
  { order: [0, 1, 2], carried: false, left: [0, 0, 10] },
  { order: [2, 0, 1], carried: false, left: [0, 0, 10] },
  { order: [1, 2, 0], carried: false, left: [0, 0, 10] },
  { order: [2, 1, 0], carried: true, left: [10, 10, 10] },
])('months that arrive in the order $order end alike, also by a clock that is ahead of ours', async (given) => {
  await ledger.setMonthlyExpire(!given.carried, start);
  for (const index of given.order) await month(userId, index);
  const lots = await listLots(ledger.db, userId);
  const left = lots.toSorted((a, b) => a.name.localeCompare(b.name)).map((lot) => lot.remaining);
  expect(left).toEqual(given.left);
  await ledger.expectSound();
});

test('a month that another one overlaps stays, as after a switch of plans', async () => {
  await month(userId, 0);
  const switched = { kind: 'subscription', periodStart: after(14 * day), expiresAt: after(42 * day) } as const;
  expect(await ledger.give(userId, 30, switched)).toMatchObject({ balance: 40 });
});

test('bonus credits with an end know no periods', async () => {
  await ledger.give(userId, 3, { expiresAt: after(10 * day) });
  await month(userId, 1);
  expect(await ledger.available(userId)).toBe(13);
});

test('what a month paid for and gets back after it ended is no month any more', async () => {
  await month(userId, 0);
  const { transactionId } = await ledger.take(userId, 10);
  await month(userId, 1);
  await ledger.giveBack({ userId, transactionId, key: 'report:1' });
  expect((await listLots(ledger.db, userId)).map((lot) => [lot.remaining, lot.expiresAt])).toEqual([
    [0, after(28 * day + 2 * hour)],
    [10, after(56 * day + 2 * hour)],
    [10, after(30 * day)],
  ]);

  const carrying = randomUUID();
  await ledger.setMonthlyExpire(false, start);
  await month(carrying, 0);
  const spent = await ledger.take(carrying, 10);
  await month(carrying, 1);
  await ledger.giveBack({ userId: carrying, transactionId: spent.transactionId, key: 'report:1' });
  expect((await listLots(ledger.db, carrying)).map((lot) => [lot.remaining, lot.expiresAt])).toEqual([
    [10, null],
    [10, after(56 * day + 2 * hour)],
  ]);
  await ledger.expectSound();
});

test.each([
  { through: 28, carried: false, left: 5, because: 'that month is over' },
  { through: 28, carried: true, left: 15, because: 'that month is carried over' },
  { through: 27, carried: false, left: 15, because: 'that month goes on' },
])('a subscription that ended on day $through leaves $left: $because', async ({ through, carried, left }) => {
  await ledger.setMonthlyExpire(!carried, start);
  await month(userId, 0);
  await ledger.give(userId, 5);
  await inTransaction(ledger.db, (tx) => endPeriods(tx, { userId, through: after(through * day) }));
  expect(await ledger.available(userId)).toBe(left);
  await ledger.expectSound();
});

test('a month that is granted after its subscription ended is over as it arrives; a new subscription begins anew', async () => {
  await inTransaction(ledger.db, (tx) => endPeriods(tx, { userId, through: after(28 * day) }));
  expect(await month(userId, 0)).toMatchObject({ granted: true, balance: 0 });
  expect(await month(userId, 1)).toMatchObject({ balance: 10 });
  await ledger.expectSound();
});

test('forty readers at the moment of expiry write one line', async () => {
  await ledger.give(userId, 5, { expiresAt: after(day) });
  await ledger.setClock(after(day));
  const seen = await Promise.all(Array.from({ length: 40 }, () => ledger.available(userId)));
  expect(new Set(seen)).toEqual(new Set([0]));
  expect(await history()).toEqual(['credit_expiry -5', 'invite_bonus 5']);
  await ledger.expectSound();
});
