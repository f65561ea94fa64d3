import type {
  FacetName,
  FactCondition,
  FactTest,
  Interpretation,
  SearchFilters,
} from '../../../../contract/search-filters.ts';
import { namesOf, type Understood } from '../asked/conditions-in.ts';
import { type GuideSet, has, intersect, isEmpty, subtract, unite } from '../guide-set.ts';
import type { Segment } from '../segment.ts';
import { atSteps } from './bound-steps.ts';
import type { Columns } from './columns.ts';
import { statingGuides, stepsAway } from './fact-places.ts';
import { type Condition, conditionsOf } from './guide-tests.ts';
import { once } from './once.ts';
import { guidesThatMention, guidesThatSayTogether } from './mentions.ts';
import type { Forgiving } from './followers.ts';
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

/** Another amount is nearer than anything else that differs. */
const AMOUNT_COST = 0.9;

/** Who states no amount is as far as anybody: behind whoever states one that is near. */
const MOST_STEPS = 99;
/** Who says nothing of the benefit, and holds some other word, is behind all of them, those without all of the words included. */
const FAR = 20_000;
/** Who says the amount beside the name comes next to those who state it. */
const SAID_STEPS = 0.5;

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

/** The conditions of chosen filters, each with the guides of which it is not known whether it holds. */
export function chosenConditions(filters: SearchFilters, columns: Columns, unlocked: ReadonlySet<string>): Forgiving[] {
  return conditionsOf(filters, columns, unlocked).map((condition) => {
    const { facet, fact } = condition;
    if (facet !== null && mayBeUnknown.has(facet))
      return { ...condition, openIn: (segment) => columns.guidesWithout(segment, facet) };
    if (fact === undefined || fact.not === true) return condition;
    const names = [fact, ...(fact.or ?? [])].flatMap(({ metric }) => namesOf(metric));
    return { ...condition, openIn: once((segment) => unreadIn(segment, fact, names)) };
  });
}

/** What a manifest may leave out. */
const mayBeUnknown: ReadonlySet<FacetName> = new Set(['industry', 'state', 'size', 'year']);

/**
 * A condition of the words, unless a filter of the same kind was given: that says what is wanted now.
 *
 * @param unlocked as in `conditionsOf`
 */
export function softCondition(
  { kind, filter, mentions, amounts, isDenied = false }: Understood,
  hard: readonly Condition[],
  columns: Columns,
  unlocked?: ReadonlySet<string>,
): SoftCondition | null {
  const [condition] = conditionsOf(filter, columns, unlocked);
  if (condition === undefined) return null;
  if (condition.facet !== null && hard.some(({ facet }) => facet === condition.facet)) return null;
  const [fact] = filter.facts ?? [];
  const cost = fact?.metric === 'leave.parental_pay' ? PAY_COST : costs[kind];
  const soft: SoftCondition = { ...condition, cost, isWish: kind === 'year', isDenied };
  const facet = facetOf[kind];
  // A manifest may leave it out.
  if (facet !== undefined) return { ...soft, openIn: (segment) => columns.guidesWithout(segment, facet) };
  if (fact?.not === true) {
    // Whose text names what its facts do not state may have it: it is not known.
    const naming = once((segment) => {
      const saying = guidesThatMention(segment, mentions, kind === 'planType' ? otherLines : []);
      intersect(saying, condition.holdsIn(segment));
      return saying;
    });
    return { ...soft, holdsIn: once((segment) => less(condition.holdsIn(segment), naming(segment))), openIn: naming };
  }
  if (fact?.is !== undefined || (kind === 'carrier' && fact !== undefined)) return soft;
  if (fact !== undefined) {
    const sayingIn = once((segment) => guidesThatSayTogether(segment, mentions, amounts));
    const holdsIn = once((segment) =>
      either(condition.holdsIn(segment), silentOf(sayingIn(segment).slice(), segment, fact)),
    );
    const aboutIn = once((segment) => either(statingGuides(segment.facts, fact), guidesThatMention(segment, mentions)));
    const awayIn = once((segment) => {
      const [saying, about] = [sayingIn(segment), aboutIn(segment)];
      const away = stepsAway(segment.facts, atSteps(fact));
      return away.map((steps, guide) =>
        Math.min(steps, has(saying, guide) ? SAID_STEPS : has(about, guide) ? MOST_STEPS : FAR),
      );
    });
    const amount = { ...soft, openIn: aboutIn, awayIn };
    const [stated = condition] = conditionsOf({ facts: [unbounded(fact)] }, columns, unlocked);
    return { ...amount, holdsIn, cost: AMOUNT_COST, eased: { ...amount, ...stated, holdsIn: aboutIn } };
  }
  if (!saidInText.includes(kind)) return soft;
  const holdsIn = once((segment) => {
    const saying = guidesThatMention(segment, mentions, kind === 'planType' ? otherLines : []);
    return either(condition.holdsIn(segment), saying);
  });
  return { ...soft, holdsIn };
}

/** The same condition for whatever amount. */
function unbounded({ or, ...first }: FactCondition): FactCondition {
  const bare = ({ metric, tier }: FactTest): FactTest => ({ metric, ...(tier !== undefined && { tier }) });
  return { ...bare(first), ...(or !== undefined && { or: or.map(bare) }) };
}

/** The guides that name the benefit, of which no figure could be read. */
function unreadIn(segment: Segment, fact: FactCondition, names: readonly string[]): GuideSet {
  return silentOf(guidesThatMention(segment, names), segment, fact);
}

/** Leaves of some guides those whose facts are silent of what a condition is about. */
function silentOf(some: GuideSet, segment: Segment, fact: FactCondition): GuideSet {
  if (!isEmpty(some)) subtract(some, statingGuides(segment.facts, fact));
  return some;
}

/** The first without the second. Neither is to be changed. */
function less(all: GuideSet, some: GuideSet): GuideSet {
  if (isEmpty(some)) return all;
  const left = all.slice();
  subtract(left, some);
  return left;
}

/** Both together. The first is not to be changed, and is what most of the time there is. */
function either(stating: GuideSet, saying: GuideSet): GuideSet {
  if (!isEmpty(saying)) unite(saying, stating);
  return isEmpty(saying) ? stating : saying;
}
