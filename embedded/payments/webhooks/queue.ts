import type { Connection } from '../database.ts';
import { useFault, type Faults } from './faults.ts';

/** Events that are reordered wait for the end of such a stretch of time, and then leave together. */
const REORDER_MS = 400;

const MOST_EVENTS = 5000;

/** What became of an event on its way to one endpoint. */
export interface Delivery {
  number: string;
  eventId: string;
  eventType: string;
  endpointId: string;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  attempts: number;
  nextAt: Date;
  lastAt: Date | null;
  /** The endpoint's answer; null when none came. */
  lastStatus: number | null;
  lastError: string | null;
}

/** A delivery that this process has taken, with what is to be sent. */
export interface Claimed extends Delivery {
  body: string;
}

const COLUMNS = `number, event_id as "eventId", event_type as "eventType", endpoint_id as "endpointId", state, attempts,
  next_at as "nextAt", last_at as "lastAt", last_status as "lastStatus", last_error as "lastError"`;

/**
 * Queues an event for an endpoint, as the faults have it. Runs in the transaction that the event comes from; `now`: when
 * that began, in milliseconds.
 */
export async function queueEvent(
  tx: Connection,
  event: { id: string; type: string },
  endpointId: string,
  { faults, now }: { faults: Faults; now: number },
): Promise<void> {
  const dropped = faults.drop > 0 && (await useFault(tx, 'drop'));
  let at = now + faults.delaySeconds * 1000;
  if (faults.reorder) at = (Math.ceil(at / REORDER_MS) + 1) * REORDER_MS;
  for (let copy = 0; copy < (faults.duplicate ? 2 : 1); copy += 1) {
    await tx.query(
      `insert into embedded_payments.deliveries (event_id, event_type, endpoint_id, body, state, next_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [event.id, event.type, endpointId, JSON.stringify(event), dropped ? 'dropped' : 'waiting', new Date(at)],
    );
  }
}

/**
 * Takes the deliveries whose time has come, each for one process alone. One that this process does not settle, because it
 * was ended, is free again after `holdSeconds`.
 */
export async function claimDeliveries(db: Connection, limit: number, holdSeconds: number): Promise<Claimed[]> {
  const claimed = await db.query<Claimed>(
    `update embedded_payments.deliveries set claimed_until = now() + make_interval(secs => $2)
     where number in (
       select number from embedded_payments.deliveries
       where state = 'waiting' and next_at <= $3 and (claimed_until is null or claimed_until < now())
       order by next_at, number limit $1 for update skip locked
     ) returning body, ${COLUMNS}`,
    [limit, holdSeconds, new Date()],
  );
  return claimed.rows;
}

/** Where an endpoint is, and with what its deliveries are signed; undefined when it was deleted or switched off. */
export async function findTarget(
  db: Connection,
  endpointId: string,
): Promise<{ url: string; secret: string } | undefined> {
  const found = await db.query<{ body: string; secret: string }>(
    `select body, value as secret from embedded_payments.objects
     join embedded_payments.notes on object_id = id and name = 'secret'
     where kind = 'webhook_endpoint' and id = $1 and status = 'enabled'`,
    [endpointId],
  );
  const row = found.rows[0];
  if (row === undefined) return undefined;
  const { url } = JSON.parse(row.body) as { url: string };
  return { url, secret: JSON.parse(row.secret) as string };
}

/** Notes how an attempt ended. `nextAt`: when the next one follows; null when it was the last. */
export async function settleDelivery(
  db: Connection,
  delivery: Delivery,
  outcome: { delivered: boolean; status: number | null; error: string | null; nextAt: Date | null },
): Promise<void> {
  const state = outcome.delivered ? 'delivered' : outcome.nextAt === null ? 'failed' : 'waiting';
  await db.query(
    `update embedded_payments.deliveries
     set state = $2, attempts = attempts + 1, last_at = now(), last_status = $3, last_error = $4,
       next_at = coalesce($5, next_at), claimed_until = null
     where number = $1`,
    [delivery.number, state, outcome.status, outcome.error, outcome.nextAt],
  );
}

/** Keeps what was taken for so much longer; for no time at all: gives it back. */
export async function holdDeliveries(db: Connection, deliveries: readonly Delivery[], seconds: number): Promise<void> {
  await db.query(
    `update embedded_payments.deliveries set claimed_until = now() + make_interval(secs => $2)
     where number = any($1::bigint[])`,
    [deliveries.map(({ number }) => number), seconds],
  );
}

/** The newest deliveries first; of one event, when it is named. */
export async function listDeliveries(db: Connection, limit: number, eventId?: string): Promise<Delivery[]> {
  const found = await db.query<Delivery>(
    `select ${COLUMNS} from embedded_payments.deliveries where $2::text is null or event_id = $2
     order by number desc limit $1`,
    [limit, eventId ?? null],
  );
  return found.rows;
}

/** Sends an event once more to every endpoint that it was for, whatever became of it. */
export async function resendEvent(db: Connection, eventId: string): Promise<void> {
  await db.query(
    `insert into embedded_payments.deliveries (event_id, event_type, endpoint_id, body, next_at)
     select distinct on (endpoint_id) event_id, event_type, endpoint_id, body, $2::timestamptz
     from embedded_payments.deliveries where event_id = $1`,
    [eventId, new Date()],
  );
}

/** Forgets deliveries that are settled and a month old. */
export async function forgetDeliveries(db: Connection): Promise<void> {
  await db.query(
    `delete from embedded_payments.deliveries where state <> 'waiting' and created_at < now() - interval '30 days'`,
  );
}

/** Keeps the newest events, as many as a list can still be asked for at ease. */
export async function forgetEvents(db: Connection): Promise<void> {
  await db.query(
    `delete from embedded_payments.objects where kind = 'event' and number <= (
       select number from embedded_payments.objects where kind = 'event' order by number desc offset $1 limit 1)`,
    [MOST_EVENTS],
  );
}
