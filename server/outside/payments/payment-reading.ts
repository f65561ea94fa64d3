import Stripe from 'stripe';
import type { Asking } from './ask.ts';
import { idOf } from './events.ts';
import { secondsOf } from './moments.ts';
import { once } from './once.ts';

/** A payment that succeeded, and what of it is gone again. Amounts are cents. */
export interface PaymentReading {
  paymentIntentId: string;
  customerId: string | null;
  amount: number;
  /** Refunded, and disputed unless the dispute was won; at most `amount`. */
  amountBack: number;
  /** A part of it is disputed and not won. */
  disputed: boolean;
}

export interface PaymentReadingCalls {
  /** Null for an id that the account does not know, and for a payment that never succeeded. */
  readPayment(paymentIntentId: string): Promise<PaymentReading | null>;
  /**
   * The payment intents of all refunds and disputes made since a moment, also of those that came to nothing, with the cents
   * that these say are gone now.
   */
  listReturnedPayments(since: Date): Promise<Map<string, number>>;
  /** Gives back all of a payment that is not given back yet, since it was for something that the person had already. */
  refundDuplicate(paymentIntentId: string): Promise<void>;
}

export function paymentReadingCalls({ ask, askFor }: Asking): PaymentReadingCalls {
  return {
    readPayment: (paymentIntentId) =>
      askFor(async (stripe) => {
        const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
        const charge = intent.latest_charge;
        if (charge === null || typeof charge === 'string' || !charge.paid) return null;
        const disputed = charge.disputed ? await disputedAmount(stripe, paymentIntentId) : 0;
        const refunded = charge.amount_refunded > 0 ? await refundedAmount(stripe, paymentIntentId) : 0;
        return {
          paymentIntentId,
          customerId: idOf(intent.customer),
          amount: charge.amount,
          amountBack: Math.min(charge.amount, refunded + disputed),
          disputed: disputed > 0,
        };
      }),

    listReturnedPayments: (since) =>
      ask(async (stripe) => {
        const params = { created: { gte: secondsOf(since) }, limit: 100 };
        const found = new Map<string, number>();
        const add = (intent: string | { id: string } | null, amount: number): void => {
          const id = idOf(intent);
          if (id !== null) found.set(id, (found.get(id) ?? 0) + amount);
        };
        for await (const refund of stripe.refunds.list(params)) add(refund.payment_intent, refundedBy(refund));
        for await (const dispute of stripe.disputes.list(params)) add(dispute.payment_intent, heldBy(dispute));
        return found;
      }),

    async refundDuplicate(paymentIntentId) {
      const params = { payment_intent: paymentIntentId, reason: 'duplicate' as const };
      await ask(async (stripe) => {
        try {
          await stripe.refunds.create(params, once(`refund:${paymentIntentId}`, params));
        } catch (error) {
          // Somebody may have been faster, here or by hand.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          if (error.code !== 'charge_already_refunded') throw error;
        }
      });
    },
  };
}

async function refundedAmount(stripe: Stripe, intent: string): Promise<number> {
  let total = 0;
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) total += refundedBy(refund);
  return total;
}

const refundedBy = ({ status, amount }: Stripe.Refund): number =>
  status === 'failed' || status === 'canceled' ? 0 : amount;

async function disputedAmount(stripe: Stripe, intent: string): Promise<number> {
  let total = 0;
  for await (const dispute of stripe.disputes.list({ payment_intent: intent, limit: 100 })) total += heldBy(dispute);
  return total;
}

/** What the bank holds or has kept: not inquiries, which move no money, nor what was won or prevented. */
const heldBy = ({ status, amount }: Stripe.Dispute): number =>
  status === 'won' || status === 'prevented' || status.startsWith('warning_') ? 0 : amount;
