import { grant } from '../credits/grant.ts';
import type { Transaction } from '../db/connect.ts';
import { isUuid } from '../db/is-uuid.ts';
import { claimGift } from '../gifts/claim-gift.ts';
import { hashMailbox } from '../gifts/keyed-hash.ts';
import { readReferralSettings } from './referral-settings.ts';
import { addCredits, findEmail, insertJoin, lockInvitation, markJoined } from './store.ts';

/** Somebody who has just become a person of the product. */
interface Newcomer {
  id: string;
  email: string;
  /** The id of the person whose link they followed, as their browser said it; may be anything. */
  referredBy: string | undefined;
  /** False for one account too many from one network: nobody earns by it. */
  receivesGifts: boolean;
}

/**
 * Notes who brought a new person, and gives that person the credits of a successful referral: once per mailbox ever, also
 * when its account is deleted and made again. The link that was followed counts before the invitation that was mailed.
 * Part of the transaction that creates the person.
 */
export async function welcomeReferred(tx: Transaction, newcomer: Newcomer): Promise<void> {
  const { id, email } = newcomer;
  if (!(await claimGift(tx, { email, kind: 'joined' }))) return;
  const mailbox = await hashMailbox(tx, email);
  const invitation = await lockInvitation(tx, mailbox);
  const referrerId = (await referrerOf(tx, newcomer, mailbox)) ?? invitation?.referrerId ?? null;
  if (referrerId === null) return;
  const ofInvitation = invitation !== undefined && invitation.referrerId === referrerId;
  if (ofInvitation) await markJoined(tx, invitation.id, id);
  const referral = ofInvitation ? invitation.id : await insertJoin(tx, { referrerId, mailbox, joinedId: id });
  const { creditsPerSuccessfulReferral: amount } = await readReferralSettings(tx);
  if (amount === 0 || !newcomer.receivesGifts) return;
  const description = 'Somebody whom you referred has joined';
  await grant(tx, { userId: referrerId, amount, type: 'invite_bonus', sourceRef: `referral:${referral}`, description });
  await addCredits(tx, referral, amount);
}

/** The person whose link was followed; null where there is no such person, or it is the newcomer in another spelling. */
async function referrerOf(tx: Transaction, { referredBy }: Newcomer, mailbox: string): Promise<string | null> {
  if (referredBy === undefined || !isUuid(referredBy)) return null;
  const email = await findEmail(tx, referredBy);
  return email === undefined || (await hashMailbox(tx, email)) === mailbox ? null : referredBy;
}
