import type { Connection } from '../db/connect.ts';
import { READER_VERSION } from '../facts/version.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { rereadGuide, type RereadParts } from './reread-guide.ts';
import { countOutdated, findOutdated } from './store.ts';

const JOB = 'reread-guides';
/** Whoever waits for a page comes first: a start of the server, and what else its processor has to do. */
const DELAY = 60_000;
const PAUSE = 1_000;
/** With growing pauses, some six hours. */
const MAX_ATTEMPTS = 11;

/**
 * Has the guides that an older reader read read again in the background, one after the other.
 *
 * @param delay milliseconds until the first
 * @returns how many there are
 */
export async function rereadSoon(db: Connection, delay = DELAY): Promise<number> {
  const guides = await countOutdated(db, READER_VERSION);
  if (guides > 0) await queueNext(db, null, delay);
  return guides;
}

async function queueNext(db: Connection, after: string | null, delay: number): Promise<void> {
  await addJob(db, JOB, { after }, { key: JOB, runAt: new Date(Date.now() + delay), maxAttempts: MAX_ATTEMPTS });
}

/**
 * Makes the task that reads one guide again and asks for the next. It goes through the guides once: one whose original is
 * gone, or that cannot be read any more, stays as it is until the next start.
 *
 * @param signal aborts when the process ends: what is being read then is read again by another
 */
export function rereadInTurn(parts: RereadParts & { signal: AbortSignal }, pause = PAUSE): Task<typeof JOB> {
  return async ({ after }) => {
    const guide = await findOutdated(parts.db, READER_VERSION, after);
    if (guide === undefined) return;
    try {
      await rereadGuide(parts, guide);
    } catch (error) {
      if (!parts.signal.aborted) throw error;
      await queueNext(parts.db, after, 0);
      return;
    }
    await queueNext(parts.db, guide.id, pause);
  };
}
