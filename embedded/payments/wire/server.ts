import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { randomText } from '../ids.ts';
import { inState, type Store } from '../keep-state.ts';
import { WireError } from '../state.ts';
import { API_VERSION } from '../version.ts';
import { useFault } from '../webhooks/faults.ts';
import { checkKey, checkVersion } from './admit.ts';
import { expand } from './expand.ts';
import { findAnswer, hashRequest, storeAnswer } from './idempotency.ts';
import { list, readParams, text } from './params.ts';
import { readBody } from './read-body.ts';
import { readForm, type Form } from './read-form.ts';
import type { Route, WireCall } from './route.ts';
import { routes } from './routes.ts';
import { isWrongObject } from './wrong-object.ts';

/** What the wire works with. */
export interface Wire {
  store: Store;
  secretKey: string;
  pageUrl: WireCall<unknown>['pageUrl'];
  log: (message: string) => void;
}

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** One request, understood as far as its route. */
interface Asked {
  requestId: string;
  route: Route;
  /** What stands in the path under each name. */
  parts: Record<string, string>;
  form: Form;
  expanded: readonly string[];
  idempotencyKey: string | null;
  hash: string;
}

const Expand = z.strictObject({ expand: list(text()).optional() });

const table = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Answers a request below `/v1`. */
export async function answerWire(wire: Wire, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = `req_${randomText(14)}`;
  const answer = await understood(wire, request, requestId)
    .then((asked) => carriedOut(wire, asked))
    .catch((error: unknown) => {
      if (error instanceof WireError) return refused(error);
      wire.log(
        `${request.method ?? ''} ${request.url ?? ''} failed: ${error instanceof Error ? error.message : 'unknown'}`,
      );
      return broken(error);
    });
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': API_VERSION,
      ...answer.headers,
    })
    .end(answer.body);
}

async function understood(wire: Wire, request: IncomingMessage, requestId: string): Promise<Asked> {
  // Read in any case: an answer before the body has arrived would break the connection.
  const body = await readBody(request);
  const url = new URL(request.url ?? '/', 'http://payments');
  const { method = 'GET' } = request;
  checkKey(request, wire.secretKey);
  checkVersion(request);
  const found = table.find((one) => one.route.method === method && one.pattern.test(url.pathname));
  if (found === undefined) {
    throw new WireError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${url.pathname.slice(0, 200)}).`,
    });
  }
  const parameters = method === 'POST' ? body : url.search.slice(1);
  const { expand: given, ...form } = readForm(parameters);
  const parts = Object.entries(found.pattern.exec(url.pathname)?.groups ?? {});
  return {
    requestId,
    route: found.route,
    parts: Object.fromEntries(parts.map(([name, part]) => [name, decoded(part)])),
    form,
    expanded: given === undefined ? [] : (readParams(Expand, { expand: given }).expand ?? []),
    idempotencyKey: method === 'POST' ? keyOf(request) : null,
    hash: hashRequest(method, url.pathname, parameters),
  };
}

async function carriedOut(wire: Wire, asked: Asked): Promise<Answer> {
  const { requestId, idempotencyKey } = asked;
  const { answer, breaks } = await inState(
    wire.store,
    async (state, tx) => {
      const stored = idempotencyKey === null ? undefined : await findAnswer(tx, idempotencyKey, asked.hash);
      if (stored !== undefined) {
        const headers = { 'idempotent-replayed': 'true', 'original-request': stored.requestId };
        return { answer: { ...stored, headers }, breaks: false };
      }
      const call: WireCall<unknown> = {
        state,
        params: readParams(asked.route.params, asked.form),
        id: (name) => asked.parts[name] ?? '',
        pageUrl: wire.pageUrl,
      };
      const answer = await asked.route.handle(call).then(
        async (given) => {
          const whole = await expand(state, given, asked.expanded);
          wire.store.check?.(whole);
          return { status: 200, body: JSON.stringify(whole) };
        },
        (error: unknown) => {
          // A declined payment leaves its traces; any other refusal leaves none, and is not stored either.
          if (!(error instanceof WireError && error.keep)) throw error;
          if (error.body.payment_intent !== undefined) wire.store.check?.(error.body.payment_intent);
          return refused(error);
        },
      );
      if (idempotencyKey !== null) await storeAnswer(tx, idempotencyKey, asked.hash, { requestId, ...answer });
      return { answer, breaks: asked.route.method === 'POST' && (await useFault(tx, 'fail500')) };
    },
    { requestId, idempotencyKey },
  );
  const broke: Answer = breaks ? broken() : answer;
  return idempotencyKey === null
    ? broke
    : { ...broke, headers: { 'idempotency-key': idempotencyKey, ...broke.headers } };
}

function keyOf(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 255) {
    throw new WireError(400, {
      type: 'invalid_request_error',
      message: 'Idempotency keys may be up to 255 characters long.',
    });
  }
  return key;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('\0', '');
  } catch {
    return part;
  }
}

function refused(error: WireError): Answer {
  return { status: error.status, body: JSON.stringify({ error: error.body }) };
}

/** `cause`: told only where the sandbox checks itself, and nothing is to be won by asking again. */
function broken(cause?: unknown): Answer {
  const reason = isWrongObject(cause) ? ` ${cause.message}` : '';
  const message = `An error occurred in the payments sandbox.${reason}`;
  return {
    status: 500,
    body: JSON.stringify({ error: { type: 'api_error', message } }),
    ...(reason !== '' ? { headers: { 'stripe-should-retry': 'false' } } : {}),
  };
}
