import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cleanUp } from './cleanup.ts';
import type { AuthContext } from './context.ts';
import { openPool } from './database.ts';
import { describeError } from './describe-error.ts';
import { buildHttp } from './http.ts';
import { keepKeys } from './key-ring.ts';
import { makeLimits } from './limits.ts';
import { startMailWorker } from './mail-worker.ts';
import { defaultPasswordLimits, makePasswordAttempts } from './password-attempts.ts';
import { makePasswordHasher } from './passwords.ts';
import { makeRedirects } from './redirects.ts';
import { migrate } from './schema.ts';
import { watchSessions, type SessionChanges } from './session-changes.ts';
import { sealStored } from './seal-stored.ts';
import type { AuthSettings } from './settings.ts';
import { fixedValue, loadKeys } from './stored-keys.ts';
import { signServiceToken } from './tokens.ts';
import { openVault } from './vault.ts';

export interface AuthService {
  /** Serves every path under /auth/v1; the caller has not read the body. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** The fixed `iss` of the tokens. */
  issuer: string;
  /** A bearer token with the role `service_role`, for the administrating calls. Never for a browser. */
  serviceRoleKey: string;
  /** Tells of sessions that have ended. */
  sessionChanges: SessionChanges;
  close(): Promise<void>;
}

const mailSweepMs = 5000;
const cleanUpMs = 600_000;

/**
 * Starts the auth service on its own schema of the database. Several processes may run it on one database: keys,
 * issuer, sessions and limits are shared there. Throws when the settings or the database do not allow it.
 */
export async function startAuth(settings: AuthSettings): Promise<AuthService> {
  const now = settings.now ?? (() => new Date());
  const pool = openPool(settings.databaseUrl, settings.log);
  // Tokens are signed within transactions: where these hold every connection of the pool, the keys must not wait for one of it.
  const keyPool = openPool(settings.databaseUrl, settings.log, 1);
  const endPools = () => Promise.all([pool.end(), keyPool.end()]);
  try {
    await migrate(pool);
    const vault = openVault(settings.encryptionKeys ?? []);
    await sealStored(pool, vault);
    const readKeys = () => loadKeys(keyPool, settings.jwks, { vault, now: now() });
    const issuer = settings.issuer ?? (await fixedValue(pool, 'issuer', new URL('/auth/v1', settings.siteUrl).href));
    const keys = await readKeys();
    const passwords = await makePasswordHasher();
    const browserKey = await fixedValue(pool, 'browser_key', randomBytes(32).toString('base64url'));
    // Nothing is waited for between these two: on a slow machine the worker would look for mail before there is a context.
    const worker = startMailWorker(() => context, mailSweepMs);
    const context: AuthContext = {
      settings,
      pool,
      keys: keepKeys(keys, readKeys, () => now().getTime()),
      vault,
      issuer,
      now,
      passwords,
      limits: makeLimits(pool, now, settings.limits ?? {}),
      attempts: makePasswordAttempts(pool, now, settings.passwordLimits ?? defaultPasswordLimits),
      browserKey,
      redirects: makeRedirects(settings),
      mailWaiting: worker.wake,
    };
    const app = await buildHttp(context);
    const timer = setInterval(() => {
      cleanUp(context).catch((error: unknown) =>
        settings.log('warn', 'auth: clean-up failed', { reason: describeError(error) }),
      );
    }, cleanUpMs);
    timer.unref();
    const serviceRoleKey = await signServiceToken(context);
    const sessionChanges = watchSessions(settings);
    return {
      handler: (request, response) => app.routing(request, response),
      issuer,
      serviceRoleKey,
      sessionChanges,
      async close() {
        clearInterval(timer);
        await app.close();
        await sessionChanges.close();
        await worker.stop();
        await endPools();
      },
    };
  } catch (error) {
    await endPools();
    throw error;
  }
}
