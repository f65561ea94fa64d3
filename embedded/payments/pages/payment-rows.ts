import type Stripe from 'stripe';
import { idOf } from '../engine/id-of.ts';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { brandName, stateMark } from './describe.ts';
import { button, field } from './fields.ts';
import { dateAndTime, money, plainAmount, words } from './format.ts';
import { html, type Html } from './html.ts';

/** A payment with what has become of it. */
export interface ShownPayment {
  charge: Stripe.Charge;
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** What could not be done with which object, and what was typed. */
export interface Refusal {
  id: string;
  message: string;
  typed: string;
}

/** Reads what belongs to a payment. */
export async function readPayment(state: State, charge: Stripe.Charge): Promise<ShownPayment> {
  return {
    charge,
    refunds: await state.list('refund', { charge: charge.id }),
    disputes: await state.list('dispute', { charge: charge.id }),
  };
}

/** Payments with their controls; all of them in one list. */
export function paymentRows(payments: readonly ShownPayment[], refusal: Refusal | undefined): Html {
  return html`<ul class="rows">
    ${payments.map((payment) => paymentRow(payment, refusal))}
  </ul>`;
}

function paymentRow({ charge, refunds, disputes }: ShownPayment, refusal: Refusal | undefined): Html {
  const state = charge.refunded ? 'refunded' : charge.amount_refunded > 0 ? 'partly_refunded' : charge.status;
  const intent = idOf(charge.payment_intent);
  return html`<li class="stack tight">
    <div class="pair">
      <div class="line">
        <h3>${money(charge.amount, charge.currency)}</h3>
        ${stateMark(state)}
      </div>
      <span class="hint">${dateAndTime(charge.created)}</span>
    </div>
    <p class="soft">
      ${charge.description ?? 'Payment'} ·
      ${paidWith(charge)}${charge.failure_message !== null && ` · ${charge.failure_message}`}
    </p>
    <p class="line">
      <span class="id">${charge.id}</span>${charge.paid && html`<a href="${pagePaths.receipt(charge.id)}">Receipt</a>`}
    </p>
    ${refunds.map((refund) => refundRow(refund, refusal))}${disputes.map((dispute) => disputeRow(dispute, refusal))}${controls(charge, intent, disputes, refusal)}
  </li>`;
}

function controls(
  charge: Stripe.Charge,
  intent: string | null,
  disputes: readonly Stripe.Dispute[],
  refusal: Refusal | undefined,
): Html | null {
  if (charge.status === 'pending' && intent !== null) {
    return html`<div class="line">
      ${settleButton(intent, 'Succeed now', 'yes')}${settleButton(intent, 'Fail now', 'no')}
    </div>`;
  }
  if (charge.status !== 'succeeded' || charge.refunded) return null;
  const wrong = refusal?.id === charge.id ? refusal : undefined;
  const left = plainAmount(charge.amount - charge.amount_refunded, charge.currency);
  const refund = html`<form method="post" action="/charges/${charge.id}/refund" class="inline">
    ${field({
      name: 'amount',
      of: charge.id,
      label: `Amount to refund (${charge.currency.toUpperCase()})`,
      value: wrong?.typed ?? left,
      wrong: wrong?.message,
      inputmode: 'decimal',
    })}<button type="submit" class="quiet small">Refund</button>
  </form>`;
  const dispute = button({
    action: `/charges/${charge.id}/dispute`,
    text: 'Dispute',
    of: money(charge.amount, charge.currency),
    quiet: true,
    small: true,
  });
  return html`<div class="inline">${refund}${disputes.length === 0 && dispute}</div>`;
}

const settleButton = (intent: string, text: string, ok: string): Html =>
  button({ action: `/payments/${intent}/settle`, text, carry: { ok }, quiet: true, small: true });

function refundRow(refund: Stripe.Refund, refusal: Refusal | undefined): Html {
  const amount = money(refund.amount, refund.currency);
  const status = refund.status ?? 'pending';
  const ended = status === 'failed' || status === 'canceled';
  return html`<div class="pair">
      <p>Refund of ${amount} ${stateMark(status)} <span class="id">${refund.id}</span></p>
      ${
        !ended &&
        button({
          action: `/refunds/${refund.id}/fail`,
          text: 'Fail refund',
          of: `of ${amount}`,
          quiet: true,
          small: true,
        })
      }
    </div>
    ${problemOf(refund.id, refusal)}`;
}

function disputeRow(dispute: Stripe.Dispute, refusal: Refusal | undefined): Html {
  const ended = dispute.status === 'won' || dispute.status === 'lost';
  const end = (text: string, as: string): Html =>
    button({ action: `/disputes/${dispute.id}/close`, text, carry: { as }, quiet: true, small: true });
  return html`<div class="pair">
      <p>
        Dispute of ${money(dispute.amount, dispute.currency)}, ${words(dispute.reason).toLowerCase()}
        ${stateMark(dispute.status)} <span class="id">${dispute.id}</span>
      </p>
      ${!ended && html`<div class="line">${end('Win dispute', 'won')}${end('Lose dispute', 'lost')}</div>`}
    </div>
    ${problemOf(dispute.id, refusal)}`;
}

const problemOf = (id: string, refusal: Refusal | undefined): Html | false =>
  refusal?.id === id && html`<p class="wrong" role="alert">${refusal.message}</p>`;

function paidWith(charge: Stripe.Charge): string {
  const details = charge.payment_method_details;
  if (details?.card !== undefined) return `${brandName(details.card.brand ?? 'card')} ${details.card.last4 ?? ''}`;
  return `bank account ${details?.us_bank_account?.last4 ?? ''}`;
}
