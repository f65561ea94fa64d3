import { join } from 'node:path';
import { startAuth } from '../embedded/auth/service.ts';
import { buildApp, type App } from '../server/app.ts';
import type { Config } from '../server/config.ts';
import { connect, type Database } from '../server/db/connect.ts';
import { migrate } from '../server/db/migrate.ts';
import type { Log } from '../server/http/log.ts';
import { connectAuth, type AuthAddress } from '../server/outside/auth.ts';
import { folderStore } from '../server/outside/files.ts';
import { projectRoot } from './project-root.ts';
import { closing } from './closing.ts';

export interface HouseOptions {
  config: Config;
  /** The database to use: given, or embedded and already running. */
  databaseUrl: string;
  log: Log;
  /** Told what is being done, for a person who waits. */
  onStep?: (step: string) => void;
}

/** A running installation: the app with every service that it needs, embedded where none was given. */
export interface House {
  /** Address of the app on this machine. */
  url: string;
  app: App;
  db: Database;
  close(): Promise<void>;
}

/**
 * Starts everything on one database: the product's tables are brought up to date, each outside service without an
 * address is started embedded, and the app is built on their addresses. Tests start the same house.
 */
export async function startHouse({ config, databaseUrl, log, onStep }: HouseOptions): Promise<House> {
  const exits = closing();
  try {
    onStep?.('Preparing the database');
    await migrate(databaseUrl, join(projectRoot(), 'server/db/migrations'));
    const db = connect(databaseUrl);
    exits.add(() => db.pool.end());

    const auth = await openAuth(config, databaseUrl, log);
    exits.add(auth.close);

    const app = buildApp({
      config,
      db,
      auth: connectAuth(auth.address),
      files: folderStore(join(config.dataDir, 'files')),
      browser: {
        authUrl: config.auth.url ?? '/auth/v1',
        authKey: config.auth.key,
        analytics: config.analytics,
        inboxUrl: null,
      },
      ...(auth.before && { before: auth.before }),
    });
    exits.add(() => app.http.close());
    await app.http.listen({ host: config.host, port: config.port });
    return { url: `http://127.0.0.1:${config.port}`, app, db, close: exits.run };
  } catch (error) {
    await exits.run();
    throw error;
  }
}

interface OpenAuth {
  address: AuthAddress;
  before: Parameters<typeof buildApp>[0]['before'];
  close: () => Promise<void>;
}

/** The hosted auth service where one is set, else the embedded one under `/auth/v1` of the app's own port. */
async function openAuth(config: Config, databaseUrl: string, log: Log): Promise<OpenAuth> {
  const { auth } = config;
  if (auth.url !== null) {
    const address = { url: auth.url, key: auth.key, issuer: auth.issuer ?? auth.url };
    return { address, before: undefined, close: async () => undefined };
  }
  const service = await startAuth({
    databaseUrl,
    siteUrl: config.appUrl,
    redirectAllowList: auth.redirects,
    autoconfirm: auth.autoconfirm,
    signupEnabled: auth.signup,
    anonymousEnabled: auth.anonymous,
    minPasswordLength: 6,
    profile: auth.profile,
    mailIntervalSeconds: auth.mailIntervalSeconds,
    jwks: auth.jwks,
    issuer: auth.issuer,
    trustedProxies: config.trustedProxies,
    sendMail: async () => undefined,
    log: (level, message, detail) => log[level](detail ?? {}, message),
  });
  return {
    address: { url: `http://127.0.0.1:${config.port}/auth/v1`, key: auth.key, issuer: service.issuer },
    before: (request, response) => {
      if (!(request.url === '/auth/v1' || request.url?.startsWith('/auth/v1/') === true)) return false;
      service.handler(request, response);
      return true;
    },
    close: service.close,
  };
}
