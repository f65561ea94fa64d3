import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AskBody, EditBody, LookBody, RenameBody, type SignedIn, StopBody, TicketBody } from '../wire.ts';
import { ask } from './ask.ts';
import { changeLook, editTurn, stopQuestion, undoEdit } from './change-turn.ts';
import { findConversation, listConversations, renameConversation, setDeleted } from './conversation-store.ts';
import { openConversation } from './open-conversation.ts';
import type { Parts } from './parts.ts';
import { notFound, Problem } from './problem.ts';
import { redeem, type Signed, whoseToken } from './tickets.ts';

type Handler = (request: FastifyRequest) => Promise<unknown>;

const IdParams = z.object({ id: z.uuid() });
const SearchQuery = z.object({ q: z.string().max(200).default('') });

function bodyOf<Body>(schema: z.ZodType<Body>, { body }: FastifyRequest): Body {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const said = parsed.error.issues.map(({ message }) => message).find((one) => !/^(?:Invalid|Too|Unrec)/.test(one));
  throw new Problem(400, 'invalid_input', said ?? 'Something in the request is missing or wrong.');
}

function idOf({ params }: FastifyRequest): string {
  const parsed = IdParams.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data.id;
}

/** The calls of the frame. Each but the first is for whoever the frame's token is for. */
export function frameRoutes(http: FastifyInstance, parts: Parts): void {
  const { pool, product, serviceKey } = parts;
  const on = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, handler: Handler): void => {
    http.route({ method, url, handler });
  };
  const signed = (request: FastifyRequest): Promise<Signed> => whoseToken(pool, request.headers.authorization);

  on('POST', '/api/token', async (request): Promise<SignedIn> => {
    const { token } = await redeem(pool, serviceKey, bodyOf(TicketBody, request).ticket);
    return { token, price: await product.price() };
  });
  on('POST', '/api/ask', async (request) => ask(parts, await signed(request), bodyOf(AskBody, request)));
  on('POST', '/api/stop', async (request) => {
    const { userId } = await signed(request);
    return stopQuestion(parts, userId, bodyOf(StopBody, request).queryId);
  });
  on('POST', '/api/turns/:id/edit', async (request) => {
    const who = await signed(request);
    return editTurn(parts, who, idOf(request), bodyOf(EditBody, request).spec);
  });
  on('POST', '/api/turns/:id/look', async (request) => {
    const { userId } = await signed(request);
    return changeLook(parts, userId, idOf(request), bodyOf(LookBody, request).look);
  });
  on('POST', '/api/turns/:id/undo', async (request) => undoEdit(parts, (await signed(request)).userId, idOf(request)));

  on('GET', '/api/conversations', async (request) => {
    const { userId } = await signed(request);
    const query = SearchQuery.safeParse(request.query);
    return listConversations(pool, userId, query.success ? query.data.q : '');
  });
  on('GET', '/api/conversations/:id', async (request) => {
    return openConversation(parts, (await signed(request)).userId, idOf(request));
  });
  on('PATCH', '/api/conversations/:id', async (request) => {
    const { userId } = await signed(request);
    const id = idOf(request);
    if ((await findConversation(pool, userId, id)) === undefined) throw notFound();
    await renameConversation(pool, id, bodyOf(RenameBody, request).title);
    return findConversation(pool, userId, id);
  });
  on('DELETE', '/api/conversations/:id', async (request) => {
    const { userId } = await signed(request);
    if (!(await setDeleted(pool, userId, idOf(request), true))) throw notFound();
    return { deleted: true };
  });
  on('POST', '/api/conversations/:id/restore', async (request) => {
    const { userId } = await signed(request);
    if (!(await setDeleted(pool, userId, idOf(request), false))) throw notFound();
    return { deleted: false };
  });
}
