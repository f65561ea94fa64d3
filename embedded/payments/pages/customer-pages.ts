import { advanceClock, giveClock } from '../engine/clocks.ts';
import { WireError, type State } from '../state.ts';
import type { PageCall, PageRoute } from './call.ts';
import { afterNextRenewal, oneMonthAfter } from './clock-section.ts';
import { customerPage, readCustomer } from './customer-page.ts';
import { leadTo, plainPage, type PageAnswer } from './page.ts';
import type { Refusal } from './payment-rows.ts';

const missing = (): PageAnswer =>
  plainPage({
    title: 'No such customer',
    lead: 'It may have been deleted.',
    link: { to: '/', text: 'All customers' },
    status: 404,
  });

/** What has been done, by its name in the address that it leads to. */
export const DONE: Record<string, string> = {
  advanced: 'The clock is set, and everything due on the way is done.',
  advancing: 'The clock is still moving on. Load the page again in a moment.',
  refunded: 'The payment is refunded.',
  disputed: 'The payment is disputed.',
  dispute_won: 'The dispute is won: the money is back.',
  dispute_lost: 'The dispute is lost.',
  refund_failed: 'The refund has failed.',
  payment_succeeded: 'The payment has succeeded.',
  payment_failed: 'The payment has failed.',
};

/** Shows a customer, with what was refused when a form of it was. */
export async function showCustomer(call: PageCall, id: string, refusal?: Refusal): Promise<PageAnswer> {
  const shown = await call.run((state) => readCustomer(state, id));
  if (shown === null) return missing();
  return customerPage(shown, { done: DONE[call.request.query.get('done') ?? ''], refusal });
}

/** Everything that falls due on the way is done, so the way is kept short enough to wait for it: two years, in seconds. */
const FURTHEST = 2 * 366 * 86_400;

/** Moves the clock of a customer on; one without a clock is given one first. */
async function moveClock(call: PageCall): Promise<PageAnswer> {
  const id = call.id('customer');
  const typed = call.request.form.get('date') ?? '';
  try {
    const clock = await call.run((state) => beginToMove(state, call, id));
    if (clock === null) return missing();
    const arrived = await waitUntilReady(call, clock);
    return leadTo(`/customers/${id}?done=${arrived ? 'advanced' : 'advancing'}`);
  } catch (failure) {
    if (!(failure instanceof WireError)) throw failure;
    return showCustomer(call, id, { id, message: failure.message, typed });
  }
}

async function beginToMove(state: State, call: PageCall, id: string): Promise<string | null> {
  const shown = await readCustomer(state, id);
  if (shown === null) return null;
  const to = goalOf(call.request.form, shown.now, afterNextRenewal(shown.subscriptions.map((one) => one.subscription)));
  const clock = shown.clock ?? (await giveClock(state, id));
  return (await advanceClock(state, clock.id, to)).id;
}

/** Where a clock is to be moved, in seconds. Throws when that is no moment after now. */
function goalOf(form: URLSearchParams, now: number, renewal: number | null): number {
  const to = form.get('to');
  if (to === 'month') return oneMonthAfter(now);
  if (to === 'renewal' && renewal !== null) return renewal;
  const at = Math.floor(Date.parse(`${form.get('date') ?? ''}Z`) / 1000);
  if (Number.isNaN(at)) throw wrongDate('Choose a date and a time.');
  if (at <= now) throw wrongDate('Choose a moment after the clock’s own: a clock never goes back.');
  if (at > now + FURTHEST) throw wrongDate('Choose a moment within two years of the clock’s own.');
  return at;
}

const wrongDate = (message: string): WireError => new WireError(400, { type: 'invalid_request_error', message });

/** A clock is on its way until all that falls due is done, which others do in work of their own. */
async function waitUntilReady(call: PageCall, clock: string): Promise<boolean> {
  for (let waited = 0; waited < 20_000; waited += 100) {
    const { status } = (await call.run((state) => state.get('test_helpers.test_clock', clock))) ?? { status: 'ready' };
    if (status !== 'advancing') return true;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return false;
}

/** The page of a customer, and its clock. */
export const customerPages: readonly PageRoute[] = [
  { method: 'GET', path: '/customers/{customer}', handle: (call) => showCustomer(call, call.id('customer')) },
  { method: 'POST', path: '/customers/{customer}/clock', handle: moveClock },
];
