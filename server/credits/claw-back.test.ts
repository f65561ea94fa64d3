import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestLedger, type TestLedger } from '../testing/ledger.ts';
import { readBalance } from './read-balance.ts';
import { readHistory } from './read-history.ts';
import { listLots } from './testing/lots.ts';

let ledger: TestLedger;
let userId: string;
let pack: string;

const start = new Date('2027-01-31T12:00:00Z');
const day = 86_400_000;
const after = (ms: number) => new Date(start.getTime() + ms);
const history = async () => (await readHistory(ledger.db, userId)).map(({ type, delta }) => `${type} ${delta}`);

beforeAll(async () => {
  ledger = await openTestLedger(20);
});

afterAll(() => ledger.close());

beforeEach(async () => {
  userId = randomUUID();
  pack = `payment:${userId}`;
  await ledger.setClock(start);
  await ledger.give(userId, 100, { type: 'stripe_purchase', sourceRef: pack });
});

test('what is left of the grant is taken before anything else', async () => {
  await ledger.give(userId, 50);
  expect(await ledger.takeBack(userId, pack, 40)).toEqual({ takenBack: 40, owed: 0, balance: 110 });
  expect(await ledger.takeBack(userId, pack, 100)).toEqual({ takenBack: 60, owed: 0, balance: 50 });
  expect((await history()).slice(0, 2)).toEqual(['chargeback -60', 'chargeback -40']);
  await ledger.expectSound();
});

test('the total is what counts: told twice, or twenty times at once, it takes once', async () => {
  await ledger.take(userId, 70);
  const told = await Promise.all(Array.from({ length: 20 }, () => ledger.takeBack(userId, pack, 100)));
  expect(told.reduce((total, { takenBack }) => total + takenBack, 0)).toBe(30);
  expect(new Set(told.map(({ owed, balance }) => `${owed} ${balance}`))).toEqual(new Set(['70 0']));
  await ledger.expectSound();
});

test('what was spent is owed, and taken out of the next grants until it is paid', async () => {
  await ledger.take(userId, 70);
  expect(await ledger.takeBack(userId, pack, 100)).toEqual({ takenBack: 30, owed: 70, balance: 0 });
  expect(await readBalance(ledger.db, userId)).toMatchObject({ available: 0, owed: 70, sources: [] });
  await ledger.give(userId, 50);
  expect(await readBalance(ledger.db, userId)).toMatchObject({ available: 0, owed: 20 });
  expect(await ledger.give(userId, 50)).toMatchObject({ balance: 30 });
  expect(await readBalance(ledger.db, userId)).toMatchObject({ available: 30, owed: 0 });
  expect((await history()).slice(0, 5)).toEqual([
    'chargeback -20',
    'invite_bonus 50',
    'chargeback -50',
    'invite_bonus 50',
    'chargeback -30',
  ]);
  await ledger.expectSound();
});

test('a won dispute lowers what is owed before it brings credits back', async () => {
  await ledger.take(userId, 70);
  await ledger.takeBack(userId, pack, 100);
  await ledger.give(userId, 50);
  expect(await ledger.takeBack(userId, pack, 85)).toEqual({ takenBack: 0, owed: 5, balance: 0 });
  expect(await ledger.takeBack(userId, pack, 0)).toEqual({ takenBack: -80, owed: 0, balance: 80 });
  // What the later grant paid comes back to it, and what was in the pack to the pack.
  expect((await history()).slice(0, 2)).toEqual(['dispute_reinstated 30', 'dispute_reinstated 50']);
  expect((await listLots(ledger.db, userId)).map((lot) => lot.remaining)).toEqual([30, 50]);
  await ledger.expectSound();
});

test('a dispute can be won and the payment refunded later: every credit is counted once', async () => {
  await ledger.take(userId, 30);
  for (const total of [100, 0, 40, 40, 100, 20, 100]) await ledger.takeBack(userId, pack, total);
  // 100 bought, 30 spent, 100 taken back: 30 are owed.
  expect(await readBalance(ledger.db, userId)).toMatchObject({ available: 0, owed: 30 });
  await ledger.takeBack(userId, pack, 0);
  expect(await readBalance(ledger.db, userId)).toMatchObject({ available: 70, owed: 0 });
  await ledger.expectSound();
});

test('held credits are not taken: they become debt', async () => {
  const { holdId } = await ledger.hold(userId, 60);
  expect(await ledger.takeBack(userId, pack, 100)).toEqual({ takenBack: 40, owed: 60, balance: 0 });
  expect(await ledger.capture(userId, holdId, 60)).toMatchObject({ balance: 0 });
  await ledger.expectSound();
});

test('credits that expired unspent are neither taken again nor owed', async () => {
  const month = `item:${userId}`;
  await ledger.give(userId, 10, { kind: 'subscription', sourceRef: month, expiresAt: after(28 * day) });
  await ledger.take(userId, 4);
  await ledger.setClock(after(40 * day));
  // Six expired; the four that were spent are paid out of what is on hand.
  expect(await ledger.takeBack(userId, month, 10)).toEqual({ takenBack: 4, owed: 0, balance: 96 });
  expect(await ledger.takeBack(userId, month, 10)).toEqual({ takenBack: 0, owed: 0, balance: 96 });
  expect(await ledger.takeBack(userId, month, 0)).toEqual({ takenBack: -4, owed: 0, balance: 100 });
  await ledger.expectSound();
});

test.each([
  { ends: 60, reinstated: 60 },
  { ends: 10, reinstated: 33 },
])('reinstated credits of a lot that ends on day $ends end on day $reinstated', async ({ ends, reinstated }) => {
  const sourceRef = `bonus:${userId}`;
  await ledger.give(userId, 10, { sourceRef, expiresAt: after(ends * day) });
  await ledger.takeBack(userId, sourceRef, 10);
  await ledger.setClock(after(3 * day));
  await ledger.takeBack(userId, sourceRef, 0);
  expect((await listLots(ledger.db, userId)).at(-1)).toMatchObject({
    remaining: 10,
    expiresAt: after(reinstated * day),
  });
  await ledger.expectSound();
});

test('a grant that the person never had, and more than was granted, cannot be taken back', async () => {
  await expect(ledger.takeBack(userId, 'payment:never', 1)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ledger.takeBack(randomUUID(), pack, 1)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ledger.takeBack(userId, pack, 101)).rejects.toThrow();
  await expect(ledger.takeBack(userId, pack, -1)).rejects.toThrow();
  expect(await ledger.available(userId)).toBe(100);
});
