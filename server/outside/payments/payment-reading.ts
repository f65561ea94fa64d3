import Stripe from 'stripe';
import type { Asking } from './ask.ts';
import { idOf } from './events.ts';
import { dateOf, secondsOf } from './moments.ts';
import { once } from './once.ts';

/** A payment that succeeded, and what of it is gone again. Amounts are cents. */
export interface PaymentReading {
  paymentIntentId: string;
  customerId: string | null;
  amount: number;
  /** Refunded, and disputed unless the dispute was won; at most `amount`. */
  amountBack: number;
  /** What `amountBack` is made up of, oldest first. */
  returns: PaymentReturn[];
  /** A part of it is disputed and not won. */
  disputed: boolean;
}

/** A refund, or a dispute that was not won. */
export interface PaymentReturn {
  at: Date;
  /** Cents. */
  amount: number;
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
        const disputes = charge.disputed ? await disputesOf(stripe, paymentIntentId) : [];
        const refunds = charge.amount_refunded > 0 ? await refundsOf(stripe, paymentIntentId) : [];
        const returns = [...refunds, ...disputes].toSorted((one, other) => one.at.getTime() - other.at.getTime());
        return {
          paymentIntentId,
          customerId: idOf(intent.customer),
          amount: charge.amount,
          amountBack: Math.min(
            charge.amount,
            returns.reduce((total, { amount }) => total + amount, 0),
          ),
          returns,
          disputed: disputes.length > 0,
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

async function refundsOf(stripe: Stripe, intent: string): Promise<PaymentReturn[]> {
  const found: PaymentReturn[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
    found.push({ at: dateOf(refund.created), amount: refundedBy(refund) });
  }
  return found.filter(({ amount }) => amount > 0);
}

const refundedBy = ({ status, amount }: Stripe.Refund): number =>
  status === 'failed' || status === 'canceled' ? 0 : amount;

async function disputesOf(stripe: Stripe, intent: string): Promise<PaymentReturn[]> {
  const found: PaymentReturn[] = [];
  for await (const dispute of stripe.disputes.list({ payment_intent: intent, limit: 100 })) {
    found.push({ at: dateOf(dispute.created), amount: heldBy(dispute) });
  }
  return found.filter(({ amount }) => amount > 0);
}

/** What the bank holds or has kept: not inquiries, which move no money, nor what was won or prevented. */
const heldBy = ({ status, amount }: Stripe.Dispute): number =>
  status === 'won' || status === 'prevented' || status.startsWith('warning_') ? 0 : amount;
