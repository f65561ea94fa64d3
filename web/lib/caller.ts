import type { Api } from '../../contract/api.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { EndpointSpec, InputOf, ReplyOf } from '../../contract/endpoint.ts';
import { RequestError } from './request-error.ts';

/** The name of a call: `'POST /api/chats'`. */
export type CallName = keyof Api;
export type GetName = Extract<CallName, `GET ${string}`>;

type Part<E extends EndpointSpec, Key extends 'params' | 'query' | 'body'> = [InputOf<E, Key>] extends [undefined]
  ? unknown
  : undefined extends InputOf<E, Key>
    ? { [K in Key]?: InputOf<E, Key> }
    : Record<never, never> extends InputOf<E, Key>
      ? { [K in Key]?: InputOf<E, Key> }
      : { [K in Key]: InputOf<E, Key> };

/** What a call needs: its `params`, `query` and `body`, each only where the contract asks for one. */
export type CallInput<N extends CallName> = Part<Api[N], 'params'> &
  Part<Api[N], 'query'> &
  Part<Api[N], 'body'> & { signal?: AbortSignal };

/** The JSON answer of a call. */
export type CallReply<N extends CallName> = ReplyOf<Api[N]>;

/** The input may be left out where nothing in it is required. */
export type InputArgs<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>];

/** What a 401 that survived a refreshed token becomes: an error, or null. */
export type On401 = 'throw' | 'null';

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as it is, in place of a JSON body. */
  file?: Blob;
  signal?: AbortSignal;
  /** The browser goes on sending it after the page is gone. */
  keepalive?: boolean;
}

/** What stands between a signed-in person and the product: a code of their second factor, or setting one up. */
export type FactorStep = 'code' | 'enroll';

const factorSteps: ReadonlyMap<ErrorCode | null, FactorStep> = new Map([
  ['second_factor_required', 'code'],
  ['second_factor_missing', 'enroll'],
]);

/** Where a caller sends its requests and how it proves who is asking. */
export interface CallerParts {
  /** Origin of the server; empty in the browser, where paths are enough. */
  origin: string;
  /** The access token, or null when signed out. Throws where that cannot be told now. */
  token: () => Promise<string | null>;
  /** Asks for a new access token after a 401; null when the session is over. Throws where that cannot be told now. */
  refresh: () => Promise<string | null>;
  /** The answer to a GET of this path that was asked for ahead, if there is one. */
  askedAhead?: (path: string, token: string | null) => Promise<Response> | undefined;
  /** The access token at hand, for what is sent while the page is left: nothing can be waited for then. */
  tokenAtHand?: () => string | null;
  /** Called when a signed-in call is refused even with a fresh token. */
  onSessionLost: () => void;
  /** Called when a call is refused until a second factor is shown, or set up. */
  onFactorAsked?: (step: FactorStep) => void;
}

function fill(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Makes the typed client of the product's own API. */
export function createCaller(parts: CallerParts) {
  async function attempt(name: CallName, input: RawInput, token: string | null, accept: string): Promise<Response> {
    const [method = 'GET', path = ''] = name.split(' ');
    const ahead = method === 'GET' ? parts.askedAhead?.(path, token) : undefined;
    if (ahead !== undefined) return ahead;
    const headers = new Headers({ accept });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    if (input.file !== undefined) headers.set('content-type', 'application/octet-stream');
    return fetch(parts.origin + fill(path, input.params) + search(input.query), {
      method,
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.file === undefined ? {} : { body: input.file }),
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.keepalive ? { keepalive: true } : {}),
    });
  }

  /** Sends a call and returns the answer once it is OK; a 401 is answered by one refresh and one more attempt. */
  async function send(name: CallName, input: RawInput, accept: string, on401: On401): Promise<Response> {
    const token = await parts.token();
    let answer = await attempt(name, input, token, accept);
    if (answer.status === 401 && token !== null) {
      const fresh = await parts.refresh();
      if (fresh !== null) answer = await attempt(name, input, fresh, accept);
    }
    if (answer.status === 401 && on401 === 'throw') parts.onSessionLost();
    if (answer.ok) return answer;
    const error = new RequestError(answer.status, (await answer.text()) || answer.statusText);
    const step = factorSteps.get(error.code);
    if (step !== undefined) parts.onFactorAsked?.(step);
    throw error;
  }

  return {
    /** The JSON answer of a call. Throws `RequestError` for any answer that is not OK. */
    call: async <N extends CallName>(name: N, ...[input]: InputArgs<N>): Promise<CallReply<N>> => {
      const answer = await send(name, input ?? {}, 'application/json', 'throw');
      return (await answer.json()) as CallReply<N>;
    },

    /** Like `call`, but a 401 yields null and tells nobody. */
    callOrNull: async <N extends CallName>(name: N, ...[input]: InputArgs<N>): Promise<CallReply<N> | null> => {
      try {
        const answer = await send(name, input ?? {}, 'application/json', 'null');
        return (await answer.json()) as CallReply<N>;
      } catch (error) {
        if (error instanceof RequestError && error.status === 401) return null;
        throw error;
      }
    },

    /** Sends a call in the moment in which the page is left: it arrives all the same, and nobody learns its answer. */
    sendLast: <N extends CallName>(name: N, ...[input]: InputArgs<N>): void => {
      void attempt(name, { ...input, keepalive: true }, parts.tokenAtHand?.() ?? null, 'application/json').catch(
        () => undefined,
      );
    },

    /** Like `call`, with the bytes of a file as the body. */
    upload: async <N extends CallName>(name: N, input: CallInput<N>, file: Blob): Promise<CallReply<N>> => {
      const answer = await send(name, { ...input, file }, 'application/json', 'throw');
      return (await answer.json()) as CallReply<N>;
    },

    /** The answer itself, for calls that stream: events by default. Refusals are thrown as by `call`. */
    open: <N extends CallName>(name: N, input: CallInput<N>, accept = 'text/event-stream'): Promise<Response> =>
      send(name, input, accept, 'throw'),
  };
}
