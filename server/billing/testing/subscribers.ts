import { expect } from 'vitest';
import { charge } from '../../credits/charge.ts';
import { inTransaction } from '../../db/connect.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';
import { idOf } from '../../outside/payments/events.ts';
import { customerOf, eventsTried, lastIntent, openPack, payAt, post, subscribe } from './customers.ts';
import { withoutEvents } from './happenings.ts';

/** A person with a subscription of 250 credits, and 5 for signing up. */
export async function subscriber(house: TestHouse): Promise<TestPerson> {
  const person = await house.person();
  await subscribe(house, person);
  // A late event of it would have the customer read again, in the middle of what a test does next.
  await eventsTried(house);
  return person;
}

/** Buys a pack of which no event arrives. Answers its checkout session. */
export async function buyUnheard(house: TestHouse, person: TestPerson, packageId = 'popular'): Promise<string> {
  const session = await withoutEvents(house, async () => payAt(await openPack(person, packageId)));
  expect(session).toMatch(/^cs_/);
  return session ?? '';
}

export async function spend(house: TestHouse, person: TestPerson, amount: number): Promise<void> {
  await inTransaction(house.db, (tx) =>
    charge(tx, {
      userId: person.id,
      amount,
      type: 'document_view',
      key: `spend:${Math.random()}`,
      description: 'A guide',
      refType: 'guide',
      refId: 'a-guide',
    }),
  );
}

export const balances = async (person: TestPerson) => (await person.call('GET /api/billing/balance')).body;
export const current = async (person: TestPerson) => (await person.call('GET /api/subscriptions/current')).body;
export const purchases = async (person: TestPerson) => (await person.call('GET /api/billing/purchases')).body;

/** The newest subscription of a person, and its item. */
export async function itemOf(house: TestHouse, person: TestPerson): Promise<{ subscription: string; item: string }> {
  const customer = await customerOf(house, person);
  const { data } = await house.payments.stripe.subscriptions.list({ customer, status: 'all' });
  return { subscription: data[0]?.id ?? '', item: data[0]?.items.data[0]?.id ?? '' };
}

/** The price of the plan with so many credits a month. */
export async function priceOf(person: TestPerson, credits: number): Promise<string> {
  const plans = await person.call('GET /api/subscriptions/plans');
  return plans.body.find(({ product }) => product.metadata.monthly_credits === String(credits))?.prices[0]?.id ?? '';
}

/** The cardholder disputes the person's newest payment. Answers what ends the dispute. */
export async function dispute(house: TestHouse, person: TestPerson): Promise<(as: 'won' | 'lost') => Promise<unknown>> {
  const { stripe, sandbox } = house.payments;
  const { latest_charge: charge, id } = await stripe.paymentIntents.retrieve(await lastIntent(house, person));
  await post(`${sandbox.url}/charges/${idOf(charge) ?? ''}/dispute`, {});
  const { data } = await stripe.disputes.list({ payment_intent: id });
  return (as) => post(`${sandbox.url}/disputes/${data[0]?.id ?? ''}/close`, { as });
}
