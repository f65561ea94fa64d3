import type Stripe from 'stripe';
import type { State } from '../state.ts';

/** Something that moves money into or out of the account's balance. */
interface Movement {
  type: Stripe.BalanceTransaction.Type;
  category: string;
  /** In the currency's smallest unit; below zero when money leaves. */
  amount: number;
  fee?: { amount: number; description: string };
  currency: string;
  source: string;
  description: string | null;
  /** Seconds since 1970. */
  at: number;
}

/** Money may be paid out this long after it came. */
const AVAILABLE_AFTER = 2 * 86_400;

/** Books a movement of the balance. */
export async function bookMovement(state: State, movement: Movement): Promise<Stripe.BalanceTransaction> {
  const fee = movement.fee?.amount ?? 0;
  const booked: Stripe.BalanceTransaction = {
    id: state.newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: movement.amount > 0 ? movement.at + AVAILABLE_AFTER : movement.at,
    balance_type: 'payments',
    created: movement.at,
    currency: movement.currency,
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details:
      movement.fee === undefined
        ? []
        : [{ ...movement.fee, application: null, currency: movement.currency, type: 'stripe_fee' }],
    net: movement.amount - fee,
    reporting_category: movement.category,
    source: movement.source,
    status: movement.amount > 0 ? 'pending' : 'available',
    type: movement.type,
  };
  await state.put('balance_transaction', booked);
  return booked;
}

/** What the provider keeps of a payment: by card 2.9 % and 30 cents, by bank debit 0.8 % and at most 5 dollars. */
export function paymentFee(amount: number, type: Stripe.PaymentMethod.Type): { amount: number; description: string } {
  const fee = type === 'us_bank_account' ? Math.min(Math.round(amount * 0.008), 500) : Math.round(amount * 0.029) + 30;
  return { amount: fee, description: 'Payment processing fees' };
}
