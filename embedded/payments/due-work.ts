import type { State } from './state.ts';

/** What is to be done, on which object, and for when it was planned (seconds since 1970). */
export interface Work {
  kind: string;
  id: string;
  at: number;
  /** The test clock that it waited for; null: the wall. */
  clock: string | null;
}

type Worker = (state: State, work: Work) => Promise<void>;

const workers = new Map<string, Worker>();

/** Says what is done when scheduled work of this kind is due. Each kind has one worker. */
export function onDue(kind: string, worker: Worker): void {
  if (workers.has(kind)) throw new Error(`work of the kind ${kind} has a worker already`);
  workers.set(kind, worker);
}

/** Does one piece of work, which may plan more. A test clock shows the moment of the work while it is done. */
export async function doWork(state: State, work: Work): Promise<void> {
  const worker = workers.get(work.kind);
  if (worker === undefined) throw new Error(`nobody does work of the kind ${work.kind}`);
  if (work.clock !== null) {
    const clock = await state.get('test_helpers.test_clock', work.clock);
    if (clock !== undefined && clock.frozen_time < work.at) {
      await state.put('test_helpers.test_clock', { ...clock, frozen_time: work.at });
    }
  }
  await worker(state, work);
}

/** Does the earliest work of a test clock that is due by `until`. Tells whether there was any. */
export async function doNextWork(state: State, clock: string, until: number): Promise<boolean> {
  const work = await state.takeWork(clock, until);
  if (work === undefined) return false;
  await doWork(state, { ...work, clock });
  return true;
}
