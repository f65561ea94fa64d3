import type { Connection, Transaction } from '../db/connect.ts';
import { claimGift, countGifts } from '../gifts/claim-gift.ts';
import { countAutoRefunds, findReporter } from './store.ts';

/** Automatic refunds that a person had, or other accounts of their mailbox, ever. */
export async function refundsUsed(db: Connection, userId: string): Promise<number> {
  const reporter = await findReporter(db, userId);
  const ofMailbox = reporter && (await countGifts(db, { email: reporter.email, kind: 'report_refund' }));
  return Math.max(ofMailbox ?? 0, await countAutoRefunds(db, userId));
}

/** Counts one more for the person's mailbox; false where it has had `most`, perhaps at this moment by another account. */
export async function claimRefund(tx: Transaction, userId: string, most: number): Promise<boolean> {
  const reporter = await findReporter(tx, userId);
  return reporter !== undefined && claimGift(tx, { email: reporter.email, kind: 'report_refund', most });
}
