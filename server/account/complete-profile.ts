import type { CompletedProfile, Profile } from '../../contract/account.ts';
import { grant } from '../credits/grant.ts';
import { isGranted } from '../credits/is-granted.ts';
import { inTransaction, type Database, type Transaction } from '../db/connect.ts';
import { claimGift } from '../gifts/claim-gift.ts';
import { readSetting } from '../settings/read-setting.ts';
import { readUser, type Who } from './read-user.ts';
import { findPerson, updatePerson } from './store.ts';

/**
 * Saves a profile. The first complete one of a mailbox earns credits, once ever: the profile and its reward are one
 * transaction. Answers the person, and the credits that were earned now.
 */
export async function completeProfile(db: Database, who: Who, profile: Profile): Promise<CompletedProfile> {
  return inTransaction(db, async (tx) => {
    await updatePerson(tx, who.userId, profile);
    const creditsEarned = await giveProfileCredits(tx, who.userId);
    return { ...(await readUser(tx, who)), creditsEarned };
  });
}

/** The credits that were given: 0 to whoever had them before, and to an account that is given nothing. */
async function giveProfileCredits(tx: Transaction, userId: string): Promise<number> {
  const person = await findPerson(tx, userId);
  const amount = await readSetting(tx, 'credits.profile');
  if (person === undefined || !person.receivesGifts || amount === 0) return 0;
  const sourceRef = `profile:${userId}`;
  if (await isGranted(tx, sourceRef)) return 0;
  if (!(await claimGift(tx, { email: person.email, kind: 'profile' }))) return 0;
  await grant(tx, { userId, amount, type: 'profile_completion', sourceRef, description: 'Profile completed' });
  return amount;
}
