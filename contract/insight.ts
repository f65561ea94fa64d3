import { z } from 'zod';
import { AnalysisSpec, Behind } from './analysis.ts';
import { endpoint } from './endpoint.ts';
import { EXPORT_FORMATS, MAX_MESSAGE } from './limits.ts';

/** A chat ("perspective"). `messageCount` counts completed exchanges; `title` is null until the first answer. */
export const Chat = z.object({
  id: z.uuid(),
  title: z.string().nullable(),
  messageCount: z.int(),
  userMessageCount: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  openaiThreadId: z.string().nullable(),
});
export type Chat = z.output<typeof Chat>;

/** The passage that a sentence rests on. `marker` is the number shown in the text as 【n】. */
export const PassageCitation = z.object({
  /** Absent in answers of before there were other kinds. */
  kind: z.literal('passage').optional(),
  marker: z.int(),
  documentId: z.uuid(),
  passageId: z.uuid(),
  title: z.string(),
  employer: z.string(),
  planYear: z.int().nullable(),
  page: z.int(),
  heading: z.string().nullable(),
  /** The words of the passage that support the sentence, copied from it. */
  quote: z.string(),
});
export type PassageCitation = z.output<typeof PassageCitation>;

/** A figure over many guides: what was computed, over whom, and guides that it rests on. */
export const FigureCitation = z.object({
  kind: z.literal('figure'),
  marker: z.int(),
  title: z.string(),
  peers: z.string(),
  /** Employers that the figure is made of, and how many of them are modelled. */
  n: z.int(),
  samples: z.int(),
  guides: z.array(
    z.object({ documentId: z.uuid(), title: z.string(), employer: z.string(), planYear: z.int().nullable() }),
  ),
  guidesTotal: z.int(),
  /** What was computed: by it all guides behind the figure are found. Absent in answers of before it was kept. */
  spec: AnalysisSpec.optional(),
});
export type FigureCitation = z.output<typeof FigureCitation>;

/** A rule of the field, with the public authority that it comes from. */
export const RuleCitation = z.object({
  kind: z.literal('rule'),
  marker: z.int(),
  id: z.string(),
  title: z.string(),
  /** Statute, regulation or notice, with its section. */
  source: z.string(),
  /** The day on which the entry was last looked over, as a date. */
  asOf: z.iso.date(),
  /** Addresses of published pages in which its numbers were found alike; absent in answers of before. */
  places: z.array(z.string()).optional(),
  /** It is a published survey rather than a rule: who publishes it. */
  survey: z.string().optional(),
});
export type RuleCitation = z.output<typeof RuleCitation>;

/** A source of an answer. */
export const Citation = z.union([FigureCitation, RuleCitation, PassageCitation]);
export type Citation = z.output<typeof Citation>;

/** What can be done next about an answer, in one click. */
export const Offer = z.discriminatedUnion('kind', [
  /** One of a few things that may be meant: the question to ask for it. */
  z.object({ kind: z.literal('ask'), label: z.string(), question: z.string() }),
  /** To ask for what the library does not have. */
  z.object({ kind: z.literal('request'), query: z.string() }),
]);
export type Offer = z.output<typeof Offer>;

export const Feedback = z.enum(['good', 'bad']);
export type Feedback = z.output<typeof Feedback>;

export const ThreadMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  citations: z.array(Citation),
  offers: z.array(Offer),
  /** True for an answer that the person stopped: what was said until then. */
  stopped: z.boolean(),
  feedback: Feedback.nullable(),
  createdAt: z.iso.datetime(),
});
export type ThreadMessage = z.output<typeof ThreadMessage>;

const ChatParams = z.object({ chatId: z.uuid() });

export const listChats = endpoint({
  method: 'GET',
  path: '/api/chats',
  access: 'person',
  summary: 'The chats of the person, newest first.',
  reply: z.array(Chat),
});

export const createChat = endpoint({
  method: 'POST',
  path: '/api/chats',
  access: 'person',
  summary: 'Starts a chat: costs the chat price, which pays for its first 50 exchanges.',
  body: z
    .object({
      title: z.string().trim().min(1).max(200).optional(),
      /** The id that the chat is to have. Asking again with the same one gives the same chat and costs nothing. */
      id: z.uuid().optional(),
    })
    .optional(),
  reply: Chat,
  errors: ['insufficient_credits', 'chat_limit'],
});

export const renameChat = endpoint({
  method: 'PATCH',
  path: '/api/chats/{chatId}',
  access: 'person',
  summary: 'Renames a chat.',
  params: ChatParams,
  body: z.object({ title: z.string().trim().min(1, 'The title cannot be empty').max(200) }),
  reply: Chat,
});

export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/api/chats/{chatId}',
  access: 'person',
  summary: 'Deletes a chat and its messages.',
  params: ChatParams,
  reply: z.object({ id: z.uuid() }),
});

export const getChatMessages = endpoint({
  method: 'GET',
  path: '/api/chats/{chatId}/messages',
  access: 'person',
  summary: 'The messages of a chat, oldest first.',
  params: ChatParams,
  reply: z.array(ThreadMessage),
});

export const getThreadMessages = endpoint({
  method: 'GET',
  path: '/api/guide-search/thread/{threadId}/messages',
  access: 'person',
  summary: 'The messages of a thread, oldest first.',
  params: z.object({ threadId: z.string() }),
  reply: z.array(ThreadMessage),
});

export const StarterQuestion = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  question: z.string(),
});
export type StarterQuestion = z.output<typeof StarterQuestion>;

export const getStarterQuestions = endpoint({
  method: 'GET',
  path: '/api/starter-questions',
  access: 'person',
  summary: 'Questions to begin a chat with.',
  reply: z.array(StarterQuestion),
});

/** The events of a streamed answer, one JSON object in each `data:` line. */
export const AnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), threadId: z.string(), questionId: z.uuid().optional() }),
  /** What the Engine is doing, in words ("Searching the library…"). */
  z.object({ type: z.literal('step'), text: z.string() }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), message: ThreadMessage, threadId: z.string(), creditsRemaining: z.int() }),
  /** The person stopped it. What was said until then is kept as the answer; null when nothing was: it cost nothing. */
  z.object({
    type: z.literal('stopped'),
    message: ThreadMessage.nullable(),
    threadId: z.string(),
    creditsRemaining: z.int(),
  }),
  z.object({ type: z.literal('error'), error: z.string(), code: z.string() }),
]);
export type AnswerEvent = z.output<typeof AnswerEvent>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/guide-search/chat',
  access: 'person',
  summary: 'Asks a question in a chat; a new block of 50 exchanges costs the chat price. Streams when asked to.',
  body: z.object({
    message: z.string().trim().min(1, 'Please enter a message').max(MAX_MESSAGE, 'The message is too long'),
    chatId: z.string(),
    threadId: z.string().nullish(),
    /** A question of this chat that this one takes the place of, with everything after it, once it is answered. */
    replaces: z.uuid().nullish(),
  }),
  reply: z.object({
    response: z.string(),
    threadId: z.string(),
    creditsRemaining: z.int(),
    citations: z.array(Citation),
    messageId: z.uuid(),
  }),
  streams: true,
  errors: ['insufficient_credits', 'chat_busy', 'model_unavailable', 'search_slow', 'answer_stopped'],
});

/** What a search in one's chats found: the newest message of a chat that holds all words, or its title. */
export const ChatHit = z.object({
  chatId: z.uuid(),
  title: z.string().nullable(),
  /** Null where only the title holds the words. */
  messageId: z.uuid().nullable(),
  /** Some words around the first that was found. */
  snippet: z.string(),
  at: z.iso.datetime(),
});
export type ChatHit = z.output<typeof ChatHit>;

export const searchChats = endpoint({
  method: 'GET',
  path: '/api/chats/search',
  access: 'person',
  summary: 'The chats of the person in which all of some words were said, newest first.',
  query: z.object({ q: z.string().trim().min(2, 'Type at least two letters').max(200) }),
  reply: z.array(ChatHit),
});

export const exportChat = endpoint({
  method: 'GET',
  path: '/api/chats/{chatId}/export',
  access: 'person',
  summary: 'A chat with the sources of its answers, as Markdown or as a PDF.',
  params: ChatParams,
  query: z.object({ format: z.enum(EXPORT_FORMATS, 'Choose md or pdf') }),
  reply: z.unknown(),
  streams: true,
});

export const getFigureGuides = endpoint({
  method: 'GET',
  path: '/api/chats/{chatId}/messages/{messageId}/figures/{marker}',
  access: 'person',
  summary: 'The guides that a figure of an answer rests on, by employer.',
  params: ChatParams.extend({ messageId: z.uuid(), marker: z.coerce.number().int().min(1).max(999) }),
  query: z.object({ offset: z.coerce.number().int().min(0).max(100_000).default(0) }),
  reply: z.object({ guides: z.array(Behind), total: z.int() }),
});

export const rateAnswer = endpoint({
  method: 'PUT',
  path: '/api/chats/{chatId}/messages/{messageId}/feedback',
  access: 'person',
  summary: 'Says what the person thinks of an answer; null takes it back.',
  params: ChatParams.extend({ messageId: z.uuid() }),
  body: z.object({ feedback: Feedback.nullable() }),
  reply: z.object({ feedback: Feedback.nullable() }),
});

export const stopAnswer = endpoint({
  method: 'POST',
  path: '/api/guide-search/chat/{chatId}/stop',
  access: 'person',
  summary: 'Stops the answer that is being written in a chat.',
  params: ChatParams,
  reply: z.object({ stopped: z.boolean() }),
});

export const attachToAnswer = endpoint({
  method: 'GET',
  path: '/api/guide-search/chat/{chatId}/stream',
  access: 'person',
  summary: 'Follows the answer that is being written in a chat, from its beginning.',
  params: ChatParams,
  reply: z.unknown(),
  streams: true,
  errors: ['nothing_to_attach'],
});
