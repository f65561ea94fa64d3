import { type FacetName, facetNames } from '../../../../contract/search-filters.ts';
import { sizeBands } from '../../../../contract/vocabulary/company-sizes.ts';
import { type GuideSet, guidesWhere, insert, noGuides } from '../guide-set.ts';
import type { GuideFacts, Segment } from '../segment.ts';

/** By guide the numbers of its values: one or none, or several where a guide has several plans. */
export interface Column {
  /** By guide: where its values begin; one more entry at the end. */
  starts: Uint32Array;
  codes: Uint16Array;
  /** Whether each guide has one value, which then stands at the guide's own number. */
  isOneEach: boolean;
  /** The one value that all of them have, as the source of modelled guides alone; null where they differ. */
  common: number | null;
}

/** What the guides of one segment are, as numbers that can be compared and counted. */
export interface SegmentColumns extends Record<FacetName, Column> {
  /** -1 where it is not known. */
  employees: Int32Array;
}

const valuesOf: Record<FacetName, (guide: GuideFacts) => readonly string[]> = {
  industry: ({ industry }) => (industry === null ? [] : [industry]),
  state: ({ state }) => (state === null ? [] : [state]),
  size: ({ employees }) => bandOf(employees),
  year: ({ planYear }) => (planYear === null ? [] : [String(planYear)]),
  planType: ({ planTypes }) => planTypes,
  carrier: ({ carriers }) => carriers,
  format: ({ type }) => [type],
  source: ({ sample }) => [sample ? 'sample' : 'imported'],
};

function bandOf(employees: number | null): string[] {
  if (employees === null) return [];
  const band = sizeBands.find(({ from, to }) => employees >= from && (to === null || employees <= to));
  return band === undefined ? [] : [band.label];
}

/** So many choices are remembered for each segment: the same states and trades are asked for again and again. */
const REMEMBERED = 128;

/** The values that guides have, numbered over all segments, and each segment's guides in these numbers. */
export class Columns {
  private readonly names = new Map<FacetName, Map<string, number>>(facetNames.map((facet) => [facet, new Map()]));
  private readonly lists = new Map<FacetName, string[]>(facetNames.map((facet) => [facet, []]));
  private readonly bySegment = new WeakMap<Segment, SegmentColumns>();
  private readonly chosen = new WeakMap<Segment, Map<string, GuideSet>>();

  /** The values of a facet in the order of their numbers; others may follow later. */
  values(facet: FacetName): readonly string[] {
    return this.lists.get(facet) ?? [];
  }

  /** The number of a value; undefined for one that no guide has had. */
  codeOf(facet: FacetName, value: string): number | undefined {
    return this.names.get(facet)?.get(value);
  }

  of(segment: Segment): SegmentColumns {
    const known = this.bySegment.get(segment);
    if (known !== undefined) return known;
    const column = (facet: FacetName): Column => this.read(segment, facet);
    const made: SegmentColumns = {
      industry: column('industry'),
      state: column('state'),
      size: column('size'),
      year: column('year'),
      planType: column('planType'),
      carrier: column('carrier'),
      format: column('format'),
      source: column('source'),
      employees: Int32Array.from(segment.guides, ({ employees }) => employees ?? -1),
    };
    this.bySegment.set(segment, made);
    return made;
  }

  /** The guides that have any of the values of a facet. Not to be changed: who asks the same again is given the same. */
  guidesWith(segment: Segment, facet: FacetName, values: readonly string[]): GuideSet {
    return this.remembered(segment, JSON.stringify([facet, ...values]), () => {
      const { starts, codes } = this.of(segment)[facet];
      const wanted = new Uint8Array(this.names.get(facet)?.size ?? 0);
      for (const value of values) wanted[this.codeOf(facet, value) ?? wanted.length] = 1;
      const chosen = noGuides(segment.guides.length);
      for (let guide = 0; guide < segment.guides.length; guide += 1) {
        const end = starts[guide + 1] ?? 0;
        for (let at = starts[guide] ?? 0; at < end; at += 1) if (wanted[codes[at] ?? 0] === 1) insert(chosen, guide);
      }
      return chosen;
    });
  }

  /** The same of those that have no value of a facet. */
  guidesWithout(segment: Segment, facet: FacetName): GuideSet {
    return this.remembered(segment, facet, () => {
      const { starts } = this.of(segment)[facet];
      return guidesWhere(segment.guides.length, (guide) => starts[guide] === starts[guide + 1]);
    });
  }

  private remembered(segment: Segment, key: string, make: () => GuideSet): GuideSet {
    const own = this.chosen.get(segment) ?? new Map<string, GuideSet>();
    this.chosen.set(segment, own);
    const made = own.get(key) ?? make();
    own.delete(key);
    own.set(key, made);
    const [oldest] = own.keys();
    if (own.size > REMEMBERED && oldest !== undefined) own.delete(oldest);
    return made;
  }

  private read(segment: Segment, facet: FacetName): Column {
    const names = this.names.get(facet) ?? new Map<string, number>();
    const starts = [0];
    const codes: number[] = [];
    for (const guide of segment.guides) {
      for (const value of valuesOf[facet](guide)) {
        const code = names.get(value) ?? names.size;
        if (code === names.size) this.lists.get(facet)?.push(value);
        names.set(value, code);
        codes.push(code);
      }
      starts.push(codes.length);
    }
    const isOneEach = starts.every((start, guide) => start === guide);
    const [first = null] = codes;
    const common = isOneEach && codes.every((code) => code === first) ? first : null;
    return { starts: Uint32Array.from(starts), codes: Uint16Array.from(codes), isOneEach, common };
  }
}
