import { z } from 'zod';
import { GuideType } from './library.ts';

const names = z.array(z.string().trim().min(1).max(120)).max(60);
const bound = z.number().min(-1_000_000_000).max(1_000_000_000);

const FactTest = z
  .object({
    metric: z.string().min(1).max(80),
    tier: z.string().min(1).max(40).optional(),
    /** Inclusive. */
    atLeast: bound.optional(),
    /** Inclusive. */
    atMost: bound.optional(),
    /** A choice, a name, `yes` or `no`, in whatever letter case. */
    is: z.string().trim().min(1).max(120).optional(),
  })
  .strict();
export type FactTest = z.output<typeof FactTest>;

/**
 * What a guide must state: a metric of the catalogue (`contract/metrics.ts`) with a number, in the metric's unit, or with a
 * word. Without any of them: that it is stated at all. One plan of the guide is enough, and it is the same one for all
 * conditions on plans of one line of cover; amounts outside of the network and values that wait for a review do not count.
 * `tier` absent: the metric's first, or values without one. The name of a group of metrics (`hsa`, `dental`) stands for any of
 * them, where what is stated is not that there is none. With guides that the person has not unlocked, bounds are compared at whole
 * steps of the catalogue (`stepOf`), so that they admit no less; the answer's note says so where that makes a difference.
 */
export const FactCondition = FactTest.extend({
  /** Other tests: whoever passes any one of them does as well, whatever the plan. */
  or: z.array(FactTest).min(1).max(11).optional(),
  /** The guides that pass none of the tests. */
  not: z.literal(true).optional(),
}).strict();
export type FactCondition = z.output<typeof FactCondition>;

/**
 * Which guides a search is about. A guide must satisfy every field that is given, by any one of its values; every one of
 * `facts`. A value that no guide has finds nothing. An empty list is the same as none.
 */
export const SearchFilters = z
  .object({
    industries: names.optional(),
    /** Two-letter codes. */
    states: z.array(z.string().length(2).toUpperCase()).max(60).optional(),
    /** Northeast, Midwest, South, West. */
    regions: names.optional(),
    /** Labels of the bands of size, as the facet `size` gives them. */
    sizes: names.optional(),
    /** How many people work for the employer, both ends included: for a size that no band has. */
    employees: z
      .object({ atLeast: z.int().min(0).optional(), atMost: z.int().min(0).optional() })
      .strict()
      .optional(),
    planYears: z.array(z.int().min(1900).max(2200)).max(60).optional(),
    /** Types of medical plans: PPO, HDHP and so on. */
    planTypes: names.optional(),
    /** Medical carriers. */
    carriers: names.optional(),
    types: z.array(GuideType).max(10).optional(),
    /** True: modelled guides only; false: imported ones only. */
    sample: z.boolean().optional(),
    facts: z.array(FactCondition).max(12).optional(),
  })
  .strict();
export type SearchFilters = z.output<typeof SearchFilters>;

export const facetNames = ['industry', 'state', 'size', 'year', 'planType', 'carrier', 'format', 'source'] as const;
export type FacetName = (typeof facetNames)[number];

/** One choice of a facet. `value` is what the filter takes (a year in digits; `sample` or `imported`). */
export const FacetChoice = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FacetChoice = z.output<typeof FacetChoice>;

/**
 * How many of the matching guides have which value, most first; sizes from small to large, years from the latest. The
 * counts of one facet ignore what is chosen within it, and honour everything else. A value that no guide has is left out,
 * unless it is chosen.
 */
export const Facets = z.record(z.enum(facetNames), z.array(FacetChoice));
export type Facets = z.output<typeof Facets>;

/** A condition that was understood from the words of a query. */
export const Interpretation = z.object({
  kind: z.enum(['industry', 'state', 'region', 'size', 'year', 'planType', 'carrier', 'format', 'source', 'fact']),
  /** As people say it: "Texas", "500 employees or more", "Parental leave: 16 weeks or more". */
  label: z.string(),
  /** The words as they were typed. */
  words: z.string(),
  /** The same condition as a filter. */
  filter: SearchFilters,
  /**
   * False where it does not narrow the results: nothing satisfied it together with the rest (`note` says so), or a filter
   * of the same kind was given.
   */
  applied: z.boolean(),
});
export type Interpretation = z.output<typeof Interpretation>;
