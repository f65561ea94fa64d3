import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import { openCounts, type Counts } from './counts.ts';
import { countsPage } from './page.ts';
import { readEvents } from './read-events.ts';

export interface AnalyticsOptions {
  /** The browser sends its events here, so this is the host that the app listens on. */
  host: string;
  /** The name that it is reached by on this machine; `localhost` when absent. */
  name?: string;
  /** 0: a free port. */
  port: number;
  /** Where the counts are kept. */
  folder: string;
  /** Host names that the counts are shown to, beside addresses and localhost: the name in APP_URL. */
  names?: readonly string[];
}

export interface Analytics {
  /** For `POSTHOG_HOST`, as reached on this machine. */
  url: string;
  /** For `POSTHOG_KEY`: any text is accepted. */
  key: string;
  close(): Promise<void>;
}

const MAX_BODY = 2 * 1024 * 1024;
const SAVE_MS = 1_000;

/** What capture clients ask before they begin: no flags, nothing recorded, no further scripts. */
const clientSettings = {
  config: { enable_collect_everything: false },
  supportedCompression: ['gzip', 'gzip-js', 'base64'],
  featureFlags: {},
  featureFlagPayloads: {},
  flags: {},
  errorsWhileComputingFlags: false,
  hasFeatureFlags: false,
  sessionRecording: false,
  surveys: false,
  autocapture_opt_out: true,
  isAuthenticated: false,
  toolbarParams: {},
};

/**
 * Counts events on this machine. It speaks the wire of PostHog's capture clients, and keeps of each event only its name
 * and when it came last.
 *
 * @throws when the port is taken
 */
export async function startAnalytics(options: AnalyticsOptions): Promise<Analytics> {
  const counts = openCounts(options.folder);
  const names = options.names ?? [];
  const server = createServer((request, response) => {
    answer(request, response, counts, names).catch(() => {
      if (!response.headersSent) sendJson(response, 400, { status: 0, error: 'The body could not be read' });
    });
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const timer = setInterval(() => counts.save(), SAVE_MS);
  timer.unref();
  return {
    url: `http://${options.name ?? 'localhost'}:${(server.address() as AddressInfo).port}`,
    key: 'local',
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      counts.save();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  counts: Counts,
  names: readonly string[],
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://analytics');
  const path = url.pathname.replace(/\/+$/, '');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isShown = isRead && (path === '' || path === '/api/events');
  // Events may come from any page, as with a hosted service; the counts are for this machine alone.
  if (!isShown) allowAnyOrigin(request, response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (isShown) {
    if (!isOwnHost(request, names)) response.writeHead(421).end();
    else if (path === '') sendPage(response, countsPage(counts.list()));
    else sendJson(response, 200, counts.list());
    return;
  }
  if (/^\/(?:decide|flags|array\/[^/]+\/config)$/.test(path)) {
    request.resume();
    sendJson(response, 200, clientSettings);
    return;
  }
  if (!/^\/(?:batch|capture|e|track|engage|i\/v0\/e)$/.test(path)) {
    request.resume();
    sendJson(response, 404, { status: 0, error: 'Not found' });
    return;
  }
  const compressed =
    request.headers['content-encoding'] === 'gzip' || (url.searchParams.get('compression') ?? '').startsWith('gzip');
  const body = isRead ? Buffer.from(url.searchParams.get('data') ?? '') : await bodyOf(request);
  if (body === null) sendJson(response, 413, { status: 0, error: 'The body is too large' });
  else {
    counts.add(readEvents(body, compressed), new Date());
    sendJson(response, 200, { status: 1 });
  }
}

function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type, content-encoding',
  );
  response.setHeader('access-control-max-age', '600');
}

/** Another site's name that points at this machine is not answered. */
function isOwnHost(request: IncomingMessage, names: readonly string[]): boolean {
  const host = (request.headers.host ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return isIP(host) !== 0 || host === 'localhost' || names.includes(host);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { ...common, 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, html: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  response
    .writeHead(200, { ...common, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    .end(html);
}
