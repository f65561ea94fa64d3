import type { Connection } from '../db/connect.ts';
import { invitationRef } from './invitation-ref.ts';
import { listReferralsOf } from './store.ts';

/** Whom a person has invited, by the cause of the credits for it; somebody who has left is not among them. */
export async function readInvitedAddresses(db: Connection, userId: string): Promise<ReadonlyMap<string, string>> {
  const referrals = await listReferralsOf(db, userId);
  return new Map(referrals.flatMap(({ id, email }) => (email === null ? [] : [[invitationRef(id), email] as const])));
}
