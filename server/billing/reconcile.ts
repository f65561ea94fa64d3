import { describeError } from '../db/describe-error.ts';
import { databaseTime, endStrandedOrders } from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { followCustomer } from './follow-customer.ts';
import { fulfilCheckout } from './fulfil.ts';
import type { Fulfilled } from './grant-pack.ts';
import { listChangedReturns, listDiffering, listUnsettledCheckouts } from './list-differing.ts';
import { INVOICE_DAYS } from './read-customer.ts';
import { takeBackPayment } from './take-back.ts';
import { tellUnfulfilled, type Unfulfilled } from './unfulfilled.ts';

const DAY_MS = 86_400_000;

interface ReconcileOptions {
  /** How far back invoices, refunds and disputes are looked at. */
  days?: number;
  /** Told what was done, a line each, in words for an operator. */
  onLine?: (line: string) => void;
}

export interface Reconciled {
  /** Credits that were given: somebody had paid for them, and no event had told us. */
  granted: number;
  /** Customers, checkouts and payments that differed, or may have. */
  followed: number;
  unfulfilled: Unfulfilled[];
  /** What could not be worked on now; the next time may do it. */
  failed: number;
}

/**
 * Compares all that the provider lists with what we have noted, and reads again and works on what differs, by the same
 * verbs as events do.
 * So events that were lost, for whatever reason, change nothing in the end. A difference that cannot be worked on does
 * not keep the others from it.
 */
export async function reconcileAll(parts: EffectParts, options: ReconcileOptions = {}): Promise<Reconciled> {
  const { db } = parts;
  const { days = INVOICE_DAYS, onLine = () => undefined } = options;
  const now = await databaseTime(db);
  const since = new Date(now.getTime() - days * DAY_MS);
  const result: Reconciled = { granted: 0, followed: 0, unfulfilled: [], failed: 0 };

  const note = (subject: string, unfulfilled: readonly Unfulfilled[]): void => {
    result.unfulfilled.push(...unfulfilled);
    tellUnfulfilled(parts.log, unfulfilled);
    for (const { objectId, reason } of unfulfilled) onLine(`${subject}: ${objectId} brought nothing, since ${reason}`);
  };

  const attempt = async (subject: string, work: () => Promise<Fulfilled>): Promise<void> => {
    result.followed += 1;
    try {
      const { granted, unfulfilled } = await work();
      result.granted += granted;
      if (granted > 0) onLine(`${subject}: ${granted} credits given`);
      note(subject, unfulfilled);
    } catch (error) {
      result.failed += 1;
      parts.log.warn({ err: error, subject }, 'a payment could not be reconciled');
      onLine(`${subject}: failed (${describeError(error)})`);
    }
  };

  const { customers, nobodys } = await listDiffering(parts, since);
  for (const customerId of customers) await attempt(customerId, () => followCustomer(parts, customerId));
  for (const { customerId, payments: paid } of nobodys) note(customerId, paid);
  for (const sessionId of await listUnsettledCheckouts(parts, since)) {
    await attempt(sessionId, () => fulfilCheckout(parts, sessionId));
  }
  await endStrandedOrders(db, new Date(now.getTime() - DAY_MS));
  for (const intent of await listChangedReturns(parts, since)) {
    await attempt(intent, async () => {
      const outcome = await takeBackPayment(parts, intent);
      if (outcome === 'changed') onLine(`${intent}: credits brought in line with what of the money was returned`);
      return { granted: 0, unfulfilled: [] };
    });
  }
  return result;
}
