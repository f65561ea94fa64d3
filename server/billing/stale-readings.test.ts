import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payments } from '../outside/payments/connect.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { followCustomer } from './follow-customer.ts';
import { takeBackPayment } from './take-back.ts';
import {
  balance,
  customerOf,
  eventsSettled,
  expectSound,
  lastIntent,
  openPack,
  patience,
  payAt,
} from './testing/customers.ts';
import { withoutEvents } from './testing/happenings.ts';
import { effectParts } from './testing/parts.ts';
import { current, itemOf, priceOf, purchases, subscriber } from './testing/subscribers.ts';

/** Between reading something at the provider and writing it down, something newer may be read and written. */

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

/** Ends a person's subscription and begins another of the same plan, unheard. Answers its id. */
async function replaceSubscription(person: TestPerson): Promise<string> {
  const { stripe } = house.payments;
  const { subscription } = await itemOf(house, person);
  const customer = await customerOf(house, person);
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  await stripe.subscriptions.cancel(subscription);
  const made = await stripe.subscriptions.create({
    customer,
    items: [{ price: await priceOf(person, 250) }],
    default_payment_method: method?.id ?? '',
  });
  return made.id;
}

/**
 * The provider as `name` finds it, and then, before anybody gets to hear of that, `work` is done; `first` is done before it
 * is asked. Once each.
 */
function slowly(
  payments: Payments,
  name: 'readPayment' | 'listSubscriptions',
  work: () => Promise<unknown>,
  first: () => Promise<unknown> = async () => undefined,
): Payments {
  let before: (() => Promise<unknown>) | null = first;
  let pending: (() => Promise<unknown>) | null = work;
  const read = payments[name] as (id: string) => Promise<unknown>;
  const slow = async (id: string): Promise<unknown> => {
    const early = before;
    before = null;
    await early?.();
    const found = await read(id);
    const now = pending;
    pending = null;
    await now?.();
    return found;
  };
  return { ...payments, [name]: slow };
}

test('an old reading of a payment does not give refunded credits back', async () => {
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

test('an old reading of a subscription does not bring it back to life', async () => {
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

test('a slow reading does not undo the only subscription that is paid', async () => {
  const person = await subscriber(house);
  await eventsSettled(house);
  const customer = await customerOf(house, person);
  const parts = effectParts(house);
  let fresh = '';
  // Somebody else read later and wrote that the first lives; by the time of this list, another has taken its place.
  const payments = slowly(
    parts.payments,
    'listSubscriptions',
    async () => undefined,
    async () => {
      await followCustomer(parts, customer);
      fresh = await withoutEvents(house, () => replaceSubscription(person));
    },
  );
  await followCustomer({ ...parts, payments }, customer);
  expect((await house.payments.stripe.subscriptions.retrieve(fresh)).status).toBe('active');
  expect(await current(person)).toMatchObject({ planCredits: 250, status: 'active' });
  expect(await purchases(person)).toMatchObject([
    { credits: 250, refundedAmount: 0 },
    { credits: 250, refundedAmount: 0 },
  ]);
});

test('a second subscription that begins in the middle of a reading is not paid for with credits', async () => {
  const person = await subscriber(house);
  await eventsSettled(house);
  const { stripe } = house.payments;
  const customer = await customerOf(house, person);
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  const price = await priceOf(person, 750);
  const parts = effectParts(house);
  let second = '';
  const listPaidInvoices: Payments['listPaidInvoices'] = async (wanted) => {
    const made = await withoutEvents(house, () =>
      stripe.subscriptions.create({ customer, items: [{ price }], default_payment_method: method?.id ?? '' }),
    );
    second = made.id;
    return parts.payments.listPaidInvoices(wanted);
  };
  await followCustomer({ ...parts, payments: { ...parts.payments, listPaidInvoices } }, customer);
  expect((await stripe.subscriptions.retrieve(second)).status).toBe('canceled');
  expect(await balance(person)).toBe(255);
  expect(await purchases(person)).toMatchObject([
    { credits: 0, amount: 12_900, refundedAmount: 12_900 },
    { credits: 250, refundedAmount: 0 },
  ]);
});

test('a second subscription is not undone when the first has ended before that', async () => {
  const person = await subscriber(house);
  await eventsSettled(house);
  const { stripe } = house.payments;
  const customer = await customerOf(house, person);
  const { subscription: first } = await itemOf(house, person);
  const [method] = (await stripe.customers.listPaymentMethods(customer)).data;
  const second = await withoutEvents(house, async () =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: await priceOf(person, 750) }],
      default_payment_method: method?.id ?? '',
    }),
  );
  const parts = effectParts(house);
  let asked = 0;
  const payments = {
    ...parts.payments,
    readSubscription: async (id: string) => {
      asked += 1;
      // Once to call the other a second one, once to undo it.
      if (asked === 2) await withoutEvents(house, () => stripe.subscriptions.cancel(first));
      return parts.payments.readSubscription(id);
    },
  };
  await followCustomer({ ...parts, payments }, customer);
  expect(asked).toBe(2);
  expect((await stripe.subscriptions.retrieve(second.id)).status).toBe('active');
  expect(await current(person)).toMatchObject({ planCredits: 750, status: 'active' });
  expect(await balance(person)).toBe(1005);
  expect((await purchases(person))[0]).toMatchObject({ credits: 750, refundedAmount: 0, description: 'Panorama' });
});

test('a refund that failed while it was read takes nothing, though nothing looked changed', async () => {
  const person = await subscriber(house);
  await payAt(await openPack(person));
  await expect.poll(() => balance(person), patience).toBe(405);
  const intent = await lastIntent(house, person);
  const parts = effectParts(house);
  const found = await parts.payments.readPayment(intent);
  let reads = 0;
  const payments: Payments = {
    ...parts.payments,
    readPayment: async (id) => {
      reads += 1;
      if (reads > 1 || found === null) return parts.payments.readPayment(id);
      // Refunded as this one saw it; the refund failed, and a later reading found the payment as it had been.
      await takeBackPayment(parts, intent);
      return { ...found, amountBack: found.amount };
    },
  };
  await takeBackPayment({ ...parts, payments }, intent);
  expect(reads).toBe(2);
  expect(await balance(person)).toBe(405);
});
