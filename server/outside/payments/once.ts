import { createHash } from 'node:crypto';
import type Stripe from 'stripe';

/**
 * Options under which a call that makes something makes it once, however often and from however many processes it is
 * sent within a day. The key holds the parameters: the provider refuses a key that comes again with others.
 */
export function once(name: string, params: object): Stripe.RequestOptions {
  const hash = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 32);
  return { idempotencyKey: `${name}:${hash}` };
}
