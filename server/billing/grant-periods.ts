import { grant } from '../credits/grant.ts';
import type { Transaction } from '../db/connect.ts';
import type { InvoicedPeriod, PaidInvoice } from '../outside/payments/invoice-reading.ts';
import type { PaymentReading } from '../outside/payments/payment-reading.ts';
import {
  addPayment,
  changePayment,
  findPayment,
  listPaymentsOfIntent,
  type NewPayment,
} from './billing-effects-store.ts';
import type { PriceTerms, Terms } from './price-terms.ts';
import { applyReturn } from './take-back.ts';
import type { Unfulfilled } from './unfulfilled.ts';

/** A paid invoice of a subscription, and what is known beside it. */
export interface InvoiceToGrant {
  userId: string;
  invoice: PaidInvoice;
  terms: Terms;
  /** Of a subscription that the person should not have had: it brings no credits. */
  isDuplicate: boolean;
  /** The payment as it is now; null when nothing was to be paid, or the invoice is an old acquaintance. */
  payment: PaymentReading | null;
  /** When reading all of this began. */
  readAt: Date;
}

/**
 * Records what a person paid for a subscription, and gives the credits of each period that was charged in full, once.
 * Prorations and what somebody added by hand bring none. The caller holds the payer's lock.
 *
 * @returns credits granted now, and the invoice where it is one that should have brought some
 */
export async function grantPeriods(
  tx: Transaction,
  wanted: InvoiceToGrant,
): Promise<{ granted: number; unfulfilled: Unfulfilled[] }> {
  const { invoice, terms, isDuplicate } = wanted;
  let granted = 0;
  let isNew = false;
  let unknown = false;
  let unassigned = invoice.amountPaid;
  for (const [at, period] of invoice.periods.entries()) {
    // The amounts of the lines add up to what was paid: discounts and taxes go with the last.
    const isLast = at === invoice.periods.length - 1;
    const amount = isLast ? unassigned : Math.max(0, Math.min(period.amount, unassigned));
    unassigned -= amount;
    const price = terms.get(period.priceId);
    unknown ||= !isDuplicate && (price?.credits ?? null) === null && period.amount > 0;
    const done = await grantPeriod(tx, wanted, period, { amount, price });
    granted += done.granted;
    isNew ||= done.isNew;
  }
  if (invoice.periods.length === 0 && invoice.amountPaid > 0) isNew = await recordOther(tx, wanted);
  if (isNew && wanted.payment !== null) {
    const rows = await listPaymentsOfIntent(tx, wanted.payment.paymentIntentId);
    await applyReturn(tx, rows, { payment: wanted.payment, readAt: wanted.readAt });
  }
  return { granted, unfulfilled: unknown ? [{ objectId: invoice.id, reason: 'the price promises no credits' }] : [] };
}

async function grantPeriod(
  tx: Transaction,
  { userId, invoice, isDuplicate }: InvoiceToGrant,
  period: InvoicedPeriod,
  { amount, price }: { amount: number; price: PriceTerms | undefined },
): Promise<{ granted: number; isNew: boolean }> {
  const nothing = { granted: 0, isNew: false };
  const credits = isDuplicate ? 0 : (price?.credits ?? 0) * period.quantity;
  const name = price?.name ?? 'Subscription';
  const sourceRef = await sourceOf(tx, invoice, period);
  if (sourceRef === null) return nothing;
  const description = isDuplicate ? `${name}, a second subscription` : name;
  const isNew = await addPayment(tx, { ...paymentOf(userId, invoice), sourceRef, description, credits, amount });
  if (!isNew) {
    const known = await findPayment(tx, sourceRef);
    // Once granted, for good; but a price that promised nothing may have become known since.
    if (known === undefined || known.credits > 0 || credits === 0 || known.refundedAmount > 0) return nothing;
    await changePayment(tx, known.id, { credits, description });
  }
  if (credits === 0) return { granted: 0, isNew };
  await grant(tx, {
    userId,
    amount: credits,
    type: 'subscription_monthly',
    sourceRef,
    description: `Monthly credits: ${name}, ${span(period)}`,
    kind: 'subscription',
    periodStart: period.start,
    expiresAt: period.end,
    late: invoice.paidAt > period.end,
  });
  return { granted: credits, isNew: true };
}

/**
 * The source of a period's credits. Two invoices for periods of one item that begin in the same second (a plan changed
 * twice while a test clock stood still) are two purchases; an empty one beside a paid one is none.
 */
async function sourceOf(tx: Transaction, invoice: PaidInvoice, period: InvoicedPeriod): Promise<string | null> {
  const usual = usualSource(period);
  const known = await findPayment(tx, usual);
  if (known === undefined || known.stripeInvoiceId === invoice.id) return usual;
  return period.amount > 0 ? `${usual}:${invoice.id}` : null;
}

/** The source of a period's credits, but for the rare second one that begins in the same second. */
export function usualSource({ itemId, start }: InvoicedPeriod): string {
  return `stripe:item:${itemId}:${start.getTime() / 1000}`;
}

/** Money for a part of a period, say: a line in the purchases, and no credits. */
function recordOther(tx: Transaction, { userId, invoice }: InvoiceToGrant): Promise<boolean> {
  return addPayment(tx, {
    ...paymentOf(userId, invoice),
    sourceRef: `stripe:invoice:${invoice.id}`,
    description: 'Change of plan',
    credits: 0,
    amount: invoice.amountPaid,
  });
}

function paymentOf(
  userId: string,
  invoice: PaidInvoice,
): Omit<NewPayment, 'sourceRef' | 'description' | 'credits' | 'amount'> {
  return {
    userId,
    kind: 'subscription',
    stripePaymentIntentId: invoice.paymentIntentId,
    stripeInvoiceId: invoice.id,
    currency: invoice.currency,
    receiptUrl: invoice.url,
    receiptNumber: invoice.number,
    paidAt: invoice.paidAt,
  };
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

const span = ({ start, end }: InvoicedPeriod): string => `${day.format(start)} to ${day.format(end)}`;
