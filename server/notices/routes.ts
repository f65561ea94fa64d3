import { changeNoticeSettings, getNoticeSettings } from '../../contract/notices.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { changeSettings, readNoticeSettings } from './settings.ts';

export function noticesRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(getNoticeSettings, { handle: ({ caller }) => readNoticeSettings(db, caller.userId) });

  mount(changeNoticeSettings, { handle: ({ caller, body }) => changeSettings(db, caller.userId, body) });
}
