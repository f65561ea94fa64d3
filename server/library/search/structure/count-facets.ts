import {
  type FacetChoice,
  type FacetName,
  type Facets,
  type SearchFilters,
} from '../../../../contract/search-filters.ts';
import { sizeBands } from '../../../../contract/vocabulary/company-sizes.ts';
import { stateName } from '../../states.ts';
import type { GuideSet } from '../guide-set.ts';
import { listGuides } from '../holding.ts';
import { Reused } from '../reused.ts';
import type { Column, Columns } from './columns.ts';
import type { Segment } from '../segment.ts';
import type { Condition } from './guide-tests.ts';
import { satisfying } from './narrow.ts';
import { medicalPlansWithin } from './one-plan.ts';
import { typeTest } from './plan-tests.ts';

const order = new Map(sizeBands.map(({ label }, at) => [label, at]));
const formats: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  doc: 'Word 97-2003',
  docx: 'Word',
  txt: 'Text',
  html: 'HTML',
  web: 'Web page',
};

/** By facet: how many guides have each value that any has. */
export type FacetCounts = Record<FacetName, ReadonlyMap<string, number>>;

/** Guides that are counted. */
export interface Counted {
  parts: readonly { segment: Segment }[];
  /** By segment: those that match the words, and those of them that satisfy every condition in force. */
  matched: readonly GuideSet[];
  within: readonly GuideSet[];
  /** What is in force, and the same before it was bound by what is asked of the same plan. */
  conditions: readonly Condition[];
  asked: readonly Condition[];
}

/** Counts the values of the guides that match. */
export function countFacets({ parts, matched, within, conditions, asked }: Counted, columns: Columns): FacetCounts {
  // Of the plans of a guide, those count that satisfy what is asked of a plan.
  const isOfPlans = ({ facet, plans }: Condition): boolean => plans?.line === 'medical' && facet !== 'planType';
  const ofPlans = asked.filter(isOfPlans);
  const all = listGuides(parts, within, withinRoom);
  const count = (facet: FacetName): ReadonlyMap<string, number> => {
    // What is chosen within a facet does not hide its other choices.
    const others = conditions.filter((one) => one.facet !== facet && !(facet === 'planType' && isOfPlans(one)));
    const { guides, runs } =
      others.length === conditions.length ? all : listGuides(parts, satisfying(parts, matched, others), otherRoom);
    const values = columns.values(facet);
    const counts = new Uint32Array(values.length);
    for (const { segment, from, to } of runs) {
      const column = columns.of(segment)[facet];
      const own = guides.subarray(from, to);
      if (facet !== 'planType' || ofPlans.length === 0) countColumn(column, own, counts);
      else countTypes({ segment, values, guides: own }, column, ofPlans, counts);
    }
    const found = new Map<string, number>();
    values.forEach((value, code) => {
      if (counts[code] !== 0) found.set(value, counts[code] ?? 0);
    });
    return found;
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

const withinRoom = Reused.uint32();
const otherRoom = Reused.uint32();

/** Counts the types of the plans that satisfy conditions, of some guides. */
function countTypes(
  { segment, values, guides }: { segment: Segment; values: readonly string[]; guides: Uint32Array },
  { starts, codes }: Column,
  conditions: readonly Condition[],
  counts: Uint32Array,
): void {
  const within = medicalPlansWithin(conditions, segment);
  const ofType = values.map((value) => typeTest([value]).in(segment));
  for (let which = 0; which < guides.length; which += 1) {
    const guide = guides[which] ?? 0;
    const plans = within(guide);
    const end = starts[guide + 1] ?? 0;
    for (let at = starts[guide] ?? 0; plans !== 0 && at < end; at += 1) {
      const code = codes[at] ?? 0;
      if ((plans & (ofType[code]?.[guide] ?? 0)) !== 0) counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

function countColumn({ starts, codes, isOneEach, common }: Column, guides: Uint32Array, counts: Uint32Array): void {
  if (common !== null) {
    counts[common] = (counts[common] ?? 0) + guides.length;
    return;
  }
  for (let at = 0; at < guides.length; at += 1) {
    const guide = guides[at] ?? 0;
    const end = isOneEach ? guide + 1 : (starts[guide + 1] ?? 0);
    for (let place = isOneEach ? guide : (starts[guide] ?? 0); place < end; place += 1) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

/** The counts as choices, in the order in which they are shown. What is chosen stays, whatever its count. */
export function facetChoices(counts: FacetCounts, filters: readonly SearchFilters[]): Facets {
  const chosen = chosenValues(filters);
  const choices = (facet: FacetName): FacetChoice[] => {
    const all = new Map(chosen[facet].map((value) => [value, 0]));
    for (const [value, count] of counts[facet]) all.set(value, count);
    return Array.from(all, ([value, count]) => ({ value, label: labelOf(facet, value), count })).sort((a, b) =>
      inOrder(facet, a, b),
    );
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
