import { planKey } from '../extract/plans.ts';
import type { FoundFact } from '../found-fact.ts';
import { figuresIn } from './figures.ts';

/** How sure a fact is that rules and a model have read independently. */
const CONFIDENCE = 0.99;

/**
 * What becomes of a guide's facts once rules and a model have read it, each for itself. A fact of the rules that the model
 * has not read is marked for review, as is one that only the model has read. A doubt of the rules stays: that both have read
 * a figure does not say of which plan it is.
 */
export function agree(byRules: readonly FoundFact[], byModel: readonly FoundFact[]): FoundFact[] {
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
    if (at === -1) return { ...fact, review: true };
    // It confirms one fact: the same figure for another plan is another reading.
    candidates.splice(at, 1);
    return fact.review ? fact : { ...fact, confidence: CONFIDENCE };
  });
  const more = [...open.values()].flatMap((facts) =>
    facts.filter((one, at) => !facts.slice(0, at).some((other) => hasSameAspects(one, other))),
  );
  return [...settled, ...more.map(({ fact }) => ({ ...fact, review: true }))];
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
  const plain = words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim(); // prettier-ignore
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
