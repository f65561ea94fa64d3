import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '../../contract/errors.ts';

/** What a token of the auth service says, once its signature, issuer, audience and time are good. */
export interface TokenHolder {
  userId: string;
  email: string;
  sessionId: string;
  /** Authentication assurance level: `aal1`, or `aal2` after a second factor. */
  aal: string;
  /** When the person signed in for the session that the token belongs to. */
  signedInAt: Date;
  /** When the token ends. */
  expiresAt: Date;
}

/** The auth service as the server sees it, hosted or embedded: its published keys, and one question. */
export interface AuthVerifier {
  /** Checks a token by the service's published keys; null for a token that is not accepted. Throws `unavailable`. */
  verify(token: string): Promise<TokenHolder | null>;
  /**
   * Asks the service whether the token's session still lives. A signed-out, banned or deleted person's token is good
   * by its signature until it expires, up to an hour. Throws `unavailable`.
   */
  checkLive(token: string): Promise<boolean>;
  /**
   * Asks the service for the confirmed address that the person has now: the token's own may be out of date.
   * Null when the session has ended or the address is not confirmed. Throws `unavailable`.
   */
  readConfirmedEmail(token: string): Promise<string | null>;
}

export interface AuthAddress {
  /** Base address of the service, for example `http://127.0.0.1:3000/auth/v1`. */
  url: string;
  /** The public key that a hosted service asks for in the `apikey` header. */
  key: string;
  issuer: string;
}

const Claims = z.object({
  sub: z.uuid(),
  email: z.string().min(1),
  role: z.literal('authenticated'),
  session_id: z.uuid(),
  aal: z.string().default('aal1'),
  iat: z.number(),
  exp: z.number(),
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
});

const AuthUser = z.object({ email: z.string(), email_confirmed_at: z.string().nullish() });

/** Key sets change rarely; a token with an unknown key asks again at most every five seconds. */
const keyTimes = { cacheMaxAge: 600_000, cooldownDuration: 5_000, timeoutDuration: 5_000 };

/** Connects to the auth service. Only asymmetric signatures are accepted. */
export function connectAuth(address: AuthAddress): AuthVerifier {
  const keys = createRemoteJWKSet(new URL(`${address.url}/.well-known/jwks.json`), {
    ...keyTimes,
    headers: { apikey: address.key },
  });
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: address.issuer,
          audience: 'authenticated',
          algorithms: ['ES256', 'RS256'],
          requiredClaims: ['exp', 'sub'],
          clockTolerance: 5,
        });
        const claims = Claims.safeParse(payload);
        if (!claims.success) return null;
        const { sub, email, session_id, aal, iat, exp, amr } = claims.data;
        const signedIn = amr.length > 0 ? Math.max(...amr.map((entry) => entry.timestamp)) : iat;
        const signedInAt = new Date(signedIn * 1000);
        const expiresAt = new Date(exp * 1000);
        return { userId: sub, email: email.toLowerCase(), sessionId: session_id, aal, signedInAt, expiresAt };
      } catch (error) {
        if (isBadToken(error)) return null;
        throw new Refusal('unavailable');
      }
    },
    async checkLive(token) {
      const answer = await askForUser(address, token);
      await answer?.body?.cancel();
      return answer !== null;
    },
    async readConfirmedEmail(token) {
      const answer = await askForUser(address, token);
      const user = AuthUser.safeParse(await answer?.json().catch(() => null));
      return user.success && user.data.email !== '' && user.data.email_confirmed_at
        ? user.data.email.toLowerCase()
        : null;
    },
  };
}

/** The service's answer for a session that lives; null for one that does not. @throws Refusal `unavailable` */
async function askForUser(address: AuthAddress, token: string): Promise<Response | null> {
  const answer = await fetch(`${address.url}/user`, {
    headers: { authorization: `Bearer ${token}`, apikey: address.key },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (answer?.ok) return answer;
  await answer?.body?.cancel();
  if (answer?.status === 401 || answer?.status === 403) return null;
  throw new Refusal('unavailable');
}

/** Tells a bad token, which is an answer, from keys that could not be had: an outage must not sign everybody out. */
function isBadToken(error: unknown): boolean {
  const bad = [
    errors.JWTInvalid,
    errors.JWTExpired,
    errors.JWTClaimValidationFailed,
    errors.JWSInvalid,
    errors.JWSSignatureVerificationFailed,
    errors.JOSEAlgNotAllowed,
    errors.JOSENotSupported,
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
  ];
  return bad.some((kind) => error instanceof kind);
}
