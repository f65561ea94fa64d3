import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fillValuesSoon } from '../server/analysis/fill-values.ts';
import { buildApp, type App } from '../server/app.ts';
import { reconcileSoon } from '../server/billing/reconcile-regularly.ts';
import type { Config } from '../server/config.ts';
import { SAMPLE_GUIDES } from '../server/environment.ts';
import { connect, type Database } from '../server/db/connect.ts';
import { prepareCatalogue } from './prepare-catalogue.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { Log } from '../server/http/log.ts';
import { buildLongTasks, buildTasks } from '../server/jobs/tasks.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { seedTemplates } from '../server/mail/seed-templates.ts';
import { tellCreditsSoon } from '../server/notices/tell-credits.ts';
import { tidyUpSoon } from '../server/operation/tidy-up.ts';
import { seedSocialContent } from '../server/referrals/social-content.ts';
import { rereadSoon } from '../server/library/reread-soon.ts';
import { openExtractor } from '../server/library/extract/extractor.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { startSampleLoad } from '../server/library/start-sample-load.ts';
import { startSearchIndex } from '../server/library/search/start-search-index.ts';
import { connectAuth } from '../server/outside/auth.ts';
import { connectAuthAdmin, type AuthAdmin } from '../server/outside/auth/administer.ts';
import type { MaximusProvider } from '../server/outside/maximus.ts';
import { connectMail } from '../server/outside/mail.ts';
import { connectSearchWorkflow } from '../server/outside/search-workflow.ts';
import { paths } from '../web/paths.ts';
import { reachable } from './addresses.ts';
import { closing } from './closing.ts';
import { openFiles } from './open-files.ts';
import { openMaximus } from './open-maximus.ts';
import { openPayments, type OpenPayments, type SandboxOptions } from './open-payments.ts';
import { openAnalytics, openAuth, openFactsModel, openMail, openModel } from './open-services.ts';
import { readLegalTexts } from './read-legal-texts.ts';
import { projectRoot } from './project-root.ts';

export interface HouseOptions {
  config: Config;
  /** The database to use: given, or embedded and already running. */
  databaseUrl: string;
  log: Log;
  /** Told what is being done, for a person who waits. */
  onStep?: (step: string) => void;
  sandboxOptions?: SandboxOptions;
}

/** A running installation: the app with every service that it needs, embedded where none was given. */
export interface House {
  /** Address of the app on this machine. */
  url: string;
  app: App;
  db: Database;
  payments: OpenPayments;
  /** What the server may do to accounts; null where a hosted auth service does not let it. */
  authAdmin: AuthAdmin | null;
  /** What the provider of Maximus is asked about a person. */
  maximus: MaximusProvider;
  /** Where whoever started this reads caught mail; null when mail really goes out. */
  inboxUrl: string | null;
  close(): Promise<void>;
}

/** So many modelled guides are there before anybody can come in; the others follow while the product is used. */
const FIRST_SAMPLES = 300;

/** A first start waits so long at most for its search. */
const INDEX_MS = 10_000;

/** A line for a person who watches, whenever another thousand is there, and at the end. */
function everyThousand(onStep: HouseOptions['onStep']): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    if (done - said < 1000 && (done < total || said === total)) return;
    said = done;
    onStep?.(`Sample library: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} guides are searchable`);
  };
}

/**
 * Starts everything on one database: the product's tables are brought up to date, each outside service without an
 * address is started embedded, and the app is built on their addresses. Tests start the same house.
 */
export async function startHouse({ config, databaseUrl, log, onStep, sandboxOptions }: HouseOptions): Promise<House> {
  const exits = closing();
  try {
    const legalTexts = await readLegalTexts(config);
    onStep?.('Preparing the database');
    await prepareDatabase(databaseUrl);
    const db = connect(databaseUrl);
    exits.add(() => db.pool.end());

    await seedTemplates(db);
    await seedSocialContent(db);
    const mail = await openMail(config, databaseUrl, db);
    exits.add(mail.close);
    const sender = connectMail(mail.smtpUrl);
    exits.add(sender.close);
    const auth = await openAuth(config, databaseUrl, db, log);
    exits.add(auth.close);

    let added = 0;
    if (config.sampleGuides > 0) {
      onStep?.('Loading the first sample guides');
      added = await loadSampleLibrary(db, { count: Math.min(config.sampleGuides, FIRST_SAMPLES) });
    }
    const searchIndex = startSearchIndex({
      db,
      databaseUrl,
      snapshotFolder: config.dataDir,
      limitMs: config.searchLimitMs,
      log,
    });
    exits.add(() => searchIndex.close());

    const model = await openModel(config);
    exits.add(model.close);

    const payments = await openPayments({ config, databaseUrl, db, log, ...(sandboxOptions && { sandboxOptions }) });
    exits.add(payments.close);
    await prepareCatalogue({ db, log, ...payments });

    const analytics = await openAnalytics(config);
    exits.add(analytics.close);

    const authAdmin =
      auth.serviceKey === null ? null : connectAuthAdmin({ url: auth.address.url, serviceKey: auth.serviceKey });
    const maximus = await openMaximus(config, databaseUrl, db, log);
    exits.add(maximus.close);

    const loadSamples = (count: number): void => {
      const samples = startSampleLoad({ databaseUrl, count, log, onProgress: everyThousand(onStep) });
      exits.add(samples.stop);
    };
    const files = await openFiles(config);
    const app = buildApp({
      config,
      db,
      auth: connectAuth(auth.address),
      authAdmin,
      legalTexts,
      sessionChanges: auth.sessionChanges,
      files,
      model: model.model,
      payments: payments.payments,
      webhookSecret: payments.webhookSecret,
      searchIndex,
      maximus,
      loadSamples: () => loadSamples(config.sampleGuides || SAMPLE_GUIDES),
      searchWorkflow: config.searchWorkflow === null ? null : connectSearchWorkflow(config.searchWorkflow, log),
      browser: {
        authUrl: config.auth.url ?? '/auth/v1',
        authKey: config.auth.key,
        analytics: analytics.target,
        inboxUrl: mail.inboxUrl,
      },
      web: { folder: join(projectRoot(), 'dist/web'), screens: Object.values(paths) },
      readyChecks: [
        { name: 'database', ready: async () => (await db.execute('select 1')).rowCount === 1 },
        { name: 'search', ready: () => searchIndex.ready() },
      ],
      ...(auth.before && { before: auth.before }),
    });
    exits.add(() => app.http.close());
    const tasks = buildTasks({
      mail: { db, sender, from: config.mail.from, log },
      billing: { db, payments: payments.payments, log },
      notices: { db, appUrl: config.appUrl },
      deletion: { db, authAdmin, maximus: maximus.provider, supportEmail: config.supportEmail },
    });
    const jobs = await startJobs({ databaseUrl, tasks, log });
    exits.add(jobs.stop);
    const factsModel = openFactsModel(config);
    const ending = new AbortController();
    const extractor = openExtractor({ background: true });
    exits.add(() => extractor.close());
    const longTasks = buildLongTasks({ db, files, model: factsModel, extractor, signal: ending.signal });
    const longJobs = await startJobs({ databaseUrl, tasks: longTasks, log });
    exits.add(() => {
      ending.abort();
      return longJobs.stop();
    });
    await reconcileSoon(db);
    await tellCreditsSoon(db);
    await tidyUpSoon(db);
    await fillValuesSoon(db);
    await rereadSoon(db);
    // The first guides can be searched when the start says that it is done: nobody's first search waits until they are taken in.
    if (added > 0) await Promise.race([searchIndex.loaded(), pause(INDEX_MS, undefined, { ref: false })]);
    await app.http.listen({ host: config.host, port: config.port });
    if (config.sampleGuides > FIRST_SAMPLES) loadSamples(config.sampleGuides);
    return {
      url: `http://${reachable(config.host)}:${config.port}`,
      app,
      db,
      payments,
      authAdmin,
      maximus: maximus.provider,
      inboxUrl: mail.ownInboxUrl,
      close: exits.run,
    };
  } catch (error) {
    await exits.run();
    throw error;
  }
}
