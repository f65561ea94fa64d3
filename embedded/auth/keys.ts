import { calculateJwkThumbprint, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';

export type SigningAlgorithm = 'ES256' | 'RS256';

export interface SigningKey {
  kid: string;
  alg: SigningAlgorithm;
  privateKey: CryptoKey;
}

/** The keys as they are at one moment. */
export interface KeySet {
  /** The key that signs new tokens. */
  signing: SigningKey;
  /** Public keys by kid, old ones included, for checking. */
  verifying: ReadonlyMap<string, { alg: SigningAlgorithm; key: CryptoKey }>;
  /** What /.well-known/jwks.json answers: public members only. */
  published: { keys: JWK[] };
}

/** Names the algorithm, or refuses a key that the client libraries cannot check by its public half. */
function algorithmOf(jwk: JWK): SigningAlgorithm {
  if (jwk.kty === 'EC' && jwk.crv === 'P-256') return 'ES256';
  if (jwk.kty === 'RSA' && typeof jwk.n === 'string' && Buffer.from(jwk.n, 'base64url').length >= 256) return 'RS256';
  throw new Error('AUTH_JWKS: every key must be EC on P-256 or RSA of at least 2048 bits (no shared secrets)');
}

function publicHalf(jwk: JWK, kid: string, alg: SigningAlgorithm): JWK {
  const common = { kid, alg, use: 'sig', key_ops: ['verify'] };
  return alg === 'ES256'
    ? { kty: 'EC', crv: 'P-256', x: jwk.x ?? '', y: jwk.y ?? '', ...common }
    : { kty: 'RSA', n: jwk.n ?? '', e: jwk.e ?? '', ...common };
}

async function imported(jwk: JWK, alg: SigningAlgorithm): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg);
  if (key instanceof Uint8Array) throw new Error('AUTH_JWKS: a shared secret is not accepted');
  return key;
}

/**
 * Makes keys of what was given or stored: the first one that may sign does.
 *
 * @throws Error that names AUTH_JWKS where a key is of another kind
 */
export async function keySetOf(jwks: readonly JWK[]): Promise<KeySet> {
  let signing: SigningKey | null = null;
  const verifying = new Map<string, { alg: SigningAlgorithm; key: CryptoKey }>();
  const keys: JWK[] = [];
  for (const jwk of jwks) {
    const alg = algorithmOf(jwk);
    const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk));
    const shown = publicHalf(jwk, kid, alg);
    verifying.set(kid, { alg, key: await imported(shown, alg) });
    keys.push(shown);
    const maySign = jwk.d !== undefined && (jwk.key_ops === undefined || jwk.key_ops.includes('sign'));
    // A private key that lists "verify" as well is refused on import, so it is given the one use that it has here.
    if (signing === null && maySign) {
      signing = { kid, alg, privateKey: await imported({ ...jwk, key_ops: ['sign'] }, alg) };
    }
  }
  if (signing === null) throw new Error('AUTH_JWKS: none of the keys may sign');
  return { signing, verifying, published: { keys } };
}

/** @throws Error that names AUTH_JWKS */
export function parseJwks(text: string): JWK[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('AUTH_JWKS is not valid JSON');
  }
  if (!Array.isArray(value) || value.length === 0) throw new Error('AUTH_JWKS must be a JSON array of private keys');
  return value as JWK[];
}
