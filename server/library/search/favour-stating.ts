import type { FactTest } from '../../../contract/search-filters.ts';
import type { Guides } from './holding.ts';
import { placesOfFacts } from './structure/fact-places.ts';

/** What a guide gains that states everything which was named. */
const STATED = 1.5;
/** What a guide gains whose employer is named. */
const NAMED = 0.5;

/**
 * Raises the scores of guides that state what was named: a guide that gives a figure, or says yes, answers better than one that
 * uses the word. Raises those of employers that are named more than those.
 *
 * @param scores by guide
 * @param named for each name what it may mean
 */
export function favourStating(
  { guides, runs }: Guides,
  scores: Float64Array,
  named: readonly (readonly FactTest[])[],
  employers: readonly string[],
): void {
  if (named.length + employers.length === 0) return;
  const wanted = new Set(employers);
  for (const { segment, from, to } of runs) {
    if (from === to) continue;
    const places = named.map((tests) => tests.map((test) => placesOfFacts(segment.facts, test)));
    for (let at = from; at < to; at += 1) {
      const guide = guides[at] ?? 0;
      const stated = named.length === 0 ? 0 : countStated(places, guide) / named.length;
      const isNamed = wanted.size > 0 && wanted.has(segment.guides[guide]?.employer ?? '');
      scores[at] = (scores[at] ?? 0) * (1 + STATED * stated + (isNamed ? NAMED : 0));
    }
  }
}

/** Of how many names a guide states any meaning. */
function countStated(places: readonly (readonly Int32Array[])[], guide: number): number {
  let stated = 0;
  for (const tests of places) {
    for (const own of tests) {
      if ((own[guide] ?? -1) < 0) continue;
      stated += 1;
      break;
    }
  }
  return stated;
}
