import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../db/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { aCharge } from '../testing/ledger.ts';
import { apiClient } from '../testing/person.ts';
import { changeSetting } from '../settings/read-setting.ts';
import { charge } from './charge.ts';
import { grant } from './grant.ts';
import { hold } from './hold.ts';
import { refund } from './refund.ts';

let house: TestHouse;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeAll(async () => {
  house = await startTestHouse();
});

afterAll(() => house?.close());

test('the billing history tells each line in words, newest first, with the balance after it', async () => {
  const person = await house.person();
  const userId = person.id;
  const { transactionId } = await inTransaction(house.db, (tx) =>
    charge(tx, aCharge(userId, 2, { description: 'Acme 2026 Benefits Guide' })),
  );
  const description = 'Acme 2026 Benefits Guide was returned';
  await inTransaction(house.db, (tx) => refund(tx, { userId, transactionId, key: 'report:1', amount: 1, description }));

  const { status, body } = await person.call('GET /api/billing/history');
  expect(status).toBe(200);
  const line = { id: expect.any(String), createdAt: expect.any(String), adminNotes: null };
  expect(body).toEqual([
    { ...line, type: 'refund', delta: 1, balanceAfter: 4, description },
    { ...line, type: 'document_view', delta: -2, balanceAfter: 3, description: 'Acme 2026 Benefits Guide' },
    { ...line, type: 'initial_signup', delta: 5, balanceAfter: 5, description: 'Welcome credits' },
  ]);
});

test("nobody sees another person's history, and a visitor sees none", async () => {
  const person = await house.person();
  await inTransaction(house.db, (tx) => charge(tx, aCharge(person.id, 2)));
  const other = await house.person();
  expect((await other.call('GET /api/billing/history')).body.map((line) => line.type)).toEqual(['initial_signup']);
  expect((await apiClient(house.url, null)('GET /api/billing/history')).status).toBe(401);
});

test('the balance tells where credits came from, in the order in which they are spent, and what ends next', async () => {
  const person = await house.person();
  const userId = person.id;
  const balance = async () => (await person.call('GET /api/billing/balance')).body;
  const welcome = { type: 'initial_signup', kind: 'perpetual', credits: 5, expiresAt: null } as const;
  const figures = { available: 5, held: 0, owed: 0, monthlyCreditsExpire: true };
  expect(await balance()).toEqual({ ...figures, nextExpiry: null, sources: [welcome] });

  const [soon, end] = [inDays(20), inDays(28)];
  const bonus = { userId, description: null, expiresAt: soon };
  const monthly = { type: 'subscription_monthly', kind: 'subscription' } as const;
  await inTransaction(house.db, async (tx) => {
    await grant(tx, { ...bonus, amount: 4, type: 'invite_bonus', sourceRef: `invite:1:${userId}` });
    await grant(tx, { ...bonus, amount: 3, type: 'invite_bonus', sourceRef: `invite:2:${userId}` });
    const month = { userId, amount: 250, sourceRef: `month:${userId}`, description: null, ...monthly };
    await grant(tx, { ...month, periodStart: new Date(), expiresAt: end });
    await charge(tx, aCharge(userId, 2));
    await hold(tx, { userId, amount: 10, key: 'maximus:1', minutes: 5 });
  });
  const invited = { type: 'invite_bonus', kind: 'perpetual', expiresAt: soon.toISOString() } as const;
  expect(await balance()).toEqual({
    available: 250,
    held: 10,
    owed: 0,
    nextExpiry: { credits: 7, at: soon.toISOString() },
    sources: [
      { ...monthly, credits: 238, expiresAt: end.toISOString() },
      { ...invited, credits: 4 },
      { ...invited, credits: 3 },
      welcome,
    ],
    monthlyCreditsExpire: true,
  });

  // Where monthly credits are carried over, they have no end.
  await changeSetting(house.db, 'credits.monthly_expire', false, null);
  const carried = await balance();
  await changeSetting(house.db, 'credits.monthly_expire', true, null);
  expect(carried.sources[0]).toEqual({ ...monthly, credits: 238, expiresAt: null });
  expect(carried).toMatchObject({ nextExpiry: { credits: 7 }, monthlyCreditsExpire: false });
});

test('what ended is not in the balance, and a visitor has none', async () => {
  const person = await house.person();
  const late = { userId: person.id, amount: 9, type: 'invite_bonus', sourceRef: `invite:${person.id}` } as const;
  await inTransaction(house.db, (tx) => grant(tx, { ...late, description: null, expiresAt: inDays(-1) }));
  expect((await person.call('GET /api/billing/balance')).body).toMatchObject({
    available: 5,
    sources: [{ credits: 5 }],
  });
  expect((await apiClient(house.url, null)('GET /api/billing/balance')).status).toBe(401);
});

test('credits that were held past their time come back while the product runs', async () => {
  const person = await house.person();
  await inTransaction(house.db, (tx) => hold(tx, { userId: person.id, amount: 5, key: 'maximus:1', minutes: 1 }));
  const available = async () => (await person.call('GET /api/billing/balance')).body.available;
  expect(await available()).toBe(0);
  await house.db.execute(sql`update credit_hold set expires_at = now() where user_id = ${person.id}`);
  await expect.poll(available, { timeout: 60_000, interval: 200 }).toBe(5);
});
