import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { holdsControlKey, takeControlKey } from './control-key.ts';
import { webhookControls } from './controls.ts';
import { inState } from './keep-state.ts';
import { servePages } from './pages/serve.ts';
import { typefaceAt } from './pages/typefaces.ts';
import { WireError } from './state.ts';
import { readBody } from './wire/read-body.ts';
import type { Wire } from './wire/server.ts';

export interface PageServer extends Wire {
  /** Host names that the pages answer to, beside addresses and localhost. */
  names: readonly string[];
  /** What opens the controls; null where only this machine reaches the pages, which then are open to it. */
  controlKey: string | null;
  /** Who sells; null where nobody said. */
  seller: string | null;
}

/** Answers a request for a hosted page, or a form of one. */
export async function answerPage(house: PageServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request).catch((error: unknown) => {
    if (error instanceof WireError) return null;
    throw error;
  });
  if (body === null) return plain(response, 413, 'This is too large.');
  const url = new URL(request.url ?? '/', 'http://payments');
  const { method = 'GET' } = request;
  // Another site's name that points at this machine is not answered.
  if (!isOwnHost(request, house.names)) return plain(response, 421, 'This address is not served here.');
  if (method !== 'GET' && method !== 'HEAD' && isFromElsewhere(request)) {
    return plain(response, 403, 'This form was sent by another site.');
  }
  const typeface = await typefaceAt(url.pathname);
  if (typeface !== null) {
    response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' });
    return void response.end(method === 'HEAD' ? undefined : typeface);
  }
  const taken = house.controlKey === null ? null : takeControlKey(url, house.controlKey);
  if (taken !== null) return void response.writeHead(303, { ...taken, 'cache-control': 'no-store' }).end();
  const answer = await servePages({
    request: { method, path: url.pathname, query: url.searchParams, form: new URLSearchParams(body) },
    run: (work) => inState(house.store, (state) => work(state)),
    webhooks: webhookControls(house.store),
    seller: house.seller,
    mayControl: house.controlKey === null || holdsControlKey(request, house.controlKey),
  });
  if (answer === null) return plain(response, 404, 'There is no such page.');
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(answer.html === undefined ? {} : { 'content-type': 'text/html; charset=utf-8' }),
    ...(answer.redirect === undefined ? {} : { location: answer.redirect }),
    ...answer.headers,
  });
  response.end(method === 'HEAD' ? undefined : answer.html);
}

/** A name or an address that leads nowhere but to the machine itself. */
export function isLoopback(name: string): boolean {
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** A browser says where a form comes from; a program that is no browser says nothing, and holds no one's session. */
function isFromElsewhere(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  const { origin, host } = request.headers;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

const hostName = (request: IncomingMessage): string =>
  (request.headers.host ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

function isOwnHost(request: IncomingMessage, names: readonly string[]): boolean {
  const host = hostName(request);
  return isIP(host) !== 0 || host === 'localhost' || names.includes(host);
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
}
