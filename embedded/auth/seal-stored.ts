import type { Pool, PoolClient } from 'pg';
import { all, run, transaction } from './database.ts';
import type { Vault } from './vault.ts';

/** Where a signing key and the secret of an authenticator are stored, as the vault is told. */
export const places = {
  signingKey: (kid: string): string => `signing_keys/${kid}`,
  factor: (id: string): string => `factors/${id}`,
};

/**
 * Encrypts what was stored before there was a key, or under one that was replaced. Afterwards everything can be opened by
 * the first key alone.
 *
 * @throws UnknownEncryptionKey
 */
export async function sealStored(pool: Pool, vault: Vault): Promise<void> {
  await transaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('auth.keys'))`);
    await sealKeys(tx, vault);
    await sealFactors(tx, vault);
  });
}

async function sealKeys(tx: PoolClient, vault: Vault): Promise<void> {
  const rows = await all<{ kid: string; private_jwk: unknown }>(
    tx,
    'select kid, private_jwk from auth.signing_keys',
    [],
  );
  for (const { kid, private_jwk: stored } of rows) {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    const plain = vault.open(text, places.signingKey(kid));
    if (vault.isCurrent(text)) continue;
    await run(tx, 'update auth.signing_keys set private_jwk = $2 where kid = $1', [
      kid,
      JSON.stringify(vault.seal(plain, places.signingKey(kid))),
    ]);
  }
}

async function sealFactors(tx: PoolClient, vault: Vault): Promise<void> {
  const rows = await all<{ id: string; secret: string }>(tx, 'select id, secret from auth.factors for update', []);
  for (const { id, secret } of rows) {
    const plain = vault.open(secret, places.factor(id));
    if (vault.isCurrent(secret)) continue;
    await run(tx, 'update auth.factors set secret = $2 where id = $1', [id, vault.seal(plain, places.factor(id))]);
  }
}
