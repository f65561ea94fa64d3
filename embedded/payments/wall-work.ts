import { forgetDeliveries, forgetEvents } from './webhooks/queue.ts';
import { doWork } from './due-work.ts';
import { inState, type Store } from './keep-state.ts';
import { tellOnce } from './tell-once.ts';
import { forgetAnswers } from './wire/idempotency.ts';

const PUT_OFF_SECONDS = 60;
const TIDY_MS = 3_600_000;

export interface WallWork {
  /** Something is due already. */
  wake(): void;
  close(): Promise<void>;
}

/** Does the work that waits for the wall clock, each piece in a transaction of its own, and forgets what is long done. */
export function startWallWork(store: Store, lookMs: number, log: (message: string) => void): WallWork {
  const troubles = tellOnce('due work', log);
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let again = false;
  let tidiedAt = 0;

  const look = (): void => {
    clearTimeout(timer);
    again = false;
    running = round()
      .then(troubles.over, troubles.tell)
      .finally(() => {
        running = null;
        if (closed) return;
        timer = setTimeout(look, again ? 0 : lookMs);
        timer.unref();
      });
  };

  async function round(): Promise<void> {
    while (!closed && (await isDue())) {
      let taken: { kind: string; id: string } | undefined;
      await inState(store, async (state) => {
        const work = await state.takeWork(null, now());
        taken = work;
        if (work !== undefined) await doWork(state, { ...work, clock: null });
      }).catch(async (error: unknown) => {
        if (taken !== undefined) await putOff(taken);
        throw error;
      });
    }
    if (!closed && Date.now() - tidiedAt > TIDY_MS) {
      await forgetAnswers(store.pool);
      await forgetDeliveries(store.pool);
      await forgetEvents(store.pool);
      tidiedAt = Date.now();
    }
  }

  /** Asked without the lock that all work shares: mostly nothing is due. */
  async function isDue(): Promise<boolean> {
    const found = await store.pool.query(
      'select 1 from embedded_payments.work where clock is null and at <= $1 limit 1',
      [now()],
    );
    return found.rowCount !== 0;
  }

  /** Work that failed must not stand in the way of the others. */
  async function putOff({ kind, id }: { kind: string; id: string }): Promise<void> {
    await store.pool.query('update embedded_payments.work set at = $3 where kind = $1 and id = $2 and at < $3', [
      kind,
      id,
      now() + PUT_OFF_SECONDS,
    ]);
  }

  look();
  return {
    wake() {
      if (running !== null) again = true;
      else if (!closed) look();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

const now = (): number => Math.floor(Date.now() / 1000);
