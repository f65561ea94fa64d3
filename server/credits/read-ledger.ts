import type { CreditLot, LedgerLine } from '../../contract/admin-person.ts';
import { TransactionType } from '../../contract/credits.ts';
import type { Connection } from '../db/connect.ts';
import { listLines, listLots } from './ledger-store.ts';
import { callAvailable } from './store.ts';

/**
 * A page of a person's ledger, newest first, with the lots that hold credits now and those that its lines name. What has
 * expired is settled first, so that its line is there.
 */
export async function readLedger(
  db: Connection,
  userId: string,
  page: { limit: number; beforeSeq?: number | undefined },
): Promise<{ lines: LedgerLine[]; lots: CreditLot[] }> {
  await callAvailable(db, userId);
  const rows = await listLines(db, userId, page);
  const named = new Set(rows.flatMap((row) => row.lots.map(({ id }) => id)));
  const lots = await listLots(db, userId, [...named]);
  return {
    lines: rows.map((row) => ({
      ...row,
      type: TransactionType.parse(row.type),
      createdAt: row.createdAt.toISOString(),
    })),
    lots: lots.map((lot) => ({
      ...lot,
      type: TransactionType.parse(lot.type),
      createdAt: lot.createdAt.toISOString(),
      expiresAt: lot.expiresAt?.toISOString() ?? null,
    })),
  };
}
