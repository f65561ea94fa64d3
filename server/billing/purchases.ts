import type { Purchase } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { listPayments, type PaymentRow } from './billing-effects-store.ts';

/** What the person paid for, newest first. */
export async function readPurchases(db: Connection, userId: string): Promise<Purchase[]> {
  return (await listPayments(db, userId)).map(shownPurchase);
}

/** A payment as the person sees it. */
export function shownPurchase(row: PaymentRow): Purchase {
  const { id, kind, description, credits, amount, refundedAmount, currency, receiptUrl, paidAt } = row;
  return {
    id,
    kind,
    description,
    credits,
    amount,
    refundedAmount,
    currency,
    receiptUrl,
    createdAt: paidAt.toISOString(),
  };
}
