import type Stripe from 'stripe';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from './database.ts';
import { filterColumns, FILTERS } from './find-by.ts';
import { randomText } from './ids.ts';
import { WireError, type Filter, type Kept, type Kind, type State } from './state.ts';
import { API_VERSION } from './version.ts';
import { readFaults } from './webhooks/faults.ts';
import { queueEvent } from './webhooks/queue.ts';

/** Where the sandbox keeps its state. */
export interface Store {
  pool: Pool;
  /** The public address of a hosted page. */
  pageUrl(path: string): string;
  /** Called after each commit that has queued events. */
  onQueued(): void;
  /** Called after each commit that has planned work which is due already. */
  onDue(): void;
  /** Looks at every object before it leaves the house; throws at one that Stripe would not send. */
  check: ((object: unknown) => void) | undefined;
}

/** Which request an event comes from. */
export interface Origin {
  requestId: string;
  idempotencyKey: string | null;
}

/**
 * Runs `work` alone: one transaction, one lock for the whole sandbox, whichever process it is in. Its events go out after
 * the commit. What throws is as if it had not been begun, but for a refusal that keeps what was written. Must not be nested:
 * the inner call would wait for the outer one.
 */
export async function inState<T>(
  store: Store,
  work: (state: State, tx: PoolClient) => Promise<T>,
  origin: Origin | null = null,
): Promise<T> {
  const left: Left = { events: false, dueWork: false };
  const ended = await inTransaction(store.pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('embedded_payments'))`);
    return work(stateOf(tx, store, origin, left), tx).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (error instanceof WireError && error.keep) return { refusal: error };
        throw error;
      },
    );
  });
  if (left.events) store.onQueued();
  if (left.dueWork) store.onDue();
  if ('refusal' in ended) throw ended.refusal;
  return ended.result;
}

/** What a piece of work has left to be done at once. */
interface Left {
  events: boolean;
  dueWork: boolean;
}

function stateOf(tx: PoolClient, store: Store, origin: Origin | null, left: Left): State {
  const now = Date.now();
  const startedAt = Math.floor(now / 1000);

  const state: State = {
    async get<K extends Kind>(kind: K, id: string) {
      const found = await tx.query<{ body: string }>(
        'select body from embedded_payments.objects where kind = $1 and id = $2',
        [kind, id],
      );
      return found.rows[0] === undefined ? undefined : (JSON.parse(found.rows[0].body) as Kept[K]);
    },
    async find(id) {
      const found = await tx.query<{ body: string }>('select body from embedded_payments.objects where id = $1', [id]);
      return found.rows[0] === undefined ? undefined : (JSON.parse(found.rows[0].body) as Kept[Kind]);
    },
    async put(kind, object) {
      const columns = filterColumns(object);
      const values = FILTERS.map((name) => columns[name] ?? null);
      await tx.query(
        `insert into embedded_payments.objects (kind, id, body, ${FILTERS.join(', ')})
         values ($1, $2, $3, ${FILTERS.map((_, index) => `$${index + 4}`).join(', ')})
         on conflict (kind, id) do update
         set body = excluded.body, ${FILTERS.map((name) => `${name} = excluded.${name}`).join(', ')}`,
        [kind, object.id, JSON.stringify(object), ...values],
      );
    },
    async remove(kind, id) {
      await tx.query('delete from embedded_payments.objects where kind = $1 and id = $2', [kind, id]);
      await tx.query('delete from embedded_payments.notes where object_id = $1', [id]);
      if (kind === 'test_helpers.test_clock') {
        await tx.query('delete from embedded_payments.work where clock = $1', [id]);
      }
    },
    async list<K extends Kind>(kind: K, filter: Filter = {}) {
      const wanted = FILTERS.filter((name) => filter[name] !== undefined);
      const where = wanted.map((name, index) => `and ${name} = $${index + 2}`).join(' ');
      const found = await tx.query<{ body: string }>(
        `select body from embedded_payments.objects where kind = $1 ${where} order by number desc`,
        [kind, ...wanted.map((name) => filter[name])],
      );
      return found.rows.map(({ body }) => JSON.parse(body) as Kept[K]);
    },
    async readNote(id, name) {
      const found = await tx.query<{ value: string }>(
        'select value from embedded_payments.notes where object_id = $1 and name = $2',
        [id, name],
      );
      return found.rows[0] === undefined ? null : (JSON.parse(found.rows[0].value) as unknown);
    },
    async writeNote(id, name, value) {
      await tx.query(
        `insert into embedded_payments.notes (object_id, name, value) values ($1, $2, $3)
         on conflict (object_id, name) do update set value = excluded.value`,
        [id, name, JSON.stringify(value ?? null)],
      );
    },
    async schedule({ kind, id, at, clock }) {
      await tx.query(
        `insert into embedded_payments.work (kind, id, at, clock) values ($1, $2, $3, $4)
         on conflict (kind, id) do update set at = excluded.at, clock = excluded.clock`,
        [kind, id, Math.floor(at), clock],
      );
      if (clock === null && at <= startedAt) left.dueWork = true;
    },
    async cancelWork(kind, id) {
      await tx.query('delete from embedded_payments.work where kind = $1 and id = $2', [kind, id]);
    },
    async takeWork(clock, until) {
      const taken = await tx.query<{ kind: string; id: string; at: string }>(
        `delete from embedded_payments.work where (kind, id) = (
           select kind, id from embedded_payments.work
           where clock is not distinct from $1 and at <= $2 order by at, number limit 1
         ) returning kind, id, at`,
        [clock, until],
      );
      const work = taken.rows[0];
      return work === undefined ? undefined : { kind: work.kind, id: work.id, at: Number(work.at) };
    },
    async now(clock) {
      if (clock === null) return startedAt;
      const found = await state.get('test_helpers.test_clock', clock);
      return found?.frozen_time ?? startedAt;
    },
    async emit(type, object, previous) {
      const created = await state.now(await clockOf(state, object));
      const endpoints = (await state.list('webhook_endpoint')).filter(
        (endpoint) =>
          endpoint.status === 'enabled' &&
          (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type)),
      );
      const event = {
        id: state.newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created,
        data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
        livemode: false,
        pending_webhooks: endpoints.length,
        request: { id: origin?.requestId ?? null, idempotency_key: origin?.idempotencyKey ?? null },
        type,
      };
      store.check?.(JSON.parse(JSON.stringify(event)));
      await state.put('event', event as unknown as Stripe.Event);
      if (endpoints.length === 0) return;
      const faults = await readFaults(tx);
      for (const endpoint of endpoints) await queueEvent(tx, event, endpoint.id, { faults, now });
      left.events = true;
    },
    pageUrl: (path) => store.pageUrl(path),
    newId: (prefix) => `${prefix}_${randomText(24)}`,
  };
  return state;
}

/** The test clock that an object lives by: its own, or its customer's. */
async function clockOf(state: State, object: Kept[Kind]): Promise<string | null> {
  if (object.object === 'test_helpers.test_clock') return object.id;
  const own = 'test_clock' in object ? object.test_clock : null;
  if (typeof own === 'string') return own;
  if (object.object === 'customer') return null;
  const { customer, charge } = filterColumns(object);
  if (customer !== undefined) {
    const found = await state.get('customer', customer);
    return typeof found?.test_clock === 'string' ? found.test_clock : null;
  }
  const charged = charge === undefined ? undefined : await state.get('charge', charge);
  return charged === undefined ? null : clockOf(state, charged);
}
