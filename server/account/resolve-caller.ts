import type { Database } from '../db/connect.ts';
import type { ResolveCaller } from '../http/caller.ts';
import type { AuthVerifier } from '../outside/auth.ts';
import { ensurePerson } from './ensure-person.ts';

interface Parts {
  db: Database;
  auth: AuthVerifier;
  adminEmails: ReadonlySet<string>;
}

/** Makes the check of a bearer token: the auth service's word for who it is, the database's for what they may do. */
export function resolveCaller({ db, auth, adminEmails }: Parts): ResolveCaller {
  return async (token, live) => {
    const holder = await auth.verify(token);
    if (holder === null || (live && !(await auth.checkLive(token)))) return null;
    const { userId: id, email, signedInAt } = holder;
    const readConfirmedEmail = () => auth.readConfirmedEmail(token);
    const person = await ensurePerson(db, { id, email, signedInAt, readConfirmedEmail }, adminEmails);
    return person && { userId: person.id, email: person.email, isAdmin: person.isAdmin };
  };
}
