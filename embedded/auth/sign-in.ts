import type { PoolClient } from 'pg';
import { note } from './audit.ts';
import { deviceOf } from './device.ts';
import { queueNotice } from './mails.ts';
import type { AuthContext } from './context.ts';
import { insertRefreshToken } from './refresh-store.ts';
import { hasSessionFrom, insertSession } from './sessions-store.ts';
import type { Origin, SessionRow } from './sessions-store.ts';
import { signAccessToken } from './tokens.ts';
import { loadUserView } from './user-view.ts';
import type { UserView } from './user-view.ts';
import { updateUser } from './users-store.ts';
import type { UserRow } from './users-store.ts';

/** What a sign-in, a refresh or a verification answers. */
export interface SessionView {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  /** Unix seconds. */
  expires_at: number;
  refresh_token: string;
  user: UserView;
  weak_password?: { message: string; reasons: string[] };
}

/** Opens a new session, always under a new id. `method` is the first entry of its `amr`. */
export async function signIn(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  method: string,
  origin: Origin,
): Promise<SessionView> {
  const now = context.now();
  // The first sign-in of an account is no news to its owner.
  const isNews = user.last_sign_in_at !== null && user.email !== null && !origin.isKnownTo(user.id);
  if (isNews && !(await hasSessionFrom(tx, user.id, origin))) {
    const details = { device: deviceOf(origin.userAgent), network: origin.ip };
    await queueNotice(context, tx, user, 'new_device', details);
  }
  const session = await insertSession(tx, user.id, method, origin, now);
  const seen = await updateUser(tx, user.id, { last_sign_in_at: now }, now);
  await tx.query('update auth.identities set last_sign_in_at = $2 where user_id = $1', [user.id, now]);
  await note(tx, 'login', user.id, origin.ip, now);
  return sessionView(context, tx, seen, session, await insertRefreshToken(tx, session.id, now));
}

/** The answer for a session and its active refresh token. */
export async function sessionView(
  context: AuthContext,
  tx: PoolClient,
  user: UserRow,
  session: SessionRow,
  refreshToken: string,
): Promise<SessionView> {
  const { token, expiresAt, expiresIn } = await signAccessToken(context, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await loadUserView(tx, user),
  };
}
