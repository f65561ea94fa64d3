import type { Connection, Transaction } from '../db/connect.ts';
import { hashMailbox } from './keyed-hash.ts';
import { addMailboxGift, countMailboxGifts, removeMailboxGift } from './store.ts';

/** What is given for nothing, and so to a mailbox a limited number of times. `invitation`: to the
 * inviter, for it; `joined`: to whoever brought the first account of the mailbox, and claimed for every account.
 */
export type GiftKind = 'signup' | 'profile' | 'invitation' | 'joined' | 'report_refund';

interface Claim {
  /** Any address of the mailbox. */
  email: string;
  kind: GiftKind;
  /** How many gifts of this kind a mailbox may have; by default one ever. */
  most?: number;
}

/**
 * Whether the mailbox behind an address may have one more gift of this kind; if so, it counts as given when the
 * transaction commits. Of any number of calls at once, `most` are told yes. Give it in the same transaction.
 */
export async function claimGift(tx: Transaction, { email, kind, most = 1 }: Claim): Promise<boolean> {
  return addMailboxGift(tx, await hashMailbox(tx, email), kind, most);
}

/** Counts one gift less, in the transaction that claimed it: it is not given after all. */
export async function unclaimGift(tx: Transaction, { email, kind }: Omit<Claim, 'most'>): Promise<void> {
  await removeMailboxGift(tx, await hashMailbox(tx, email), kind);
}

/** How many gifts of this kind the mailbox behind an address was given, also to accounts that are gone. */
export async function countGifts(db: Connection, { email, kind }: Omit<Claim, 'most'>): Promise<number> {
  return countMailboxGifts(db, await hashMailbox(db, email), kind);
}
