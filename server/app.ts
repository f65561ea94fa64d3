import type { EndpointSpec } from '../contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventRoutes, paymentRoutes } from './billing/effect-routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { personExists } from './account/person-exists.ts';
import { resolveCaller } from './account/resolve-caller.ts';
import type { Config } from './config.ts';
import { createHoldSweeper } from './credits/hold-sweeper.ts';
import { creditsRoutes } from './credits/routes.ts';
import type { Database } from './db/connect.ts';
import { factsRoutes } from './facts/routes.ts';
import { createHttp } from './http/create.ts';
import { serveDocs } from './http/docs.ts';
import { reportHealth, type ReadyCheck } from './http/health.ts';
import { limitRequests } from './http/limit-requests.ts';
import { mounting } from './http/mount.ts';
import { keepRawBodies } from './http/raw-bodies.ts';
import { originsOf, securityHeaders } from './http/security-headers.ts';
import { serveStaticFiles } from './http/static-files.ts';
import { openExtractor } from './library/extract/extractor.ts';
import { guideToRead } from './library/read-guide.ts';
import { renderSample } from './library/render-sample.ts';
import { libraryRoutes } from './library/routes.ts';
import { createAnswers } from './insight/answers.ts';
import { readChatTitles } from './insight/read-chat-titles.ts';
import { insightRoutes } from './insight/routes.ts';
import type { SearchIndex } from './library/search/search-index.ts';
import type { AuthVerifier } from './outside/auth.ts';
import type { FileStore } from './outside/files.ts';
import type { Model } from './outside/model.ts';
import type { Payments } from './outside/payments/connect.ts';
import type { SearchWorkflow } from './outside/search-workflow.ts';
import { reportsRoutes } from './reports/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { sharedSecret } from './settings/shared-secret.ts';
import { hasUnlocked } from './vision/has-unlocked.ts';
import { visionRoutes } from './vision/routes.ts';
import { searchByWorkflow } from './vision/search-by-workflow.ts';

/** What the app is built from. Everything outside is already connected, embedded or not: the app cannot tell. */
export interface AppParts {
  config: Config;
  db: Database;
  auth: AuthVerifier;
  files: FileStore;
  model: Model;
  payments: Payments;
  /** What the payment provider signs its events with. */
  webhookSecret: string;
  searchIndex: SearchIndex;
  /** Finds guides in place of the index; null where the index does. */
  searchWorkflow: SearchWorkflow | null;
  /** What the browser is told about the outside services. */
  browser: {
    authUrl: string;
    authKey: string;
    analytics: { host: string; key: string } | null;
    inboxUrl: string | null;
  };
  /** The built browser files. */
  webFolder: string;
  readyChecks: readonly ReadyCheck[];
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
  securityHeaders(http, {
    publicUrl: config.appUrlGiven ? config.appUrl : null,
    connect: [config.auth.url, parts.browser.analytics?.host ?? null].flatMap((url) =>
      url === null ? [] : originsOf(url),
    ),
    frame: [],
  });
  const limit = limitRequests(db, http.log);
  const mounted = new Set<EndpointSpec>();
  const mountOptions = {
    mounted,
    resolveCaller: resolveCaller({ db, auth: parts.auth, adminEmails: config.adminEmails }),
    limitRequests: limit,
  };
  const mount = mounting(http, mountOptions);

  reportHealth(http, parts.readyChecks);
  serveDocs(http);
  serveStaticFiles(http, parts.webFolder);

  accountRoutes(mount, { db });
  creditsRoutes(mount, {
    db,
    personExists: (userId) => personExists(db, userId),
    chatTitles: (userId) => readChatTitles(db, userId),
  });
  const holds = createHoldSweeper({ db, log: http.log });
  http.addHook('onReady', async () => holds.open());
  http.addHook('onClose', () => holds.close());
  billingRoutes(mount, { db, payments: parts.payments, config });
  const effects = { db, payments: parts.payments, log: http.log };
  paymentRoutes(mount, effects);
  void http.register(async (part) => {
    keepRawBodies(part);
    eventRoutes(mounting(part, mountOptions), { ...effects, webhookSecret: parts.webhookSecret });
  });
  settingsRoutes(mount, { db, browser: parts.browser, supportEmail: config.supportEmail });

  const answers = createAnswers({ db, model: parts.model, search: parts.searchIndex, log: http.log });
  http.addHook('onReady', async () => answers.open());
  // Before connections are closed: a reader of an unfinished answer is told how it ended.
  http.addHook('preClose', () => answers.close());
  insightRoutes(mount, { db, answers });

  const extractor = openExtractor({ timeLimit: 20_000 });
  http.addHook('onClose', async () => extractor.close());
  const ticketSecret = () => sharedSecret(db, 'file-ticket');
  libraryRoutes(mount, {
    db,
    files: parts.files,
    extractor,
    hasUnlocked,
    ticketSecret,
    limitReading: (userId) => limit('reading', userId),
    log: http.log,
    renderSample: (guide) => renderSample(db, guide),
    sampleGuides: config.sampleGuides,
  });
  factsRoutes(mount, { db, findGuide: (guideId) => guideToRead(db, guideId), hasUnlocked });
  const { searchIndex, searchWorkflow } = parts;
  const guideSearch = searchWorkflow === null ? searchIndex : searchByWorkflow(searchWorkflow, searchIndex);
  visionRoutes(mount, { db, guideSearch, searchIndex, config });
  requestsRoutes(mount, { db, config });
  reportsRoutes(mount, { db });

  return { http, mounted };
}
