import { setImmediate } from 'node:timers/promises';

/** Work that is cut into short pieces: it yields wherever something else may come between. */
export type Pieces<Result> = Generator<void, Result, void>;

/** So long a thread works on before it looks whether it is asked something. */
const PIECE_MS = 5;

/**
 * Does all of it, and lets the thread answer what it is asked between two pieces.
 *
 * @param mayGoOn waited for before each piece but the first
 */
export async function calmly<Result>(pieces: Pieces<Result>, mayGoOn: () => Promise<void>): Promise<Result> {
  let began = performance.now();
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done === true) return next.value;
    if (performance.now() - began < PIECE_MS) continue;
    await setImmediate();
    await mayGoOn();
    began = performance.now();
  }
}

/** Does all of it at once. */
export function atOnce<Result>(pieces: Pieces<Result>): Result {
  for (let next = pieces.next(); ; next = pieces.next()) if (next.done === true) return next.value;
}
