import { Refusal } from '../../contract/errors.ts';
import { MAX_ADDRESSES_LOOKED_UP_A_DAY, MAX_EMAILS_A_WEEK } from '../../contract/limits.ts';
import type { inviteByEmail, RefusedBecause } from '../../contract/referrals.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { grant } from '../credits/grant.ts';
import { type Database, inTransaction, type Transaction } from '../db/connect.ts';
import { claimGift } from '../gifts/claim-gift.ts';
import { hashMailbox } from '../gifts/keyed-hash.ts';
import { isSent } from '../mail/is-sent.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { invitationMessage } from './invitation-message.ts';
import { invitationRef } from './invitation-ref.ts';
import { isMember } from './is-member.ts';
import { readReferralSettings } from './referral-settings.ts';
import {
  addCredits,
  addLookups,
  type Counted,
  countInvited,
  countLookups,
  findName,
  insertInvitation,
  lockReferralsOf,
  wasInvited,
} from './store.ts';

interface Parts {
  db: Database;
  /** The public address of the product: links in mails begin with it. */
  appUrl: string;
}

interface Inviter {
  userId: string;
  email: string;
}

/** Text, at-sign, text, dot, text: as the specification has it, and nothing that a mail server reads otherwise. */
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/;
const MAX_ADDRESS = 254;

/**
 * Invites each address that may be invited: mails it, and gives the inviter credits for it, once per mailbox whoever
 * invites it. Of several spellings of one mailbox the first counts. The limits hold for all accounts of the inviter's
 * mailbox together. Each address that is looked up counts, also
 * one that cannot be invited: a list of strangers does not become a list of members.
 *
 * @throws Refusal `invitation_limit` where every address is over the limit; `invitations_off` where the mail is switched off
 */
export async function invite(
  { db, appUrl }: Parts,
  inviter: Inviter,
  emails: readonly string[],
): Promise<ReplyOf<typeof inviteByEmail>> {
  const { userId } = inviter;
  return inTransaction(db, async (tx) => {
    // Nothing is given for a mail that nobody gets.
    if (!(await isSent(tx, 'referral_invitation'))) throw new Refusal('invitations_off');
    const mailbox = await hashMailbox(tx, inviter.email);
    await lockReferralsOf(tx, mailbox);
    const { maxEmailsPerDay, creditsPerEmailSubmission: amount } = await readReferralSettings(tx);
    const sent = await countInvited(tx, { userId, mailbox });
    let left = Math.max(0, Math.min(maxEmailsPerDay - sent.day, MAX_EMAILS_A_WEEK - sent.week));
    const lookedUpBefore = await countLookups(tx, mailbox);
    let lookedUp = 0;
    const mayLookUp = (): boolean => lookedUpBefore + lookedUp < MAX_ADDRESSES_LOOKED_UP_A_DAY;
    const name = shownName(await findName(tx, userId));
    const invited: string[] = [];
    const refused: { email: string; because: RefusedBecause }[] = [];
    let creditsEarned = 0;
    for (const typed of emails) {
      const email = typed.trim().toLowerCase();
      if (email === '') continue;
      // Past a limit nothing is said about an address: nobody learns from it who is a member.
      const isOver = left === 0 || !mayLookUp();
      const because = isOver ? 'over_limit' : await reasonAgainst(tx, mailbox, email);
      if (because !== 'over_limit' && because !== 'invalid') lookedUp += 1;
      const id = because === null ? await keep(tx, { userId, mailbox }, email) : undefined;
      if (id === undefined) {
        refused.push({ email: email.slice(0, MAX_ADDRESS), because: because ?? 'already_invited' });
        continue;
      }
      invited.push(email);
      left -= 1;
      creditsEarned += await reward(tx, { userId, email, id, amount });
      await queueMail(tx, {
        template: 'referral_invitation',
        to: email,
        personId: userId,
        variables: { name, url: linkOf(appUrl, userId) },
        idempotencyKey: invitationRef(id),
      });
    }
    const limits = { maxEmailsPerDay, maxEmailsPerWeek: MAX_EMAILS_A_WEEK };
    if (refused.length > 0 && refused.every(({ because }) => because === 'over_limit') && invited.length === 0) {
      const sentence = mayLookUp()
        ? `You can invite ${maxEmailsPerDay} people in 24 hours and ${MAX_EMAILS_A_WEEK} in seven days.`
        : `You can enter ${MAX_ADDRESSES_LOOKED_UP_A_DAY} addresses in 24 hours. Please go on tomorrow.`;
      throw new Refusal('invitation_limit', sentence, { remaining: mayLookUp() ? left : 0, ...limits });
    }
    if (invited.length + refused.length === 0) {
      throw new Refusal('invalid_input', 'Please enter at least one email address');
    }
    if (lookedUp > 0) await addLookups(tx, mailbox, lookedUp);
    return { message: invitationMessage({ invited, refused, creditsEarned }), invited, refused, creditsEarned };
  });
}

async function reasonAgainst(tx: Transaction, own: string, email: string): Promise<RefusedBecause | null> {
  if (email.length > MAX_ADDRESS || !ADDRESS.test(email)) return 'invalid';
  const mailbox = await hashMailbox(tx, email);
  if (mailbox === own) return 'own_address';
  if (await isMember(tx, email)) return 'member';
  return (await wasInvited(tx, mailbox)) ? 'already_invited' : null;
}

/** The id of the invitation; undefined where somebody else invited the mailbox in this moment. */
async function keep(tx: Transaction, inviter: Counted, email: string): Promise<string | undefined> {
  const mailbox = await hashMailbox(tx, email);
  return insertInvitation(tx, { referrerId: inviter.userId, referrerMailbox: inviter.mailbox, email, mailbox });
}

interface Reward {
  userId: string;
  email: string;
  /** Of the invitation. */
  id: string;
  amount: number;
}

/** Gives the credits of one invitation, unless its mailbox has brought somebody credits before. Answers how many. */
async function reward(tx: Transaction, { userId, email, id, amount }: Reward): Promise<number> {
  if (amount === 0 || !(await claimGift(tx, { email, kind: 'invitation' }))) return 0;
  // The ledger is never changed, so it names no address: whoever reads it is told by the invitation.
  const description = 'Invitation sent';
  await grant(tx, { userId, amount, type: 'invite_bonus', sourceRef: invitationRef(id), description });
  await addCredits(tx, id, amount);
  return amount;
}

/** The inviter in a mail to a stranger: letters only, so that nobody writes a message or an address into their name. */
function shownName(name: string | null): string {
  const letters = (name ?? '')
    .replaceAll(/[^\p{L}\p{M}' -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  // By whole letters: half of one could not be stored.
  return [...letters].slice(0, 60).join('') || 'A colleague';
}

function linkOf(appUrl: string, userId: string): string {
  const campaign = {
    utm_source: 'referral',
    utm_medium: 'email',
    utm_campaign: 'email',
    utm_content: userId,
  };
  return `${appUrl}/signup?${new URLSearchParams(campaign).toString()}`;
}
