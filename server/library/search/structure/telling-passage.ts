import type { FactCondition, SearchFilters } from '../../../../contract/search-filters.ts';
import type { Segment } from '../segment.ts';
import type { SegmentFacts } from './facts.ts';
import { placesOfFacts } from './fact-places.ts';

/** A passage of fewer words than this share of the longest is a title, or a way to other pages. */
const LONG = 0.5;
/** What a plan costs and covers says more of a guide than what else it states. */
const MEDICAL = 3;

/**
 * The passage to show of a guide where nothing was asked of its text: the first that states a type of plan or a carrier that
 * was chosen, or states most, since covers and disclaimers state nothing; of a guide that states nothing, the first long one.
 *
 * @returns its number in the segment
 */
export function tellingPassage(segment: Segment, guide: number, filters: SearchFilters): number {
  const first = segment.firstPassage[guide] ?? 0;
  const count = (segment.firstPassage[guide + 1] ?? first) - first;
  for (const chosen of chosenFacts(filters)) {
    const place = placesOfFacts(segment.facts, chosen)[guide] ?? -1;
    if (place >= 0 && place < count) return first + place;
  }
  const stated = statedIn(segment.facts, guide, count);
  const most = Math.max(0, ...stated);
  if (most > 0) return first + stated.indexOf(most);
  const lengths = segment.passages.lengths.subarray(first, first + count);
  const longest = lengths.reduce((greatest, length) => Math.max(greatest, length), 0);
  return (
    first +
    Math.max(
      0,
      lengths.findIndex((length) => length >= longest * LONG),
    )
  );
}

function chosenFacts({ planTypes = [], carriers = [] }: SearchFilters): FactCondition[] {
  return [['medical.plan_type', planTypes] as const, ['medical.carrier', carriers] as const].flatMap(
    ([metric, values]) => {
      const [is, ...others] = values;
      const or = others.map((other) => ({ metric, is: other }));
      return is === undefined ? [] : [{ metric, is, ...(or.length > 0 && { or }) }];
    },
  );
}

/** By passage of a guide: how many metrics it states, those of medical plans several times. */
function statedIn(facts: SegmentFacts, guide: number, count: number): number[] {
  const stated = Array.from({ length: count }, () => new Set<number>());
  for (let at = facts.starts[guide] ?? 0; at < (facts.starts[guide + 1] ?? 0); at += 1)
    stated[facts.ordinal[at] ?? 0]?.add(facts.metric[at] ?? 0);
  const worthOf = (metric: number): number => (facts.metrics[metric]?.startsWith('medical.') === true ? MEDICAL : 1);
  return stated.map((metrics) => [...metrics].reduce((sum, metric) => sum + worthOf(metric), 0));
}
