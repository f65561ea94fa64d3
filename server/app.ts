import type { EndpointSpec } from '../contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from './app-parts.ts';
import { eventRoutes, paymentRoutes } from './billing/effect-routes.ts';
import { billingRoutes } from './billing/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { actLogged } from './admin/log-act.ts';
import { personRoutes } from './admin/person-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { personExists } from './account/person-exists.ts';
import { checkCallers } from './account/resolve-caller.ts';
import { createHoldSweeper } from './credits/hold-sweeper.ts';
import { creditsRoutes } from './credits/routes.ts';
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
import { reportHealth } from './http/health.ts';
import { limitRequests, type LimitRequests } from './http/limit-requests.ts';
import { mounting, type Mount, type MountOptions } from './http/mount.ts';
import { keepRawBodies } from './http/raw-bodies.ts';
import { originsOf, securityHeaders } from './http/security-headers.ts';
import { scriptsInPage, serveStaticFiles } from './http/static-files.ts';
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
import { insightRoutes } from './insight/routes.ts';
import { createKnown } from './maximus/known.ts';
import { isServiceKey } from './maximus/service-key.ts';
import { maximusRoutes } from './maximus/routes.ts';
import { maximusServiceRoutes } from './maximus/service-routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { paymentsDashboard } from './outside/payments/dashboard.ts';
import { noticesRoutes } from './notices/routes.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { referralsRoutes } from './referrals/routes.ts';
import { welcomeReferred } from './referrals/welcome-referred.ts';
import { reportsRoutes } from './reports/routes.ts';
import { requestsRoutes } from './requests/routes.ts';
import { readCosts } from './settings/read-costs.ts';
import { settingsRoutes } from './settings/routes.ts';
import { sharedSecret } from './settings/shared-secret.ts';
import { readLineNames } from './statement/line-names.ts';
import { statementRoutes } from './statement/routes.ts';
import { hasUnlocked } from './vision/has-unlocked.ts';
import { readerAddress } from './vision/result.ts';
import { unlockedAmong } from './vision/unlocked-among.ts';
import { visionRoutes } from './vision/routes.ts';
import { SearchLimits } from './vision/limit-searches.ts';
import { SeenPassages } from './vision/seen-passages.ts';
import { searchByWorkflow } from './vision/search-by-workflow.ts';
import { votesRoutes } from './votes/routes.ts';

export interface App {
  http: FastifyInstance;
  /** Every endpoint that was mounted. */
  mounted: ReadonlySet<EndpointSpec>;
}

/** What features are mounted on. */
interface Ground {
  parts: AppParts;
  http: FastifyInstance;
  mount: Mount;
  /** Mounts endpoints that are handed the bytes of a body as they came. */
  mountRaw: (routes: (mount: Mount) => void, sizeLimit?: number) => void;
  limit: LimitRequests;
  isPerson: (userId: string) => Promise<boolean>;
}

/** The table of contents of the server: each feature, and what it is given. */
export function buildApp(parts: AppParts): App {
  const { config, db } = parts;
  const http = openHttp(parts);
  const mounted = new Set<EndpointSpec>();
  const ground = layGround(http, parts, mounted);
  const measured = measure(ground);
  const { model } = measured;
  reportHealth(http, parts.readyChecks, [{ name: 'disk full', isThere: () => measured.disk.isFull() }]);
  serveDocs(http);
  serveStaticFiles(http, parts.web);

  mountPeople(ground);
  operationRoutes(ground.mount, { ...measured.sources, modelPrices: config.modelPrices });
  mailRoutes(ground.mount, { db, config });
  mountCredits(ground);
  mountBilling(ground);
  mountSettings(ground);
  const seen = new SeenPassages(db, http.log);
  http.addHook('onClose', () => seen.write());
  mountInsight(ground, { ...measured, seen });
  mountLibrary(ground);
  mountVision(ground, { ...measured, seen });
  // The embedded engine reads no English of its own.
  mountMaximus(ground, config.model.url === null ? null : model);
  requestsRoutes(ground.mount, { db, config });
  reportsRoutes(ground.mount, { db });
  votesRoutes(ground.mount, { db });
  noticesRoutes(ground.mount, { db });
  referralsRoutes(ground.mount, { db, config });
  foundingRoutes(ground.mount, { db });
  statementRoutes(ground.mount, { db });
  mountPersonalData(ground);
  return { http, mounted };
}

function openHttp({ config, browser, maximus, web, before }: AppParts): FastifyInstance {
  const { logLevel, trustedProxies } = config;
  const http = createHttp({ logLevel, trustedProxies, ...(before && { before }) });
  securityHeaders(http, {
    publicUrl: config.appUrlGiven ? config.appUrl : null,
    connect: [config.auth.url, browser.analytics?.host ?? null].flatMap((url) => (url === null ? [] : originsOf(url))),
    frame: maximus.origins,
    scripts: scriptsInPage(web),
  });
  return http;
}

/** Who calls, what is counted and what is logged is the same for every endpoint. */
function layGround(http: FastifyInstance, parts: AppParts, mounted: Set<EndpointSpec>): Ground {
  const { config, db } = parts;
  const limit = limitRequests(db, http.log);
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
  const options: MountOptions = {
    mounted,
    resolveCaller: callers.resolveCaller,
    limitRequests: limit,
    acting: (call) => actLogged(db, call),
    isServiceKey: isServiceKey(parts.maximus.serviceKey),
  };
  guardAdminPaths(http, callers.resolveCaller);
  const mountRaw: Ground['mountRaw'] = (routes, sizeLimit) =>
    void http.register(async (part) => {
      keepRawBodies(part, sizeLimit);
      routes(mounting(part, options));
    });
  const isPerson = (userId: string) => personExists(db, userId);
  return { parts, http, mount: mounting(http, options), mountRaw, limit, isPerson };
}

/** Counts what the server does where somebody may read the counts: then index and model are counted wherever they are asked. */
function measure({ parts, http }: Ground) {
  const { config, db, searchIndex, model } = parts;
  const disk = new DiskWatch();
  const sources = { db, searchReady: () => searchIndex.ready(), diskFull: () => disk.isFull() };
  if (config.metricsKey === null) return { disk, sources, searchIndex, model };
  const metrics = createMetrics(sources);
  metricsRoutes(http, metrics, config.metricsKey);
  return {
    disk,
    sources,
    searchIndex: measuredSearch(searchIndex, metrics),
    model: measuredModel(model, metrics),
    countSentences: metrics.sentences,
  };
}

/** What was measured, and what was shown of locked guides: search and answers count it together. */
type Measured = ReturnType<typeof measure> & { seen: SeenPassages };

function mountPeople({ parts, mount, isPerson }: Ground): void {
  const { config, db, authAdmin } = parts;
  accountRoutes(mount, { db });
  adminRoutes(mount, { db, personExists: isPerson, authAdmin });
  personRoutes(mount, { db, auth: authAdmin, personExists: isPerson, guideAddress: readerAddress(config) });
}

function mountCredits({ parts: { db }, http, mount, isPerson }: Ground): void {
  creditsRoutes(mount, { db, personExists: isPerson, namesOf: (userId) => readLineNames(db, userId) });
  const holds = createHoldSweeper({ db, log: http.log });
  http.addHook('onReady', async () => holds.open());
  http.addHook('onClose', () => holds.close());
}

function mountBilling({ parts, http, mount, mountRaw, isPerson }: Ground): void {
  const { config, db, payments, webhookSecret } = parts;
  const { account } = config.payments;
  const dashboard = account === null ? null : paymentsDashboard(account.secretKey);
  const effects = { db, payments, log: http.log };
  billingRoutes(mount, { ...effects, dashboard, personExists: isPerson, config });
  paymentRoutes(mount, effects);
  // What the provider has signed is the bytes.
  mountRaw((raw) => eventRoutes(raw, { ...effects, webhookSecret }));
}

function mountSettings({ parts, http, mount }: Ground): void {
  const { config, db, browser, legalTexts, authAdmin } = parts;
  http.addHook('onReady', () => beginCountingGifts(db));
  settingsRoutes(mount, {
    db,
    browser,
    supportEmail: config.supportEmail,
    accountDeletion: authAdmin !== null,
    legalTexts,
    welcomes: (address) => welcomesNetwork(db, address),
  });
}

function mountInsight(
  { parts: { db }, http, mount }: Ground,
  { searchIndex, model, seen, countSentences }: Measured,
): void {
  const names = libraryNames(db, searchIndex);
  const counting = countSentences === undefined ? {} : { countSentences };
  const answers = createAnswers({ db, model, search: searchIndex, names, seen, log: http.log, ...counting });
  http.addHook('onReady', async () => answers.open());
  // Before connections are closed: a reader of an unfinished answer is told how it ended.
  http.addHook('preClose', () => answers.close());
  insightRoutes(mount, { db, answers });
}

function mountLibrary({ parts, http, mount, mountRaw, limit }: Ground): void {
  const { config, db, files, loadSamples } = parts;
  const extractor = openExtractor({ timeLimit: 20_000 });
  http.addHook('onClose', async () => extractor.close());
  libraryRoutes(mount, {
    db,
    files,
    extractor,
    hasUnlocked,
    ticketSecret: () => sharedSecret(db, 'file-ticket'),
    limitReading: (userId) => limit('reading', userId),
    log: http.log,
    renderSample: (guide) => renderSample(db, guide),
    sampleGuides: config.sampleGuides,
  });
  const importing = openExtractor();
  http.addHook('onClose', async () => importing.close());
  const library = { db, files, extractor: importing, factsModel: config.factsModel !== null };
  libraryAdminRoutes(mount, { ...library, loadSamples });
  importRoutes(mount, library);
  mountRaw((raw) => uploadRoutes(raw, library), SIZE_LIMIT);
  factsRoutes(mount, { db, findGuide: (guideId) => guideToRead(db, guideId), hasUnlocked });
}

function mountVision({ parts, http, mount }: Ground, { searchIndex, seen, disk }: Measured): void {
  const { config, db, searchWorkflow } = parts;
  const guideSearch = searchWorkflow === null ? searchIndex : searchByWorkflow(searchWorkflow, searchIndex);
  // What is over is swept with the other limits.
  const counted = new CountedCalls(db, async () => undefined);
  const limits = new SearchLimits((key, window) => counted.next(key, window), http.log);
  visionRoutes(mount, { db, guideSearch, searchIndex, seen, limits, disk, config });
}

function mountMaximus({ parts, mount, limit }: Ground, model: AppParts['model'] | null): void {
  const { db } = parts;
  maximusRoutes(mount, { db, frame: parts.maximus });
  maximusServiceRoutes(mount, {
    db,
    limit,
    model,
    known: createKnown(db),
    unlockedAmong: (userId, guideIds) => unlockedAmong(db, userId, guideIds),
    viewPrice: async () => (await readCosts(db)).documentView,
  });
}

function mountPersonalData({ parts, http, mount }: Ground): void {
  const { config, db, payments, authAdmin, maximus } = parts;
  personalDataRoutes(mount, {
    db,
    billing: { db, payments, log: http.log },
    authAdmin,
    maximus: maximus.provider,
    config,
  });
}
