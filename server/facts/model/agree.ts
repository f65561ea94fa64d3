import { planKey } from '../read/plans.ts';
import type { FoundFact } from '../found-fact.ts';
import { figuresIn } from './figures.ts';

/** How sure a fact is that rules and a model have read independently. */
const CONFIDENCE = 0.99;
/** How sure one is that a model has read twice, and nobody else. */
const TWICE = 0.9;

/**
 * What becomes of a guide's facts once rules and a model have read it, each for itself. Two readings that agree make a fact: the
 * rules and the model, or the model twice. What only one reading has is for review, but for what the rules were sure of: that
 * stands, whatever the model says.
 *
 * @param again what the model read at a second look, at the passages of {@link proposedIn}
 */
export function agree(
  byRules: readonly FoundFact[],
  byModel: readonly FoundFact[],
  again: readonly FoundFact[],
): FoundFact[] {
  const { settled, proposed } = settle(byRules, byModel);
  const sure = settled.filter(({ review }) => !review).map(keyed);
  const seconds = again.map(keyed);
  const more = proposed.map((proposal) => {
    const isAgreed = seconds.some((other) => other.said === proposal.said && isSame(proposal, other));
    const isContradicted = sure.some((other) => other.fact.metric === proposal.fact.metric && isSame(proposal, other));
    return isAgreed && !isContradicted
      ? { ...proposal.fact, review: false, confidence: TWICE }
      : { ...proposal.fact, review: true };
  });
  return [...settled, ...more];
}

/** The passages, by ordinal, in which a model proposes what the rules have not read: there a second look is worth its price. */
export const proposedIn = (byRules: readonly FoundFact[], byModel: readonly FoundFact[]): ReadonlySet<number> =>
  new Set(settle(byRules, byModel).proposed.map(({ fact }) => fact.ordinal));

/** The facts of the rules as the model's reading leaves them, and what the model alone has read, each once. */
function settle(
  byRules: readonly FoundFact[],
  byModel: readonly FoundFact[],
): { settled: FoundFact[]; proposed: Keyed[] } {
  const open = new Map<string, Keyed[]>();
  for (const fact of byModel.map(keyed)) {
    const same = open.get(fact.said);
    if (same === undefined) open.set(fact.said, [fact]);
    else same.push(fact);
  }
  const settled = byRules.map((fact) => {
    const rule = keyed(fact);
    const candidates = open.get(rule.said) ?? [];
    const at = candidates.findIndex((other) => isSame(rule, other));
    if (at === -1) return fact;
    // It confirms one fact: the same figure for another plan is another reading.
    const [found] = candidates.splice(at, 1);
    // Of a doubt, a model that names no plan or level does not say of which the figure is.
    const isWhole = !fact.review || (found !== undefined && hasSameAspects(rule, found));
    return isWhole ? { ...fact, review: false, confidence: CONFIDENCE } : fact;
  });
  const proposed = [...open.values()].flatMap((facts) =>
    facts.filter((one, at) => !facts.slice(0, at).some((other) => hasSameAspects(one, other))),
  );
  return { settled, proposed };
}

interface Keyed {
  fact: FoundFact;
  /** The metric and what is said of it, in the form in which two readings of it are equal. */
  said: string;
  plan: string | null;
}

const keyed = (fact: FoundFact): Keyed => ({
  fact,
  said: `${fact.metric} ${fact.value?.toFixed(2) ?? wordsKey(fact.metric, fact.words ?? '')}`,
  plan: fact.plan === null ? null : planKey(fact.plan),
});

const generic = /\b(?:insurance|dental|vision|health|medical|life|plans?|of|the|inc|company)\b/g;

function wordsKey(metric: string, words: string): string {
  if (metric.endsWith('formula')) return figuresIn(words).join(' ');
  const plain = words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (!metric.endsWith('.carrier')) return plain;
  return plain.replaceAll(generic, ' ').replaceAll(/ +/g, ' ').trim() || plain;
}

/** Whether two readings that say the same say it of the same. What only one of them names, they must have read in one place. */
function isSame(a: Keyed, b: Keyed): boolean {
  const isPlace =
    a.fact.ordinal === b.fact.ordinal && a.fact.quoteFrom < b.fact.quoteTo && b.fact.quoteFrom < a.fact.quoteTo;
  const fits = (one: string | null, other: string | null): boolean =>
    one === other || (isPlace && (one === null || other === null));
  return fits(a.fact.tier, b.fact.tier) && fits(a.fact.network, b.fact.network) && fits(a.plan, b.plan);
}

const hasSameAspects = (a: Keyed, b: Keyed): boolean =>
  a.fact.tier === b.fact.tier && a.fact.network === b.fact.network && a.plan === b.plan;
