import type Stripe from 'stripe';
import { pagePaths } from '../page-paths.ts';
import type { State } from '../state.ts';
import { clockOf, nowOf } from './customer-clock.ts';
import { idOf } from './id-of.ts';
import { cancelIntent } from './intents.ts';
import { addressee, type LineDraft, newInvoice, settleBalance } from './invoice-object.ts';
import type { Period } from './periods.ts';

export interface Draft {
  /** Taken when it was known before the invoice: a payment may come first. */
  id?: string;
  customer: Stripe.Customer;
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata' | 'currency'>;
  lines: LineDraft[];
  reason: Stripe.Invoice.BillingReason;
  period: Period;
}

/** The work that moves invoices on; see `renewals.ts`. */
export const invoiceWork = { finalize: 'finalize-invoice', retry: 'retry-invoice' } as const;

/** Makes a draft without keeping it: a preview, or one that is issued once its payment is known. */
export async function draftInvoice(state: State, draft: Draft): Promise<Stripe.Invoice> {
  const clock = await clockOf(state, draft.customer.id);
  return newInvoice({
    id: draft.id ?? state.newId('in'),
    newLineId: () => state.newId('il'),
    customer: draft.customer,
    subscription: draft.subscription,
    lines: draft.lines,
    currency: draft.subscription.currency,
    reason: draft.reason,
    created: await state.now(clock),
    clock,
    period: draft.period,
  });
}

/** Keeps a draft. `finalizesAt`: when it is to be finalized of itself; null when that happens at once. */
export async function keepDraft(
  state: State,
  draft: Stripe.Invoice,
  finalizesAt: number | null,
): Promise<Stripe.Invoice> {
  const invoice = { ...draft, automatically_finalizes_at: finalizesAt, next_payment_attempt: finalizesAt };
  await state.put('invoice', invoice);
  await state.emit('invoice.created', invoice);
  if (finalizesAt !== null) {
    const clock = idOf(invoice.test_clock);
    await state.schedule({ kind: invoiceWork.finalize, id: invoice.id, at: finalizesAt, clock });
  }
  return invoice;
}

/** Gives a draft its number, uses up the customer's balance for it, and opens it. */
export async function finalizeInvoice(state: State, draft: Stripe.Invoice): Promise<Stripe.Invoice> {
  const customer = await state.get('customer', idOf(draft.customer) ?? '');
  if (customer === undefined) return draft;
  const at = await nowOf(state, customer.id);
  const settled = settleBalance(draft.total, customer.balance);
  const sequence = customer.next_invoice_sequence ?? 1;
  const invoice: Stripe.Invoice = {
    ...draft,
    ...addressee(customer),
    amount_due: settled.due,
    amount_remaining: settled.due,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: settled.balance,
    hosted_invoice_url: state.pageUrl(pagePaths.invoice(draft.id)),
    number: `${customer.invoice_prefix ?? customer.id.slice(-8).toUpperCase()}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
  await state.put('invoice', invoice);
  await state.cancelWork(invoiceWork.finalize, invoice.id);
  await state.emit('invoice.finalized', invoice);
  const charged = { ...customer, balance: settled.balance, next_invoice_sequence: sequence + 1 };
  await state.put('customer', charged);
  if (charged.balance !== customer.balance) {
    await state.emit('customer.updated', charged, { balance: customer.balance });
  }
  return invoice;
}

/** The payment of an invoice: there is one, and it keeps its intent through all attempts. */
export async function invoicePaymentOf(state: State, invoice: string): Promise<Stripe.InvoicePayment | undefined> {
  const [payment] = await state.list('invoice_payment', { invoice });
  return payment;
}

/** Notes the intent by which an invoice is being paid, and whether it has been. */
export async function recordPayment(
  state: State,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.InvoicePayment> {
  const at = await nowOf(state, idOf(invoice.customer));
  const paid = intent.status === 'succeeded';
  const before = await invoicePaymentOf(state, invoice.id);
  const payment: Stripe.InvoicePayment = {
    id: before?.id ?? state.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: paid ? intent.amount_received : null,
    amount_requested: intent.amount,
    created: before?.created ?? at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: paid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: paid ? at : null },
  };
  await state.put('invoice_payment', payment);
  if (paid) await state.emit('invoice_payment.paid', payment);
  return payment;
}

/** How often an invoice was tried: the first attempt counts, and then only those that were made without a person. */
const attemptsOf = (invoice: Stripe.Invoice, automatic: boolean): number =>
  automatic || invoice.attempt_count === 0 ? invoice.attempt_count + 1 : invoice.attempt_count;

/** The invoice is paid, by a payment or by the customer's balance. */
export async function markPaid(state: State, open: Stripe.Invoice, automatic: boolean): Promise<Stripe.Invoice> {
  const at = await nowOf(state, idOf(open.customer));
  const invoice: Stripe.Invoice = {
    ...open,
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: open.amount_due === 0 ? open.attempt_count : attemptsOf(open, automatic),
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: at },
  };
  await state.put('invoice', invoice);
  await state.cancelWork(invoiceWork.retry, invoice.id);
  await state.emit('invoice.paid', invoice);
  await state.emit('invoice.payment_succeeded', invoice);
  return invoice;
}

/** A payment is on its way; whoever made it hears of its end. */
export async function markProcessing(state: State, open: Stripe.Invoice): Promise<Stripe.Invoice> {
  const invoice: Stripe.Invoice = { ...open, attempted: true, next_payment_attempt: null };
  await state.put('invoice', invoice);
  await state.cancelWork(invoiceWork.retry, invoice.id);
  return invoice;
}

/**
 * An attempt to collect failed. `nextAttempt`: when it is tried again of itself, given how often it was tried; null when it
 * is not, and the present plan stays when a person made the attempt.
 */
export async function markFailed(
  state: State,
  open: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
  { automatic, nextAttempt }: { automatic: boolean; nextAttempt: (attempts: number) => number | null },
): Promise<Stripe.Invoice> {
  const attempts = attemptsOf(open, automatic);
  const counted = attempts > open.attempt_count;
  const next = counted ? nextAttempt(attempts) : open.next_payment_attempt;
  const invoice: Stripe.Invoice = {
    ...open,
    attempt_count: attempts,
    attempted: true,
    auto_advance: next !== null,
    next_payment_attempt: next,
  };
  await state.put('invoice', invoice);
  if (next !== null) {
    await state.schedule({ kind: invoiceWork.retry, id: invoice.id, at: next, clock: idOf(invoice.test_clock) });
  }
  if (intent.status === 'requires_action') await state.emit('invoice.payment_action_required', invoice);
  await state.emit('invoice.payment_failed', invoice);
  return invoice;
}

/** Nothing of this subscription is collected any more; what is open stays open, and can be paid by hand. */
export async function stopCollecting(state: State, subscription: string): Promise<void> {
  for (const invoice of await state.list('invoice', { subscription })) {
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue;
    await state.cancelWork(invoiceWork.finalize, invoice.id);
    await state.cancelWork(invoiceWork.retry, invoice.id);
    await state.put('invoice', {
      ...invoice,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
  }
}

/** Takes an open invoice back, with the payment that was to pay it. */
export async function voidInvoice(state: State, open: Stripe.Invoice): Promise<Stripe.Invoice> {
  const at = await nowOf(state, idOf(open.customer));
  const payment = await invoicePaymentOf(state, open.id);
  if (payment !== undefined) {
    const intent = await state.get('payment_intent', idOf(payment.payment.payment_intent) ?? '');
    if (intent?.status === 'processing') return open;
    if (intent !== undefined && intent.status !== 'canceled') await cancelIntent(state, intent, 'void_invoice');
    await state.put('invoice_payment', {
      ...payment,
      status: 'canceled',
      status_transitions: { ...payment.status_transitions, canceled_at: at },
    });
  }
  const invoice: Stripe.Invoice = {
    ...open,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...open.status_transitions, voided_at: at },
  };
  await state.put('invoice', invoice);
  await state.cancelWork(invoiceWork.retry, invoice.id);
  await state.emit('invoice.voided', invoice);
  return invoice;
}
