import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import type { Pool } from 'pg';
import type { Connection } from './database.ts';
import { all, only, run, transaction } from './database.ts';
import { keySetOf, parseJwks } from './keys.ts';
import type { KeySet } from './keys.ts';
import { places } from './seal-stored.ts';
import { openVault, type Vault } from './vault.ts';

/** Everybody who checks tokens reads the published keys at least every ten minutes: until then a new key signs nothing. */
const publishedForMs = 660_000;

interface KeyRow {
  kid: string;
  /** An object, or a text that the vault opens. */
  private_jwk: JWK | string;
  created_at: Date;
}

interface Loading {
  vault?: Vault;
  now?: Date;
}

/** The keys given in the settings, or those of the database; the first process to start makes them. */
export async function loadKeys(
  pool: Pool,
  jwks: string | null,
  { vault = openVault([]), now = new Date() }: Loading = {},
): Promise<KeySet> {
  if (jwks !== null) return keySetOf(parseJwks(jwks));
  const rows = await transaction(pool, async (tx) => {
    // A statement of its own: the one after it must see what another process wrote while we waited.
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.keys'))`);
    if ((await storedKeys(tx)).length === 0) await makeKey(tx, vault);
    return storedKeys(tx);
  });
  return keySetOf(inOrder(rows, now).map((row) => opened(row, vault)));
}

/** The newest key that has been published for long enough signs; the very first one needs no such time. */
function inOrder(rows: readonly KeyRow[], now: Date): KeyRow[] {
  const signs = rows.find((row) => row.created_at.getTime() + publishedForMs <= now.getTime()) ?? rows.at(-1);
  return signs === undefined ? [] : [signs, ...rows.filter((row) => row !== signs)];
}

function opened({ kid, private_jwk: stored }: KeyRow, vault: Vault): JWK {
  return typeof stored === 'string' ? (JSON.parse(vault.open(stored, places.signingKey(kid))) as JWK) : stored;
}

/**
 * Makes a key, which signs once everybody has had the time to read it; what earlier keys signed stays good until it ends.
 *
 * @param atOnce after a leak: every earlier key is removed, and with it all that was signed
 * @returns its id
 */
export function addSigningKey(pool: Pool, vault: Vault, atOnce: boolean): Promise<string> {
  return transaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.keys'))`);
    if (atOnce) await run(tx, 'delete from auth.signing_keys', []);
    return makeKey(tx, vault);
  });
}

const storedKeys = (db: Connection): Promise<KeyRow[]> =>
  all<KeyRow>(db, 'select kid, private_jwk, created_at from auth.signing_keys order by created_at desc, kid', []);

async function makeKey(db: Connection, vault: Vault): Promise<string> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const made = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(made);
  const jwk = { ...made, kid, alg: 'ES256' };
  await run(db, 'insert into auth.signing_keys (kid, private_jwk) values ($1, $2)', [
    kid,
    JSON.stringify(vault.seal(JSON.stringify(jwk), places.signingKey(kid))),
  ]);
  return kid;
}

/** A value that is made once for all processes: the first one's stays. */
export async function fixedValue(pool: Pool, key: string, first: string): Promise<string> {
  await run(pool, 'insert into auth.meta (key, value) values ($1, $2) on conflict do nothing', [
    key,
    JSON.stringify(first),
  ]);
  return (await only<{ value: string }>(pool, 'select value from auth.meta where key = $1', [key])).value;
}
