import type { FactCondition } from '../../../contract/search-filters.ts';
import type { Marks } from '../../db/search-marks.ts';
import { passageIdOf, type Segment } from './segment.ts';
import { valuesSaid } from './structure/values-said.ts';

/** A guide of a ranking with the passage that is shown of it, by their numbers in the segment. */
export interface ShownPassage {
  segment: Segment;
  guide: number;
  passage: number;
}

/** The amounts of the passages shown that satisfy conditions over facts; nothing where there is no such condition. */
export function proofsOf(shown: readonly ShownPassage[], facts: readonly FactCondition[]): Pick<Marks, 'proofs'> {
  const tests = facts.flatMap((fact) => (fact.not === true ? [] : [fact, ...(fact.or ?? [])]));
  const bounded = tests.filter(({ atLeast, atMost }) => atLeast !== undefined || atMost !== undefined);
  if (bounded.length === 0) return {};
  const proofs = shown.flatMap(({ segment, guide, passage }) => {
    const ordinal = passage - (segment.firstPassage[guide] ?? 0);
    const said = bounded.flatMap((fact) => valuesSaid(segment.facts, fact, guide, ordinal));
    return said.length === 0 ? [] : [[passageIdOf(segment, passage), said] as const];
  });
  return { proofs: Object.fromEntries(proofs) };
}
