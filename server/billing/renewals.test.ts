import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeSetting } from '../settings/read-setting.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import {
  balance,
  cards,
  comeBack,
  customerOf,
  eventsSettled,
  expectSound,
  moveClock,
  openPack,
  openPlan,
  patience,
  payAt,
  post,
} from './testing/customers.ts';
import { balances, current, itemOf, priceOf, purchases, spend, subscriber } from './testing/subscribers.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterEach(() => changeSetting(house.db, 'credits.monthly_expire', true, null));
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

const history = async (type: string, person: Awaited<ReturnType<typeof subscriber>>) => {
  const { body } = await person.call('GET /api/billing/history');
  return body.filter((line) => line.type === type).map(({ delta }) => delta);
};

test('a renewal brings the new month, and what is left of the old one is over', async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person, 'starter'));
  await expect.poll(() => balance(person), patience).toBe(305);
  await spend(house, person, 40);
  await moveClock(house, person, 'renewal');
  await expect.poll(() => purchases(person), patience).toHaveLength(3);
  // 250 new ones; the pack and the welcome credits stay.
  expect(await balance(person)).toBe(250 + 50 + 5);
  expect(await history('credit_expiry', person)).toEqual([-210]);
  const { currentPeriodEnd } = (await current(person)) ?? { currentPeriodEnd: '' };
  expect(new Date(currentPeriodEnd).getTime()).toBeGreaterThan(Date.now() + 55 * 86_400_000);
});

test('where monthly credits are carried over, a renewal adds to what is left', async () => {
  await changeSetting(house.db, 'credits.monthly_expire', false, null);
  const person = await subscriber(house);
  await spend(house, person, 40);
  await moveClock(house, person, 'renewal');
  await expect.poll(() => balance(person), patience).toBe(210 + 250 + 5);
  expect(await history('credit_expiry', person)).toEqual([]);
});

test('a subscription that is canceled brings its month to the end, and then nothing', async () => {
  const person = await subscriber(house);
  const { subscription } = await itemOf(house, person);
  await house.payments.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await expect.poll(async () => (await current(person))?.cancelAtPeriodEnd, patience).toBe(true);
  expect(await balance(person)).toBe(255);
  await moveClock(house, person, 'month');
  await expect.poll(() => current(person), patience).toBeNull();
  expect(await balance(person)).toBe(5);
  expect(await purchases(person)).toHaveLength(1);
  const refused = await person.call('POST /api/billing/checkout', { body: { packageId: 'starter' } });
  expect(refused.error.code).toBe('subscription_required');
});

test('a renewal that cannot be paid leaves a subscriber without new credits, until it is paid', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const customer = await customerOf(house, person);
  const { subscription } = await itemOf(house, person);
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(subscription, { default_payment_method: failing.id });
  await moveClock(house, person, 'renewal');
  await expect.poll(async () => (await current(person))?.status, patience).toBe('past_due');
  await eventsSettled(house);
  expect(await purchases(person)).toHaveLength(1);
  // A late payment does not take the rights away.
  expect((await person.call('POST /api/billing/checkout', { body: { packageId: 'starter' } })).status).toBe(200);

  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const [open] = (await stripe.invoices.list({ subscription, status: 'open' })).data;
  await stripe.invoices.pay(open?.id ?? '', { payment_method: good.id });
  await expect.poll(async () => (await current(person))?.status, patience).toBe('active');
  await expect.poll(() => balance(person), patience).toBe(255);
  expect(await purchases(person)).toMatchObject([{ credits: 250 }, { credits: 250 }]);
});

test('a subscription that is never paid again ends', async () => {
  const person = await subscriber(house);
  const { stripe } = house.payments;
  const { subscription } = await itemOf(house, person);
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', {
    customer: await customerOf(house, person),
  });
  await stripe.subscriptions.update(subscription, { default_payment_method: failing.id });
  await moveClock(house, person, 'renewal');
  await expect.poll(async () => (await current(person))?.status, patience).toBe('past_due');
  await moveClock(house, person, 'month');
  await expect.poll(() => current(person), patience).toBeNull();
  expect(await balances(person)).toMatchObject({ available: 5, owed: 0 });
});

test('an upgrade brings the whole new plan at once, a downgrade the smaller one from the next month', async () => {
  const person = await subscriber(house);
  const upgrade = await openPlan(house, person, 750);
  const { subscription } = await itemOf(house, person);
  // A subscriber is led to the page that confirms the change.
  expect(upgrade).not.toContain('/c/pay/');
  await post(upgrade.replace(/\/?$/, '/confirm'), { subscription, price: await priceOf(person, 750) });
  await expect.poll(async () => (await current(person))?.planCredits, patience).toBe(750);
  await expect.poll(() => balance(person), patience).toBe(5 + 250 + 750);
  const downgrade = await openPlan(house, person, 250);
  await post(downgrade.replace(/\/?$/, '/confirm'), { subscription, price: await priceOf(person, 250) });
  await eventsSettled(house);
  expect(await current(person)).toMatchObject({ planCredits: 750 });
  await moveClock(house, person, 'renewal');
  await expect.poll(async () => (await current(person))?.planCredits, patience).toBe(250);
  await expect.poll(() => purchases(person), patience).toHaveLength(3);
  expect((await purchases(person)).map(({ credits, amount }) => [credits, amount]).toSorted()).toEqual([
    [250, 4900],
    [250, 4900],
    [750, 12_900],
  ]);
  expect(await balance(person)).toBe(5 + 250);
});

test('a card that is declined begins no subscription; the next one does', async () => {
  const person = await house.person();
  const url = await openPlan(house, person);
  expect(await payAt(url, cards.declined)).toBeNull();
  expect(await current(person)).toBeNull();
  const session = await payAt(url);
  expect((await comeBack(person, session ?? '')).body).toMatchObject({ status: 'paid', creditBalance: 255 });
  await eventsSettled(house);
  expect(await purchases(person)).toHaveLength(1);
});
