import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { SessionTicket } from '../../contract/maximus.ts';
import { sessionExpired } from './problem.ts';

/** How long a frame may go on with its token, in minutes. */
const TOKEN_MINUTES = 60;

/** Whom a frame is for. */
export interface Signed {
  sessionId: string;
  userId: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a ticket says; null for one that is not the product's, or whose time is over. */
function readTicket(text: string, serviceKey: string): SessionTicket | null {
  const [payload = '', mac = ''] = text.split('.');
  const key = createHmac('sha256', serviceKey).update('maximus session ticket').digest();
  const expected = createHmac('sha256', key).update(payload).digest();
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const ticket = SessionTicket.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return ticket.success && ticket.data.expiresAt > Date.now() ? ticket.data : null;
}

/**
 * Exchanges a ticket, once, for the token that the frame keeps in memory.
 *
 * @throws Problem `login_required` for a ticket that is forged, old or used
 */
export async function redeem(pool: Pool, serviceKey: string, text: string): Promise<Signed & { token: string }> {
  const ticket = readTicket(text, serviceKey);
  if (ticket === null) throw sessionExpired();
  const { sessionId, userId, nonce } = ticket;
  const used = await pool.query('insert into maximus.used_ticket (nonce) values ($1) on conflict do nothing', [nonce]);
  if (used.rowCount === 0) throw sessionExpired();
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into maximus.frame_token (hash, session_id, user_id, expires_at)
    values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [hashOf(token), sessionId, userId, TOKEN_MINUTES],
  );
  return { token, sessionId, userId };
}

/** Whom a frame's token is for. @throws Problem `session_expired` */
export async function whoseToken(pool: Pool, authorization: string | undefined): Promise<Signed> {
  const token = /^Bearer ([\w-]{40,60})$/.exec(authorization ?? '')?.[1];
  if (token === undefined) throw sessionExpired();
  const { rows } = await pool.query<Signed>(
    `select session_id as "sessionId", user_id as "userId" from maximus.frame_token
    where hash = $1 and expires_at > now()`,
    [hashOf(token)],
  );
  const [signed] = rows;
  if (signed === undefined) throw sessionExpired();
  return signed;
}

/** Deletes tokens that count no more, and tickets that would be refused for their age. */
export async function sweepTokens(pool: Pool): Promise<void> {
  await pool.query('delete from maximus.frame_token where expires_at < now()');
  await pool.query(`delete from maximus.used_ticket where used_at < now() - interval '1 hour'`);
}
