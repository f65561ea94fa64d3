import type { Purchase } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { listPayments, listReturns, type PaymentRow, type ReturnRow } from './billing-effects-store.ts';

/** What the person paid for, newest first. */
export async function readPurchases(db: Connection, userId: string): Promise<Purchase[]> {
  const returns = await listReturns(db, userId);
  return (await listPayments(db, userId)).map((row) => shownPurchase(row, returns));
}

/** A payment as the person sees it. @param returns what went back of any of their payments */
export function shownPurchase(row: PaymentRow, returns: readonly ReturnRow[]): Purchase {
  const { id, kind, description, credits, amount, refundedAmount, currency, receiptUrl, paidAt } = row;
  return {
    id,
    kind,
    description,
    credits,
    amount,
    refundedAmount,
    returns: returns
      .filter(({ paymentId }) => paymentId === id)
      .map((one) => ({ at: one.returnedAt.toISOString(), amount: one.amount })),
    currency,
    receiptUrl,
    receiptNumber: row.receiptNumber ?? row.stripeInvoiceId ?? row.stripePaymentIntentId,
    createdAt: paidAt.toISOString(),
  };
}
