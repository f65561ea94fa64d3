import type { createMaximusSession } from '../../contract/maximus.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import type { Database } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { queryPrice, needsCredits } from './query-price.ts';
import { signTicket } from './session-ticket.ts';
import { findOpenSession, hasAsked, insertSession, readWaitlisted } from './store.ts';

/** How long a session lasts, and how much of it must be left for it to be continued, in minutes. */
const SESSION_MINUTES = 12 * 60;
const WORTH_CONTINUING = 60;

export interface Frame {
  /** Where the frame is reached by whoever reaches us as `host`. */
  address: (host: string) => string;
  serviceKey: string;
}

interface Visitor {
  userId: string;
  /** By which the visitor reached us. */
  host: string;
}

type Session = ReplyOf<typeof createMaximusSession>;

/**
 * Begins the person's session, or continues the one that is open with a fresh token. Free, but only for somebody who can
 * pay a query.
 *
 * @throws Refusal `maximus_waitlist`, `maximus_credits`
 */
export async function beginSession(db: Database, frame: Frame, visitor: Visitor): Promise<Session> {
  await letIn(db, visitor);
  const price = await queryPrice(db);
  const available = await availableCredits(db, visitor.userId);
  if (available < price) throw needsCredits(price, available);
  return continueSession(db, frame, visitor);
}

/**
 * Opens what the person has analysed before, whatever credits there are: that is free. A query in it is refused by its hold.
 *
 * @throws Refusal `maximus_waitlist`; `not_found` where nothing was analysed
 */
export async function openEarlier(db: Database, frame: Frame, visitor: Visitor): Promise<Session> {
  await letIn(db, visitor);
  if (!(await hasAsked(db, visitor.userId))) throw new Refusal('not_found');
  return continueSession(db, frame, visitor);
}

async function letIn(db: Database, { userId }: Visitor): Promise<void> {
  const isOpen = await readSetting(db, 'maximus.enabled');
  if (!isOpen && (await readWaitlisted(db, userId))) throw new Refusal('maximus_waitlist');
}

async function continueSession(
  db: Database,
  { address, serviceKey }: Frame,
  { userId, host }: Visitor,
): Promise<Session> {
  const known = await findOpenSession(db, userId, WORTH_CONTINUING);
  const { id: sessionId } = known ?? (await insertSession(db, userId, SESSION_MINUTES));
  const defaultUrl = new URL('/', address(host)).href;
  const ticket = signTicket(serviceKey, { sessionId, userId });
  return { sessionId, defaultUrl, sessionUrl: `${defaultUrl}#ticket=${ticket}` };
}
