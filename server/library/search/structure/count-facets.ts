import {
  type FacetChoice,
  type FacetName,
  facetNames,
  type Facets,
  type SearchFilters,
} from '../../../../contract/search-filters.ts';
import { sizeBands } from '../../sizes.ts';
import { stateName } from '../../states.ts';
import type { RankedGuide } from '../rank-guides.ts';
import type { Segment } from '../segment.ts';
import type { Columns, SegmentColumns } from './columns.ts';
import type { Condition } from './guide-tests.ts';

const order = new Map(sizeBands.map(({ label }, at) => [label, at]));
const formats: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  doc: 'Word 97-2003',
  docx: 'Word',
  txt: 'Text',
  html: 'HTML',
  web: 'Web page',
};

/**
 * Counts the values of the guides that match, in one pass.
 *
 * @param fails by guide: a bit for each of `conditions` that it fails; what was given up is not among them
 */
export function countFacets(
  guides: readonly RankedGuide[],
  fails: Int32Array,
  conditions: readonly Condition[],
  columns: Columns,
): Record<FacetName, Map<string, number>> {
  const counted = facetNames.map((facet) => {
    let own = 0;
    conditions.forEach((condition, at) => {
      if (condition.facet === facet) own |= 1 << at;
    });
    return { facet, own, counts: new Uint32Array(columns.values(facet).length) };
  });
  let last: Segment | null = null;
  let values: SegmentColumns | null = null;
  for (let at = 0; at < guides.length; at += 1) {
    const best = guides[at]?.best;
    if (best === undefined) continue;
    const bits = fails[at] ?? 0;
    const { segment, guide } = best;
    if (segment !== last || values === null) values = columns.of(segment);
    last = segment;
    for (const { facet, own, counts } of counted) {
      // What is chosen within a facet does not hide its other choices.
      if ((bits & ~own) !== 0) continue;
      const { starts, codes } = values[facet];
      const end = starts[guide + 1] ?? 0;
      for (let place = starts[guide] ?? 0; place < end; place += 1) {
        const code = codes[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }
  const byFacet = (facet: FacetName): Map<string, number> => {
    const counts = counted.find((one) => one.facet === facet)?.counts;
    return new Map(columns.values(facet).map((value, code) => [value, counts?.[code] ?? 0]));
  };
  return {
    industry: byFacet('industry'),
    state: byFacet('state'),
    size: byFacet('size'),
    year: byFacet('year'),
    planType: byFacet('planType'),
    carrier: byFacet('carrier'),
    format: byFacet('format'),
    source: byFacet('source'),
  };
}

/** The counts as choices, in the order in which they are shown. What is chosen stays, whatever its count. */
export function facetChoices(
  counts: Record<FacetName, Map<string, number>>,
  filters: readonly SearchFilters[],
): Facets {
  const chosen = chosenValues(filters);
  const choices = (facet: FacetName): FacetChoice[] => {
    const all = new Map([...chosen[facet].map((value): [string, number] => [value, 0]), ...counts[facet]]);
    const kept = [...all].filter(([value, count]) => count > 0 || chosen[facet].includes(value));
    return kept
      .map(([value, count]) => ({ value, label: labelOf(facet, value), count }))
      .sort((a, b) => inOrder(facet, a, b));
  };
  return {
    industry: choices('industry'),
    state: choices('state'),
    size: choices('size'),
    year: choices('year'),
    planType: choices('planType'),
    carrier: choices('carrier'),
    format: choices('format'),
    source: choices('source'),
  };
}

function chosenValues(filters: readonly SearchFilters[]): Record<FacetName, readonly string[]> {
  const all = (values: (one: SearchFilters) => readonly (string | number)[] | undefined): string[] =>
    filters.flatMap((one) => values(one) ?? []).map(String);
  return {
    industry: all((one) => one.industries),
    state: all((one) => one.states),
    size: all((one) => one.sizes),
    year: all((one) => one.planYears),
    planType: all((one) => one.planTypes),
    carrier: all((one) => one.carriers),
    format: all((one) => one.types),
    source: all(({ sample }) => (sample === undefined ? [] : [sample ? 'sample' : 'imported'])),
  };
}

/** A value as people read it. */
export function labelOf(facet: FacetName, value: string): string {
  if (facet === 'state') return stateName(value);
  if (facet === 'size') return `${value} employees`;
  if (facet === 'format') return formats[value] ?? value;
  if (facet === 'source') return value === 'sample' ? 'Sample guides' : 'Imported guides';
  return value;
}

function inOrder(facet: FacetName, a: FacetChoice, b: FacetChoice): number {
  if (facet === 'size') return (order.get(a.value) ?? 0) - (order.get(b.value) ?? 0);
  if (facet === 'year') return Number(b.value) - Number(a.value);
  return b.count - a.count || a.label.localeCompare(b.label);
}
