import { formatAmount } from '../../lib/money.ts';
import type { CheckoutSession } from './use-checkout-session.ts';

/** What was paid, with its currency: `$39.00 USD`. */
export function paidText({ amountPaid, currency }: CheckoutSession): string {
  return `${formatAmount(amountPaid, currency)} ${currency.toUpperCase()}`;
}
