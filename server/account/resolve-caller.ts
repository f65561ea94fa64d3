import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/connect.ts';
import type { Caller, ResolveCaller } from '../http/caller.ts';
import type { AuthVerifier, TokenHolder } from '../outside/auth.ts';
import { ensurePerson, type Welcome } from './ensure-person.ts';
import { knownTokens } from './known-tokens.ts';
import { LiveSessions, type SessionChanges } from './live-sessions.ts';
import { readSetting } from '../settings/read-setting.ts';
import { recentCallers } from './recent-callers.ts';

interface Parts {
  db: Database;
  auth: AuthVerifier;
  adminEmails: ReadonlySet<string>;
  welcome: Welcome;
  /** Tells of ended sessions, where the auth service does. */
  sessionChanges: SessionChanges | null;
}

export interface CallerCheck {
  resolveCaller: ResolveCaller;
  close(): void;
}

/**
 * Makes the check of a bearer token: the auth service's word for who it is and whether their session lives, the
 * database's for what they may do.
 */
export function checkCallers({ db, auth, adminEmails, welcome, sessionChanges }: Parts): CallerCheck {
  const sessions = new LiveSessions({ auth, changes: sessionChanges });
  const verify = knownTokens((token) => auth.verify(token));
  const recent = recentCallers();
  sessionChanges?.listen((userId) => recent.forget(userId));
  const callerIn = async (
    token: string,
    holder: TokenHolder,
    { now, address }: { now: boolean; address: string },
  ): Promise<Caller | null> => {
    const session = await sessions.find(token, holder, now);
    if (session === null) return null;
    if (session.hasSecondFactor && holder.aal !== 'aal2') throw new Refusal('second_factor_required');
    const { userId: id, email, signedInAt, referredBy } = holder;
    const readConfirmedEmail = () => auth.readConfirmedEmail(token);
    const person = await ensurePerson(
      db,
      { id, email, signedInAt, address, referredBy, readConfirmedEmail },
      adminEmails,
      welcome,
    );
    if (
      person?.isAdmin === true &&
      !session.hasSecondFactor &&
      (await readSetting(db, 'security.admins_need_factor'))
    ) {
      throw new Refusal('second_factor_missing');
    }
    const { provedAt } = holder;
    return person && { userId: person.id, email: person.email, isAdmin: person.isAdmin, provedAt };
  };
  return {
    resolveCaller: async (token, now, address) => {
      const holder = await verify(token);
      return holder && recent.callerIn(holder, () => callerIn(token, holder, { now, address }), now);
    },
    close: () => sessions.close(),
  };
}
