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

/**
 * Does the earliest work of a clock (null: of the wall) that is due by `until`, which may plan more. Tells whether there
 * was any. A test clock shows the moment of the work while it is done.
 */
export async function doNextWork(state: State, clock: string | null, until: number): Promise<boolean> {
  const work = await state.takeWork(clock, until);
  if (work === undefined) return false;
  const worker = workers.get(work.kind);
  if (worker === undefined) throw new Error(`nobody does work of the kind ${work.kind}`);
  if (clock !== null) {
    const kept = await state.get('test_helpers.test_clock', clock);
    if (kept !== undefined && kept.frozen_time < work.at) {
      await state.put('test_helpers.test_clock', { ...kept, frozen_time: work.at });
    }
  }
  await worker(state, { ...work, clock });
  return true;
}
