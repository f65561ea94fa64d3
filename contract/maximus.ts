import { z } from 'zod';
import { AnalysisResult, AnalysisSpec, Choice, Understood } from './analysis.ts';
import { endpoint } from './endpoint.ts';

/** Characters of a question. */
export const MAX_QUESTION = 2000;

/** How long an answered query may be changed and computed again without another charge, in minutes. */
export const FREE_MINUTES = 30;

export const createMaximusSession = endpoint({
  method: 'POST',
  path: '/api/maximus/session',
  access: 'person',
  summary: 'Begins a session with Maximus, or continues the one that is open. Free; a query costs twice the setting.',
  body: z.object({}).optional(),
  reply: z.object({
    sessionId: z.uuid(),
    /** The page of the chat frame. */
    defaultUrl: z.url(),
    /** The same page with a token in its fragment that signs the frame in, once, within a minute. */
    sessionUrl: z.url(),
  }),
  errors: ['maximus_credits', 'maximus_waitlist'],
});

export const openEarlierAnalyses = endpoint({
  method: 'POST',
  path: '/api/maximus/session/earlier',
  access: 'person',
  summary: 'A session in which earlier analyses are opened, for somebody with too few credits for a query. Free.',
  body: z.object({}).optional(),
  reply: createMaximusSession.reply,
  errors: ['not_found', 'maximus_waitlist'],
});

export const getMaximusSession = endpoint({
  method: 'GET',
  path: '/api/maximus/session/{sessionId}',
  access: 'person',
  summary: 'What a session with Maximus has cost so far.',
  params: z.object({ sessionId: z.uuid() }),
  reply: z.object({ session: z.object({ queryCount: z.int(), totalCreditsUsed: z.int() }) }),
});

export const changeMaximusSettings = endpoint({
  method: 'PATCH',
  path: '/api/admin/settings/maximus',
  access: 'admin',
  summary: 'Opens Maximus to everybody, or keeps those on its waitlist out.',
  body: z.object({
    maximusEnabled: z.boolean('Choose whether Maximus is open to everybody'),
    /** What the administrator saw; left out: whatever is there is changed. */
    was: z.boolean().optional(),
  }),
  reply: z.object({ maximusEnabled: z.boolean() }),
  errors: ['changed_meanwhile'],
});

/**
 * What the token of a session address says. The provider checks it by the service key that both sides hold, and takes its
 * nonce once.
 */
export const SessionTicket = z.object({
  sessionId: z.uuid(),
  userId: z.uuid(),
  nonce: z.uuid(),
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
});
export type SessionTicket = z.output<typeof SessionTicket>;

/** Where the provider answers the product about a person: GET what it keeps, DELETE it. With the service key. */
export const PEOPLE = '/service/people';

/** What the provider keeps of a person: a conversation with its questions, oldest first, and what was answered. */
export const KeptAnalysis = z.object({
  title: z.string(),
  updatedAt: z.iso.datetime(),
  questions: z.array(
    z.object({
      question: z.string(),
      answer: z.string().nullable(),
      charged: z.int(),
      askedAt: z.iso.datetime(),
    }),
  ),
});
export type KeptAnalysis = z.output<typeof KeptAnalysis>;

/** What was asked back last, and is open still: what is typed next may answer it. */
export const AskedBack = z.object({ question: z.string().max(MAX_QUESTION), choices: z.array(Choice).min(1).max(4) });
export type AskedBack = z.output<typeof AskedBack>;

const ofSession = { sessionId: z.uuid() };
const ofQuery = { ...ofSession, queryId: z.uuid() };

export const readForMaximus = endpoint({
  method: 'POST',
  path: '/api/service/maximus/read',
  access: 'service',
  isRead: true,
  summary: 'What a question asks for: a spec, a question back, or why there is no figure. Free.',
  body: z.object({
    ...ofSession,
    question: z.string().max(MAX_QUESTION),
    before: AnalysisSpec.nullable(),
    /** What was shown before that: "both" is that and the last one. */
    earlier: AnalysisSpec.nullable().default(null),
    asked: AskedBack.nullable().default(null),
  }),
  reply: z.object({ understood: Understood, price: z.int() }),
  errors: ['not_found', 'maximus_session_ended'],
});

export const holdForMaximus = endpoint({
  method: 'POST',
  path: '/api/service/maximus/hold',
  access: 'service',
  summary: 'Sets aside what a query costs, once for its id.',
  body: z.object(ofQuery),
  reply: z.object({ amount: z.int(), balance: z.int() }),
  errors: ['not_found', 'maximus_session_ended', 'maximus_credits'],
});

export const runForMaximus = endpoint({
  method: 'POST',
  path: '/api/service/maximus/run',
  access: 'service',
  isRead: true,
  summary: 'Computes a spec for a query that is held, or was paid less than half an hour ago for the same metrics.',
  body: z.object({ ...ofQuery, spec: AnalysisSpec }),
  reply: z.object({ result: AnalysisResult, unlocked: z.array(z.uuid()), viewPrice: z.int() }),
  errors: ['not_found', 'maximus_session_ended', 'query_not_held'],
});

export const settleForMaximus = endpoint({
  method: 'POST',
  path: '/api/service/maximus/settle',
  access: 'service',
  summary: 'Charges a query whose answer has figures with what was set aside, once.',
  body: z.object(ofQuery),
  reply: z.object({ amount: z.int(), balance: z.int() }),
  errors: ['not_found', 'hold_ended'],
});

export const releaseForMaximus = endpoint({
  method: 'POST',
  path: '/api/service/maximus/release',
  access: 'service',
  summary: 'Gives back what was set aside for a query that came to nothing. What was charged stays charged.',
  body: z.object(ofQuery),
  reply: z.object({ balance: z.int() }),
  errors: ['not_found'],
});
