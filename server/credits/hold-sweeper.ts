import type { Database } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import { sweepHolds } from './sweep-holds.ts';

const SWEEP_MS = 5_000;

/** Ends holds past their time, again and again, for as long as the process serves. */
export interface HoldSweeper {
  open(): void;
  /** Waits for the sweep that is under way. */
  close(): Promise<void>;
}

export function createHoldSweeper({ db, log }: { db: Database; log: Pick<Log, 'info' | 'error'> }): HoldSweeper {
  let sweeping: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  async function sweep(): Promise<void> {
    try {
      await sweepHolds(db, log);
    } catch (error) {
      log.error({ err: error }, 'the sweep of holds failed');
    }
    if (!closed) timer = setTimeout(open, SWEEP_MS);
  }
  const open = (): void => {
    sweeping = sweep();
  };
  return {
    open,
    async close() {
      closed = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}
