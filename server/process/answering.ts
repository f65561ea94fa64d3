import { setTimeout as pause } from 'node:timers/promises';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** By this name the threads of a process find what it shares with them. */
const SHARED = 'benesight.answering';
const UNDER_WAY = 0;
const BEGUN = 1;

/** How often it is looked whether an answer is under way still. */
const LOOK_MS = 2;
/** Whoever asked within so long may ask again soon. */
const LATELY_MS = 2_000;

const cells = sharedCells();
let seen = { begun: 0, at: -Infinity };

function sharedCells(): Int32Array {
  const known: unknown = getEnvironmentData(SHARED);
  if (known instanceof Int32Array) return known;
  const made = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  // Threads that are started from here on inherit it.
  setEnvironmentData(SHARED, made);
  return made;
}

/** Says that this process begins to answer somebody. What is returned says that it has, and is to be called once. */
export function beginAnswer(): () => void {
  Atomics.add(cells, BEGUN, 1);
  Atomics.add(cells, UNDER_WAY, 1);
  return () => void Atomics.sub(cells, UNDER_WAY, 1);
}

/** Whether the process answers somebody, or has begun to within the last seconds: what works beside takes small steps then. */
export function isAnswering(): boolean {
  const begun = Atomics.load(cells, BEGUN);
  if (begun !== seen.begun) seen = { begun, at: performance.now() };
  return Atomics.load(cells, UNDER_WAY) > 0 || performance.now() - seen.at < LATELY_MS;
}

/** Resolves once the process answers nobody, at the latest after so many milliseconds: what works beside gets on all the same. */
export async function untilAnswered(mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  while (Atomics.load(cells, UNDER_WAY) > 0 && performance.now() < end) await pause(LOOK_MS);
}
