import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { checkInvariants } from '../../credits/check-invariants.ts';
import { invariants } from '../../credits/invariants.ts';
import { listLots, type LotView } from '../../credits/testing/lots.ts';
import { billingCustomer } from '../../db/tables/billing.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';
import { purchaseInvariants } from '../invariants.ts';

/** Cards and accounts of the sandbox. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Can be saved; every payment with it is declined. */
  failsLater: '4000000000000341',
} as const;

export const accounts = { good: '000123456789', bad: '000111111116' } as const;

const card = (number: string) => ({
  method: 'card',
  number,
  expiry: '12 / 45',
  cvc: '123',
  name: 'Pat Doe',
  country: 'US',
  postal_code: '94110',
});

const bank = (number: string) => ({
  method: 'bank',
  routing_number: '110000000',
  account_number: number,
  account_name: 'Pat Doe',
});

/** Posts a form of the sandbox's pages as a browser does. Answers where it leads, or null where it stays. */
export async function post(address: string, form: Record<string, string>): Promise<string | null> {
  const answer = await fetch(address.replace('localhost', '127.0.0.1'), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  return answer.headers.get('location');
}

/** Pays a hosted checkout. Answers the session's id as the success page gets it; null when the payment was refused. */
export async function payAt(address: string, number: string = cards.good): Promise<string | null> {
  const isBank = Object.values<string>(accounts).includes(number);
  const to = await post(address, { email: 'pat@example.com', ...(isBank ? bank(number) : card(number)) });
  return to === null ? null : new URL(to, address).searchParams.get('session_id');
}

/** Begins a subscription at the plan with so many credits, up to the page where it is paid. */
export async function openPlan(house: TestHouse, person: TestPerson, credits = 250): Promise<string> {
  const plans = await person.call('GET /api/subscriptions/plans');
  const plan = plans.body.find(({ product }) => product.metadata.monthly_credits === String(credits));
  const { status, body } = await person.call('POST /api/subscriptions/checkout', {
    body: { stripePriceId: plan?.prices[0]?.id, returnUrl: `${house.url}/subscriptions` },
  });
  expect(status).toBe(200);
  return body.checkoutUrl;
}

export async function openPack(person: TestPerson, packageId = 'popular'): Promise<string> {
  const { status, body } = await person.call('POST /api/billing/checkout', { body: { packageId } });
  expect(status).toBe(200);
  return body.url;
}

/** Subscribes and waits until the webhook has brought the credits. Answers the checkout session. */
export async function subscribe(house: TestHouse, person: TestPerson, credits = 250): Promise<string> {
  const session = await payAt(await openPlan(house, person, credits));
  await vi.waitFor(async () => expect(await balance(person)).toBeGreaterThanOrEqual(credits), patience);
  return session ?? '';
}

export const patience = { timeout: 60_000, interval: 100 };

export async function balance(person: TestPerson): Promise<number> {
  return (await person.call('GET /api/billing/balance')).body.available;
}

/** What a success page of ours asks. */
export function comeBack(person: TestPerson, sessionId: string) {
  return person.call('GET /api/subscriptions/checkout-session', { query: { session_id: sessionId } });
}

export async function customerOf(house: TestHouse, person: TestPerson): Promise<string> {
  const [row] = await house.db.select().from(billingCustomer).where(eq(billingCustomer.userId, person.id));
  return row?.stripeCustomerId ?? '';
}

/** Moves the person's test clock on, as the sandbox's control page does: a month, or past the next renewal. */
export async function moveClock(house: TestHouse, person: TestPerson, to: 'month' | 'renewal' | Date): Promise<void> {
  const address = `${house.payments.sandbox.url}/customers/${await customerOf(house, person)}/clock`;
  const form: Record<string, string> = to instanceof Date ? { date: to.toISOString().slice(0, 19) } : { to };
  expect(await post(address, form)).toContain('done=advanced');
}

/** Waits until every event that the sandbox sent has been taken, wherever it goes. */
export async function eventsSettled(house: TestHouse): Promise<void> {
  await noneWaiting(house, () => true);
}

/** Waits until every event was sent at least once: to a process that was killed it is never delivered. */
export async function eventsTried(house: TestHouse): Promise<void> {
  await noneWaiting(house, ({ attempts }) => attempts === 0);
}

async function noneWaiting(house: TestHouse, counts: (delivery: { attempts: number }) => boolean): Promise<void> {
  await vi.waitFor(async () => {
    const deliveries = await house.payments.sandbox.webhooks.listDeliveries(200);
    expect(deliveries.filter((delivery) => delivery.state === 'waiting' && counts(delivery))).toEqual([]);
  }, patience);
}

/** The newest payment of a person that succeeded. */
export async function lastIntent(house: TestHouse, person: TestPerson): Promise<string> {
  const intents = await house.payments.stripe.paymentIntents.list({ customer: await customerOf(house, person) });
  return intents.data.find(({ status }) => status === 'succeeded')?.id ?? '';
}

export async function lotsOf(house: TestHouse, person: TestPerson): Promise<LotView[]> {
  return listLots(house.db, person.id);
}

export async function expectSound(house: TestHouse): Promise<void> {
  const results = await checkInvariants(house.db, { ...invariants, ...purchaseInvariants });
  expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
}
