import type { AdminPerson, getPersonActivity } from '../../contract/admin-person.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { creditsUsed } from '../credits/credits-used.ts';
import { readBalance } from '../credits/read-balance.ts';
import type { Connection } from '../db/connect.ts';
import { countUse } from '../insight/count-use.ts';
import { readInvitations } from '../referrals/read-invitations.ts';
import { readReportsOf } from '../reports/read-reports.ts';
import { readRequestsOf } from '../requests/read-requests.ts';
import { countUnlocked } from '../vision/count-unlocked.ts';
import { readViews } from '../vision/read-activity.ts';
import { readUser } from './read-users.ts';
import { findProfile } from './store.ts';

/** So many unlocked guides are shown of a person; their number stands beside. */
const DOCUMENTS = 200;

/** Profile, balance and use of a person. @throws Refusal `not_found` */
export async function readPerson(db: Connection, userId: string): Promise<AdminPerson> {
  const profile = await findProfile(db, userId);
  if (profile === undefined) throw new Refusal('not_found');
  const chats = await countUse(db, userId);
  return {
    ...(await readUser(db, userId)),
    ...profile,
    lastActiveAt: profile.lastActiveAt?.toISOString() ?? null,
    balance: await readBalance(db, userId),
    creditsUsed: await creditsUsed(db, userId),
    chatsCreated: chats.created,
    chatsNow: chats.now,
    exchanges: chats.exchanges,
    documentsViewed: await countUnlocked(db, userId),
  };
}

/** What a person unlocked, reported, asked for, and whom they invited. */
export async function readActivity(
  db: Connection,
  userId: string,
  address: (guideId: string) => string,
): Promise<ReplyOf<typeof getPersonActivity>> {
  return {
    documents: await readViews({ db, address }, userId, DOCUMENTS),
    reports: await readReportsOf(db, userId),
    requests: await readRequestsOf(db, userId),
    invitations: await readInvitations(db, userId),
  };
}
