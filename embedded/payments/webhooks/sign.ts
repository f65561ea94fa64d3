import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` of a body. The time in it is the wall's, whatever a test clock says: the receiver compares it with
 * its own.
 */
export function sign(body: string, secret: string, at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
