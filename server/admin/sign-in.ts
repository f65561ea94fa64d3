import type { SignIn } from '../../contract/admin-person.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Note } from '../db/act.ts';
import type { AuthAdmin } from '../outside/auth/administer.ts';

/** How somebody signs in; null where the auth service lets us ask nothing, or knows them no more. */
export async function readSignIn(auth: AuthAdmin | null, userId: string): Promise<SignIn | null> {
  if (auth === null) return null;
  const account = await auth.readAccount(userId);
  if (account === null) return null;
  const { bannedUntil, ...rest } = account;
  return {
    ...rest,
    isBanned: bannedUntil !== null && Date.parse(bannedUntil) > Date.now(),
    sessions: await auth.readSessions(userId),
  };
}

/** An administrator who does something to how somebody signs in. */
interface Act {
  adminId: string;
  userId: string;
  /** May be done to one's own account: it locks nobody out. */
  isHarmless?: boolean;
}

/**
 * Does something at the auth service and answers how the person signs in then.
 *
 * @throws Refusal `own_account`, `sign_in_unmanaged`, `not_found`, `unavailable`
 */
export async function changeSignIn(
  auth: AuthAdmin | null,
  { adminId, userId, isHarmless = false }: Act,
  change: (auth: AuthAdmin) => Promise<void>,
  note: Note,
): Promise<SignIn> {
  if (auth === null) throw new Refusal('sign_in_unmanaged');
  if (adminId === userId && !isHarmless) throw new Refusal('own_account');
  const before = await readSignIn(auth, userId);
  if (before === null) throw new Refusal('not_found');
  await change(auth);
  const after = (await readSignIn(auth, userId)) ?? before;
  note({ before: summaryOf(before), after: summaryOf(after) });
  return after;
}

/** What the log says of it: where somebody was signed in is not for ever. */
const summaryOf = ({ isBanned, sessions }: SignIn) => ({ isBanned, sessions: sessions?.length ?? null });

/** Signs somebody out everywhere, where the service can. */
export async function endSessions(auth: AuthAdmin, userId: string): Promise<void> {
  if ((await auth.readSessions(userId)) === null) throw new Refusal('sign_in_unmanaged');
  await auth.endSessions(userId);
}
