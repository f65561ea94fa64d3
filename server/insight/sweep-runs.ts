import type { Database } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import { failExchange } from './end-exchange.ts';
import { readDeadRuns } from './run-store.ts';

const BATCH = 100;

/**
 * Settles the exchanges whose process died while it wrote: their questions are taken back and their payment returned.
 * Any number of processes may do this at once. One that cannot be settled is logged and tried again with the next sweep.
 *
 * @returns how many were settled
 */
export async function sweepRuns(db: Database, log: Pick<Log, 'warn' | 'error'>): Promise<number> {
  let settled = 0;
  for (const { id, chatId } of await readDeadRuns(db, BATCH)) {
    const reason = 'the process that wrote it went silent';
    try {
      const ended = await failExchange(db, { runId: id, chatId }, { reason, onlyDead: true });
      if (ended === undefined) continue;
      settled += 1;
      log.warn({ run: id }, 'an answer was lost with its process; its payment was returned');
    } catch (error) {
      log.error({ err: error, run: id }, 'a lost answer could not be settled');
    }
  }
  return settled;
}
