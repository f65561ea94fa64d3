import type Stripe from 'stripe';
import { doNextWork, onDue } from '../due-work.ts';
import type { State } from '../state.ts';
import { invalid, ofPath } from '../wire/errors.ts';
import { clockOf } from './customer-clock.ts';
import { deleteCustomer } from './delete-customer.ts';
import { invoiceWork } from './invoices.ts';
import { afterIntervals } from './periods.ts';
import { firstItem, isLive, rhythmOf } from './subscription-object.ts';
import { planWork } from './subscription-status.ts';

const clockWork = { advance: 'advance-test-clock', delete: 'delete-test-clock' } as const;

/** A clock deletes itself, with its customers, after 30 days. */
const keptSeconds = 30 * 86_400;
/** One that was given to a customer who lived by the wall does not take the customer along so soon: ten years. */
const givenSeconds = 3650 * 86_400;

/** Makes a clock that stands at `frozenTime` (seconds) until it is advanced. */
export async function createClock(
  state: State,
  frozenTime: number,
  name: string | null,
  lasts = keptSeconds,
): Promise<Stripe.TestHelpers.TestClock> {
  const created = await state.now(null);
  const clock: Stripe.TestHelpers.TestClock = {
    id: state.newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + lasts,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
  await state.put('test_helpers.test_clock', clock);
  await state.emit('test_helpers.test_clock.created', clock);
  await state.schedule({ kind: clockWork.delete, id: clock.id, at: clock.deletes_after, clock: null });
  return clock;
}

/**
 * Begins to move a clock on: its status is `advancing` until everything that falls due on the way is done, each piece at
 * its moment. Throws a 400 when it would go back, or is on its way already.
 */
export async function advanceClock(state: State, id: string, to: number): Promise<Stripe.TestHelpers.TestClock> {
  const before = await ofPath(state, 'test_helpers.test_clock', id);
  if (before.status === 'advancing') throw invalid('The test clock is being advanced already.', 'frozen_time');
  if (to <= before.frozen_time) throw invalid('A test clock can only be moved forward.', 'frozen_time');
  const clock: Stripe.TestHelpers.TestClock = {
    ...before,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: to } },
  };
  await state.put('test_helpers.test_clock', clock);
  await state.emit('test_helpers.test_clock.advancing', clock, { status: before.status });
  await state.schedule({ kind: clockWork.advance, id, at: await state.now(null), clock: null });
  return clock;
}

/** One piece of what falls due on the way of a clock; when nothing is left, the clock stands at its target. */
async function goOn(state: State, id: string): Promise<void> {
  const clock = await state.get('test_helpers.test_clock', id);
  const target = clock?.status_details.advancing?.target_frozen_time;
  if (clock === undefined || target === undefined) return;
  if (await doNextWork(state, id, target)) {
    await state.schedule({ kind: clockWork.advance, id, at: await state.now(null), clock: null });
    return;
  }
  const ready: Stripe.TestHelpers.TestClock = { ...clock, frozen_time: target, status: 'ready', status_details: {} };
  await state.put('test_helpers.test_clock', ready);
  await state.emit('test_helpers.test_clock.ready', ready, { status: clock.status });
}

/** How far a clock may be moved at once: two periods of its shortest subscription; two years when it has none. */
export async function furthestAdvance(state: State, clock: Stripe.TestHelpers.TestClock): Promise<number> {
  const subscriptions = await state.list('subscription', { test_clock: clock.id });
  const ends = subscriptions
    .filter(isLive)
    .map((subscription) => afterIntervals(clock.frozen_time, rhythmOf(firstItem(subscription)), 2));
  return Math.min(...ends, afterIntervals(clock.frozen_time, { interval: 'year', interval_count: 1 }, 2));
}

/** Deletes a clock, and every customer that lives by it. */
export async function deleteClock(state: State, id: string): Promise<void> {
  const clock = await ofPath(state, 'test_helpers.test_clock', id);
  for (const customer of await state.list('customer', { test_clock: id })) await deleteCustomer(state, customer);
  await state.emit('test_helpers.test_clock.deleted', clock);
  await state.cancelWork(clockWork.advance, id);
  await state.cancelWork(clockWork.delete, id);
  await state.remove('test_helpers.test_clock', id);
}

/**
 * Puts a customer, with all that it has, on a clock of its own that starts now. Returns the clock that it has already, if
 * any. Throws a 404 when there is no such customer.
 */
export async function giveClock(state: State, customerId: string): Promise<Stripe.TestHelpers.TestClock> {
  const customer = await ofPath(state, 'customer', customerId);
  const present = await state.get('test_helpers.test_clock', (await clockOf(state, customerId)) ?? '');
  if (present !== undefined) return present;
  const now = await state.now(null);
  const clock = await createClock(state, now, customer.name ?? customer.email, givenSeconds);
  await moveToClock(state, customer, clock.id);
  return clock;
}

/** Moves a customer, with its subscriptions and what is planned for them, from the wall to a clock. */
export async function moveToClock(state: State, customer: Stripe.Customer, clock: string): Promise<void> {
  await state.put('customer', { ...customer, test_clock: clock });
  for (const subscription of await state.list('subscription', { customer: customer.id })) {
    const moved = { ...subscription, test_clock: clock };
    await state.put('subscription', moved);
    await planWork(state, moved);
  }
  for (const invoice of await state.list('invoice', { customer: customer.id })) {
    await state.put('invoice', { ...invoice, test_clock: clock });
    const at = invoice.automatically_finalizes_at ?? invoice.next_payment_attempt;
    if (at === null) continue;
    const kind = invoice.status === 'draft' ? invoiceWork.finalize : invoiceWork.retry;
    await state.schedule({ kind, id: invoice.id, at, clock });
  }
  for (const intent of await state.list('payment_intent', { customer: customer.id, status: 'processing' })) {
    await state.schedule({ kind: 'settle-payment', id: intent.id, at: await state.now(clock), clock });
  }
}

onDue(clockWork.advance, (state, { id }) => goOn(state, id));
onDue(clockWork.delete, async (state, { id }) => {
  if ((await state.get('test_helpers.test_clock', id)) !== undefined) await deleteClock(state, id);
});
