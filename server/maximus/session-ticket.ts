import { createHmac, randomUUID } from 'node:crypto';
import type { SessionTicket } from '../../contract/maximus.ts';

/** How long the address of a session signs in, in milliseconds. */
const LIFE = 60_000;

/** Signs a ticket with a key made of the service key: what is in an address is never the key itself. */
export function signTicket(
  serviceKey: string,
  { sessionId, userId }: Pick<SessionTicket, 'sessionId' | 'userId'>,
  now = Date.now(),
): string {
  const ticket: SessionTicket = { sessionId, userId, nonce: randomUUID(), expiresAt: now + LIFE };
  const payload = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  const key = createHmac('sha256', serviceKey).update('maximus session ticket').digest();
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`;
}
