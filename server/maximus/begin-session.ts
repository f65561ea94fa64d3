import type { createMaximusSession } from '../../contract/maximus.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { Refusal } from '../../contract/errors.ts';
import { availableCredits } from '../credits/balance.ts';
import type { Database } from '../db/connect.ts';
import { readSetting } from '../settings/read-setting.ts';
import { queryPrice, needsCredits } from './query-price.ts';
import { signTicket } from './session-ticket.ts';
import { findOpenSession, insertSession, readWaitlisted } from './store.ts';

/** How long a session lasts, and how much of it must be left for it to be continued, in minutes. */
const SESSION_MINUTES = 12 * 60;
const WORTH_CONTINUING = 60;

export interface Frame {
  /** Where the frame is reached by whoever reaches us as `host`. */
  address: (host: string) => string;
  serviceKey: string;
}

/**
 * Begins the person's session, or continues the one that is open with a fresh token. Free, but only for somebody who can
 * pay a query.
 *
 * @throws Refusal `maximus_waitlist`, `maximus_credits`
 */
export async function beginSession(
  db: Database,
  { address, serviceKey }: Frame,
  { userId, host }: { userId: string; host: string },
): Promise<ReplyOf<typeof createMaximusSession>> {
  const isOpen = await readSetting(db, 'maximus.enabled');
  if (!isOpen && (await readWaitlisted(db, userId))) throw new Refusal('maximus_waitlist');
  const price = await queryPrice(db);
  const available = await availableCredits(db, userId);
  if (available < price) throw needsCredits(price, available);
  const known = await findOpenSession(db, userId, WORTH_CONTINUING);
  const { id: sessionId } = known ?? (await insertSession(db, userId, SESSION_MINUTES));
  const defaultUrl = new URL('/', address(host)).href;
  const ticket = signTicket(serviceKey, { sessionId, userId });
  return { sessionId, defaultUrl, sessionUrl: `${defaultUrl}#ticket=${ticket}` };
}
