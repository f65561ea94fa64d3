import type { Database } from '../db/connect.ts';
import type { Log } from '../http/log.ts';
import type { FreeLost } from './lost-jobs.ts';
import { freeAbandoned, sayGone, sayPresent, type PresenceTimes } from './presence.ts';

/**
 * Keeps saying that the runner `id` lives, until stopped. It frees the jobs of others only after it has been heard
 * without a gap for as long as they are given: after an outage of the database all of them are silent, and alive.
 */
export async function startBeat(
  db: Database,
  id: string,
  options: { times: PresenceTimes; freeLost: FreeLost; log: Log },
): Promise<() => Promise<void>> {
  const { times, freeLost, log } = options;
  let heardSince = performance.now();
  let lastHeard = heardSince;
  const lapseMs = times.lapseSeconds * 1000;
  const beat = async (): Promise<void> => {
    await sayPresent(db, id);
    await freeLost(db, id);
    const now = performance.now();
    if (now - lastHeard > lapseMs / 2) heardSince = now;
    lastHeard = now;
    if (now - heardSince < lapseMs) return;
    const freed = await freeAbandoned(db, times.lapseSeconds);
    if (freed.length > 0) log.warn({ runners: freed.length }, 'jobs of a process that is gone were taken over');
  };
  await beat();
  let beating: Promise<void> | null = null;
  const timer = setInterval(() => {
    beating ??= beat()
      .catch((error: unknown) => log.debug({ err: error }, 'a job runner could not be heard'))
      .finally(() => (beating = null));
  }, times.beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await beating;
    // Should this fail, the runner lapses by itself.
    await sayGone(db, id).catch(() => undefined);
  };
}
