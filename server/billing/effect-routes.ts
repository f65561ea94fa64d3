import { getCheckoutSession, getPurchases, keepPlan, receiveStripeEvent } from '../../contract/billing.ts';
import type { Mount } from '../http/mount.ts';
import { readCheckoutSession } from './checkout-session.ts';
import type { EffectParts } from './effect-parts.ts';
import { keepPlan as keep } from './keep-plan.ts';
import { readPurchases } from './purchases.ts';
import { receiveEvent } from './receive-event.ts';

/** What came of payments. */
export function paymentRoutes(mount: Mount, parts: EffectParts): void {
  mount(getCheckoutSession, {
    // It asks the provider, and may write.
    limit: 'write',
    handle: ({ caller, query }) => readCheckoutSession(parts, caller.userId, query.session_id),
  });

  mount(keepPlan, { handle: ({ caller }) => keep(parts, caller.userId) });

  mount(getPurchases, { handle: ({ caller }) => readPurchases(parts.db, caller.userId) });
}

/** Takes the provider's events. `mount` is of a part of the server that leaves bodies as they came: the signature is over their bytes. */
export function eventRoutes(mount: Mount, parts: EffectParts & { webhookSecret: string }): void {
  mount(receiveStripeEvent, {
    limit: 'webhook',
    handle: async ({ request }) => {
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await receiveEvent(parts, body, typeof signature === 'string' ? signature : undefined);
      return { received: true as const };
    },
  });
}
