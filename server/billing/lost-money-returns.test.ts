import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import {
  balance,
  eventsSettled,
  expectSound,
  lastIntent,
  openPack,
  openPlan,
  patience,
  payAt,
  post,
} from './testing/customers.ts';
import { eventsOf, sendEvent, withoutEvents } from './testing/happenings.ts';
import { balances, dispute, purchases, spend, subscriber } from './testing/subscribers.ts';

/** Of the thirty ways in which others lost money, those in which money goes back. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

describe('6 a refund takes the credits with it', () => {
  test('all of them with all the money, and of a part its part', async () => {
    const person = await subscriber(house);
    await payAt(await openPack(person));
    await expect.poll(() => balance(person), patience).toBe(405);
    const intent = await lastIntent(house, person);
    const { stripe } = house.payments;
    await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    // 150 credits for $39: of $10 38.46, rounded down.
    await expect.poll(() => balance(person), patience).toBe(405 - 38);
    await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
    await expect.poll(() => balance(person), patience).toBe(405 - 76);
    await stripe.refunds.create({ payment_intent: intent });
    await expect.poll(() => balance(person), patience).toBe(255);
    expect(await purchases(person)).toMatchObject([
      { description: 'Popular Pack', amount: 3900, refundedAmount: 3900 },
      { kind: 'subscription', refundedAmount: 0 },
    ]);
  });

  test('what was spent already is owed, and taken out of the next grant', async () => {
    const person = await subscriber(house);
    await payAt(await openPack(person));
    await expect.poll(() => balance(person), patience).toBe(405);
    await spend(house, person, 400);
    await house.payments.stripe.refunds.create({ payment_intent: await lastIntent(house, person) });
    await expect.poll(() => balances(person), patience).toMatchObject({ available: 0, owed: 145 });
    await payAt(await openPack(person));
    await expect.poll(() => balances(person), patience).toMatchObject({ available: 5, owed: 0 });
  });

  test('also where the refund is heard of before the purchase', async () => {
    const person = await subscriber(house);
    await withoutEvents(house, async () => {
      await payAt(await openPack(person));
      await house.payments.stripe.refunds.create({ payment_intent: await lastIntent(house, person) });
    });
    const [completed] = await eventsOf(house, person, 'checkout.session.completed');
    const [refunded] = await eventsOf(house, person, 'charge.refunded');
    expect(await sendEvent(house, refunded ?? {})).toBe(200);
    expect(await balances(person)).toMatchObject({ available: 255, owed: 0 });
    expect(await sendEvent(house, completed ?? {})).toBe(200);
    expect(await balances(person)).toMatchObject({ available: 255, owed: 0 });
    expect(await purchases(person)).toMatchObject([{ credits: 150, refundedAmount: 3900 }, {}]);
  });

  test('also where the purchase is heard of when it is refunded already', async () => {
    const person = await house.person();
    const { stripe } = house.payments;
    await withoutEvents(house, async () => {
      await payAt(await openPlan(house, person));
      await stripe.refunds.create({ payment_intent: await lastIntent(house, person), amount: 2450 });
    });
    const [paid] = await eventsOf(house, person, 'invoice.paid');
    expect(await sendEvent(house, paid ?? {})).toBe(200);
    expect(await balances(person)).toMatchObject({ available: 5 + 125, owed: 0 });
    await withoutEvents(house, async () => {
      await payAt(await openPack(person));
      await stripe.refunds.create({ payment_intent: await lastIntent(house, person) });
    });
    const [completed] = await eventsOf(house, person, 'checkout.session.completed');
    expect(await sendEvent(house, completed ?? {})).toBe(200);
    expect(await balances(person)).toMatchObject({ available: 5 + 125, owed: 0 });
  });

  test('a refund that fails in the end gives them back', async () => {
    const person = await subscriber(house);
    await payAt(await openPack(person));
    await expect.poll(() => balance(person), patience).toBe(405);
    const refund = await house.payments.stripe.refunds.create({ payment_intent: await lastIntent(house, person) });
    await expect.poll(() => balance(person), patience).toBe(255);
    await post(`${house.payments.sandbox.url}/refunds/${refund.id}/fail`, {});
    await expect.poll(() => balance(person), patience).toBe(405);
    expect((await purchases(person))[0]).toMatchObject({ refundedAmount: 0 });
  });
});

test('7 a dispute that is won gives the credits back, and a later refund counts from there', async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(405);
  const end = await dispute(house, person);
  await expect.poll(() => balance(person), patience).toBe(255);
  await end('won');
  await expect.poll(() => balance(person), patience).toBe(405);
  await house.payments.stripe.refunds.create({ payment_intent: await lastIntent(house, person), amount: 1950 });
  await expect.poll(() => balance(person), patience).toBe(405 - 75);
  expect(await balances(person)).toMatchObject({ owed: 0 });
});

test('7 a dispute that is lost keeps them', async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(405);
  const end = await dispute(house, person);
  await expect.poll(() => balance(person), patience).toBe(255);
  await end('lost');
  await eventsSettled(house);
  expect(await balance(person)).toBe(255);
});
