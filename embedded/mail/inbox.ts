import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { MailStore } from './mail-store.ts';
import type { CaughtMail } from './message.ts';
import { holdsKey, takeKey } from './key.ts';
import { keyPage, listPage, messagePage, missingPage, script, styles } from './pages.ts';

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
};

/** A mail may be anything: it runs no script, loads nothing from elsewhere, and only its own page may frame it. */
const mailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
};

const commonHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The inbox as pages and as JSON. `names` are the host names, beside addresses and localhost, that it answers to; with a
 * `key` only those who bring it see a mail.
 */
export function buildInbox(store: MailStore, names: readonly string[], key: string | null): Server {
  return createServer((request, response) => {
    const answer = isOwnHost(request, names) ? answerTo(request, store, key) : Promise.resolve(empty(421));
    // The store is a database, which may be away.
    void answer.catch(() => empty(503)).then((found) => send(request, response, found));
  });
}

/**
 * A web page elsewhere may give its own name our address and so read what we answer to that name. It cannot do so with
 * an address or `localhost`, so other names are answered only when they were given.
 */
function isOwnHost(request: IncomingMessage, names: readonly string[]): boolean {
  const host = (request.headers.host ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return isIP(host) !== 0 || host === 'localhost' || host.endsWith('.localhost') || names.includes(host);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const empty = (status: number): Answer => ({ status, headers: {}, body: '' });
const html = (status: number, body: string): Answer => ({ status, headers: pageHeaders, body });

async function answerTo(request: IncomingMessage, store: MailStore, key: string | null): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
  const url = new URL(request.url ?? '/', 'http://inbox');
  if (url.pathname === '/inbox.css')
    return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, body: styles };
  if (url.pathname === '/inbox.js')
    return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: script };
  if (key !== null && !holdsKey(request, key)) {
    const taken = takeKey(url, key);
    if (taken !== null) return { status: 303, headers: taken, body: '' };
    return url.pathname === '/api/messages' ? empty(401) : html(401, keyPage(url.searchParams.has('key')));
  }
  const to = url.searchParams.get('to') ?? undefined;
  if (url.pathname === '/') return html(200, listPage(await store.list(to), to));
  if (url.pathname === '/api/messages') {
    return {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify((await store.list(to)).map(asJson)),
    };
  }
  const [, id, part] = /^\/messages\/(\d+)(\/html)?$/.exec(url.pathname) ?? [];
  const mail = id === undefined ? undefined : await store.find(id);
  if (mail === undefined) return html(404, missingPage());
  // A link of a mail opens beside the inbox: inside the frame it would be refused.
  return part === undefined
    ? html(200, messagePage(mail))
    : { status: 200, headers: mailHeaders, body: mail.html.replace(/<head[^>]*>/i, '$&<base target="_blank">') };
}

function asJson({
  id,
  to,
  subject,
  html: body,
  text,
  links,
  otp,
  receivedAt,
}: CaughtMail): Omit<CaughtMail, 'from' | 'messageId'> {
  return { id, to, subject, html: body, text, links, otp, receivedAt };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  request.resume();
  response.writeHead(answer.status, {
    ...commonHeaders,
    ...answer.headers,
    'content-length': Buffer.byteLength(answer.body),
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}
