import { Refusal } from '../../contract/errors.ts';
import type { Connection } from '../db/connect.ts';
import { findSession, sumSession } from './store.ts';

/** What the caller's own session has cost. @throws Refusal `not_found` */
export async function readOwnSession(db: Connection, userId: string, sessionId: string) {
  const session = await findSession(db, sessionId);
  if (session?.userId !== userId) throw new Refusal('not_found');
  return { session: await sumSession(db, sessionId) };
}

/** Whose session it is, also once its time is over: what was begun is ended. @throws Refusal `not_found` */
export async function whoseSession(db: Connection, sessionId: string): Promise<string> {
  const session = await findSession(db, sessionId);
  if (session === undefined) throw new Refusal('not_found');
  return session.userId;
}

/** Whose open session it is. @throws Refusal `not_found`; `maximus_session_ended` once its time is over */
export async function whoseOpenSession(db: Connection, sessionId: string): Promise<string> {
  const session = await findSession(db, sessionId);
  if (session === undefined) throw new Refusal('not_found');
  if (session.isOver) throw new Refusal('maximus_session_ended');
  return session.userId;
}
