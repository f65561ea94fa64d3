import { facetNames, type FacetName } from '../../../../contract/search-filters.ts';
import type { LibraryValues } from '../interpret/reading.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';

/** What the guides of these segments are and state, for the reading of queries. Made anew when the segments change. */
export function libraryValues(segments: readonly Segment[], columns: Columns): LibraryValues {
  for (const segment of segments) columns.of(segment);
  const values = new Map<FacetName, string[]>(facetNames.map((facet) => [facet, columns.values(facet)]));
  const stated = new Set(segments.flatMap(({ facts }) => facts.metrics));
  return { values: (facet) => values.get(facet) ?? [], states: (metric) => stated.has(metric) };
}
