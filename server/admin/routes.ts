import {
  changeAdminUser,
  getAdminLogs,
  getAdminStats,
  getAdminUsers,
  resetSecondFactor,
} from '../../contract/admin.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { readLogs } from './log-act.ts';
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
    handle: ({ params, body }) => changeWaitlist(db, params.userId, body.onWaitlistCohortimus),
  });
  mount(resetSecondFactor, {
    find: requirePerson,
    handle: async ({ params }) => ({ removed: await reset(authAdmin, params.userId) }),
  });
  mount(getAdminLogs, { handle: ({ query }) => readLogs(db, query) });
}
