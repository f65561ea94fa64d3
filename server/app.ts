import type { EndpointSpec } from '../contract/endpoint.ts';
import type { LegalTexts } from '../contract/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { eventRoutes, paymentRoutes } from './billing/effect-routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { actLogged } from './admin/log-act.ts';
import { personRoutes } from './admin/person-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { personExists } from './account/person-exists.ts';
import type { SessionChanges } from './account/live-sessions.ts';
import { checkCallers } from './account/resolve-caller.ts';
import type { Config } from './config.ts';
import { createHoldSweeper } from './credits/hold-sweeper.ts';
import { creditsRoutes } from './credits/routes.ts';
import type { Database } from './db/connect.ts';
import { DiskWatch } from './db/disk-watch.ts';
import { factsRoutes } from './facts/routes.ts';
import { foundingRoutes } from './founding/routes.ts';
import { welcomeFounder } from './founding/welcome-founder.ts';
import { welcomesNetwork } from './gifts/admit-network.ts';
import { beginCountingGifts } from './gifts/begin-counting.ts';
import { CountedCalls } from './http/counted-calls.ts';
import { createHttp } from './http/create.ts';
import { serveDocs } from './http/docs.ts';
import { guardAdminPaths } from './http/guard-admin-paths.ts';
import { reportHealth, type ReadyCheck } from './http/health.ts';
import { limitRequests } from './http/limit-requests.ts';
import { mounting, type MountOptions } from './http/mount.ts';
import { keepRawBodies } from './http/raw-bodies.ts';
import { originsOf, securityHeaders } from './http/security-headers.ts';
import { scriptsInPage, serveStaticFiles, type WebFiles } from './http/static-files.ts';
import { measuredModel } from './operation/measured-model.ts';
import { measuredSearch } from './operation/measured-search.ts';
import { metricsRoutes } from './operation/metrics-routes.ts';
import { createMetrics } from './operation/metrics.ts';
import { operationRoutes } from './operation/routes.ts';
import { openExtractor } from './library/extract/extractor.ts';
import { guideToRead } from './library/read-guide.ts';
import { renderSample } from './library/render-sample.ts';
import { libraryAdminRoutes } from './library/admin-routes.ts';
import { libraryRoutes } from './library/routes.ts';
import { importRoutes, uploadRoutes } from './library/upload-routes.ts';
import { SIZE_LIMIT } from './library/read-file.ts';
import { createAnswers } from './insight/answers.ts';
import { libraryNames } from './insight/library-names.ts';
import { readChatTitles } from './insight/read-chat-titles.ts';
import { insightRoutes } from './insight/routes.ts';
import { createKnown } from './maximus/known.ts';
import type { Frame } from './maximus/begin-session.ts';
import { isServiceKey } from './maximus/service-key.ts';
import { maximusRoutes } from './maximus/routes.ts';
import { maximusServiceRoutes } from './maximus/service-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import type { SearchIndex } from './library/search/search-index.ts';
import type { AuthVerifier } from './outside/auth.ts';
import type { AuthAdmin } from './outside/auth/administer.ts';
import type { FileStore } from './outside/files.ts';
import type { MaximusProvider } from './outside/maximus.ts';
import type { Model } from './outside/model.ts';
import type { Payments } from './outside/payments/connect.ts';
import { paymentsDashboard } from './outside/payments/dashboard.ts';
import type { SearchWorkflow } from './outside/search-workflow.ts';
import { noticesRoutes } from './notices/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { referralsRoutes } from './referrals/routes.ts';
import { welcomeReferred } from './referrals/welcome-referred.ts';
import { reportsRoutes } from './reports/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { readCosts } from './settings/read-costs.ts';
import { settingsRoutes } from './settings/routes.ts';
import { sharedSecret } from './settings/shared-secret.ts';
import { statementRoutes } from './statement/routes.ts';
import { hasUnlocked } from './vision/has-unlocked.ts';
import { readerAddress } from './vision/result.ts';
import { unlockedAmong } from './vision/unlocked-among.ts';
import { visionRoutes } from './vision/routes.ts';
import { SearchLimits } from './vision/limit-searches.ts';
import { SeenPassages } from './vision/seen-passages.ts';
import { searchByWorkflow } from './vision/search-by-workflow.ts';
import { votesRoutes } from './votes/routes.ts';

/** What the app is built from. Everything outside is already connected, embedded or not: the app cannot tell. */
export interface AppParts {
  config: Config;
  db: Database;
  auth: AuthVerifier;
  /** What the server may do to accounts; null where a hosted auth service does not let it. */
  authAdmin: AuthAdmin | null;
  /** Tells of ended sessions; null where the auth service is hosted elsewhere. */
  sessionChanges: SessionChanges | null;
  /** Terms and privacy notice of the installation, where it has its own. */
  legalTexts: LegalTexts;
  files: FileStore;
  model: Model;
  payments: Payments;
  /** What the payment provider signs its events with. */
  webhookSecret: string;
  searchIndex: SearchIndex & { ready(): boolean };
  /** Loads the sample library in the background, where it is not loaded. */
  loadSamples: () => void;
  /** Finds guides in place of the index; null where the index does. */
  searchWorkflow: SearchWorkflow | null;
  /** The provider of Maximus: where its frame is, and the key that both sides hold. */
  maximus: Frame & { origins: readonly string[]; provider: MaximusProvider };
  /** What the browser is told about the outside services. */
  browser: {
    authUrl: string;
    authKey: string;
    analytics: { host: string; key: string } | null;
    inboxUrl: string | null;
  };
  web: WebFiles;
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
    frame: parts.maximus.origins,
    scripts: scriptsInPage(parts.web),
  });
  const limit = limitRequests(db, http.log);
  const mounted = new Set<EndpointSpec>();
  const callers = checkCallers({
    db,
    auth: parts.auth,
    adminEmails: config.adminEmails,
    welcome: async (tx, newcomer) => {
      await welcomeFounder(tx, newcomer.id);
      await welcomeReferred(tx, newcomer);
    },
    sessionChanges: parts.sessionChanges,
  });
  http.addHook('onClose', async () => callers.close());
  const mountOptions: MountOptions = {
    mounted,
    resolveCaller: callers.resolveCaller,
    limitRequests: limit,
    acting: (call) => actLogged(db, call),
    isServiceKey: isServiceKey(parts.maximus.serviceKey),
  };
  const mount = mounting(http, mountOptions);
  guardAdminPaths(http, callers.resolveCaller);

  const disk = new DiskWatch();
  const { metricsKey } = config;
  const measured = { db, searchReady: () => parts.searchIndex.ready(), diskFull: () => disk.isFull() };
  const metrics = metricsKey === null ? null : createMetrics(measured);
  if (metrics !== null && metricsKey !== null) metricsRoutes(http, metrics, metricsKey);
  const searchIndex = metrics === null ? parts.searchIndex : measuredSearch(parts.searchIndex, metrics);
  const model = metrics === null ? parts.model : measuredModel(parts.model, metrics);

  reportHealth(http, parts.readyChecks, [{ name: 'disk full', isThere: () => disk.isFull() }]);
  serveDocs(http);
  serveStaticFiles(http, parts.web);

  accountRoutes(mount, { db });
  const isPerson = (userId: string) => personExists(db, userId);
  adminRoutes(mount, { db, personExists: isPerson, authAdmin: parts.authAdmin });
  personRoutes(mount, { db, auth: parts.authAdmin, personExists: isPerson, guideAddress: readerAddress(config) });
  operationRoutes(mount, { ...measured, modelPrices: config.modelPrices });
  mailRoutes(mount, { db, config });
  creditsRoutes(mount, {
    db,
    personExists: isPerson,
    chatTitles: (userId) => readChatTitles(db, userId),
  });
  const holds = createHoldSweeper({ db, log: http.log });
  http.addHook('onReady', async () => holds.open());
  http.addHook('onClose', () => holds.close());
  const { account } = config.payments;
  const dashboard = account === null ? null : paymentsDashboard(account.secretKey);
  billingRoutes(mount, { db, payments: parts.payments, dashboard, personExists: isPerson, config, log: http.log });
  const effects = { db, payments: parts.payments, log: http.log };
  paymentRoutes(mount, effects);
  void http.register(async (part) => {
    keepRawBodies(part);
    eventRoutes(mounting(part, mountOptions), { ...effects, webhookSecret: parts.webhookSecret });
  });
  http.addHook('onReady', () => beginCountingGifts(db));
  settingsRoutes(mount, {
    db,
    browser: parts.browser,
    supportEmail: config.supportEmail,
    accountDeletion: parts.authAdmin !== null,
    legalTexts: parts.legalTexts,
    welcomes: (address) => welcomesNetwork(db, address),
  });

  const seen = new SeenPassages(db, http.log);
  http.addHook('onClose', () => seen.write());
  const names = libraryNames(db, searchIndex);
  const counting = metrics === null ? {} : { countSentences: metrics.sentences };
  const answers = createAnswers({ db, model, search: searchIndex, names, seen, log: http.log, ...counting });
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
  const importing = openExtractor();
  http.addHook('onClose', async () => importing.close());
  const library = { db, files: parts.files, extractor: importing, factsModel: config.factsModel !== null };
  libraryAdminRoutes(mount, { ...library, loadSamples: parts.loadSamples });
  importRoutes(mount, library);
  void http.register(async (part) => {
    keepRawBodies(part, SIZE_LIMIT);
    uploadRoutes(mounting(part, mountOptions), library);
  });
  factsRoutes(mount, { db, findGuide: (guideId) => guideToRead(db, guideId), hasUnlocked });
  const { searchWorkflow } = parts;
  const guideSearch = searchWorkflow === null ? searchIndex : searchByWorkflow(searchWorkflow, searchIndex);
  // What is over is swept with the other limits.
  const counted = new CountedCalls(db, async () => undefined);
  const limits = new SearchLimits((key, window) => counted.next(key, window), http.log);
  visionRoutes(mount, { db, guideSearch, searchIndex, seen, limits, disk, config });
  maximusRoutes(mount, { db, frame: parts.maximus });
  maximusServiceRoutes(mount, {
    db,
    limit,
    // The embedded engine reads no English of its own.
    model: config.model.url === null ? null : model,
    known: createKnown(db),
    unlockedAmong: (userId, guideIds) => unlockedAmong(db, userId, guideIds),
    viewPrice: async () => (await readCosts(db)).documentView,
  });
  requestsRoutes(mount, { db, config });
  reportsRoutes(mount, { db });
  votesRoutes(mount, { db });
  noticesRoutes(mount, { db });
  referralsRoutes(mount, { db, config });
  foundingRoutes(mount, { db });
  statementRoutes(mount, { db, chatTitles: (userId) => readChatTitles(db, userId) });
  personalDataRoutes(mount, {
    db,
    billing: effects,
    authAdmin: parts.authAdmin,
    maximus: parts.maximus.provider,
    supportEmail: config.supportEmail,
    config,
  });

  return { http, mounted };
}
