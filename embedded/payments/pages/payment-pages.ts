import type Stripe from 'stripe';
import { closeDispute, openDispute } from '../engine/disputes.ts';
import { idOf } from '../engine/id-of.ts';
import { failRefund, refundCharge } from '../engine/refunds.ts';
import { settlePayment } from '../engine/settle-payment.ts';
import { WireError, type State } from '../state.ts';
import type { PageCall, PageRoute } from './call.ts';
import { DONE, showCustomer } from './customer-pages.ts';
import { readAmount } from './format.ts';
import { html } from './html.ts';
import { controlPage, leadTo, said, type PageAnswer } from './page.ts';
import { paymentRows, readPayment, type Refusal } from './payment-rows.ts';

const SHOWN = 50;

/** Payments of everybody, also of those who paid without becoming a customer. */
async function showPayments({ run, request }: PageCall, refusal?: Refusal): Promise<PageAnswer> {
  const payments = await run(async (state) => {
    const newest = (await state.list('charge')).slice(0, SHOWN);
    const shown = [];
    for (const charge of newest) shown.push(await readPayment(state, charge));
    return shown;
  });
  const body = html`${said(DONE[request.query.get('done') ?? ''])}
    <h1>Payments</h1>
    <p class="lead">The newest ${SHOWN}, of every customer and of none.</p>
    <section aria-labelledby="newest">
      <h2 id="newest">Newest first</h2>
      ${payments.length === 0 ? html`<p class="empty">No payments yet.</p>` : paymentRows(payments, refusal)}
    </section>`;
  return controlPage({ room: '/payments', title: 'Payments', body, status: refusal === undefined ? 200 : 400 });
}

/**
 * Does something with an object of a payment and leads back to its customer. What is refused is said beside the object.
 * `act` answers what was done and for whom.
 */
async function acting(
  call: PageCall,
  id: string,
  act: (state: State) => Promise<{ done: string; charge: Stripe.Charge | undefined }>,
): Promise<PageAnswer> {
  try {
    const { done, charge } = await call.run(act);
    const customer = idOf(charge?.customer);
    return leadTo(`${customer === null ? '/payments' : `/customers/${customer}`}?done=${done}`);
  } catch (failure) {
    if (!(failure instanceof WireError)) throw failure;
    const refusal: Refusal = { id, message: failure.message, typed: call.request.form.get('amount') ?? '' };
    const customer = await call.run((state) => customerOf(state, id));
    return customer === null ? showPayments(call, refusal) : showCustomer(call, customer, refusal);
  }
}

/** Whose payment an object belongs to. */
async function customerOf(state: State, id: string): Promise<string | null> {
  const whole = (await state.get('charge', id)) ?? (await state.get('payment_intent', id));
  return idOf((whole ?? (await chargeOf(state, await findPart(state, id))))?.customer);
}

const findPart = async (state: State, id: string): Promise<Stripe.Refund | Stripe.Dispute | undefined> =>
  (await state.get('refund', id)) ?? state.get('dispute', id);

const chargeOf = async (
  state: State,
  part: { charge: string | Stripe.Charge | null } | undefined,
): Promise<Stripe.Charge | undefined> => state.get('charge', idOf(part?.charge) ?? '');

const refund = (call: PageCall): Promise<PageAnswer> =>
  acting(call, call.id('charge'), async (state) => {
    const charge = await state.get('charge', call.id('charge'));
    const amount = readAmount(call.request.form.get('amount') ?? '', charge?.currency ?? 'usd');
    if (amount === null || amount === 0)
      throw new WireError(400, { type: 'invalid_request_error', message: 'Write an amount, such as 12.50.' });
    await refundCharge(state, { charge: call.id('charge'), amount });
    return { done: 'refunded', charge };
  });

const fail = (call: PageCall): Promise<PageAnswer> =>
  acting(call, call.id('refund'), async (state) => ({
    done: 'refund_failed',
    charge: await chargeOf(state, await failRefund(state, call.id('refund'))),
  }));

const dispute = (call: PageCall): Promise<PageAnswer> =>
  acting(call, call.id('charge'), async (state) => ({
    done: 'disputed',
    charge: await chargeOf(state, await openDispute(state, call.id('charge'), {})),
  }));

const close = (call: PageCall): Promise<PageAnswer> =>
  acting(call, call.id('dispute'), async (state) => {
    const end = call.request.form.get('as') === 'won' ? 'won' : 'lost';
    return {
      done: `dispute_${end}`,
      charge: await chargeOf(state, await closeDispute(state, call.id('dispute'), end)),
    };
  });

const settle = (call: PageCall): Promise<PageAnswer> =>
  acting(call, call.id('intent'), async (state) => {
    const ok = call.request.form.get('ok') === 'yes';
    const intent = await settlePayment(state, call.id('intent'), ok);
    const charge = await state.get('charge', idOf(intent.latest_charge) ?? '');
    return { done: ok ? 'payment_succeeded' : 'payment_failed', charge };
  });

/** What can be made to happen to payments. */
export const paymentPages: readonly PageRoute[] = [
  { method: 'GET', path: '/payments', handle: (call) => showPayments(call) },
  { method: 'POST', path: '/payments/{intent}/settle', handle: settle },
  { method: 'POST', path: '/charges/{charge}/refund', handle: refund },
  { method: 'POST', path: '/charges/{charge}/dispute', handle: dispute },
  { method: 'POST', path: '/refunds/{refund}/fail', handle: fail },
  { method: 'POST', path: '/disputes/{dispute}/close', handle: close },
];
