import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** What a ticket allows: this person to fetch the file of this guide, until then. */
export interface Ticket {
  userId: string;
  guideId: string;
  expiresAt: Date;
}

export const TICKET_MINUTES = 5;

const Claims = z.tuple([z.uuid(), z.uuid(), z.int()]);

/** A ticket as text that can stand in an address. */
export function signTicket(secret: string, { userId, guideId, expiresAt }: Ticket): string {
  const claims = Buffer.from(JSON.stringify([userId, guideId, expiresAt.getTime()])).toString('base64url');
  return `${claims}.${macOf(secret, claims).toString('base64url')}`;
}

/** The ticket that a text is; null when it was not signed by us, was changed, or has expired. */
export function readTicket(secret: string, text: string, now: Date = new Date()): Ticket | null {
  const [claims = '', mac = '', ...rest] = text.split('.');
  const given = Buffer.from(mac, 'base64url');
  const wanted = macOf(secret, claims);
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const parsed = Claims.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')));
  if (!parsed.success) return null;
  const [userId, guideId, expires] = parsed.data;
  return expires > now.getTime() ? { userId, guideId, expiresAt: new Date(expires) } : null;
}

const macOf = (secret: string, claims: string): Buffer =>
  createHmac('sha256', secret).update(`file:${claims}`).digest();
