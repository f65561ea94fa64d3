import type { Database } from '../db/connect.ts';
import type { Caller, ResolveCaller } from '../http/caller.ts';
import type { AuthVerifier, TokenHolder } from '../outside/auth.ts';
import { ensurePerson } from './ensure-person.ts';
import { knownTokens } from './known-tokens.ts';
import { recentCallers } from './recent-callers.ts';

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
  const recent = recentCallers();
  const callerIn = async (token: string, { userId: id, email, signedInAt }: TokenHolder): Promise<Caller | null> => {
    if (!(await auth.checkLive(token))) return null;
    const readConfirmedEmail = () => auth.readConfirmedEmail(token);
    const person = await ensurePerson(db, { id, email, signedInAt, readConfirmedEmail }, adminEmails);
    return person && { userId: person.id, email: person.email, isAdmin: person.isAdmin };
  };
  return async (token, now) => {
    const holder = await verify(token);
    return holder && recent(holder.sessionId, () => callerIn(token, holder), now);
  };
}
