import { inTransaction, type Database } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import { callRelease, listDueHolds } from './hold-store.ts';

const BATCH = 100;

/**
 * Gives back what is held past its time: whoever held it died or forgot. Any number of processes may do this at once, and
 * a capture that comes at the same moment either pays or is told that the hold has ended. One that cannot be ended is
 * logged and tried again with the next sweep.
 *
 * @returns how many holds were ended
 */
export async function sweepHolds(db: Database, log: Pick<Log, 'info' | 'error'>): Promise<number> {
  let ended = 0;
  for (const { holdId, userId } of await listDueHolds(db, BATCH)) {
    try {
      const { outcome } = await inTransaction(db, (tx) => callRelease(tx, { userId, holdId, onlyDue: true }));
      if (outcome !== 'ended') continue;
      ended += 1;
      log.info({ hold: holdId }, 'credits were held past their time; they were released');
    } catch (error) {
      log.error({ err: error, hold: holdId }, 'a hold past its time could not be ended');
    }
  }
  return ended;
}
