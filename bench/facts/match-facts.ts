import type { FoundFact } from '../../server/facts/found-fact.ts';
import type { Label } from './label.ts';

/** How the facts of one document compare with its labels. */
export interface Comparison {
  /** Facts that a label accepts. */
  right: readonly FoundFact[];
  /** Facts that no label accepts. */
  wrong: readonly FoundFact[];
  /** Labels that a fact meets, without those that a reader may leave out. */
  met: readonly Label[];
  /** Labels that no fact meets, without those that a reader may leave out. */
  missed: readonly Label[];
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function accepts({ metric, accepted, plan, tier, network }: Label, fact: FoundFact): boolean {
  if (metric !== fact.metric) return false;
  const isValue = accepted.some((value) =>
    typeof value === 'number'
      ? fact.value !== null && Math.abs(fact.value - value) <= Math.max(0.01, Math.abs(value) * 0.005)
      : fact.words !== null &&
        (letters(fact.words) === letters(value) ||
          (metric.endsWith('.carrier') &&
            (letters(fact.words).includes(letters(value)) || letters(value).includes(letters(fact.words))))),
  );
  const isPlan =
    plan === undefined ||
    (fact.plan !== null && (letters(fact.plan).includes(letters(plan)) || letters(plan).includes(letters(fact.plan))));
  const isTier = tier === undefined || fact.tier === tier || fact.tier === null;
  return isValue && isPlan && isTier && (network === undefined || fact.network === network);
}

/** Compares what was found in a document with what a reader found: a label may be met by several facts. */
export function compare(labels: readonly Label[], facts: readonly FoundFact[]): Comparison {
  const counted = labels.filter(({ optional }) => optional !== true);
  const isMet = (label: Label): boolean => facts.some((fact) => accepts(label, fact));
  return {
    right: facts.filter((fact) => labels.some((label) => accepts(label, fact))),
    wrong: facts.filter((fact) => !labels.some((label) => accepts(label, fact))),
    met: counted.filter(isMet),
    missed: counted.filter((label) => !isMet(label)),
  };
}
