import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import type { Pool } from 'pg';
import type { Connection } from './database.ts';
import { all, only, run, transaction } from './database.ts';

export type SigningAlgorithm = 'ES256' | 'RS256';

export interface SigningKey {
  kid: string;
  alg: SigningAlgorithm;
  privateKey: CryptoKey;
}

export interface KeyRing {
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

async function ringOf(jwks: readonly JWK[]): Promise<KeyRing> {
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

function parseJwks(text: string): JWK[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('AUTH_JWKS is not valid JSON');
  }
  if (!Array.isArray(value) || value.length === 0) throw new Error('AUTH_JWKS must be a JSON array of private keys');
  return value as JWK[];
}

/** The keys given in the settings, or those of the database; the first process to start makes them. */
export async function loadKeys(pool: Pool, jwks: string | null): Promise<KeyRing> {
  if (jwks !== null) return ringOf(parseJwks(jwks));
  const rows = await transaction(pool, async (tx) => {
    // A statement of its own: the one after it must see what another process wrote while we waited.
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.keys'))`);
    const stored = await storedKeys(tx);
    return stored.length > 0 ? stored : makeKey(tx);
  });
  return ringOf(rows.map((row) => row.private_jwk));
}

/** Makes a key that signs from the next start on; what earlier keys signed stays good until it ends. Answers its id. */
export async function addSigningKey(pool: Pool): Promise<string> {
  const rows = await transaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.keys'))`);
    return makeKey(tx);
  });
  return rows[0]?.private_jwk.kid ?? '';
}

interface KeyRow {
  private_jwk: JWK;
}

const storedKeys = (db: Connection): Promise<KeyRow[]> =>
  all<KeyRow>(db, 'select private_jwk from auth.signing_keys order by created_at desc, kid', []);

async function makeKey(db: Connection): Promise<KeyRow[]> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const made = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(made);
  await run(db, 'insert into auth.signing_keys (kid, private_jwk) values ($1, $2)', [
    kid,
    JSON.stringify({ ...made, kid, alg: 'ES256' }),
  ]);
  return storedKeys(db);
}

/** A value that is made once for all processes: the first one's stays. */
export async function fixedValue(pool: Pool, key: string, first: string): Promise<string> {
  await run(pool, 'insert into auth.meta (key, value) values ($1, $2) on conflict do nothing', [
    key,
    JSON.stringify(first),
  ]);
  return (await only<{ value: string }>(pool, 'select value from auth.meta where key = $1', [key])).value;
}
