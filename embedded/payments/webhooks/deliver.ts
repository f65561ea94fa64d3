import type { Store } from '../keep-state.ts';
import { tellOnce } from '../tell-once.ts';
import { readFaults } from './faults.ts';
import { claimDeliveries, findTarget, settleDelivery, holdDeliveries, type Claimed } from './queue.ts';
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
  /** Breaks off what is under way; it stays in the queue. */
  close(): Promise<void>;
}

interface Outcome {
  delivered: boolean;
  /** False where another attempt cannot help. */
  again: boolean;
  status: number | null;
  error: string | null;
}

/**
 * Delivers what is queued: to each endpoint in the order in which it came to be, one after the other. What is under way
 * when the process ends stays in the queue, so an event may come twice.
 */
export function startDeliverer(store: Store, options: DeliverOptions): Deliverer {
  const closing = new AbortController();
  const troubles = tellOnce('webhooks', options.log);
  let running: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    while (!closing.signal.aborted) {
      const claimed = await claimDeliveries(store.pool, AT_ONCE, holdSeconds(options));
      if (claimed.length === 0) return;
      const { reorder } = await readFaults(store.pool);
      claimed.sort((a, b) => (Number(a.number) - Number(b.number)) * (reorder ? -1 : 1));
      const endpoints = [...new Set(claimed.map(({ endpointId }) => endpointId))];
      const queues = endpoints.map((id) => claimed.filter(({ endpointId }) => endpointId === id));
      await Promise.all(queues.map((queue) => deliverInTurn(store, queue, options, closing.signal)));
    }
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    if (running !== null) {
      again = true;
      return;
    }
    again = false;
    running = drain()
      .then(troubles.over, troubles.tell)
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
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Long enough for one attempt; what a process held that was killed is soon free. */
const holdSeconds = ({ timeoutMs }: DeliverOptions): number => (2 * timeoutMs) / 1000 + 1;

async function deliverInTurn(
  store: Store,
  queue: readonly Claimed[],
  options: DeliverOptions,
  closing: AbortSignal,
): Promise<void> {
  for (const [index, delivery] of queue.entries()) {
    if (index > 0) await holdDeliveries(store.pool, queue.slice(index), holdSeconds(options));
    const outcome = closing.aborted ? null : await send(store, delivery, options, closing);
    if (outcome === null) {
      await holdDeliveries(store.pool, queue.slice(index), 0);
      return;
    }
    const pause = outcome.delivered || !outcome.again ? undefined : PAUSES[delivery.attempts];
    const nextAt = pause === undefined ? null : new Date(Date.now() + pause * 1000 * options.retryScale);
    await settleDelivery(store.pool, delivery, { ...outcome, nextAt });
  }
}

/** One attempt; null when it was broken off because the process ends. */
async function send(
  store: Store,
  delivery: Claimed,
  options: DeliverOptions,
  closing: AbortSignal,
): Promise<Outcome | null> {
  const target = await findTarget(store.pool, delivery.endpointId);
  if (target === undefined) {
    return { delivered: false, again: false, status: null, error: 'The endpoint was deleted or switched off' };
  }
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
      signal: AbortSignal.any([closing, AbortSignal.timeout(options.timeoutMs)]),
    });
    await response.body?.cancel();
    return { delivered: response.ok, again: true, status: response.status, error: null };
  } catch (error) {
    if (closing.aborted) return null;
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    const told = timedOut ? 'The endpoint took too long' : 'The endpoint cannot be reached';
    return { delivered: false, again: true, status: null, error: told };
  }
}
