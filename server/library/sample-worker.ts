import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../db/connect.ts';
import { describeError } from '../db/describe-error.ts';
import { giveWay } from '../db/give-way.ts';
import { loadSampleLibrary } from './sample-library.ts';
import { lowerThread } from '../process/this-thread.ts';
import type { SampleReport, SampleStart } from './start-sample-load.ts';

/** How long the thread waits before it goes on after a failure: the database may be away. */
const PAUSE_MS = 2_000;

// The thread that loads the modelled guides while the product is in use already: whoever uses it goes first.
const { databaseUrl, count } = workerData as SampleStart;
const db = connect(databaseUrl, { max: 2, name: 'benesight-samples' });
giveWay(db);
lowerThread();
const stopping = new AbortController();
const say = (report: SampleReport): void => parentPort?.postMessage(report);

parentPort?.once('message', () => stopping.abort());

while (!stopping.signal.aborted) {
  try {
    const added = await loadSampleLibrary(db, {
      count,
      signal: stopping.signal,
      onProgress: (done) => say({ kind: 'progress', done }),
    });
    say({ kind: 'loaded', added });
    break;
  } catch (error) {
    say({ kind: 'trouble', message: describeError(error) });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
await db.pool.end();
parentPort?.close();
