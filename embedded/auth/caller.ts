import type { FastifyRequest } from 'fastify';
import type { AuthContext } from './context.ts';
import { AuthError, sessionNotFound, userBanned } from './errors.ts';
import { findSession, sessionEnd } from './sessions-store.ts';
import type { SessionRow } from './sessions-store.ts';
import { audience, readToken } from './tokens.ts';
import type { Claims } from './tokens.ts';
import { findUser, isBanned } from './users-store.ts';
import type { UserRow } from './users-store.ts';

export interface Caller {
  user: UserRow;
  session: SessionRow;
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuidForm.test(value);

const badJwt = (message: string): AuthError => new AuthError(403, 'bad_jwt', message);

async function claimsOf(context: AuthContext, request: FastifyRequest): Promise<Claims> {
  const bearer = /^[Bb]earer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (bearer === undefined) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const claims = await readToken(context, bearer);
  if (claims === null) throw badJwt('invalid JWT: unable to parse or verify signature');
  return claims;
}

/**
 * The person and session behind the bearer token. The session is looked up, so signing out ends a token at once.
 * Throws 401 `no_authorization`, 403 `bad_jwt`, `user_not_found`, `user_banned` or `session_not_found`.
 */
export async function requireCaller(context: AuthContext, request: FastifyRequest): Promise<Caller> {
  const claims = await claimsOf(context, request);
  if (!isUuid(claims.sub)) throw badJwt('invalid claim: missing sub claim');
  if (claims.aud !== audience) throw badJwt('invalid claim: unexpected audience');
  const user = await findUser(context.pool, claims.sub);
  if (user === null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const now = context.now();
  if (isBanned(user, now)) throw userBanned();
  const session = isUuid(claims.session_id) ? await findSession(context.pool, claims.session_id, user.id) : null;
  if (session === null || sessionEnd(session, now) !== null) {
    throw sessionNotFound();
  }
  return { user, session };
}

/** Throws 403 `not_admin` unless the bearer token is the service's own. */
export async function requireService(context: AuthContext, request: FastifyRequest): Promise<void> {
  const claims = await claimsOf(context, request);
  if (claims.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}
