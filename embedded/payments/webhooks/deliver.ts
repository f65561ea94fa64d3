import type { Store } from '../keep-state.ts';
import { readFaults } from './faults.ts';
import { claimDeliveries, findTarget, settleDelivery, unclaimDeliveries, type Claimed } from './queue.ts';
import { sign } from './sign.ts';

/** Seconds between the attempts: about three days in all. */
const PAUSES = [2, 10, 60, 300, 1800, 7200, 18_000, 36_000, 36_000, 36_000, 36_000, 36_000];
const AT_ONCE = 20;

export interface DeliverOptions {
  /** Multiplies the pauses between attempts. */
  retryScale: number;
  /** How long an endpoint may take, in milliseconds. */
  timeoutMs: number;
  /** How often the queue is looked at when nothing has happened in this process, in milliseconds. */
  lookMs: number;
  log: (message: string) => void;
}

export interface Deliverer {
  /** There may be something to deliver. */
  wake(): void;
  /** Ends when the attempt under way has ended; what was not sent stays in the queue. */
  close(): Promise<void>;
}

interface Outcome {
  delivered: boolean;
  status: number | null;
  error: string | null;
}

/** Delivers what is queued, in the order in which it came to be, one after the other. */
export function startDeliverer(store: Store, options: DeliverOptions): Deliverer {
  let closed = false;
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    while (!closed) {
      const holdSeconds = Math.ceil((AT_ONCE * options.timeoutMs) / 1000) + 5;
      const claimed = await claimDeliveries(store.pool, AT_ONCE, holdSeconds);
      if (claimed.length === 0) return;
      const { reorder } = await readFaults(store.pool);
      claimed.sort((a, b) => (Number(a.number) - Number(b.number)) * (reorder ? -1 : 1));
      for (const [index, delivery] of claimed.entries()) {
        if (closed) {
          await unclaimDeliveries(store.pool, claimed.slice(index));
          return;
        }
        await attempt(store, delivery, options);
      }
    }
  }

  function wake(): void {
    if (closed) return;
    if (running !== null) {
      again = true;
      return;
    }
    again = false;
    running = drain()
      .catch((error: unknown) => options.log(`webhooks: ${error instanceof Error ? error.message : 'failed'}`))
      .finally(() => {
        running = null;
        if (again) wake();
      });
  }

  const look = (): void => {
    wake();
    timer = setTimeout(look, options.lookMs);
    timer.unref();
  };
  look();

  return {
    wake,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function attempt(store: Store, delivery: Claimed, options: DeliverOptions): Promise<void> {
  const outcome = await send(store, delivery, options);
  const pause = PAUSES[delivery.attempts];
  const nextAt = pause === undefined ? null : new Date(Date.now() + pause * 1000 * options.retryScale);
  await settleDelivery(store.pool, delivery, { ...outcome, nextAt: outcome.delivered ? null : nextAt });
}

async function send(store: Store, delivery: Claimed, options: DeliverOptions): Promise<Outcome> {
  const target = await findTarget(store.pool, delivery.endpointId);
  if (target === undefined) return { delivered: false, status: null, error: 'There is no such endpoint any more' };
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (payments sandbox)',
        'stripe-signature': sign(delivery.body, target.secret),
      },
      body: delivery.body,
      signal: AbortSignal.timeout(options.timeoutMs),
    });
    await response.body?.cancel();
    return { delivered: response.ok, status: response.status, error: null };
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return {
      delivered: false,
      status: null,
      error: timedOut ? 'The endpoint took too long' : 'The endpoint cannot be reached',
    };
  }
}
