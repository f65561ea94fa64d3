import type { Database } from '../db/connect.ts';
import type { ResolveCaller } from '../http/caller.ts';
import type { AuthVerifier } from '../outside/auth.ts';
import { ensurePerson } from './ensure-person.ts';
import { knownTokens } from './known-tokens.ts';
import { liveSessions } from './live-sessions.ts';

interface Parts {
  db: Database;
  auth: AuthVerifier;
  adminEmails: ReadonlySet<string>;
}

/**
 * Makes the check of a bearer token: the auth service's word for who it is and whether their session lives, the
 * database's for what they may do.
 */
export function resolveCaller({ db, auth, adminEmails }: Parts): ResolveCaller {
  const verify = knownTokens((token) => auth.verify(token));
  const isLive = liveSessions({ ask: (token) => auth.checkLive(token) });
  return async (token, now) => {
    const holder = await verify(token);
    if (holder === null || !(await isLive({ id: holder.sessionId, token }, now))) return null;
    const { userId: id, email, signedInAt } = holder;
    const readConfirmedEmail = () => auth.readConfirmedEmail(token);
    const person = await ensurePerson(db, { id, email, signedInAt, readConfirmedEmail }, adminEmails);
    return person && { userId: person.id, email: person.email, isAdmin: person.isAdmin };
  };
}
