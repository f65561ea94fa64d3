import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payments } from '../outside/payments/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { followCustomer } from './follow-customer.ts';
import { takeBackPayment } from './take-back.ts';
import { balance, customerOf, expectSound, lastIntent, openPack, patience, payAt } from './testing/customers.ts';
import { withoutEvents } from './testing/happenings.ts';
import { effectParts } from './testing/parts.ts';
import { current, itemOf, long, purchases, subscriber } from './testing/subscribers.ts';

/** Between reading something at the provider and writing it down, something newer may be read and written. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

/** The provider as `name` finds it, and then, before anybody gets to hear of that, `work` is done. */
function slowly(payments: Payments, name: 'readPayment' | 'listSubscriptions', work: () => Promise<unknown>): Payments {
  let pending: (() => Promise<unknown>) | null = work;
  const read = payments[name] as (id: string) => Promise<unknown>;
  const slow = async (id: string): Promise<unknown> => {
    const found = await read(id);
    const now = pending;
    pending = null;
    await now?.();
    return found;
  };
  return { ...payments, [name]: slow };
}

test('an old reading of a payment does not give refunded credits back', long, async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(405);
  const intent = await lastIntent(house, person);
  const parts = effectParts(house);
  await withoutEvents(house, () => house.payments.stripe.refunds.create({ payment_intent: intent, amount: 1300 }));
  const payments = slowly(parts.payments, 'readPayment', async () => {
    await withoutEvents(house, () => house.payments.stripe.refunds.create({ payment_intent: intent }));
    await takeBackPayment(parts, intent);
  });
  // It read a refund of a third; by the time it could write, all of it was refunded and written down.
  await takeBackPayment({ ...parts, payments }, intent);
  expect(await balance(person)).toBe(255);
  expect((await purchases(person))[0]).toMatchObject({ refundedAmount: 3900 });
});

test('an old reading of a subscription does not bring it back to life', long, async () => {
  const person = await subscriber(house);
  const { subscription } = await itemOf(house, person);
  const customer = await customerOf(house, person);
  const parts = effectParts(house);
  const payments = slowly(parts.payments, 'listSubscriptions', async () => {
    await withoutEvents(house, () => house.payments.stripe.subscriptions.cancel(subscription));
    await followCustomer(parts, customer);
  });
  await followCustomer({ ...parts, payments }, customer);
  expect(await current(person)).toBeNull();
  // And the next reading is not hindered by that.
  await followCustomer(parts, customer);
  expect(await current(person)).toBeNull();
});
