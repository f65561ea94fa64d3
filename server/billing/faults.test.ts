import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import {
  customerOf,
  eventsSettled,
  expectSound,
  lastIntent,
  moveClock,
  openPack,
  openPlan,
  patience,
  payAt,
} from './testing/customers.ts';
import { endState, reconcile, sendEvent } from './testing/happenings.ts';
import { current, itemOf } from './testing/subscribers.ts';

/** Whatever happens to the events on their way, a person has the same in the end. */

type Faults = Parameters<TestHouse['payments']['sandbox']['webhooks']['changeFaults']>[0];

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await expectSound(house);
  await house.close();
});

const none: Faults = { duplicate: false, reorder: false, delaySeconds: 0, drop: 0, fail500: 0 };

/**
 * Somebody subscribes, buys a pack, is refunded a third of it, lives to the next month and cancels, all without waiting
 * for anything in between but what one cannot do otherwise: whoever buys a pack is a subscriber.
 */
async function live(faults: Faults) {
  const { stripe, sandbox } = house.payments;
  const person = await house.person();
  await sandbox.webhooks.changeFaults(faults);
  const session = await payAt(await openPlan(house, person));
  // The success page makes a subscriber of them, whether events arrive or not.
  await person.call('GET /api/subscriptions/checkout-session', { query: { session_id: session ?? '' } });
  await expect.poll(() => current(person), patience).not.toBeNull();
  expect(await payAt(await openPack(person))).toMatch(/^cs_/);
  await stripe.refunds.create({ payment_intent: await lastIntent(house, person), amount: 1300 });
  await moveClock(house, person, 'renewal');
  const { subscription } = await itemOf(house, person);
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await sandbox.webhooks.changeFaults(none);
  await eventsSettled(house);
  return person;
}

const usual = {
  balance: 5 + 250 + 100,
  lots: [
    { sourceType: 'initial_signup', granted: 5, remaining: 5 },
    { sourceType: 'stripe_purchase', granted: 150, remaining: 100, clawedBack: 50 },
    { sourceType: 'subscription_monthly', granted: 250, remaining: 0 },
    { sourceType: 'subscription_monthly', granted: 250, remaining: 250 },
  ],
  payments: [
    { kind: 'pack', credits: 150, amount: 3900, refundedAmount: 1300 },
    { kind: 'subscription', credits: 250, amount: 4900, refundedAmount: 0 },
    { kind: 'subscription', credits: 250, amount: 4900, refundedAmount: 0 },
  ],
  current: { planName: 'Clarity', planCredits: 250, status: 'active', ends: true },
};

test.each<[string, Faults]>([
  ['that arrive as they should', {}],
  ['that arrive twice', { duplicate: true }],
  ['that arrive in the wrong order', { reorder: true }],
  ['that arrive late', { delaySeconds: 4 }],
  ['that arrive late, twice and in the wrong order', { delaySeconds: 2, duplicate: true, reorder: true }],
  ['of calls that were answered with a failure and carried out all the same', { fail500: 2 }],
])('with events %s', async (_, faults) => {
  const person = await live(faults);
  expect(sorted(await endState(house, person))).toMatchObject(usual);
});

test('with events that never arrive, once the app has compared notes', async () => {
  const person = await live({ drop: 10_000 });
  expect(sorted(await endState(house, person))).not.toMatchObject(usual);
  await reconcile(house);
  expect(sorted(await endState(house, person))).toMatchObject(usual);
  await reconcile(house);
  expect(sorted(await endState(house, person))).toMatchObject(usual);
});

test.each([1, 2, 3])('with events in whatever order, some twice and many at once (shuffle %i)', async (seed) => {
  const person = await live({ drop: 10_000 });
  const customer = await customerOf(house, person);
  const { data } = await house.payments.stripe.events.list({ limit: 100 });
  const theirs = data.filter(({ data: { object } }) => 'customer' in object && object.customer === customer);
  const shuffled = shuffle([...theirs, ...theirs.slice(0, 5)], seed);
  expect(shuffled.length).toBeGreaterThan(15);
  const statuses: number[] = [];
  while (shuffled.length > 0) {
    statuses.push(...(await Promise.all(shuffled.splice(0, 4).map((event) => sendEvent(house, event)))));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(sorted(await endState(house, person))).toMatchObject(usual);
});

test('with two processes that hear of everything at the same moment', async () => {
  const second = await startTestHouse({ env: { LOG_LEVEL: 'silent' }, databaseUrl: house.databaseUrl });
  const person = await live({});
  await second.close();
  expect(sorted(await endState(house, person))).toMatchObject(usual);
});

/** Some order, the same for the same seed. */
function shuffle<Thing>(things: readonly Thing[], seed: number): Thing[] {
  return things
    .map((thing, at) => ({ thing, key: Math.sin(seed * 1000 + at) * 10_000 }))
    .toSorted((one, other) => (one.key % 1) - (other.key % 1))
    .map(({ thing }) => thing);
}

/** A pack and a period that are paid in the same second have no order. */
const sorted = (state: Awaited<ReturnType<typeof endState>>) => ({
  ...state,
  payments: state.payments.toSorted((one, other) => one.amount - other.amount),
});
