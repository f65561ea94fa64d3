import type Stripe from 'stripe';
import type { Asking } from './ask.ts';
import { idOf } from './events.ts';
import { dateOf, secondsOf } from './moments.ts';
import { payerOf, type Payer } from './payer.ts';

/** A checkout session as it is now. */
export interface CheckoutReading {
  id: string;
  kind: 'pack' | 'subscription';
  /** `processing`: completed, and the bank has not answered yet. `failed`: completed, and the bank said no. */
  state: 'open' | 'expired' | 'paid' | 'processing' | 'failed';
  /** Our order, as the server named it when the session was made. */
  orderId: string | null;
  customerId: string | null;
  payer: Payer;
  /** Cents: before taxes and such, and in total. */
  subtotal: number;
  total: number;
  currency: string;
  priceId: string | null;
  paymentIntentId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  receiptUrl: string | null;
  receiptNumber: string | null;
  /** When the payment was made; null where there is none yet. */
  paidAt: Date | null;
}

export interface PaidOrder {
  sessionId: string;
  paymentIntentId: string | null;
  payer: Payer;
}

export interface CheckoutReadingCalls {
  /** Null for an id that the account does not know. */
  readCheckout(sessionId: string): Promise<CheckoutReading | null>;
  /** The checkouts that can still be paid, of everybody. */
  listOpenCheckouts(): Promise<Set<string>>;
  /** Checkouts made since a moment that were paid for an order of ours. */
  listPaidOrders(since: Date): Promise<PaidOrder[]>;
}

export function checkoutReadingCalls({ ask, askFor }: Asking): CheckoutReadingCalls {
  return {
    readCheckout: (sessionId) =>
      askFor(async (stripe) => {
        const session = await stripe.checkout.sessions.retrieve(sessionId, {
          expand: ['line_items', 'payment_intent.latest_charge'],
        });
        const intent = expanded(session.payment_intent);
        const charge = expanded(intent?.latest_charge);
        const price = session.line_items?.data[0]?.price;
        return {
          id: session.id,
          kind: session.mode === 'subscription' ? 'subscription' : 'pack',
          state: await stateOf(stripe, session, intent),
          orderId: orderOf(session),
          customerId: idOf(session.customer),
          payer: payerOf(session.metadata),
          subtotal: session.amount_subtotal ?? 0,
          total: session.amount_total ?? 0,
          currency: session.currency ?? 'usd',
          priceId: price?.id ?? null,
          paymentIntentId: idOf(session.payment_intent),
          subscriptionId: idOf(session.subscription),
          invoiceId: idOf(session.invoice),
          receiptUrl: charge?.receipt_url ?? null,
          receiptNumber: charge?.receipt_number ?? null,
          paidAt: charge?.paid === true ? dateOf(charge.created) : null,
        };
      }),

    listOpenCheckouts: () =>
      ask(async (stripe) => {
        const found = new Set<string>();
        for await (const { id } of stripe.checkout.sessions.list({ status: 'open', limit: 100 })) found.add(id);
        return found;
      }),

    listPaidOrders: (since) =>
      ask(async (stripe) => {
        const found: PaidOrder[] = [];
        const params = { status: 'complete' as const, created: { gte: secondsOf(since) }, limit: 100 };
        for await (const session of stripe.checkout.sessions.list(params)) {
          if (session.mode !== 'payment' || session.payment_status !== 'paid' || orderOf(session) === null) continue;
          const { id: sessionId, metadata, payment_intent: intent } = session;
          found.push({ sessionId, paymentIntentId: idOf(intent), payer: payerOf(metadata) });
        }
        return found;
      }),
  };
}

function orderOf({ metadata, client_reference_id: reference }: Stripe.Checkout.Session): string | null {
  return metadata?.['order_id'] ?? reference;
}

function expanded<Thing extends { id: string }>(field: string | Thing | null | undefined): Thing | null {
  return typeof field === 'object' ? field : null;
}

/** Anything else may still succeed: a transfer that is on its way, an account that its owner has to confirm. */
const hasFailed: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['requires_payment_method', 'canceled']);

async function stateOf(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): Promise<CheckoutReading['state']> {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'paid') return 'paid';
  // A subscription may begin with nothing to pay; a pack that costs nothing is none of ours.
  if (session.payment_status === 'no_payment_required') return session.mode === 'subscription' ? 'paid' : 'failed';
  const paying = intent ?? (await intentOfInvoice(stripe, idOf(session.invoice)));
  return paying !== null && hasFailed.has(paying.status) ? 'failed' : 'processing';
}

/** The latest attempt to pay the first invoice of a subscription. */
async function intentOfInvoice(stripe: Stripe, invoice: string | null): Promise<Stripe.PaymentIntent | null> {
  if (invoice === null) return null;
  const { data } = await stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] });
  return expanded(data[0]?.payment.payment_intent);
}
