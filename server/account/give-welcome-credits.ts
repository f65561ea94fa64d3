import { grant } from '../credits/grant.ts';
import type { Transaction } from '../db/connect.ts';
import { admitNetwork } from '../gifts/admit-network.ts';
import { claimGift, unclaimGift } from '../gifts/claim-gift.ts';
import { readSetting } from '../settings/read-setting.ts';
import { updatePerson } from './store.ts';

interface Newcomer {
  id: string;
  email: string;
  /** The IP address that the account was created from. */
  address: string;
}

/**
 * Gives a new person the welcome credits, unless their mailbox was given them before. Where their network has had its
 * accounts of the day, the account receives neither these nor those of the profile; it works all the same. Answers
 * whether the account may receive gifts.
 */
export async function giveWelcomeCredits(tx: Transaction, { id, email, address }: Newcomer): Promise<boolean> {
  // A mailbox that had them takes no place of its network.
  if (!(await claimGift(tx, { email, kind: 'signup' }))) return true;
  if (!(await admitNetwork(tx, address))) {
    await unclaimGift(tx, { email, kind: 'signup' });
    await updatePerson(tx, id, { receivesGifts: false });
    return false;
  }
  const amount = await readSetting(tx, 'credits.signup');
  if (amount === 0) return true;
  const description = 'Welcome credits';
  await grant(tx, { userId: id, amount, type: 'initial_signup', sourceRef: `signup:${id}`, description });
  return true;
}
