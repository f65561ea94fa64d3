import type { EndpointSpec, InputOf, ReplyOf } from '../../contract/endpoint.ts';
import {
  holdForMaximus,
  readForMaximus,
  releaseForMaximus,
  runForMaximus,
  settleForMaximus,
} from '../../contract/maximus.ts';
import { getCreditCosts } from '../../contract/settings.ts';
import { Problem, sessionExpired } from './problem.ts';

/** The product, as the provider sees it. Every call rejects with a Problem. */
export type Product = ReturnType<typeof connectProduct>;

/** Milliseconds after which the product is taken to be away. */
const PATIENCE = 20_000;

const away = (): Problem =>
  new Problem(502, 'unavailable', 'Maximus could not reach the library. Nothing was charged. Please try again.');

/** A refusal of the product, as the frame is told of it. */
function refusalOf(status: number, body: unknown): Problem {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (typeof code !== 'string' || typeof message !== 'string' || status >= 500 || status === 401) return away();
  return code === 'maximus_session_ended' ? sessionExpired() : new Problem(status, code, message);
}

/** Connects to the product at `url` with the key that both sides hold. */
export function connectProduct(url: string, serviceKey: string) {
  async function call<E extends EndpointSpec>(endpoint: E, body?: InputOf<E, 'body'>): Promise<ReplyOf<E>> {
    const answer = await fetch(`${url}${endpoint.path}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (answer === null) throw away();
    const said: unknown = await answer.json().catch(() => null);
    if (!answer.ok) throw refusalOf(answer.status, said);
    const reply = endpoint.reply.safeParse(said);
    if (!reply.success) throw away();
    return reply.data as ReplyOf<E>;
  }
  return {
    read: (body: InputOf<typeof readForMaximus, 'body'>) => call(readForMaximus, body),
    hold: (body: InputOf<typeof holdForMaximus, 'body'>) => call(holdForMaximus, body),
    run: (body: InputOf<typeof runForMaximus, 'body'>) => call(runForMaximus, body),
    settle: (body: InputOf<typeof settleForMaximus, 'body'>) => call(settleForMaximus, body),
    release: (body: InputOf<typeof releaseForMaximus, 'body'>) => call(releaseForMaximus, body),
    /** What a query costs now, in credits. */
    price: async () => 2 * (await fetchCosts()).maximus,
  };

  async function fetchCosts() {
    const { maximus } = await call(getCreditCosts);
    return { maximus };
  }
}
