import { isMetric, metricOf } from '../../../contract/metrics.ts';
import type { RankedGuides } from './rank-guides.ts';
import { placesOfFacts } from './structure/fact-places.ts';

/** What a guide gains that states every benefit which was named. */
const STATED = 0.4;

/**
 * Raises the scores of guides that state the benefits which were named: a guide that gives a figure, or says yes, answers
 * better than one that uses the word.
 *
 * @param named for each name the metrics that it may mean
 */
export function favourStating(ranked: RankedGuides, named: readonly (readonly string[])[]): void {
  if (named.length === 0) return;
  for (const { segment, from, to } of ranked.runs) {
    const places = named.map((metrics) => metrics.map((metric) => placesOfFacts(segment.facts, asked(metric))));
    for (let at = from; at < to; at += 1) {
      const guide = ranked.guides[at] ?? 0;
      let stated = 0;
      for (const any of places) if (any.some((place) => (place[guide] ?? -1) >= 0)) stated += 1;
      ranked.scores[at] = (ranked.scores[at] ?? 0) * (1 + (STATED * stated) / named.length);
    }
  }
}

const asked = (metric: string): { metric: string; is?: string } =>
  isMetric(metric) && metricOf(metric).kind === 'yes_no' ? { metric, is: 'yes' } : { metric };
