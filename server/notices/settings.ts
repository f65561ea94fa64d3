import type { NoticeSettings } from '../../contract/notices.ts';
import type { Connection } from '../db/connect.ts';
import { findSettings, keepSettings } from './store.ts';

const EVERY: NoticeSettings = { creditsLow: true, creditsEnding: true };

/** Which mails about credits a person wants: all of them until they say otherwise. */
export async function readNoticeSettings(db: Connection, userId: string): Promise<NoticeSettings> {
  return (await findSettings(db, userId)) ?? EVERY;
}

/** Changes what is named. */
export async function changeSettings(
  db: Connection,
  userId: string,
  change: { [Key in keyof NoticeSettings]?: boolean | undefined },
): Promise<NoticeSettings> {
  const { creditsLow, creditsEnding } = change;
  await keepSettings(db, userId, {
    ...(creditsLow !== undefined && { creditsLow }),
    ...(creditsEnding !== undefined && { creditsEnding }),
  });
  return readNoticeSettings(db, userId);
}
