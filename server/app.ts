import type { EndpointSpec } from '../contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accountRoutes } from './account/routes.ts';
import { resolveCaller } from './account/resolve-caller.ts';
import type { Config } from './config.ts';
import { creditsRoutes } from './credits/routes.ts';
import type { Database } from './db/connect.ts';
import { createHttp } from './http/create.ts';
import { mounting } from './http/mount.ts';
import type { AuthVerifier } from './outside/auth.ts';
import type { FileStore } from './outside/files.ts';
import { settingsRoutes } from './settings/routes.ts';

/** What the app is built from. Everything outside is already connected, embedded or not: the app cannot tell. */
export interface AppParts {
  config: Config;
  db: Database;
  auth: AuthVerifier;
  files: FileStore;
  /** What the browser is told about the outside services. */
  browser: { authUrl: string; authKey: string; analytics: { host: string; key: string } | null; inboxUrl: string | null };
  before?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface App {
  http: FastifyInstance;
  /** Every endpoint that was mounted. */
  mounted: ReadonlySet<EndpointSpec>;
}

/** The table of contents of the server: each feature, and what it is given. */
export function buildApp(parts: AppParts): App {
  const { config, db } = parts;
  const http = createHttp({
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
    ...(parts.before && { before: parts.before }),
  });
  const mounted = new Set<EndpointSpec>();
  const mount = mounting(http, {
    mounted,
    resolveCaller: resolveCaller({ db, auth: parts.auth, adminEmails: config.adminEmails }),
    limitRequests: async () => undefined,
  });

  accountRoutes(mount, { db });
  creditsRoutes(mount, { db });
  settingsRoutes(mount, { db, browser: parts.browser, supportEmail: config.supportEmail });

  return { http, mounted };
}
