import { facetNames, type FacetName } from '../../../../contract/search-filters.ts';
import type { LibraryValues } from '../interpret/reading.ts';
import { placesOf, termMatches } from '../phrase.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';
import { type SegmentFacts, wordsOfMetric } from './facts.ts';

/** What the guides of these segments are and state, for the reading of queries. Made anew when the segments change. */
export function libraryValues(segments: readonly Segment[], columns: Columns): LibraryValues {
  for (const segment of segments) columns.of(segment);
  const values = new Map<FacetName, string[]>(facetNames.map((facet) => [facet, [...columns.values(facet)]]));
  const stated = new Set(segments.flatMap(({ facts }) => facts.metrics));
  const names = new Map<string, readonly string[]>();
  return {
    values: (facet) => values.get(facet) ?? [],
    states: (metric) => stated.has(metric),
    namesOf: (metric) => {
      const known = names.get(metric) ?? [...new Set(segments.flatMap(({ facts }) => namesIn(facts, metric)))];
      names.set(metric, known);
      return known;
    },
    isName: (first, second) => segments.some((segment) => follow(segment, first, second)),
  };
}

const read = new WeakMap<SegmentFacts, Map<string, readonly string[]>>();

function namesIn(facts: SegmentFacts, metric: string): readonly string[] {
  const known = read.get(facts) ?? new Map<string, readonly string[]>();
  read.set(facts, known);
  const names = known.get(metric) ?? wordsOfMetric(facts, metric);
  known.set(metric, names);
  return names;
}

function follow({ guideFields }: Segment, first: string, second: string): boolean {
  const docs = termMatches(guideFields, first).docs;
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0;
    const after = placesOf(guideFields, second, doc);
    if (after.length > 0 && placesOf(guideFields, first, doc).some((place) => after.includes(place + 1))) return true;
  }
  return false;
}
