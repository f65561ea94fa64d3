import type { Purchase } from '../../contract/billing.ts';
import type { Connection } from '../db/connect.ts';
import { listPayments } from './billing-effects-store.ts';

/** What the person paid for, newest first. */
export async function readPurchases(db: Connection, userId: string): Promise<Purchase[]> {
  const rows = await listPayments(db, userId);
  return rows.map(({ id, kind, description, credits, amount, refundedAmount, currency, receiptUrl, paidAt }) => ({
    id,
    kind,
    description,
    credits,
    amount,
    refundedAmount,
    currency,
    receiptUrl,
    createdAt: paidAt.toISOString(),
  }));
}
