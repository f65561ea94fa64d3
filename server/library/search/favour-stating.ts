import { isMetric, metricOf } from '../../../contract/metrics.ts';
import type { Guides } from './holding.ts';
import { placesOfFacts } from './structure/fact-places.ts';

/** What a guide gains that states every benefit which was named. */
const STATED = 0.5;

/**
 * Raises the scores of guides that state the benefits which were named: a guide that gives a figure, or says yes, answers
 * better than one that uses the word.
 *
 * @param scores by guide
 * @param named for each name the metrics that it may mean
 */
export function favourStating(
  { guides, runs }: Guides,
  scores: Float64Array,
  named: readonly (readonly string[])[],
): void {
  if (named.length === 0) return;
  for (const { segment, from, to } of runs) {
    if (from === to) continue;
    const places = named.map((metrics) => metrics.map((metric) => placesOfFacts(segment.facts, asked(metric))));
    for (let at = from; at < to; at += 1) {
      const stated = countStated(places, guides[at] ?? 0);
      scores[at] = (scores[at] ?? 0) * (1 + (STATED * stated) / named.length);
    }
  }
}

/** Of how many names a guide states any metric. */
function countStated(places: readonly (readonly Int32Array[])[], guide: number): number {
  let stated = 0;
  for (const metrics of places) {
    for (const own of metrics) {
      if ((own[guide] ?? -1) < 0) continue;
      stated += 1;
      break;
    }
  }
  return stated;
}

const asked = (metric: string): { metric: string; is?: string } =>
  isMetric(metric) && metricOf(metric).kind === 'yes_no' ? { metric, is: 'yes' } : { metric };
