import type { PersonalData } from '../../contract/personal-data.ts';
import { readActiveDays } from '../account/read-active-days.ts';
import { readUser, type Who } from '../account/read-user.ts';
import { readCurrent } from '../billing/current.ts';
import { readPurchases } from '../billing/purchases.ts';
import type { Config } from '../config.ts';
import { readHistory } from '../credits/read-history.ts';
import type { Database } from '../db/connect.ts';
import { readWholeChats } from '../insight/read-whole-chats.ts';
import { readMailsOf } from '../mail/read-mails.ts';
import { readNoticeSettings } from '../notices/settings.ts';
import { readInvitations, readShares } from '../referrals/read-invitations.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';
import type { MaximusProvider } from '../outside/maximus.ts';
import { readReportsOf } from '../reports/read-reports.ts';
import { readRequestsOf } from '../requests/read-requests.ts';
import { readLineNames } from '../statement/line-names.ts';
import { readPassagesSeen, readSearches, readViews } from '../vision/read-activity.ts';
import { readerAddress } from '../vision/result.ts';
import { readVotesOf, readWaitlistsOf } from '../votes/vote.ts';

interface Parts {
  db: Database;
  maximus: Pick<MaximusProvider, 'read'>;
  /** Null where a hosted auth service does not let us. */
  authAdmin: Pick<AuthAdmin, 'readSessions'> | null;
  config: Pick<Config, 'appUrl' | 'appUrlGiven'>;
}

/** Everything that is kept about a person, read one room after the other: nobody waits long for it, and many ask at once. */
export async function readPersonalData({ db, maximus, authAdmin, config }: Parts, who: Who): Promise<PersonalData> {
  const { userId } = who;
  return {
    exportedAt: new Date().toISOString(),
    account: await readUser(db, who),
    notices: await readNoticeSettings(db, userId),
    subscription: await readCurrent(db, userId),
    purchases: await readPurchases(db, userId),
    credits: await readHistory(db, userId, (id) => readLineNames(db, id)),
    chats: await readWholeChats(db, userId),
    analyses: await maximus.read(userId),
    searches: await readSearches(db, userId),
    guides: await readViews({ db, address: readerAddress(config) }, userId),
    requests: await readRequestsOf(db, userId),
    reports: await readReportsOf(db, userId),
    invitations: await readInvitations(db, userId),
    votes: await readVotesOf(db, userId),
    waitlists: await readWaitlistsOf(db, userId),
    shares: await readShares(db, userId),
    devices: await readDevices(authAdmin, userId),
    mails: await readMailsOf(db, who),
    activeDays: await readActiveDays(db, userId),
    passagesSeen: await readPassagesSeen(db, userId),
  };
}

async function readDevices(authAdmin: Parts['authAdmin'], userId: string): Promise<PersonalData['devices']> {
  const sessions = (await authAdmin?.readSessions(userId)) ?? null;
  if (sessions === null) return null;
  return sessions.map(({ device, ip, createdAt, refreshedAt }) => ({
    device,
    ip,
    signedInAt: createdAt,
    usedAt: refreshedAt,
  }));
}
