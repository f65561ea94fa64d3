import { asc, eq } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { creditLot } from '../../db/tables/credits.ts';

export interface LotView {
  /** The source, without what stands before its last colon. */
  name: string;
  remaining: number;
  expiresAt: Date | null;
  rank: number;
}

/** A person's lots in the order in which they were granted, spent ones included. */
export async function listLots(db: Connection, userId: string): Promise<LotView[]> {
  const rows = await db.select().from(creditLot).where(eq(creditLot.userId, userId)).orderBy(asc(creditLot.id));
  return rows.map(({ sourceRef, remaining, expiresAt, rank }) => ({
    name: sourceRef.slice(sourceRef.lastIndexOf(':') + 1),
    remaining,
    expiresAt,
    rank,
  }));
}
