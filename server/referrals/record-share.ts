import { Refusal } from '../../contract/errors.ts';
import type { SharePlatform } from '../../contract/referrals.ts';
import { grant } from '../credits/grant.ts';
import { type Database, inTransaction } from '../db/connect.ts';
import { hashMailbox } from '../gifts/keyed-hash.ts';
import { creditsInWords } from './credits-in-words.ts';
import { readReferralSettings } from './referral-settings.ts';
import { isOffered } from './social-content.ts';
import { countShares, insertShare, lockReferralsOf } from './store.ts';

const NAMES: Record<SharePlatform, string> = { twitter: 'Twitter', linkedin: 'LinkedIn', facebook: 'Facebook' };

/**
 * Notes a share and gives what it earns. Nobody can see whether the post was published: the limit of a day bounds it, for
 * all accounts of a mailbox together.
 *
 * @throws Refusal `share_limit`; `sharing_off` where administrators have switched the platform off
 */
export async function recordShare(
  db: Database,
  { userId, email }: { userId: string; email: string },
  platform: SharePlatform,
): Promise<{ message: string; creditsEarned: number }> {
  return inTransaction(db, async (tx) => {
    if (!(await isOffered(tx, platform))) {
      throw new Refusal('sharing_off', `Sharing on ${NAMES[platform]} is switched off at the moment.`);
    }
    const mailbox = await hashMailbox(tx, email);
    await lockReferralsOf(tx, mailbox);
    const { maxSharesPerDay, creditsPerSocialShare: amount } = await readReferralSettings(tx);
    if ((await countShares(tx, { userId, mailbox }, platform)) >= maxSharesPerDay) {
      throw new Refusal('share_limit', `You can share on ${NAMES[platform]} ${maxSharesPerDay} times in 24 hours.`, {
        maxSharesPerDay,
      });
    }
    const share = await insertShare(tx, { userId, mailbox }, platform);
    if (amount > 0) {
      const description = `Shared on ${NAMES[platform]}`;
      await grant(tx, { userId, amount, type: 'invite_bonus', sourceRef: `share:${share}`, description });
    }
    const thanks = `Thank you for sharing on ${NAMES[platform]}.`;
    return {
      message: amount === 0 ? thanks : `${thanks} You earned ${creditsInWords(amount)}.`,
      creditsEarned: amount,
    };
  });
}
