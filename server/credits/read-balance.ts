import { TransactionType, type CreditBalance, type CreditSource } from '../../contract/credits.ts';
import type { Connection } from '../db/connect.ts';
import { findAccount } from './balance-store.ts';
import { callAvailable } from './store.ts';

/** What a person has, source by source in the order in which it is spent. What has expired is settled first. */
export async function readBalance(db: Connection, userId: string): Promise<CreditBalance> {
  const account = await findAccount(db, userId);
  if (account.isDue) await callAvailable(db, userId);
  const {
    available,
    held,
    owed,
    monthlyCreditsExpire,
    sources: rows,
  } = account.isDue ? await findAccount(db, userId) : account;
  const sources = rows.map(({ type, kind, credits, endsAt }) => ({
    type: TransactionType.parse(type),
    kind,
    credits,
    expiresAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  }));
  return { available, held, owed, nextExpiry: nextExpiry(sources), sources, monthlyCreditsExpire };
}

/** The credits that end first, and when: of all sources that end at that moment. */
function nextExpiry(sources: readonly CreditSource[]): CreditBalance['nextExpiry'] {
  const [at] = sources.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt])).toSorted();
  if (at === undefined) return null;
  const ending = sources.filter(({ expiresAt }) => expiresAt === at);
  return { at, credits: ending.reduce((total, { credits }) => total + credits, 0) };
}
