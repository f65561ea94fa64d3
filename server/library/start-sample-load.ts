import type { Log } from '../http/log.ts';
import { startThread } from '../process/start-thread.ts';

/** What the thread is started with. */
export interface SampleStart {
  databaseUrl: string;
  count: number;
}

/** What the thread tells. */
export type SampleReport =
  | { kind: 'progress'; done: number }
  | { kind: 'loaded'; added: number }
  | { kind: 'trouble'; message: string };

export interface SampleLoadParts extends SampleStart {
  log: Log;
  /** Told how many of the guides are there, as they come. */
  onProgress?: (done: number, total: number) => void;
}

/** Each guide is made, sent and dropped. */
const YOUNG_MB = 96;

/**
 * Loads the modelled guides on a thread of its own, so that the product can be used meanwhile. A failure is tried again
 * until it is stopped; what was loaded by then stays, and the next start goes on from there.
 */
export function startSampleLoad({ databaseUrl, count, log, onProgress }: SampleLoadParts): {
  stop: () => Promise<void>;
} {
  const thread = startThread(import.meta.url, './sample-worker.ts', { databaseUrl, count }, YOUNG_MB);
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  thread.on('message', (report: SampleReport) => {
    if (report.kind === 'progress') onProgress?.(report.done, count);
    else if (report.kind === 'loaded') log.info({ added: report.added }, 'the sample library is loaded');
    else log.warn({ reason: report.message }, 'the sample library could not be loaded; it is tried again');
  });
  thread.on('error', (error) => log.error({ err: error }, 'the sample library could not be loaded'));
  return {
    async stop() {
      thread.postMessage('stop');
      await ended;
    },
  };
}
