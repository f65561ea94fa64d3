import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { addSigningKey } from '../embedded/auth/stored-keys.ts';
import { openVault } from '../embedded/auth/vault.ts';
import { ConfigError } from '../server/environment.ts';
import { createLog } from '../server/http/log.ts';
import { connectAuthAdmin, type AuthAdmin } from '../server/outside/auth/administer.ts';
import type { Installation } from './open-installation.ts';
import { openAuth } from './open-services.ts';

/** The auth service of an installation, for a command. */
export interface JoinedAuth {
  admin: AuthAdmin;
  /**
   * Makes a new signing key; answers its id.
   *
   * @param atOnce removes every earlier key
   * @throws ConfigError where keys are given from outside
   */
  rotate(atOnce: boolean): Promise<string>;
  close(): Promise<void>;
}

/**
 * The hosted service with its key, else the embedded one on the installation's database, at an address of its own: whether
 * Benesight runs or not makes no difference.
 *
 * @throws ConfigError without a key of the hosted service
 */
export async function joinAuth({ config, databaseUrl, db }: Installation): Promise<JoinedAuth> {
  const auth = await openAuth(config, databaseUrl, db, createLog('error'));
  const { before, serviceKey } = auth;
  if (serviceKey === null) throw new ConfigError('AUTH_SERVICE_KEY: the key of the auth service at AUTH_URL is needed');
  if (before === undefined) {
    const rotate = () => Promise.reject(new ConfigError('AUTH_URL: the service there has keys of its own'));
    return { admin: connectAuthAdmin({ url: auth.address.url, serviceKey }), rotate, close: auth.close };
  }
  const server = createServer((request, response) => void before(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
  return {
    admin: connectAuthAdmin({ url, serviceKey }),
    rotate: (atOnce) => rotateIn(databaseUrl, config.auth, atOnce),
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await auth.close();
    },
  };
}

async function rotateIn(
  databaseUrl: string,
  { jwks, encryptionKeys }: Installation['config']['auth'],
  atOnce: boolean,
): Promise<string> {
  if (jwks !== null) throw new ConfigError('AUTH_JWKS: the keys are given there; put a new one first');
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return await addSigningKey(pool, openVault(encryptionKeys), atOnce);
  } finally {
    await pool.end();
  }
}
