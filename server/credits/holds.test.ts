import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { readBalance } from './read-balance.ts';
import { readHistory } from './read-history.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;

const start = new Date('2027-01-31T12:00:00Z');
const minute = 60_000;
const day = 1440 * minute;
const after = (ms: number) => new Date(start.getTime() + ms);
const history = async () => (await readHistory(ledger.db, userId)).map(({ type, delta }) => `${type} ${delta}`);
const left = async () => (await listLots(ledger.db, userId)).map((lot) => lot.remaining);

beforeAll(async () => {
  ledger = await openTestLedger(20);
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  await ledger.db.execute(sql`delete from setting_history`);
  await ledger.setClock(start);
});

test('held credits cannot be spent or held again, and are shown as held', async () => {
  await ledger.give(userId, 12);
  expect(await ledger.hold(userId, 10)).toMatchObject({ balance: 2, replayed: false });
  expect(await ledger.available(userId)).toBe(2);
  expect(await readBalance(ledger.db, userId)).toMatchObject({ available: 2, held: 10, sources: [{ credits: 2 }] });
  const refused = { code: 'insufficient_credits', details: { needed: 3, available: 2 } };
  await expect(ledger.take(userId, 3)).rejects.toMatchObject(refused);
  await expect(ledger.hold(userId, 3)).rejects.toMatchObject(refused);
  expect(await ledger.take(userId, 2)).toMatchObject({ balance: 0 });
  expect(await history()).toEqual(['document_view -2', 'invite_bonus 12']);
  await ledger.expectSound();
});

test('a capture pays what the work came to, and the rest can be spent again', async () => {
  await ledger.give(userId, 12);
  const { holdId } = await ledger.hold(userId, 10);
  expect(await ledger.capture(userId, holdId, 7)).toMatchObject({ balance: 5, replayed: false });
  expect(await history()).toEqual(['maximus_query -7', 'invite_bonus 12']);
  expect(await ledger.take(userId, 5)).toMatchObject({ balance: 0 });
  await ledger.expectSound();
});

test('a release gives everything back, once; a visitor of another account finds nothing', async () => {
  await ledger.give(userId, 12);
  const { holdId } = await ledger.hold(userId, 10);
  await expect(ledger.release(randomUUID(), holdId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ledger.capture(randomUUID(), holdId, 1)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ledger.release(userId, randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  expect(await ledger.release(userId, holdId)).toEqual({ balance: 12 });
  expect(await ledger.release(userId, holdId)).toEqual({ balance: 12 });
  expect(await history()).toEqual(['invite_bonus 12']);
  await ledger.expectSound();
});

test('credits are held in the order in which they burn, and what is held first pays first', async () => {
  await ledger.give(userId, 3);
  await ledger.give(userId, 3, { expiresAt: after(20 * day) });
  await ledger.give(userId, 3, { expiresAt: after(10 * day) });
  const { holdId } = await ledger.hold(userId, 5);
  await ledger.take(userId, 2);
  expect(await left()).toEqual([2, 2, 3]);
  await ledger.capture(userId, holdId, 4);
  expect(await left()).toEqual([2, 1, 0]);
  await ledger.expectSound();
});

test('a key holds once: the same request is told the same hold, another amount is refused', async () => {
  await ledger.give(userId, 12);
  const first = await ledger.hold(userId, 5, { key: 'maximus:1' });
  expect(await ledger.hold(userId, 5, { key: 'maximus:1' })).toEqual({ ...first, replayed: true });
  await expect(ledger.hold(userId, 6, { key: 'maximus:1' })).rejects.toMatchObject({ code: 'key_conflict' });
  await expect(ledger.hold(userId, 5, { key: '' })).rejects.toThrow();
  expect(await ledger.available(userId)).toBe(7);
});

test('a capture that is sent again is told the first result; under another key it is refused', async () => {
  await ledger.give(userId, 12);
  const { holdId } = await ledger.hold(userId, 10);
  const first = await ledger.capture(userId, holdId, 7, { key: 'maximus:1' });
  expect(await ledger.capture(userId, holdId, 7, { key: 'maximus:1' })).toEqual({ ...first, replayed: true });
  await expect(ledger.capture(userId, holdId, 6, { key: 'maximus:1' })).rejects.toMatchObject({ code: 'key_conflict' });
  await expect(ledger.capture(userId, holdId, 1)).rejects.toMatchObject({ code: 'hold_ended' });
  await expect(ledger.take(userId, 7, { key: 'maximus:1' })).rejects.toMatchObject({ code: 'key_conflict' });
  expect(await ledger.available(userId)).toBe(5);
});

test.each([0, -1, 1.5])('an amount of %s can neither be held nor captured', async (amount) => {
  await ledger.give(userId, 5);
  const { holdId } = await ledger.hold(userId, 2);
  await expect(ledger.hold(userId, amount)).rejects.toMatchObject({ code: 'amount_not_positive' });
  await expect(ledger.capture(userId, holdId, amount)).rejects.toMatchObject({ code: 'amount_not_positive' });
});

test('more than was held cannot be captured, and a hold has a time', async () => {
  await ledger.give(userId, 12);
  const { holdId } = await ledger.hold(userId, 2);
  await expect(ledger.capture(userId, holdId, 3)).rejects.toThrow();
  await expect(ledger.hold(userId, 2, { minutes: 0 })).rejects.toThrow();
  expect(await ledger.available(userId)).toBe(10);
});

test('a hold can be captured until its time, and not from then on, whether the sweeper has come or not', async () => {
  await ledger.give(userId, 10);
  const [punctual, late] = [
    await ledger.hold(userId, 2, { minutes: 10 }),
    await ledger.hold(userId, 3, { minutes: 10 }),
  ];
  await ledger.setClock(after(10 * minute - 1));
  expect(await ledger.capture(userId, punctual.holdId, 2)).toMatchObject({ balance: 5 });
  await ledger.setClock(after(10 * minute));
  await expect(ledger.capture(userId, late.holdId, 3)).rejects.toMatchObject({ code: 'hold_ended' });
  expect(await ledger.available(userId)).toBe(5);
  expect(await ledger.sweep()).toBe(1);
  expect(await ledger.available(userId)).toBe(8);
  await expect(ledger.capture(userId, late.holdId, 3)).rejects.toMatchObject({ code: 'hold_ended' });
  expect(await ledger.sweep()).toBe(0);
  await ledger.expectSound();
});

test('the sweeper leaves what is still in its time, and any number of sweepers end a hold once', async () => {
  await ledger.give(userId, 30);
  await ledger.hold(userId, 1, { minutes: 30 });
  for (let count = 0; count < 5; count += 1) await ledger.hold(userId, 2, { minutes: 10 });
  await ledger.setClock(after(20 * minute));
  const ended = await Promise.all(Array.from({ length: 8 }, () => ledger.sweep()));
  expect(ended.reduce((total, count) => total + count, 0)).toBe(5);
  expect(await ledger.available(userId)).toBe(29);
  await ledger.expectSound();
});

test('held credits outlive the end of their lot: they pay, and what is released then expires', async () => {
  await ledger.give(userId, 10, { expiresAt: after(10 * minute) });
  await ledger.give(userId, 1);
  const { holdId } = await ledger.hold(userId, 6);
  await ledger.setClock(after(10 * minute));
  expect(await ledger.available(userId)).toBe(1);
  expect(await history()).toEqual(['credit_expiry -4', 'invite_bonus 1', 'invite_bonus 10']);
  expect(await ledger.capture(userId, holdId, 5)).toMatchObject({ balance: 1 });
  expect((await history()).slice(0, 2)).toEqual(['credit_expiry -1', 'maximus_query -5']);
  await ledger.expectSound();
});

test.each(['release', 'sweep'] as const)('a lot that ended under a hold is gone after its %s', async (how) => {
  await ledger.give(userId, 10, { expiresAt: after(10 * minute) });
  const { holdId } = await ledger.hold(userId, 10);
  await ledger.setClock(after(2 * day));
  expect(await ledger.available(userId)).toBe(0);
  if (how === 'release') await ledger.release(userId, holdId);
  else await ledger.sweep();
  expect(await ledger.available(userId)).toBe(0);
  expect(await history()).toEqual(['credit_expiry -10', 'invite_bonus 10']);
  await ledger.expectSound();
});

test('a lot whose credits were all held still ends in time once they are released', async () => {
  await ledger.give(userId, 10, { expiresAt: after(day) });
  await ledger.give(userId, 1, { expiresAt: after(minute) });
  const { holdId } = await ledger.hold(userId, 11);
  await ledger.setClock(after(2 * minute));
  expect(await ledger.available(userId)).toBe(0);
  expect(await ledger.release(userId, holdId)).toEqual({ balance: 10 });
  await ledger.setClock(after(day));
  expect(await ledger.available(userId)).toBe(0);
  await ledger.expectSound();
});

test('held monthly credits of a month that is over are carried over when the setting says so', async () => {
  await ledger.setMonthlyExpire(false, start);
  const monthly = { kind: 'subscription', type: 'subscription_monthly' } as const;
  await ledger.give(userId, 10, { ...monthly, periodStart: start, expiresAt: after(28 * day) });
  const { holdId } = await ledger.hold(userId, 10, { minutes: 60 * 24 * 60 });
  await ledger.give(userId, 10, { ...monthly, periodStart: after(28 * day), expiresAt: after(56 * day) });
  expect(await ledger.release(userId, holdId)).toEqual({ balance: 20 });
  await ledger.expectSound();
});

test('a month of which a part has expired expires as a whole, whatever is set before its hold ends', async () => {
  await ledger.setMonthlyExpire(true, after(-day));
  const monthly = { kind: 'subscription', type: 'subscription_monthly' } as const;
  await ledger.give(userId, 10, { ...monthly, periodStart: start, expiresAt: after(28 * day) });
  const { holdId } = await ledger.hold(userId, 6);
  // A renewal by a clock that is ahead of ours.
  await ledger.give(userId, 10, { ...monthly, periodStart: after(28 * day), expiresAt: after(56 * day) });
  await ledger.setMonthlyExpire(false, start);
  expect(await ledger.release(userId, holdId)).toEqual({ balance: 10 });
  await ledger.expectSound();
});

test('a captured query can be given back like any charge', async () => {
  await ledger.give(userId, 10);
  const { holdId } = await ledger.hold(userId, 10);
  const { transactionId } = await ledger.capture(userId, holdId, 8);
  expect(await ledger.giveBack({ userId, transactionId, key: 'failed:1' })).toEqual({ refunded: 8, balance: 10 });
  await ledger.expectSound();
});
