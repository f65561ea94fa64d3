import { TransactionType, type CreditTransaction } from '../../contract/credits.ts';
import type { Connection } from '../db/connect.ts';
import { callAvailable, listTransactions } from './store.ts';

/** Tells the titles that a person's things have now, by their ids: what was paid for may be named later. */
export type ReadTitles = (userId: string) => Promise<ReadonlyMap<string, string>>;

const noTitles: ReadTitles = async () => new Map();

/** Every line of a person's ledger, newest first. What has expired is settled first, so that its line is there. */
export async function readHistory(
  db: Connection,
  userId: string,
  chatTitles: ReadTitles = noTitles,
): Promise<CreditTransaction[]> {
  await callAvailable(db, userId);
  const rows = await listTransactions(db, userId);
  const titles = rows.some(({ refType }) => refType === 'chat') ? await chatTitles(userId) : new Map<string, string>();
  return rows.map(({ refType, refId, ...row }) => ({
    ...row,
    description: described(row.description, refType === 'chat' ? titles.get(refId ?? '') : undefined),
    type: TransactionType.parse(row.type),
    createdAt: row.createdAt.toISOString(),
  }));
}

const described = (description: string | null, title: string | undefined): string | null =>
  title === undefined ? description : [description, title].filter(Boolean).join(': ');
