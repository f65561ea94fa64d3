import type { FoundFact } from '../found-fact.ts';

/** How sure a fact is that rules and a model have read independently. */
const CONFIDENCE = 0.99;

/** Whether two numbers are the same figure: rounding is no difference. */
export const isSameNumber = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(0.011, Math.abs(a) * 0.002, Math.abs(b) * 0.002);

/**
 * What becomes of a guide's facts once rules and a model have read it, each for itself. What both have read is sure; what
 * only one has read is kept for review, so that nothing is lost and nothing counts that only one has seen.
 */
export function agree(byRules: readonly FoundFact[], byModel: readonly FoundFact[]): FoundFact[] {
  const settled = byRules.map((fact) =>
    byModel.some((other) => isSame(fact, other))
      ? { ...fact, confidence: CONFIDENCE, review: false }
      : { ...fact, review: true },
  );
  const more: FoundFact[] = [];
  for (const fact of byModel)
    if (![...byRules, ...more].some((other) => isSame(other, fact))) more.push({ ...fact, review: true });
  return [...settled, ...more];
}

/** Whether two readings say the same. What only one of them names (a plan, a level, a network) does not part them. */
function isSame(a: FoundFact, b: FoundFact): boolean {
  return (
    a.metric === b.metric &&
    (a.value === null || b.value === null
      ? a.words !== null && b.words !== null && isSameText(a.words, b.words, a.metric.endsWith('.carrier'))
      : isSameNumber(a.value, b.value)) &&
    (a.tier === null || b.tier === null || a.tier === b.tier) &&
    (a.network === null || b.network === null || a.network === b.network) &&
    (a.plan === null || b.plan === null || isSameText(a.plan, b.plan, true))
  );
}

/** Whether two texts have the same letters and digits; `within`: or one has those of the other in it. */
function isSameText(a: string, b: string, within: boolean): boolean {
  const [one, other] = [a, b].map((text) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  if (!one || !other) return false;
  return one === other || (within && (one.includes(other) || other.includes(one)));
}
