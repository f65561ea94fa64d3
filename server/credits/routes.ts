import { getBillingHistory } from '../../contract/credits.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readHistory } from './read-history.ts';

export function creditsRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(getBillingHistory, { handle: ({ caller }) => readHistory(db, caller.userId) });
}
