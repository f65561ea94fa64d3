import {
  type FacetChoice,
  type FacetName,
  type Facets,
  type SearchFilters,
} from '../../../../contract/search-filters.ts';
import { sizeBands } from '../../sizes.ts';
import { stateName } from '../../states.ts';
import type { MatchingGuides } from '../matching.ts';
import type { Column, Columns } from './columns.ts';
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
 * Counts the values of the guides that match.
 *
 * @param fails by guide: a bit for each of `conditions` that it fails; what was given up is not among them
 */
export function countFacets(
  matched: MatchingGuides,
  fails: Int32Array,
  conditions: readonly Condition[],
  columns: Columns,
): Record<FacetName, Map<string, number>> {
  const count = (facet: FacetName): Map<string, number> => {
    const values = columns.values(facet);
    const counts = new Uint32Array(values.length);
    // What is chosen within a facet does not hide its other choices.
    const others = conditions.reduce((bits, condition, at) => (condition.facet === facet ? bits : bits | (1 << at)), 0);
    for (const { segment, from, to } of matched.runs) {
      countColumn(columns.of(segment)[facet], { guides: matched.guides, fails, others, from, to }, counts);
    }
    return new Map(values.map((value, code) => [value, counts[code] ?? 0]));
  };
  return {
    industry: count('industry'),
    state: count('state'),
    size: count('size'),
    year: count('year'),
    planType: count('planType'),
    carrier: count('carrier'),
    format: count('format'),
    source: count('source'),
  };
}

interface Counted {
  guides: Uint32Array;
  fails: Int32Array;
  /** The conditions that a guide must not fail to be counted. */
  others: number;
  from: number;
  to: number;
}

function countColumn(
  { starts, codes }: Column,
  { guides, fails, others, from, to }: Counted,
  counts: Uint32Array,
): void {
  for (let at = from; at < to; at += 1) {
    if (((fails[at] ?? 0) & others) !== 0) continue;
    const guide = guides[at] ?? 0;
    const end = starts[guide + 1] ?? 0;
    for (let place = starts[guide] ?? 0; place < end; place += 1) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
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
