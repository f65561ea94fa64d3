import type { Connection } from '../db/connect.ts';
import { highestSince, listEnding, listLow } from './notice-store.ts';

/** Credits of one lot that end soon. */
export interface EndingCredits {
  lotId: number;
  userId: string;
  credits: number;
  endsAt: Date;
}

/** Credits on hand that end within so many days, person by person, the soonest first. */
export async function endingCredits(db: Connection, days: number): Promise<EndingCredits[]> {
  const rows = await listEnding(db, days);
  return rows.map(({ endsAtMs, ...row }) => ({ ...row, endsAt: new Date(endsAtMs) }));
}

/** A person who has few credits left, at a place of their ledger. */
export interface LowBalance {
  userId: string;
  /** Credits. */
  balance: number;
  seq: number;
}

/** People whose latest transaction took credits, within so many days, and left `most` or fewer. */
export async function lowBalances(db: Connection, most: number, days: number): Promise<LowBalance[]> {
  return listLow(db, most, days);
}

/** The highest balance of a person since a place of their ledger, in credits; 0 where nothing happened since. */
export async function highestBalanceSince(db: Connection, userId: string, seq: number): Promise<number> {
  return highestSince(db, userId, seq);
}
