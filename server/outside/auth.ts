import { createRemoteJWKSet, errors as jose, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { Refusal } from '../../contract/errors.ts';

/** Who a verified access token speaks for. */
export interface VerifiedCaller {
  userId: string;
  email: string;
  sessionId: string;
  /** `aal2`: a second factor was shown in this session. */
  aal: 'aal1' | 'aal2';
}

export interface AuthVerifier {
  /**
   * Checks a token by the auth service's published keys, without asking the service. Null for any token that is not
   * good; throws `unavailable` when the keys cannot be had.
   */
  verify(token: string): Promise<VerifiedCaller | null>;
  /**
   * Asks the auth service whether the token's session is still alive. For calls that move credits or administer: a
   * token checked by keys alone outlives a sign-out by up to an hour. Throws `unavailable` when the service is.
   */
  checkLive(token: string): Promise<boolean>;
}

export interface AuthVerifierSettings {
  /** Base of the auth wire, for example `https://host/auth/v1`; hosted and embedded alike. */
  authUrl: string;
  /** The exact `iss` of good tokens. */
  issuer: string;
  audience: string;
  /** The public key that a hosted gateway asks for; the embedded service takes anything. */
  apiKey?: string;
}

const algorithms = ['ES256', 'RS256'];
const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const timeoutMs = 5000;

interface Claims extends JWTPayload {
  role?: unknown;
  email?: unknown;
  session_id?: unknown;
  aal?: unknown;
}

/** Verifies tokens of one auth service. Keep one per process: it caches the keys for ten minutes. */
export function createAuthVerifier(settings: AuthVerifierSettings): AuthVerifier {
  const base = settings.authUrl.replace(/\/+$/, '');
  const headers = settings.apiKey === undefined ? {} : { apikey: settings.apiKey };
  const keys = createRemoteJWKSet(new URL(`${base}/.well-known/jwks.json`), {
    cacheMaxAge: 600_000,
    // A token with a made-up kid must not make us ask more often than this.
    cooldownDuration: 5000,
    timeoutDuration: timeoutMs,
    headers,
  });
  return {
    async verify(token) {
      try {
        const { payload, protectedHeader } = await jwtVerify<Claims>(token, keys, {
          algorithms,
          issuer: settings.issuer,
          audience: settings.audience,
          requiredClaims: ['exp', 'iat', 'sub'],
          clockTolerance: 5,
        });
        return typeof protectedHeader.kid === 'string' ? callerOf(payload) : null;
      } catch (error) {
        if (isBadToken(error)) return null;
        throw new Refusal('unavailable');
      }
    },
    async checkLive(token) {
      const response = await fetch(`${base}/user`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return true;
      if (response?.status === 401 || response?.status === 403) return false;
      throw new Refusal('unavailable');
    },
  };
}

/** `service_role` and `anon` tokens are signed by the same keys and are nobody here. */
function callerOf(claims: Claims): VerifiedCaller | null {
  if (claims.role !== 'authenticated') return null;
  if (typeof claims.sub !== 'string' || !uuidForm.test(claims.sub)) return null;
  if (typeof claims.session_id !== 'string' || !uuidForm.test(claims.session_id)) return null;
  return {
    userId: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : '',
    sessionId: claims.session_id,
    aal: claims.aal === 'aal2' ? 'aal2' : 'aal1',
  };
}

/** Tells a bad token from keys that could not be fetched: an outage must not sign everybody out. */
function isBadToken(error: unknown): boolean {
  return (
    error instanceof jose.JWTInvalid ||
    error instanceof jose.JWTExpired ||
    error instanceof jose.JWTClaimValidationFailed ||
    error instanceof jose.JWSInvalid ||
    error instanceof jose.JWSSignatureVerificationFailed ||
    error instanceof jose.JOSEAlgNotAllowed ||
    error instanceof jose.JOSENotSupported ||
    error instanceof jose.JWKSNoMatchingKey ||
    error instanceof jose.JWKSMultipleMatchingKeys
  );
}
