import type { Connection } from '../db/connect.ts';
import type { PaidInvoice } from '../outside/payments/invoice-reading.ts';
import type { Payer } from '../outside/payments/payer.ts';
import type { SubscriptionReading } from '../outside/payments/subscription-reading.ts';
import {
  findCustomerOf,
  findCustomerUser,
  listAllSubscriptions,
  listOpenCheckouts,
  type SubscriptionRow,
} from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { nobodysPayments } from './follow-customer.ts';
import { usualSource } from './grant-periods.ts';
import { ownerNamed, type Owner } from './payer-of.ts';
import { DUPLICATE, isLive } from './record-subscriptions.ts';
import {
  listRecordedIntents,
  listRecordedInvoices,
  listRecordedSources,
  listReturnsOf,
  listSettledInvoices,
} from './recorded-store.ts';
import type { Unfulfilled } from './unfulfilled.ts';

interface Differing {
  /** Customers of ours with a subscription that is not as we noted it, or a paid invoice that may have to bring something. */
  customers: Set<string>;
  /** What was paid by customers that name nobody. */
  nobodys: { customerId: string; payments: Unfulfilled[] }[];
}

/** Compares the subscriptions and the paid invoices of the whole account with our rows. */
export async function listDiffering({ db, payments }: EffectParts, since: Date): Promise<Differing> {
  const differing: Differing = { customers: new Set(), nobodys: [] };
  const ownerOf = rememberingOwners(db);
  const rows = new Map((await listAllSubscriptions(db)).map((row) => [row.stripeSubscriptionId, row]));
  for (const reading of await payments.listSubscriptions(null)) {
    const row = rows.get(reading.id);
    rows.delete(reading.id);
    if (row !== undefined && isSame(row, reading)) continue;
    const owner = row === undefined ? await ownerOf(reading.customerId, reading.payer) : { is: 'person' };
    if (owner.is === 'person') differing.customers.add(reading.customerId);
  }
  // What is left the provider does not list any more.
  for (const { live, userId } of rows.values()) {
    const customerId = live ? await findCustomerOf(db, userId) : null;
    if (customerId !== null) differing.customers.add(customerId);
  }
  for (const invoice of await listUnsettledInvoices(db, await payments.listPaidInvoices({ customerId: null, since }))) {
    const { customerId, payer } = invoice;
    if (customerId === null) continue;
    const owner = await ownerOf(customerId, payer);
    if (owner.is === 'person') differing.customers.add(customerId);
    const paid = owner.is === 'nobody' ? nobodysPayments([invoice]) : [];
    if (paid.length > 0) differing.nobodys.push({ customerId, payments: paid });
  }
  return differing;
}

/** Whose customers are, each looked up once. */
function rememberingOwners(db: Connection): (customerId: string, payer: Payer | null) => Promise<Owner> {
  const known = new Map<string, Owner>();
  return async (customerId, payer) => {
    const before = known.get(customerId);
    if (before !== undefined) return before;
    const linked = await findCustomerUser(db, customerId);
    const owner: Owner = linked === null ? await ownerNamed(db, payer) : { is: 'person', userId: linked };
    known.set(customerId, owner);
    return owner;
  };
}

/** Invoices of subscriptions of which something may still come. */
async function listUnsettledInvoices(db: Connection, invoices: readonly PaidInvoice[]): Promise<PaidInvoice[]> {
  const ours = invoices.filter(({ subscriptionId }) => subscriptionId !== null);
  const ids = ours.map(({ id }) => id);
  const settled = await listSettledInvoices(db, ids);
  const recorded = await listRecordedInvoices(db, ids);
  const open = ours.filter(({ id }) => !settled.has(id));
  const sources = await listRecordedSources(
    db,
    open.flatMap(({ periods }) => periods.map(usualSource)),
  );
  return open.filter(({ id, amountPaid, periods }) => {
    // A change of plan within a month brings nothing but its line in the purchases.
    if (periods.length === 0 && recorded.has(id)) return false;
    // For nothing, nothing comes a second time; and nothing at all where no period is charged.
    return amountPaid > 0 || !periods.every((period) => sources.has(usualSource(period)));
  });
}

/**
 * Checkouts that ended without our knowing, or whose payment is under way, and those that were paid and are not recorded:
 * their order is gone, say.
 */
export async function listUnsettledCheckouts({ db, payments }: EffectParts, since: Date): Promise<Set<string>> {
  const noted = (await listOpenCheckouts(db, null)).map(({ sessionId }) => sessionId);
  const open = noted.length === 0 ? new Set<string>() : await payments.listOpenCheckouts();
  const unsettled = new Set(noted.filter((sessionId) => !open.has(sessionId)));
  const paid = await payments.listPaidOrders(since);
  const recorded = await listRecordedIntents(
    db,
    paid.flatMap(({ paymentIntentId }) => paymentIntentId ?? []),
  );
  for (const { sessionId, paymentIntentId, payer } of paid) {
    if (recorded.has(paymentIntentId ?? '')) continue;
    if ((await ownerNamed(db, payer)).is !== 'foreign') unsettled.add(sessionId);
  }
  return unsettled;
}

/**
 * Payments of ours of which another sum was returned than we noted. Of a payment older than `since` earlier returns may not be
 * listed any more, and the sum says nothing: it counts as changed.
 */
export async function listChangedReturns({ db, payments }: EffectParts, since: Date): Promise<string[]> {
  const returned = await payments.listReturnedPayments(since);
  const noted = await listReturnsOf(db, [...returned.keys()]);
  return noted
    .filter(({ intent, amount, refunded, rows, paidAt }) => {
      if (paidAt < since) return true;
      const now = Math.min(amount, returned.get(intent) ?? 0);
      // The part of each of several rows was rounded down.
      return refunded > now || refunded <= now - rows;
    })
    .map(({ intent }) => intent);
}

function isSame(row: SubscriptionRow, reading: SubscriptionReading): boolean {
  const sameStatus = row.status === DUPLICATE ? !isLive(reading.status) : row.status === reading.status;
  return (
    sameStatus &&
    row.stripePriceId === reading.priceId &&
    row.currentPeriodEnd.getTime() === reading.periodEnd.getTime() &&
    row.cancelsAt?.getTime() === reading.cancelsAt?.getTime() &&
    row.endedAt?.getTime() === reading.endedAt?.getTime() &&
    row.nextPriceId === (reading.nextPlan?.priceId ?? null) &&
    row.nextPlanAt?.getTime() === reading.nextPlan?.at.getTime()
  );
}
