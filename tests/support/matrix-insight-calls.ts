import { NOBODY, plain, type Row, unknownIds } from './matrix-row.ts';

const ofChat = (row: Partial<Row> = {}, body?: unknown): Row => ({
  call: (own) => ({ params: { chatId: own.chatId }, ...(body !== undefined && { body }) }),
  other: 404,
  unknown: () => unknownIds.map((chatId) => ({ params: { chatId } })),
  ...row,
});

/** The calls of chats with Insight. */
export const insightCalls = {
  'GET /api/chats': plain,
  'POST /api/chats': {
    call: () => ({ body: { title: 'A chat' } }),
    badBodies: [[], { title: '' }, { title: 7 }],
  },
  'PATCH /api/chats/{chatId}': ofChat({ badBodies: [undefined, {}, { title: ' ' }] }, { title: 'Renamed' }),
  'DELETE /api/chats/{chatId}': ofChat({ call: (own) => ({ params: { chatId: own.spareChatId } }) }),
  'GET /api/chats/{chatId}/messages': ofChat(),
  'GET /api/chats/search': {
    call: () => ({ query: { q: 'hello' } }),
  },
  'GET /api/chats/{chatId}/export': {
    call: (own) => ({ params: { chatId: own.chatId }, query: { format: 'md' } }),
    other: 404,
    unknown: () => unknownIds.map((chatId) => ({ params: { chatId }, query: { format: 'md' } })),
  },
  'GET /api/chats/{chatId}/messages/{messageId}/figures/{marker}': {
    call: (own) => ({ params: { chatId: own.chatId, messageId: own.answerId, marker: '1' }, query: {} }),
    // The answer of the matrix has no figure.
    owner: 404,
    other: 404,
    unknown: (own) => [{ params: { chatId: own.chatId, messageId: NOBODY, marker: '1' }, query: {} }],
  },
  'PUT /api/chats/{chatId}/messages/{messageId}/feedback': {
    call: (own) => ({ params: { chatId: own.chatId, messageId: own.answerId }, body: { feedback: 'good' } }),
    other: 404,
    unknown: (own) => [
      { params: { chatId: NOBODY, messageId: own.answerId }, body: { feedback: 'good' } },
      { params: { chatId: own.chatId, messageId: NOBODY }, body: { feedback: 'good' } },
    ],
    badBodies: [undefined, {}, { feedback: 'so-so' }],
  },
  'GET /api/guide-search/thread/{threadId}/messages': {
    call: (own) => ({ params: { threadId: own.threadId } }),
    other: 404,
    unknown: () => [{ params: { threadId: 'thread_nobody' } }, { params: { threadId: NOBODY } }],
  },
  'GET /api/starter-questions': plain,
  'POST /api/guide-search/chat': {
    call: (own) => ({ body: { message: 'How long is parental leave?', chatId: own.chatId, threadId: own.threadId } }),
    other: 404,
    unknown: () => [NOBODY, 'nonsense', ''].map((chatId) => ({ body: { message: 'Hello', chatId } })),
    badBodies: [undefined, null, {}, { chatId: 7, message: 'Hello' }],
  },
  'POST /api/guide-search/chat/{chatId}/stop': ofChat(),
  // Nothing is being written at this moment.
  'GET /api/guide-search/chat/{chatId}/stream': ofChat({ owner: 409 }),
} satisfies Record<string, Row>;
