import { randomUUID } from 'node:crypto';
import type { AnalysisSpec } from '../../../contract/analysis.ts';
import type { Asked, Conversation, ProblemBody, SignedIn, Turn } from '../../../maximus/wire.ts';
import type { TestPerson } from '../../testing/person.ts';

export interface FrameAnswer<Body> {
  status: number;
  body: Body;
  error: ProblemBody;
}

/** The chat frame of a person, as its page would call its own server. */
export interface TestFrame {
  url: string;
  sessionId: string;
  price: number;
  call: <Body>(method: string, path: string, body?: unknown) => Promise<FrameAnswer<Body>>;
  ask: (
    text: string,
    more?: { queryId?: string; conversationId?: string | null; spec?: AnalysisSpec | null },
  ) => Promise<FrameAnswer<Asked>>;
  edit: (turnId: string, spec: unknown) => Promise<FrameAnswer<Turn>>;
  list: () => Promise<FrameAnswer<Conversation[]>>;
  open: (id: string) => Promise<FrameAnswer<{ conversation: Conversation; turns: Turn[] }>>;
}

/** Sends a call as it is, with a bearer token or without. */
export async function send<Body>(
  url: string,
  method: string,
  token: string | null,
  body?: unknown,
): Promise<FrameAnswer<Body>> {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const said = (await answer.json()) as never;
  return { status: answer.status, body: said, error: said };
}

/** The ticket that the address of a session holds. */
export const ticketOf = (sessionUrl: string): string =>
  new URLSearchParams(new URL(sessionUrl).hash.slice(1)).get('ticket') ?? '';

/** Opens the frame of a person: a session of the product, its ticket exchanged for a token. */
export async function openFrame(person: TestPerson): Promise<TestFrame> {
  const { body: session } = await person.call('POST /api/maximus/session', { body: {} });
  const url = session.defaultUrl.replace(/\/$/, '');
  const ticket = ticketOf(session.sessionUrl);
  const { body: signed, status } = await send<SignedIn>(`${url}/api/token`, 'POST', null, { ticket });
  if (status !== 200) throw new Error(`The ticket was answered ${status}: ${JSON.stringify(signed)}`);
  const call: TestFrame['call'] = (method, path, body) => send(`${url}${path}`, method, signed.token, body);
  return {
    url,
    sessionId: session.sessionId,
    price: signed.price,
    call,
    ask: (text, { queryId = randomUUID(), conversationId = null, spec = null } = {}) =>
      call('POST', '/api/ask', { queryId, conversationId, text, spec }),
    edit: (turnId, spec) => call('POST', `/api/turns/${turnId}/edit`, { spec }),
    list: () => call('GET', '/api/conversations'),
    open: (id) => call('GET', `/api/conversations/${id}`),
  };
}
