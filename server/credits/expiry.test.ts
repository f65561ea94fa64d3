import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
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

test('the outcome does not depend on whether the renewal has landed', async () => {
  const month = (name: string, from: number) =>
    ledger.give(userId, 10, {
      kind: 'subscription',
      sourceRef: `${userId}:${name}`,
      expiresAt: after(from + 28 * day),
    });
  await month('first', 0);
  await ledger.take(userId, 4);
  await ledger.setClock(after(28 * day + hour));
  await month('second', 28 * day);
  expect(await ledger.available(userId)).toBe(16);
  await ledger.setClock(after(28 * day + 2 * hour));
  expect(await ledger.available(userId)).toBe(10);

  const late = randomUUID();
  await ledger.setClock(start);
  await ledger.give(late, 10, { kind: 'subscription', expiresAt: after(28 * day) });
  await ledger.take(late, 4);
  await ledger.setClock(after(30 * day));
  await ledger.give(late, 10, { kind: 'subscription', expiresAt: after(56 * day) });
  expect(await ledger.available(late)).toBe(10);
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
