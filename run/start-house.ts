import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppParts } from '../server/app-parts.ts';
import { buildApp, type App } from '../server/app.ts';
import { connect, type Database } from '../server/db/connect.ts';
import { SAMPLE_GUIDES } from '../server/environment.ts';
import { loadSampleLibrary } from '../server/library/sample-library.ts';
import { startSampleLoad } from '../server/library/start-sample-load.ts';
import type { AuthAdmin } from '../server/outside/auth/administer.ts';
import type { MaximusProvider } from '../server/outside/maximus.ts';
import { connectSearchWorkflow } from '../server/outside/search-workflow.ts';
import { paths } from '../web/paths.ts';
import { reachable } from './addresses.ts';
import { closing, type Exits } from './closing.ts';
import type { HouseOptions, Setting } from './house-options.ts';
import { openFiles } from './open-files.ts';
import { openProviders, openSearch, openSignIn } from './open-parts.ts';
import type { OpenPayments } from './open-payments.ts';
import { prepareDatabase } from './prepare-database.ts';
import { projectRoot } from './project-root.ts';
import { readLegalTexts } from './read-legal-texts.ts';
import { startWork } from './start-work.ts';

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

/**
 * Starts everything on one database: the product's tables are brought up to date, each outside service without an
 * address is started embedded, and the app is built on their addresses. Tests start the same house.
 */
export async function startHouse(options: HouseOptions): Promise<House> {
  const exits = closing();
  try {
    return await openHouse(options, exits);
  } catch (error) {
    await exits.run();
    throw error;
  }
}

async function openHouse(options: HouseOptions, exits: Exits): Promise<House> {
  const { config, databaseUrl, log, onStep } = options;
  const legalTexts = await readLegalTexts(config);
  onStep?.('Preparing the database');
  await prepareDatabase(databaseUrl);
  const db = connect(databaseUrl);
  exits.add(() => db.pool.end());
  const setting = { ...options, db, exits };

  const { mail, sender, ...signIn } = await openSignIn(setting);
  const added = await loadFirstSamples(setting);
  const searchIndex = openSearch(setting);
  const { payments, analytics, ...providers } = await openProviders(setting);
  const files = await openFiles(config);
  const loadSamples = (count: number) => loadMoreSamples(setting, count);
  const app = buildApp({
    ...signIn,
    ...providers,
    ...ownParts(setting, searchIndex),
    legalTexts,
    files,
    searchIndex,
    payments: payments.payments,
    webhookSecret: payments.webhookSecret,
    loadSamples: () => loadSamples(config.sampleGuides || SAMPLE_GUIDES),
    browser: {
      authUrl: config.auth.url ?? '/auth/v1',
      authKey: config.auth.key,
      minPasswordLength: config.auth.minPasswordLength,
      analytics,
      inboxUrl: mail.inboxUrl,
    },
  });
  exits.add(() => app.http.close());
  const { authAdmin } = signIn;
  const maximus = providers.maximus.provider;
  await startWork(
    setting,
    {
      mail: { db, sender, from: config.mail.from, supportEmail: config.supportEmail, log },
      billing: { db, payments: payments.payments, log },
      notices: { db, appUrl: config.appUrl },
      deletion: { db, authAdmin, maximus },
    },
    files,
  );
  // The first guides can be searched when the start says that it is done: nobody's first search waits until they are taken in.
  if (added > 0) await Promise.race([searchIndex.loaded(), pause(INDEX_MS, undefined, { ref: false })]);
  await app.http.listen({ host: config.host, port: config.port });
  if (config.sampleGuides > FIRST_SAMPLES) loadSamples(config.sampleGuides);
  const url = `http://${reachable(config.host)}:${config.port}`;
  return { url, app, db, payments, authAdmin, maximus, inboxUrl: mail.ownInboxUrl, close: exits.run };
}

/** What the app is built from and no service gives. */
function ownParts(
  { config, db, log }: Setting,
  searchIndex: AppParts['searchIndex'],
): Pick<AppParts, 'config' | 'db' | 'searchWorkflow' | 'web' | 'readyChecks'> {
  return {
    config,
    db,
    searchWorkflow: config.searchWorkflow === null ? null : connectSearchWorkflow(config.searchWorkflow, log),
    web: { folder: join(projectRoot(), 'dist/web'), screens: Object.values(paths) },
    readyChecks: [
      { name: 'database', ready: async () => (await db.execute('select 1')).rowCount === 1 },
      { name: 'search', ready: () => searchIndex.ready() },
    ],
  };
}

/** Loads the modelled guides that are there before anybody can come in; resolves to how many were added. */
async function loadFirstSamples({ config, db, onStep }: Setting): Promise<number> {
  if (config.sampleGuides === 0) return 0;
  onStep?.('Loading the first sample guides');
  return loadSampleLibrary(db, { count: Math.min(config.sampleGuides, FIRST_SAMPLES) });
}

/** Loads modelled guides in the background until there are so many. */
function loadMoreSamples({ databaseUrl, log, onStep, exits }: Setting, count: number): void {
  const samples = startSampleLoad({ databaseUrl, count, log, onProgress: everyThousand(onStep) });
  exits.add(samples.stop);
}

/** A line for a person who watches, whenever another thousand is there, and at the end. */
function everyThousand(onStep: HouseOptions['onStep']): (done: number, total: number) => void {
  let said = 0;
  return (done, total) => {
    if (done - said < 1000 && (done < total || said === total)) return;
    said = done;
    onStep?.(`Sample library: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} guides are searchable`);
  };
}
