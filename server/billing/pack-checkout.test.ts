import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditOrder, creditPackage } from '../db/tables/billing.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { apiClient, type TestPerson } from '../testing/person.ts';
import { comeBack, payAt, subscribe } from './testing/customers.ts';

let house: TestHouse;
let ada: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  ada = await house.person();
  await subscribe(house, ada);
});
afterAll(() => house.close());

const buy = (packageId: string, headers: Record<string, string> = {}) =>
  ada.call('POST /api/billing/checkout', { body: { packageId }, headers });

const sessionAt = (url: string) =>
  house.payments.stripe.checkout.sessions.retrieve(/cs_\w+/.exec(url)?.[0] ?? '', {
    expand: ['line_items', 'payment_intent'],
  });

const ordersOf = (person: TestPerson) => house.db.select().from(creditOrder).where(eq(creditOrder.userId, person.id));

test('a subscriber buys a pack: the order is there, and the payment says whose and what it is', async () => {
  const begun = await buy('popular');
  expect(begun.status).toBe(200);
  const open = await sessionAt(begun.body.url);
  const [order] = await ordersOf(ada);
  expect(order).toMatchObject({ packageName: 'Popular Pack', credits: 150, cents: 3900, stripeSessionId: open.id });
  expect(open).toMatchObject({
    mode: 'payment',
    amount_total: 3900,
    currency: 'usd',
    client_reference_id: order?.id,
    metadata: { user_id: ada.id, order_id: order?.id },
    success_url: `${house.config.appUrl}/billing/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${house.config.appUrl}/subscriptions`,
  });
  expect(await payAt(begun.body.url)).toBe(open.id);
  const paid = await sessionAt(begun.body.url);
  expect(paid.line_items?.data[0]).toMatchObject({ quantity: 1, amount_total: 3900, description: 'Popular Pack' });
  expect(paid.payment_intent).toMatchObject({
    description: '150 credits: Popular Pack',
    metadata: { user_id: ada.id, order_id: order?.id },
  });
});

test('the payment page and the receipt say who sells and how many credits are bought, the receipt by which number', async () => {
  const textAt = async (url: string) =>
    (await (await fetch(url.replace('localhost', '127.0.0.1'))).text()).replaceAll(/<[^>]*>/g, ' ');
  const begun = await buy('popular');
  const shown = await textAt(begun.body.url);
  expect(shown).toContain('150 credits. For a project of its own.');
  expect(shown).toContain('Benesight');
  const session = await payAt(begun.body.url);
  const bought = await comeBack(ada, session ?? '');
  const receipt = await textAt(bought.body.receiptUrl ?? '');
  expect(receipt).toContain('150 credits: Popular Pack');
  expect(receipt).toMatch(/Sold by\s+Benesight/);
  const purchases = (await ada.call('GET /api/billing/purchases')).body;
  expect(receipt).toContain(purchases.find(({ kind }) => kind === 'pack')?.receiptNumber);
  const plan = purchases.find(({ kind }) => kind === 'subscription');
  const ofPlan = await textAt(plan?.receiptUrl ?? '');
  expect(ofPlan).toContain('250 credits a month.');
  expect(ofPlan).toContain('Benesight');
});

test('the way back is the name that the visitor used, where it is ours', async () => {
  const { port, appUrl } = house.config;
  const back = async (origin: string) =>
    new URL((await sessionAt((await buy('starter', { origin })).body.url)).success_url ?? '').origin;
  expect(await back(`http://127.0.0.1:${port}`)).toBe(`http://127.0.0.1:${port}`);
  for (const origin of ['https://evil.example', `http://localhost:${port}.evil.example`, 'null']) {
    expect(await back(origin)).toBe(appUrl);
  }
});

test('without a subscription packs are not sold, and nothing is begun', async () => {
  const grace = await house.person();
  for (const packageId of ['starter', 'nothing']) {
    const refused = await grace.call('POST /api/billing/checkout', { body: { packageId } });
    expect([refused.status, refused.error.code]).toEqual([403, 'subscription_required']);
  }
  expect(await ordersOf(grace)).toEqual([]);
});

test('an unknown pack and one that was taken off sale are refused', async () => {
  const onSale = async () => (await ada.call('GET /api/billing/packages')).body.map(({ id }) => id);
  await house.db.update(creditPackage).set({ isActive: false }).where(eq(creditPackage.id, 'professional'));
  expect(await onSale()).toEqual(['starter', 'popular']);
  const before = await ordersOf(ada);
  for (const packageId of ['nothing', 'professional', '__proto__']) {
    const refused = await buy(packageId);
    expect([refused.status, refused.error.code]).toEqual([404, 'pack_unavailable']);
  }
  expect(await ordersOf(ada)).toHaveLength(before.length);
  await house.db.update(creditPackage).set({ isActive: true }).where(eq(creditPackage.id, 'professional'));
});

test('a pack whose product is gone at the provider is sold by its name', async () => {
  await house.db
    .update(creditPackage)
    .set({ stripeProductId: 'prod_gone' })
    .where(eq(creditPackage.id, 'professional'));
  const begun = await buy('professional');
  const { line_items: items } = await sessionAt(begun.body.url);
  expect(items?.data[0]).toMatchObject({ amount_total: 9900, description: 'Professional Pack' });
});

test('a pack whose product was archived at the provider is sold by its name', async () => {
  const [pack] = await house.db.select().from(creditPackage).where(eq(creditPackage.id, 'starter'));
  await house.payments.stripe.products.update(pack?.stripeProductId ?? '', { active: false });
  const begun = await buy('starter');
  expect(begun.status).toBe(200);
  const { line_items: items } = await sessionAt(begun.body.url);
  expect(items?.data[0]).toMatchObject({ amount_total: 1500, description: 'Starter Pack' });
});

test('who begins many checkouts of packs has three open, the newest', async () => {
  const grace = await house.person();
  await subscribe(house, grace);
  const urls: string[] = [];
  for (let at = 0; at < 5; at += 1) {
    const { body } = await grace.call('POST /api/billing/checkout', { body: { packageId: 'popular' } });
    urls.push(body.url);
  }
  const sessions = await Promise.all(urls.map(sessionAt));
  expect(sessions.map(({ status }) => status)).toEqual(['expired', 'expired', 'open', 'open', 'open']);
  const statuses = (await ordersOf(grace)).map(({ status }) => status).toSorted();
  expect(statuses).toEqual(['expired', 'expired', 'open', 'open', 'open']);
  // The oldest that is left can still be paid.
  expect(await payAt(urls[2] ?? '')).toBe(sessions[2]?.id);
});

test('of twenty checkouts that begin together, three stay open', async () => {
  const grace = await house.person();
  await subscribe(house, grace);
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => grace.call('POST /api/billing/checkout', { body: { packageId: 'starter' } })),
  );
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
  const sessions = await Promise.all(begun.map(({ body }) => sessionAt(body.url)));
  expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(3);
  const open = (await ordersOf(grace)).filter(({ status }) => status === 'open').map((order) => order.stripeSessionId);
  expect(open.toSorted()).toEqual(
    sessions
      .filter(({ status }) => status === 'open')
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('a visitor is asked to sign in', async () => {
  const visitor = apiClient(house.url, null);
  expect((await visitor('POST /api/billing/checkout', { body: { packageId: 'starter' } })).status).toBe(401);
  expect((await visitor('GET /api/billing/packages')).status).toBe(401);
});
