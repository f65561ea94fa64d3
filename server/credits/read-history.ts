import { TransactionType, type CreditTransaction } from '../../contract/credits.ts';
import type { Connection } from '../db/connect.ts';
import { callAvailable, listTransactions } from './store.ts';

/**
 * Tells how a person's things are named now, by their ids or by the cause of a line: what was paid for may be named later,
 * and a name may have to be forgotten.
 */
export type ReadNames = (userId: string) => Promise<ReadonlyMap<string, string>>;

const noNames: ReadNames = async () => new Map();

/** Every line of a person's ledger, newest first. What has expired is settled first, so that its line is there. */
export async function readHistory(
  db: Connection,
  userId: string,
  namesOf: ReadNames = noNames,
): Promise<CreditTransaction[]> {
  await callAvailable(db, userId);
  const rows = await listTransactions(db, userId);
  const isNamedElsewhere = rows.some(({ refType, type }) => refType === 'chat' || type === 'invite_bonus');
  const names = isNamedElsewhere ? await namesOf(userId) : new Map<string, string>();
  return rows.map(({ refType, refId, cause, ...row }) => ({
    ...row,
    description: described(row.description, names.get(refType === 'chat' ? (refId ?? '') : cause)),
    type: TransactionType.parse(row.type),
    createdAt: row.createdAt.toISOString(),
  }));
}

const described = (description: string | null, name: string | undefined): string | null =>
  name === undefined ? description : [description, name].filter(Boolean).join(': ');
