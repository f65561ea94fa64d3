import { sql } from 'drizzle-orm';
import { asc, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect } from 'vitest';
import { billingPayment } from '../../db/tables/billing.ts';
import { creditLot } from '../../db/tables/credits.ts';
import { sharedSecret } from '../../settings/shared-secret.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestPerson } from '../../testing/person.ts';
import { reconcileSoon } from '../reconcile-regularly.ts';
import { balance, customerOf, patience } from './customers.ts';

/** Sends an event to the webhook, rightly signed unless told otherwise. Answers the status. */
export async function sendEvent(
  house: TestHouse,
  event: object,
  signed: { secret?: string; at?: number } = {},
): Promise<number> {
  const payload = JSON.stringify(event);
  const secret = signed.secret ?? `whsec_${await sharedSecret(house.db, 'payments-webhook')}`;
  const signature = await house.payments.stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    ...(signed.at !== undefined && { timestamp: signed.at }),
  });
  const answer = await fetch(`${house.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** An event about an object as it is now, as if the provider had just made it. */
export function eventAbout(type: Stripe.Event['type'], object: { object: string }): object {
  return {
    id: `evt_test_${Math.random().toString(36).slice(2)}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
}

/** The events of a type that were made for a customer, newest first. */
export async function eventsOf(
  house: TestHouse,
  person: TestPerson,
  ...types: Stripe.Event['type'][]
): Promise<Stripe.Event[]> {
  const customer = await customerOf(house, person);
  const events = await house.payments.stripe.events.list({ types, limit: 100 });
  return events.data.filter(({ data: { object } }) => 'customer' in object && object.customer === customer);
}

/** Loses every event on its way while `work` is done. */
export async function withoutEvents<Result>(house: TestHouse, work: () => Promise<Result>): Promise<Result> {
  const { webhooks } = house.payments.sandbox;
  await webhooks.changeFaults({ drop: 10_000 });
  try {
    return await work();
  } finally {
    await webhooks.changeFaults({ drop: 0 });
  }
}

/** Has the app reconcile in the background, as it does every quarter of an hour, and waits until it has. */
export async function reconcile(house: TestHouse): Promise<void> {
  await reconcileSoon(house.db);
  const due = async () => {
    const { rows } = await house.db.execute<{ n: number }>(
      sql`select count(*)::int as n from graphile_worker.jobs
        where task_identifier = 'reconcile-billing' and (run_at <= now() or locked_at is not null)`,
    );
    return rows[0]?.n;
  };
  await expect.poll(due, patience).toBe(0);
}

/**
 * Makes writes to a table fail from now on, as a full disk would. Answers what lets them through again.
 *
 * @param when a condition on the new row
 */
export async function breakTable(house: TestHouse, table: string, when = 'true'): Promise<() => Promise<unknown>> {
  const name = `broken_${table}`;
  await house.db.execute(
    sql.raw(`create or replace function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'broken on purpose'; end $$`),
  );
  await house.db.execute(
    sql.raw(
      `create trigger ${name} before insert or update on ${table} for each row when (${when}) execute function ${name}()`,
    ),
  );
  return () => house.db.execute(sql.raw(`drop trigger ${name} on ${table}`));
}

/** What a person has in the end, without anything that differs from one run to the next. */
export async function endState(house: TestHouse, person: TestPerson) {
  const lots = await house.db
    .select()
    .from(creditLot)
    .where(eq(creditLot.userId, person.id))
    .orderBy(asc(creditLot.id));
  const payments = await house.db
    .select()
    .from(billingPayment)
    .where(eq(billingPayment.userId, person.id))
    .orderBy(asc(billingPayment.paidAt), asc(billingPayment.amount));
  const current = (await person.call('GET /api/subscriptions/current')).body;
  return {
    balance: await balance(person),
    lots: lots
      .map(({ kind, sourceType, granted, remaining, clawedBack, periodStart, periodEnd }) => ({
        kind,
        sourceType,
        granted,
        remaining,
        clawedBack,
        days:
          periodStart === null || periodEnd === null
            ? null
            : (periodEnd.getTime() - periodStart.getTime()) / 86_400_000,
      }))
      .toSorted((one, other) => one.granted - other.granted || one.remaining - other.remaining),
    payments: payments.map(({ kind, description, credits, amount, refundedAmount, receiptUrl }) => ({
      kind,
      description,
      credits,
      amount,
      refundedAmount,
      hasReceipt: receiptUrl !== null,
    })),
    current: current && {
      planName: current.planName,
      planCredits: current.planCredits,
      status: current.status,
      ends: current.cancelAtPeriodEnd,
    },
  };
}
