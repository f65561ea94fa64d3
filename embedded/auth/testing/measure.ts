/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Runs each call in turn, round after round, and gives the median time of each in milliseconds. */
export async function medians(
  rounds: number,
  calls: Record<string, (round: number) => Promise<unknown>>,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = -2; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const start = performance.now();
      await call(round);
      // The first two rounds only warm up.
      if (round >= 0) (times[name] ??= []).push(performance.now() - start);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)]));
}

/** How many of some answers had each status. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The same call many times at once. */
export function parallel<T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => call(index)));
}

const ATTEMPTS = 5;

/**
 * The smallest difference that a few measurements find. Other work on the machine may slow one measurement; what tells
 * two cases apart slows all of them.
 *
 * @param measure gives how far apart the cases are; told its attempt, so that it can use names of its own
 * @param near an answer below this needs no further attempt
 */
export async function leastApart(near: number, measure: (attempt: number) => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && least >= near; attempt += 1) {
    least = Math.min(least, await measure(attempt));
  }
  return least;
}
