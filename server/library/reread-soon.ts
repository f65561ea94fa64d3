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

/** Where so many cannot be read, something else is at fault than the guides: the next start tries again. */
const MOST_FAILED = 200;

/**
 * Has the guides that an older reader read read again in the background, one after the other.
 *
 * @param delay milliseconds until the first
 * @returns how many there are
 */
export async function rereadSoon(db: Connection, delay = DELAY): Promise<number> {
  const guides = await countOutdated(db, READER_VERSION);
  if (guides > 0) await queueNext(db, [], delay);
  return guides;
}

async function queueNext(db: Connection, failed: readonly string[], delay: number): Promise<void> {
  await addJob(db, JOB, { failed }, { key: JOB, runAt: new Date(Date.now() + delay), maxAttempts: MAX_ATTEMPTS });
}

/**
 * Makes the task that reads one guide again and asks for the next. A guide whose original is gone, or that cannot be read any more,
 * is passed over until the next start. The next one is always the first that is left: where guides are asked to be read again
 * meanwhile, the job that asks for the next takes the place of the one that asks for them, and must find them too.
 *
 * @param signal aborts when the process ends: what is being read then is read again by another
 */
export function rereadInTurn(parts: RereadParts & { signal: AbortSignal }, pause = PAUSE): Task<typeof JOB> {
  return async ({ failed = [] }) => {
    const guide = failed.length < MOST_FAILED ? await findOutdated(parts.db, READER_VERSION, failed) : undefined;
    if (guide === undefined) return;
    try {
      const { outcome } = await rereadGuide(parts, guide);
      await queueNext(parts.db, outcome === 'failed' ? [...failed, guide.id] : failed, pause);
    } catch (error) {
      if (!parts.signal.aborted) throw error;
      await queueNext(parts.db, failed, 0);
    }
  };
}
