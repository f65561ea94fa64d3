import type { TestGuide } from '../../server/testing/guides.ts';

/** What the calls of the matrix are about: things that one person, the owner, really has. */
export interface Belongings {
  chatId: string;
  /** A chat that may be deleted. */
  spareChatId: string;
  threadId: string;
  /** An answer of the chat. */
  answerId: string;
  guide: TestGuide;
  userId: string;
  /** Somebody whom administrators may ban and sign out: nobody calls as them. */
  guestId: string;
  /** Where the app is: return addresses begin with it. */
  origin: string;
  /** The price of a plan on offer. */
  priceId: string;
  /** A report of the guide that was decided; another waits for its decision. */
  reportId: string;
  /** A checkout that was begun and not paid. */
  checkoutSessionId: string;
  /** A session with Maximus, with queries that are held, and one that is not begun. */
  maximus: { sessionId: string; run: string; settle: string; release: string; hold: string };
  /** A request for information that waits. */
  requestId: string;
  /** A run of an import that is open. */
  importId: string;
  /** Something that the guide states. */
  factId: string;
}

export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** How to call one endpoint, and what it answers to whom. */
export interface Row {
  /** A call that is right, made by the owner of what it names. */
  call: (own: Belongings) => CallParts;
  /** What the owner gets; 200 when absent. */
  owner?: number;
  /** What another person gets for the same call: 404 for what is the owner's alone; 200 when absent. */
  other?: number;
  /** What a visitor gets at a public endpoint; 200 when absent. Elsewhere it is 401. */
  visitor?: number;
  /** The same call with an id that nothing has, or that is no id: 404 for everybody. */
  unknown?: (own: Belongings) => CallParts[];
  /** Bodies that are refused with 400, whoever sends them. */
  badBodies?: readonly unknown[];
}

export const NOBODY = '6ecd8c99-4036-403d-bf84-cf8400f67836';
export const unknownIds = [NOBODY, 'nonsense', '%00', '../..'];

/** A call that needs nothing. */
export const plain: Row = { call: () => ({}) };
