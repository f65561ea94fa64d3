import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { Refusal } from '../../contract/errors.ts';
import { askingForUser } from './auth/ask-for-user.ts';

/** What a token of the auth service says, once its signature, issuer, audience and time are good. */
export interface TokenHolder {
  userId: string;
  email: string;
  sessionId: string;
  /** Authentication assurance level: `aal1`, or `aal2` after a second factor. */
  aal: string;
  /** The id of whoever referred the person, as their browser said it at sign-up; unchecked. */
  referredBy?: string | undefined;
  /** When the person signed in for the session that the token belongs to. */
  signedInAt: Date;
  /** When the person last showed who they are: a password, a mailed code, an authenticator. Null where the token does not say. */
  provedAt?: Date | null | undefined;
  /** When the token ends. */
  expiresAt: Date;
}

/** What the auth service says of a session that lives. */
export interface LiveSession {
  /** Whether the person has a verified second factor now: then only tokens of `aal2` count. */
  hasSecondFactor: boolean;
}

/** The auth service as the server sees it, hosted or embedded: its published keys, and one question. */
export interface AuthVerifier {
  /** Checks a token by the service's published keys; null for a token that is not accepted. Throws `unavailable`. */
  verify(token: string): Promise<TokenHolder | null>;
  /**
   * Asks the service about the token's session; null once it has ended. A signed-out, banned or deleted person's token is
   * good by its signature until it expires, up to an hour. Throws `unavailable`, after `patienceMs` at the latest.
   */
  readSession(token: string, patienceMs?: number): Promise<LiveSession | null>;
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
  user_metadata: z.object({ referred_by: z.string().optional() }).catch({}),
  amr: z.array(z.object({ timestamp: z.number() })).catch([]),
});

const AuthUser = z.object({ email: z.string(), email_confirmed_at: z.string().nullish() });

const AuthFactors = z.object({ factors: z.array(z.object({ status: z.string() })).nullish() });

/** Key sets change rarely; a token with an unknown key asks again at most every five seconds. */
const keyTimes = { refreshMs: 600_000, cooldownDuration: 5_000, timeoutDuration: 5_000 };

/**
 * The published keys. They are read again now and then while the ones that are known go on being used: a service that is away
 * for a while signs nobody out.
 */
function publishedKeys({ url, key }: AuthAddress): JWTVerifyGetKey {
  const { refreshMs, ...times } = keyTimes;
  const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`), {
    ...times,
    cacheMaxAge: Number.POSITIVE_INFINITY,
    headers: { apikey: key },
  });
  let readAt = performance.now();
  return (header, token) => {
    if (keys.jwks() !== undefined && performance.now() - readAt > refreshMs) {
      readAt = performance.now();
      keys.reload().catch(() => undefined);
    }
    return keys(header, token);
  };
}

/** Connects to the auth service. Only asymmetric signatures are accepted. */
export function connectAuth(address: AuthAddress): AuthVerifier {
  const keys = publishedKeys(address);
  const askForUser = askingForUser(address);
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
        const { sub, email, session_id, aal, iat, exp, amr, user_metadata } = claims.data;
        const proved = amr.length > 0 ? Math.max(...amr.map((entry) => entry.timestamp)) : null;
        const signedInAt = new Date((proved ?? iat) * 1000);
        const expiresAt = new Date(exp * 1000);
        return {
          userId: sub,
          email: email.toLowerCase(),
          sessionId: session_id,
          aal,
          referredBy: user_metadata.referred_by,
          signedInAt,
          provedAt: proved === null ? null : signedInAt,
          expiresAt,
        };
      } catch (error) {
        if (isBadToken(error)) return null;
        throw new Refusal('unavailable');
      }
    },
    async readSession(token, patienceMs) {
      const answer = await askForUser(token, patienceMs);
      if (answer === null) return null;
      const user = AuthFactors.safeParse(answer);
      // Without knowing whether a second factor is due, nobody is let through.
      if (!user.success) throw new Refusal('unavailable');
      return { hasSecondFactor: user.data.factors?.some(({ status }) => status === 'verified') ?? false };
    },
    async readConfirmedEmail(token) {
      const user = AuthUser.safeParse(await askForUser(token));
      return user.success && user.data.email !== '' && user.data.email_confirmed_at
        ? user.data.email.toLowerCase()
        : null;
    },
  };
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
