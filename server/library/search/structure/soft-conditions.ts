import type { FacetName, Interpretation } from '../../../../contract/search-filters.ts';
import type { Understood } from '../interpret/interpret.ts';
import type { Segment } from '../segment.ts';
import type { Columns } from './columns.ts';
import { statesTest } from './facts.ts';
import { type Condition, conditionsOf, type GuideTest } from './guide-tests.ts';
import { mentionTest, togetherTest } from './mentions.ts';
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
  const soft: SoftCondition = { ...condition, cost: costs[kind], isWish: kind === 'year' };
  const facet = facetOf[kind];
  if (facet !== undefined) return { ...soft, openOf: (segment) => isUnknown(segment, facet, columns) };
  const [fact] = filter.facts ?? [];
  if (fact !== undefined) {
    const testOf = (segment: Segment): GuideTest => {
      const isFact = condition.testOf(segment);
      const isSaid = togetherTest(segment, mentions, amounts);
      const isStated = statesTest(segment.facts, fact.metric);
      return (guide) => isFact(guide) || (isSaid(guide) && !isStated(guide));
    };
    return { ...soft, testOf, openOf: (segment) => isUnread(segment, fact.metric, mentions) };
  }
  if (!saidInText.includes(kind)) return soft;
  const testOf = (segment: Segment): GuideTest => {
    const isFact = condition.testOf(segment);
    const isSaid = mentionTest(segment, mentions, kind === 'planType' ? otherLines : []);
    return (guide) => isFact(guide) || isSaid(guide);
  };
  return { ...soft, testOf };
}

/** A guide of which it is not known: a manifest may leave it out. */
function isUnknown(segment: Segment, facet: FacetName, columns: Columns): GuideTest {
  const { starts } = columns.of(segment)[facet];
  return (guide) => starts[guide] === starts[guide + 1];
}

/** A guide that names the benefit, and no figure of it could be read. */
function isUnread(segment: Segment, metric: string, names: readonly string[]): GuideTest {
  const isNamed = mentionTest(segment, names);
  const isStated = statesTest(segment.facts, metric);
  return (guide) => isNamed(guide) && !isStated(guide);
}
