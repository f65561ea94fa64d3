import { TransactionType, type CreditTransaction } from '../../contract/credits.ts';
import type { Connection } from '../db/connect.ts';
import { callAvailable, listTransactions } from './store.ts';

/** Every line of a person's ledger, newest first. What has expired is settled first, so that its line is there. */
export async function readHistory(db: Connection, userId: string): Promise<CreditTransaction[]> {
  await callAvailable(db, userId);
  const rows = await listTransactions(db, userId);
  return rows.map((row) => ({
    ...row,
    type: TransactionType.parse(row.type),
    createdAt: row.createdAt.toISOString(),
  }));
}
