import { Readable } from 'node:stream';
import {
  changeAdminUser,
  exportAdminLogs,
  getAdminLogs,
  getAdminStats,
  getAdminUsers,
  resetSecondFactor,
} from '../../contract/admin.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { exportLogs } from './export-logs.ts';
import { readLogs } from './read-logs.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';
import { readAdminStats } from './read-stats.ts';
import { changeWaitlist, readUsers } from './read-users.ts';
import { resetSecondFactor as reset } from './reset-second-factor.ts';

interface AdminParts {
  db: Database;
  personExists: (userId: string) => Promise<boolean>;
  authAdmin: AuthAdmin | null;
}

export function adminRoutes(mount: Mount, { db, personExists, authAdmin }: AdminParts): void {
  const requirePerson = async ({ params }: { params: { userId: string } }) => {
    if (!(await personExists(params.userId))) throw new Refusal('not_found');
  };
  mount(getAdminStats, { handle: () => readAdminStats(db) });
  mount(getAdminUsers, { handle: ({ query }) => readUsers(db, query) });
  mount(changeAdminUser, {
    find: requirePerson,
    handle: ({ params, body, act }) =>
      act((tx, note) => changeWaitlist(tx, params.userId, body.onWaitlistCohortimus, note)),
  });
  mount(resetSecondFactor, {
    find: requirePerson,
    // Safe to do twice: what was removed is gone.
    handle: ({ params, act }) => act(async () => ({ removed: await reset(authAdmin, params.userId) })),
  });
  mount(getAdminLogs, { handle: ({ query }) => readLogs(db, query) });
  mount(exportAdminLogs, {
    handle: async ({ query, reply }) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="activity-log.csv"')
        .send(Readable.from(exportLogs(db, query))),
  });
}
