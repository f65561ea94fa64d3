import { changeAdminUser, getAdminLogs, getAdminStats, getAdminUsers } from '../../contract/admin.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readLogs } from './log-act.ts';
import { readAdminStats } from './read-stats.ts';
import { changeWaitlist, readUsers } from './read-users.ts';

interface AdminParts {
  db: Database;
  personExists: (userId: string) => Promise<boolean>;
}

export function adminRoutes(mount: Mount, { db, personExists }: AdminParts): void {
  mount(getAdminStats, { handle: () => readAdminStats(db) });
  mount(getAdminUsers, { handle: ({ query }) => readUsers(db, query) });
  mount(changeAdminUser, {
    find: async ({ params }) => {
      if (!(await personExists(params.userId))) throw new Refusal('not_found');
    },
    handle: ({ params, body }) => changeWaitlist(db, params.userId, body.onWaitlistCohortimus),
  });
  mount(getAdminLogs, { handle: ({ query }) => readLogs(db, query) });
}
