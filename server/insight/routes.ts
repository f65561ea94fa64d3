import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../contract/errors.ts';
import * as contract from '../../contract/insight.ts';
import type { Database } from '../db/connect.ts';
import { openEventStream } from '../http/event-stream.ts';
import type { Mount } from '../http/mount.ts';
import type { Answers } from './answers.ts';
import { beginExchange, type Exchange } from './begin-exchange.ts';
import { chatMarkdown } from './chat-markdown.ts';
import { chatOfThread, deleteChat, ownChat, rateAnswer, renameChat } from './change-chat.ts';
import { readChats } from './chat-store.ts';
import { createChat } from './create-chat.ts';
import type { LastEvent } from './end-exchange.ts';
import { figureGuides } from './figure-guides.ts';
import { followAnswer } from './follow-answer.ts';
import { readMessages } from './message-store.ts';
import { requestStop } from './run-store.ts';
import { searchChats } from './search-chats.ts';
import { starterQuestions } from './starter-questions.ts';

interface InsightParts {
  db: Database;
  answers: Answers;
}

export function insightRoutes(mount: Mount, { db, answers }: InsightParts): void {
  mount(contract.listChats, { handle: ({ caller }) => readChats(db, caller.userId) });

  mount(contract.createChat, {
    limit: 'write',
    handle: ({ caller, body }) => createChat(db, caller.userId, { title: body?.title ?? null, id: body?.id }),
  });

  mount(contract.renameChat, {
    limit: 'write',
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: ({ caller, params, body }) => renameChat(db, caller.userId, params.chatId, body.title),
  });

  mount(contract.deleteChat, {
    limit: 'write',
    handle: async ({ caller, params }) => {
      await deleteChat(db, caller.userId, params.chatId);
      return { id: params.chatId };
    },
  });

  mount(contract.getChatMessages, {
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: ({ params }) => readMessages(db, params.chatId),
  });

  mount(contract.getThreadMessages, {
    find: ({ caller, params }) => chatOfThread(db, caller.userId, params.threadId),
    handle: ({ found }) => readMessages(db, found),
  });

  mount(contract.getStarterQuestions, { handle: async () => starterQuestions });

  mount(contract.sendMessage, {
    limit: 'chat',
    // The chat that the message is for is in the body: whether it is the caller's comes before what else is wrong.
    find: async ({ caller, request }) => {
      const chatId = chatIdOf(request.body);
      if (chatId !== undefined) await ownChat(db, caller.userId, chatId);
    },
    handle: async ({ caller, body, request, reply }) => {
      const { message, chatId, threadId, replaces } = body;
      const asked = { userId: caller.userId, chatId, message, threadId: threadId || null, replaces: replaces ?? null };
      const exchange = await beginExchange(db, asked);
      if (wantsEvents(request)) return streamAnswer(reply, answers, exchange);
      const last = await answers.write(exchange, () => undefined);
      if (last !== undefined) return toReply(last);
      // Someone else has ended the run: the chat was deleted, or this process was taken for dead.
      await ownChat(db, caller.userId, chatId);
      throw new Refusal('model_unavailable');
    },
  });

  mount(contract.searchChats, { handle: ({ caller, query }) => searchChats(db, caller.userId, query.q) });

  mount(contract.exportChat, {
    // It reads and draws a whole chat: as often as one may write, not as one may read.
    limit: 'write',
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: async ({ params, query, found, reply }) => {
      const title = found.title ?? 'New Conversation';
      const messages = await readMessages(db, params.chatId);
      void reply.headers({
        'content-disposition': `attachment; filename="insight-${params.chatId}.${query.format}"`,
        'cache-control': 'private, no-store',
      });
      if (query.format === 'md') return reply.type('text/markdown; charset=utf-8').send(chatMarkdown(title, messages));
      // What draws PDFs is read when the first is asked for: it makes every start a tenth longer.
      const { chatPdf } = await import('./chat-pdf.ts');
      return reply.type('application/pdf').send(Buffer.from(await chatPdf(title, messages)));
    },
  });

  mount(contract.getFigureGuides, {
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: ({ params, query }) => figureGuides(db, { ...params, ...query }),
  });

  mount(contract.rateAnswer, {
    limit: 'write',
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: ({ params, body }) => rateAnswer(db, params, body.feedback),
  });

  mount(contract.stopAnswer, {
    limit: 'write',
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: async ({ params }) => ({ stopped: await requestStop(db, params.chatId) }),
  });

  mount(contract.attachToAnswer, {
    find: ({ caller, params }) => ownChat(db, caller.userId, params.chatId),
    handle: async ({ params, reply }) => {
      const gone = new AbortController();
      const events = await followAnswer(db, params.chatId, AbortSignal.any([gone.signal, answers.closing]));
      const stream = openEventStream(reply);
      stream.left.addEventListener('abort', () => gone.abort());
      try {
        for await (const event of events) stream.send(event);
      } finally {
        stream.end();
      }
      return reply;
    },
  });
}

function chatIdOf(body: unknown): string | undefined {
  const chatId = typeof body === 'object' && body !== null && 'chatId' in body ? body.chatId : undefined;
  return typeof chatId === 'string' ? chatId : undefined;
}

function wantsEvents(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') === true;
}

/** The answer goes on when the reader leaves; only a stop ends it. */
async function streamAnswer(reply: FastifyReply, answers: Answers, exchange: Exchange): Promise<FastifyReply> {
  const stream = openEventStream(reply);
  try {
    stream.send({ type: 'start', threadId: exchange.threadId, questionId: exchange.questionId });
    const last = await answers.write(exchange, (event) => stream.send(event));
    stream.send(last ?? errorEvent(new Refusal('model_unavailable')));
  } catch {
    stream.send(errorEvent(new Refusal('internal')));
  } finally {
    stream.end();
  }
  return reply;
}

const errorEvent = ({ message, code }: Refusal): contract.AnswerEvent => ({ type: 'error', error: message, code });

function toReply(last: LastEvent) {
  if (last.type === 'error')
    throw new Refusal(last.code === 'search_slow' ? last.code : 'model_unavailable', last.error);
  if (last.message === null) throw new Refusal('answer_stopped');
  const { message, threadId, creditsRemaining } = last;
  return {
    response: message.content,
    threadId,
    creditsRemaining,
    citations: message.citations,
    messageId: message.id,
  };
}
