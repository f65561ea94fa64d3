import { facetNames, type FacetName } from '../../../../contract/search-filters.ts';
import type { LibraryValues } from '../asked/known-values.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';
import { type SegmentFacts, wordsOfMetric } from './facts.ts';

const nobody: ReadonlySet<string> = new Set();

/** What the guides of these segments are and state, for the reading of queries. Made anew when the segments change. */
export function libraryValues(segments: readonly Segment[], columns: Columns): LibraryValues {
  for (const segment of segments) columns.of(segment);
  const values = new Map<FacetName, string[]>(facetNames.map((facet) => [facet, [...columns.values(facet)]]));
  const names = new Map<string, readonly string[]>();
  const employers = new Set(segments.flatMap(({ guides }) => guides.map(({ employer }) => employer)));
  return {
    values: (facet) => values.get(facet) ?? [],
    namesOf: (metric) => {
      const known = names.get(metric) ?? [...new Set(segments.flatMap(({ facts }) => namesIn(facts, metric)))];
      names.set(metric, known);
      return known;
    },
    reader: {
      employers: [...employers],
      carriers: values.get('carrier') ?? [],
      words: nobody,
      year: new Date().getUTCFullYear(),
      isSearch: true,
    },
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
