import type { Database } from '../db/connect.ts';
import { readStopRequest, renewLease } from './run-store.ts';

const LOOK_MS = 400;
const RENEW_MS = 3_000;

/**
 * Watches over a run while its answer is written: keeps its lease alive and tells once when the person asks for a stop,
 * in whatever process, or when the run is no longer ours.
 *
 * @returns a function that ends the watch
 */
export function watchRun(db: Database, runId: string, tell: (what: 'stop' | 'lost') => void): () => void {
  let renewed = Date.now();
  let ended = false;
  let timer: NodeJS.Timeout;

  async function look(): Promise<void> {
    try {
      if (Date.now() - renewed >= RENEW_MS) {
        await renewLease(db, runId);
        renewed = Date.now();
      }
      const stop = await readStopRequest(db, runId);
      if (ended) return;
      if (stop !== false) {
        ended = true;
        tell(stop === true ? 'stop' : 'lost');
        return;
      }
    } catch {
      // The database is away for a moment; if it stays away, the lease runs out and the sweeper settles the run.
    }
    if (!ended) timer = setTimeout(() => void look(), LOOK_MS);
  }

  timer = setTimeout(() => void look(), LOOK_MS);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
