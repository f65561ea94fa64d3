import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import { creditPackage, planPrice, subscriptionPlan } from '../db/tables/billing.ts';
import { connectPayments, type Payments } from '../outside/payments/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { syncCatalogue } from './sync-catalogue.ts';

let house: TestHouse;
let db: Database;
let payments: Payments;
let ada: TestPerson;

beforeAll(async () => {
  house = await startTestHouse();
  db = connect(house.databaseUrl, { max: 2 });
  const { secretKey, apiHost, apiPort } = house.payments.sandbox;
  payments = connectPayments({ secretKey, apiHost, apiPort, protocol: 'http' });
  ada = await house.person();
});
afterAll(async () => {
  await db.pool.end();
  await house.close();
});

const atProvider = async () => {
  const { products, prices } = house.payments.stripe;
  return {
    products: (await products.list({ limit: 100 })).data.length,
    prices: (await prices.list({ limit: 100 })).data.length,
  };
};

const offered = async (name: string) =>
  (await ada.call('GET /api/subscriptions/plans')).body.find(({ product }) => product.name === name);

test('done again, and by two at once, it changes nothing', async () => {
  const before = await atProvider();
  const plans = await ada.call('GET /api/subscriptions/plans');
  await Promise.all([syncCatalogue({ db, payments }), syncCatalogue({ db, payments })]);
  const again = await syncCatalogue({ db, payments });
  expect(again.plans.map(({ isNewPrice }) => isNewPrice)).toEqual([false, false]);
  expect(again).toMatchObject({ packs: 3, learned: 0 });
  expect(await atProvider()).toEqual(before);
  expect((await ada.call('GET /api/subscriptions/plans')).body).toEqual(plans.body);
});

test('a plan at a new price gets a new one; the old one stays known with its credits', async () => {
  const before = (await offered('Clarity'))?.prices[0]?.id ?? '';
  const change = { cents: 5900, monthlyCredits: 300, name: 'Clarity' };
  await db.update(subscriptionPlan).set(change).where(eq(subscriptionPlan.id, 'clarity'));
  const { plans } = await syncCatalogue({ db, payments });
  expect(plans.find(({ name }) => name === 'Clarity')?.isNewPrice).toBe(true);

  const now = await offered('Clarity');
  expect(now?.prices).toHaveLength(1);
  expect(now?.prices[0]).toMatchObject({ unit_amount: 5900 });
  expect(now?.prices[0]?.id).not.toBe(before);
  expect(now?.product.metadata.monthly_credits).toBe('300');
  const [old] = await db.select().from(planPrice).where(eq(planPrice.stripePriceId, before));
  expect(old).toMatchObject({ offered: false, monthlyCredits: 250, unitAmount: 4900 });
  const there = await house.payments.stripe.prices.retrieve(before);
  expect(there).toMatchObject({ active: true, lookup_key: null });
});

test('other credits for the same money are another price too', async () => {
  const before = (await offered('Panorama'))?.prices[0]?.id ?? '';
  await db.update(subscriptionPlan).set({ monthlyCredits: 800 }).where(eq(subscriptionPlan.id, 'panorama'));
  await syncCatalogue({ db, payments });
  const now = await offered('Panorama');
  expect(now?.prices[0]).toMatchObject({ unit_amount: 12_900 });
  expect(now?.prices[0]?.id).not.toBe(before);
});

test('a monthly price that was made at the provider is learned, not offered; one for another time is not', async () => {
  const product = (await offered('Panorama'))?.product.id ?? '';
  const made = { product, currency: 'usd', unit_amount: 12_000, recurring: { interval: 'month' as const } };
  const { prices } = house.payments.stripe;
  const { id } = await prices.create(made);
  const { id: said } = await prices.create({ ...made, metadata: { monthly_credits: '9000' } });
  const { id: yearly } = await prices.create({ ...made, recurring: { interval: 'year' } });
  const { id: quarterly } = await prices.create({ ...made, recurring: { interval: 'month', interval_count: 3 } });
  expect(await syncCatalogue({ db, payments })).toMatchObject({ learned: 2 });
  expect(await syncCatalogue({ db, payments })).toMatchObject({ learned: 0 });
  const read = async (price: string) =>
    (await db.select().from(planPrice).where(eq(planPrice.stripePriceId, price)))[0];
  expect(await read(id)).toMatchObject({ planId: 'panorama', monthlyCredits: 800, offered: false });
  expect(await read(said)).toMatchObject({ monthlyCredits: 9000 });
  expect([await read(yearly), await read(quarterly)]).toEqual([undefined, undefined]);
  expect((await offered('Panorama'))?.prices).toHaveLength(1);
});

test('in the portal an upgrade is paid in full for a month of its own, and a downgrade waits', async () => {
  const { data } = await house.payments.stripe.billingPortal.configurations.list({ active: true });
  const ours = data.filter(({ metadata }) => metadata?.['catalogue_id'] === 'portal');
  expect(ours.map(({ features }) => features.subscription_update)).toMatchObject([
    {
      enabled: true,
      proration_behavior: 'none',
      billing_cycle_anchor: 'now',
      default_allowed_updates: ['price'],
      schedule_at_period_end: { conditions: [{ type: 'decreasing_item_amount' }] },
    },
  ]);
});

test('a product that was archived there is made anew', async () => {
  const [before] = await db.select().from(creditPackage).where(eq(creditPackage.id, 'starter'));
  await house.payments.stripe.products.update(before?.stripeProductId ?? '', { active: false });
  await syncCatalogue({ db, payments });
  const [after] = await db.select().from(creditPackage).where(eq(creditPackage.id, 'starter'));
  expect(after?.stripeProductId).not.toBe(before?.stripeProductId);
  const there = await house.payments.stripe.products.retrieve(after?.stripeProductId ?? '');
  expect(there).toMatchObject({ active: true, name: 'Starter Pack' });
});

test('what is not sold any more is neither shown nor offered', async () => {
  await db.update(subscriptionPlan).set({ isActive: false }).where(eq(subscriptionPlan.id, 'panorama'));
  await db.update(creditPackage).set({ isActive: false }).where(eq(creditPackage.id, 'professional'));
  await syncCatalogue({ db, payments });
  expect(await offered('Panorama')).toBeUndefined();
  const packs = await ada.call('GET /api/billing/packages');
  expect(packs.body.map(({ id }) => id)).toEqual(['starter', 'popular']);
});
