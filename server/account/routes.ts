import {
  checkAdmin,
  getAuthUser,
  getMe,
  getUser,
  getUserStats,
  updateOnboarding,
  updatePicture,
  updateProfile,
} from '../../contract/account.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import { changePicture } from './change-picture.ts';
import { completeProfile } from './complete-profile.ts';
import { readStats } from './read-stats.ts';
import { readUser } from './read-user.ts';
import { rememberIntroduction } from './remember-introduction.ts';

export function accountRoutes(mount: Mount, { db }: { db: Database }): void {
  for (const endpoint of [getAuthUser, getUser, getMe]) {
    mount(endpoint, { handle: ({ caller }) => readUser(db, caller) });
  }

  mount(getUserStats, { handle: ({ caller }) => readStats(db, caller.userId) });

  mount(updateProfile, { handle: ({ caller, body }) => completeProfile(db, caller, body) });

  mount(updatePicture, { handle: ({ caller, body }) => changePicture(db, caller, body.picture) });

  mount(updateOnboarding, {
    handle: ({ caller, body }) => rememberIntroduction(db, caller, body.hasSeenGuideSearchOnboarding),
  });

  mount(checkAdmin, { handle: async ({ caller }) => ({ isAdmin: caller.isAdmin }) });
}
