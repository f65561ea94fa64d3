import {
  banPerson,
  getAdminPerson,
  getPersonActivity,
  getSignIn,
  liftBan,
  signOutEverywhere,
} from '../../contract/admin-person.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Mount } from '../http/mount.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';
import { readActivity, readPerson } from './read-person.ts';
import { changeSignIn, endSessions, readSignIn } from './sign-in.ts';

interface PersonParts {
  db: Database;
  auth: AuthAdmin | null;
  personExists: (userId: string) => Promise<boolean>;
  /** The address at which our reader opens a guide. */
  guideAddress: (guideId: string) => string;
}

export function personRoutes(mount: Mount, parts: PersonParts): void {
  const { db, auth } = parts;
  const find = async ({ params }: { params: { userId: string } }): Promise<void> => {
    if (!(await parts.personExists(params.userId))) throw new Refusal('not_found');
  };

  mount(getAdminPerson, { find, handle: ({ params }) => readPerson(db, params.userId) });
  mount(getPersonActivity, { find, handle: ({ params }) => readActivity(db, params.userId, parts.guideAddress) });

  mount(getSignIn, { find, handle: ({ params }) => readSignIn(auth, params.userId) });
  mount(banPerson, {
    find,
    handle: ({ caller, params: { userId }, act }) =>
      act((_, note) =>
        changeSignIn(auth, { adminId: caller.userId, userId }, (at) => at.setBanned(userId, true), note),
      ),
  });
  mount(liftBan, {
    find,
    handle: ({ caller, params: { userId }, act }) =>
      act((_, note) =>
        changeSignIn(
          auth,
          { adminId: caller.userId, userId, isHarmless: true },
          (at) => at.setBanned(userId, false),
          note,
        ),
      ),
  });
  mount(signOutEverywhere, {
    find,
    handle: ({ caller, params: { userId }, act }) =>
      act((_, note) => changeSignIn(auth, { adminId: caller.userId, userId }, (at) => endSessions(at, userId), note)),
  });
}
