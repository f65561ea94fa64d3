import type { FacetName, Interpretation } from '../../../../contract/search-filters.ts';
import type { Understood } from '../interpret/interpret.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';
import { statingGuides } from './fact-places.ts';
import { type Condition, conditionsOf } from './guide-tests.ts';
import { once } from './once.ts';
import { guidesThatMention, guidesThatSayTogether } from './mentions.ts';
import type { SoftCondition } from './narrow.ts';

/** What giving up a condition costs: the benefit that is asked for stays the longest, a year goes first. */
const costs: Record<Interpretation['kind'], number> = {
  year: 1,
  format: 1,
  size: 1.1,
  source: 1.2,
  region: 1.4,
  state: 1.5,
  planType: 1.6,
  carrier: 1.7,
  industry: 1.8,
  fact: 2,
};

/** How much of the pay goes on is said beside how long, and gives way before it. */
const PAY_COST = 1.9;

/** The facet whose value must be known for a condition of this kind to be answered. */
const facetOf: Partial<Record<Interpretation['kind'], FacetName>> = {
  industry: 'industry',
  state: 'state',
  region: 'state',
  size: 'size',
  year: 'year',
};

/** Kinds of which the facts of an imported guide may be silent while its text is not. */
const saidInText: readonly Interpretation['kind'][] = ['planType', 'carrier'];
const otherLines = ['dental', 'vision', 'life'];

/** A condition of the words, unless a filter of the same kind was given: that says what is wanted now. */
export function softCondition(
  { kind, filter, mentions, amounts }: Understood,
  hard: readonly Condition[],
  columns: Columns,
): SoftCondition | null {
  const [condition] = conditionsOf(filter, columns);
  if (condition === undefined) return null;
  if (condition.facet !== null && hard.some(({ facet }) => facet === condition.facet)) return null;
  const [fact] = filter.facts ?? [];
  const cost = fact?.metric === 'leave.parental_pay' ? PAY_COST : costs[kind];
  const soft: SoftCondition = { ...condition, cost, isWish: kind === 'year' };
  const facet = facetOf[kind];
  // A manifest may leave it out.
  if (facet !== undefined) return { ...soft, openIn: (segment) => columns.guidesWithout(segment, facet) };
  if (fact !== undefined) {
    const holdsIn = once((segment) => {
      const isSaid = guidesThatSayTogether(segment, mentions, amounts);
      const isStated = statingGuides(segment.facts, fact.metric);
      return condition.holdsIn(segment).map((is, guide) => is | ((isSaid[guide] ?? 0) & ~(isStated[guide] ?? 0)));
    });
    return { ...soft, holdsIn, openIn: once((segment) => unreadIn(segment, fact.metric, mentions)) };
  }
  if (!saidInText.includes(kind)) return soft;
  const holdsIn = once((segment) => {
    const isSaid = guidesThatMention(segment, mentions, kind === 'planType' ? otherLines : []);
    return condition.holdsIn(segment).map((is, guide) => is | (isSaid[guide] ?? 0));
  });
  return { ...soft, holdsIn };
}

/** By guide: 1 where it names the benefit, and no figure of it could be read. */
function unreadIn(segment: Segment, metric: string, names: readonly string[]): Uint8Array {
  const isStated = statingGuides(segment.facts, metric);
  return guidesThatMention(segment, names).map((is, guide) => is & ~(isStated[guide] ?? 0));
}
