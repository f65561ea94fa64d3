import type { SignIn } from '../../contract/admin-person.ts';
import { Refusal } from '../../contract/errors.ts';
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
): Promise<SignIn> {
  if (auth === null) throw new Refusal('sign_in_unmanaged');
  if (adminId === userId && !isHarmless) throw new Refusal('own_account');
  await change(auth);
  const after = await readSignIn(auth, userId);
  if (after === null) throw new Refusal('not_found');
  return after;
}

/** Signs somebody out everywhere, where the service can. */
export async function endSessions(auth: AuthAdmin, userId: string): Promise<void> {
  if ((await auth.readSessions(userId)) === null) throw new Refusal('sign_in_unmanaged');
  await auth.endSessions(userId);
}
