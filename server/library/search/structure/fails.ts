import type { MatchingGuides } from '../matching.ts';
import { Reused } from '../reused.ts';
import type { Condition } from './guide-tests.ts';

const failsRoom = Reused.int32();

/** By guide: a bit for each condition that it fails. */
export function failsOf({ guides, runs }: MatchingGuides, conditions: readonly Condition[]): Int32Array {
  const fails = failsRoom.of(guides.length).fill(0);
  conditions.forEach((condition, at) => {
    const bit = 1 << at;
    for (const { segment, from, to } of runs) {
      if (from === to) continue;
      const holds = condition.holdsIn(segment);
      for (let place = from; place < to; place += 1) {
        if (holds[guides[place] ?? 0] !== 1) fails[place] = (fails[place] ?? 0) | bit;
      }
    }
  });
  return fails;
}
