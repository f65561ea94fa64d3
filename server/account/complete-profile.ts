import type { Profile, User } from '../../contract/account.ts';
import { grant } from '../credits/grant.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { readUser } from './read-user.ts';
import { updatePerson } from './store.ts';

/** Saves a profile. The first complete one earns credits, once ever: the profile and its reward are one transaction. */
export async function completeProfile(db: Database, userId: string, profile: Profile): Promise<User> {
  return inTransaction(db, async (tx) => {
    await updatePerson(tx, userId, profile);
    const amount = await readSetting(tx, 'credits.profile');
    if (amount > 0) {
      const description = 'Profile completed';
      await grant(tx, { userId, amount, type: 'profile_completion', sourceRef: `profile:${userId}`, description });
    }
    return readUser(tx, userId);
  });
}
