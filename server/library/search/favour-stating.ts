import type { QueryParts } from './asked/read-query.ts';
import type { Guides } from './holding.ts';
import { placesOfFacts } from './structure/fact-places.ts';
import { namesOfTrade, isCalled } from './trades.ts';

/** What a guide gains that states everything which was named. */
const STATED = 1.5;
/** What a guide gains whose employer is named. */
const NAMED = 0.5;
/** What the score of a guide is multiplied by whose employer is called what was asked for: "hospital", and not all of healthcare. */
const CALLED = 3;

/**
 * Raises the scores of guides that state what was named: a guide that gives a figure, or says yes, answers better than one that
 * uses the word. Raises those of employers that are named more than those, and those that are called by the trade that was typed.
 *
 * @param scores by guide
 * @param asked for each name what it may mean; who is named, and what they do
 */
export function favourStating(
  { guides, runs }: Guides,
  scores: Float64Array,
  asked: Pick<QueryParts, 'named' | 'employers' | 'trades'>,
): void {
  const { named, employers, trades } = asked;
  if (named.length + employers.length + trades.length === 0) return;
  const wanted = new Set(employers);
  const called = trades.flatMap(namesOfTrade);
  for (const { segment, from, to } of runs) {
    if (from === to) continue;
    const places = named.map((tests) => tests.map((test) => placesOfFacts(segment.facts, test)));
    for (let at = from; at < to; at += 1) {
      const guide = guides[at] ?? 0;
      const stated = named.length === 0 ? 0 : countStated(places, guide) / named.length;
      const isOfTrade = called.length > 0 && isCalled(segment, guide, called);
      const isNamed = wanted.size > 0 && wanted.has(segment.guides[guide]?.employer ?? '');
      scores[at] = (scores[at] ?? 0) * (1 + STATED * stated + (isNamed ? NAMED : 0)) * (isOfTrade ? CALLED : 1);
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
