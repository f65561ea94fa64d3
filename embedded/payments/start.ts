import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { answerPage, isLoopback, type PageServer } from './answer-page.ts';
import { controlKeyOf } from './control-key.ts';
import { webhookControls, type WebhookControls } from './controls.ts';
import { openDatabase } from './database.ts';
import { inState, type Store } from './keep-state.ts';
import { upsertEndpoint } from './resources/webhook-endpoints.ts';
import { startWallWork, type WallWork } from './wall-work.ts';
import { startDeliverer, type Deliverer } from './webhooks/deliver.ts';
import { isWrongObject } from './wire/wrong-object.ts';
import { answerWire } from './wire/server.ts';

export interface PaymentsOptions {
  /** The database where the account is kept, in a schema of its own: all processes on it are one sandbox. */
  databaseUrl: string;
  /** Where the wire and the pages listen. */
  host: string;
  /** 0: a free port. */
  port: number;
  /** The name that the pages are reached by on this machine; `localhost` when absent. */
  name?: string;
  /** Where people reach the pages from elsewhere; null: only on this machine. */
  publicUrl?: string | null;
  /** Host names that the pages answer to, beside addresses and localhost. */
  names?: readonly string[];
  /** Who sells, as the pages name them; absent: only the host that a buyer came from. */
  seller?: string;
  /** The key that the wire asks for, `sk_test_…`. */
  secretKey: string;
  /** An endpoint that gets every event; others are registered over the wire. */
  webhook?: { url: string; secret: string };
  /** Multiplies the pauses between attempts to deliver an event; 1 when absent. */
  webhookRetryScale?: number;
  /** How long an endpoint may take, in milliseconds; ten seconds when absent. */
  webhookTimeoutMs?: number;
  /** How often due work and waiting events are looked for, in milliseconds; a second when absent. */
  lookMs?: number;
  /** Looks at every object that is returned or sent, and throws at one that Stripe would not send: for tests. */
  check?: (object: unknown) => void;
  log?: (message: string) => void;
}

/** A client keeps its connections, and must not find one closed that it is about to use. */
const KEEP_ALIVE_MS = 60_000;

export interface Payments {
  /** Address of the pages as they are reached on this machine. */
  url: string;
  /** For the SDK, with the protocol `http`. */
  apiHost: string;
  apiPort: number;
  secretKey: string;
  /** Address of the controls, with the key that opens them where others reach the pages too. */
  controlsUrl: string;
  /** What is made to go wrong, and what became of the events. */
  webhooks: WebhookControls;
  /** Ends after the requests and attempts under way; called again, it is the same end. */
  close(): Promise<void>;
}

/** For how long calls that are under way may still end when the sandbox closes. */
const CLOSE_MS = 500;

/**
 * Starts the sandbox: a payment provider that speaks Stripe's wire and moves no money.
 *
 * @throws when the port is taken, or the database cannot be used
 */
export async function startPayments(options: PaymentsOptions): Promise<Payments> {
  const { lookMs = 1000, log = () => undefined, name = 'localhost', publicUrl = null } = options;
  const pool = await openDatabase(options.databaseUrl);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const pageUrl = (path: string, returnUrl?: string): string =>
    publicUrl === null
      ? `http://${shownName(name, returnUrl)}:${portOf(server)}${path}`
      : new URL(path, publicUrl).href;
  let deliverer: Deliverer | undefined;
  let wallWork: WallWork | undefined;
  const store: Store = {
    pool,
    pageUrl,
    check: options.check,
    onQueued: () => deliverer?.wake(),
    onDue: () => wallWork?.wake(),
  };
  const { webhook } = options;
  try {
    if (webhook !== undefined) await inState(store, (state) => upsertEndpoint(state, webhook));
    server.listen(options.port, options.host);
    await once(server, 'listening');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const publicNames = publicUrl === null ? [] : [new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1')];
  const names = [name, ...(options.names ?? []), ...publicNames];
  const isReachable = !isLoopback(options.host) || publicNames.some((one) => !isLoopback(one));
  const controlKey = isReachable ? controlKeyOf(options.secretKey) : null;
  const house: PageServer = {
    store,
    secretKey: options.secretKey,
    pageUrl,
    log,
    names,
    controlKey,
    seller: options.seller ?? null,
  };
  server.on('request', (request, response) => {
    const answer = /^\/v1(?:[/?]|$)/.test(request.url ?? '') ? answerWire : answerPage;
    answer(house, request, response).catch((error: unknown) => {
      log(`${request.method ?? ''} ${request.url ?? ''}: ${error instanceof Error ? error.message : 'failed'}`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      // Told only where the sandbox checks itself.
      response.end(isWrongObject(error) ? error.message : 'Something went wrong in the payments sandbox.');
    });
  });
  deliverer = startDeliverer(store, {
    retryScale: options.webhookRetryScale ?? 1,
    timeoutMs: options.webhookTimeoutMs ?? 10_000,
    lookMs,
    log,
  });
  wallWork = startWallWork(store, lookMs, log);

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const ended = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    await Promise.all([wallWork?.close(), deliverer?.close()]);
    const patience = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
    await ended;
    clearTimeout(patience);
    await pool.end();
  };

  return {
    url: pageUrl(''),
    apiHost: options.host === '0.0.0.0' || options.host === '::' ? '127.0.0.1' : options.host,
    apiPort: portOf(server),
    secretKey: options.secretKey,
    controlsUrl: controlKey === null ? pageUrl('/') : pageUrl(`/?key=${controlKey}`),
    webhooks: webhookControls(store),
    close: () => (closing ??= close()),
  };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** The name that a person who came from `returnUrl` has used for this machine, so that they keep it. */
function shownName(name: string, returnUrl: string | undefined): string {
  if (returnUrl === undefined || !URL.canParse(returnUrl)) return name;
  const { hostname } = new URL(returnUrl);
  const isHere =
    hostname === 'localhost' || hostname.endsWith('.localhost') || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isHere ? hostname : name;
}
