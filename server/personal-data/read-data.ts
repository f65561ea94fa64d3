import type { PersonalData } from '../../contract/personal-data.ts';
import { readUser, type Who } from '../account/read-user.ts';
import { readCurrent } from '../billing/current.ts';
import { readPurchases } from '../billing/purchases.ts';
import type { Config } from '../config.ts';
import { readHistory } from '../credits/read-history.ts';
import type { Database } from '../db/connect.ts';
import { readChatTitles } from '../insight/read-chat-titles.ts';
import { readWholeChats } from '../insight/read-whole-chats.ts';
import { readNoticeSettings } from '../notices/settings.ts';
import { readInvitations } from '../referrals/read-invitations.ts';
import type { MaximusProvider } from '../outside/maximus.ts';
import { readReportsOf } from '../reports/read-reports.ts';
import { readRequestsOf } from '../requests/read-requests.ts';
import { readSearches, readViews } from '../vision/read-activity.ts';
import { readerAddress } from '../vision/result.ts';
import { readVotesOf } from '../votes/vote.ts';

interface Parts {
  db: Database;
  maximus: Pick<MaximusProvider, 'read'>;
  config: Pick<Config, 'appUrl' | 'appUrlGiven'>;
}

/** Everything that is kept about a person, read one room after the other: nobody waits long for it, and many ask at once. */
export async function readPersonalData({ db, maximus, config }: Parts, who: Who): Promise<PersonalData> {
  const { userId } = who;
  return {
    exportedAt: new Date().toISOString(),
    account: await readUser(db, who),
    notices: await readNoticeSettings(db, userId),
    subscription: await readCurrent(db, userId),
    purchases: await readPurchases(db, userId),
    credits: await readHistory(db, userId, (id) => readChatTitles(db, id)),
    chats: await readWholeChats(db, userId),
    analyses: await maximus.read(userId),
    searches: await readSearches(db, userId),
    guides: await readViews({ db, address: readerAddress(config) }, userId),
    requests: await readRequestsOf(db, userId),
    reports: await readReportsOf(db, userId),
    invitations: await readInvitations(db, userId),
    votes: await readVotesOf(db, userId),
  };
}
