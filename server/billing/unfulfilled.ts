import type { EffectParts } from './effect-parts.ts';

/** A payment that brought nothing, and why. Somebody has to look at it. */
export interface Unfulfilled {
  /** The invoice, or the checkout session. */
  objectId: string;
  reason:
    | 'nobody is known for the customer'
    | 'the price promises no credits'
    | 'its order is not known'
    | 'it does not fit its order';
}

const told = new Set<string>();

/** Logs each of them once in the life of the process. `npm run billing -- reconcile` lists them again. */
export function tellUnfulfilled(log: EffectParts['log'], found: readonly Unfulfilled[]): void {
  for (const { objectId, reason } of found) {
    if (told.has(objectId)) continue;
    told.add(objectId);
    log.error({ object: objectId, reason }, 'a payment could not be fulfilled');
  }
}
