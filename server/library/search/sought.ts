import type { Sought } from '../../db/search-marks.ts';
import type { Concept } from './concepts.ts';
import type { Understood } from './asked/conditions-in.ts';
import { isLexical } from './lexicon.ts';
import type { Match } from './match.ts';
import { tokenize } from './tokenize.ts';
import { otherNumber, units } from './words.ts';

/** What everybody says still weighs something. */
const LEAST = 0.1;
/** What a name of a benefit says more than a word that is as rare. */
const NAMED = 2;

/**
 * What the snippets of a search mark: its concepts, each with how much it says. The figure of a bound ("over $500") is left
 * out: what satisfies it is another figure, which its fact tells. So is the figure of a condition that was given up: what
 * it was asked of does not have it there, and elsewhere it is another benefit's.
 *
 * @param inForce the conditions that were read from the words and not given up
 * @param given those that were given up
 */
export function soughtOf(
  { concepts, passageRarity }: Pick<Match, 'concepts' | 'passageRarity'>,
  inForce: readonly Understood[],
  given: readonly Understood[],
): Sought[] {
  const bounds = new Set(
    [...inForce.filter((one) => one.amounts.length === 0 && isBound(one)), ...given]
      .filter(({ kind }) => kind === 'fact')
      .flatMap(({ words }) => tokenize(words).map(({ term }) => term)),
  );
  return concepts.flatMap((concept, at) => {
    const isAmount = isFigure(concept);
    const [typed] = concept.alternatives;
    if (isAmount && bounds.has(typed?.terms[0] ?? '')) return [];
    return [
      {
        names: concept.alternatives.map(({ terms }) => terms),
        weight: weightOf(concept, passageRarity[at] ?? 0),
        ...(isAmount && { isAmount }),
      },
    ];
  });
}

/** Whether a condition is about an amount; the figures of a formula are its words. */
function isBound({ filter: { facts = [] } }: Understood): boolean {
  return facts.some(({ is }) => is === undefined);
}

function weightOf({ alternatives: [typed] }: Concept, rarity: number): number {
  const terms = typed?.terms ?? [];
  const isName = terms.length > 1 || terms.every(isLexical);
  return Math.max(LEAST, Math.round((rarity + (isName ? NAMED : 0)) * 10) / 10);
}

/** Whether a concept is a number, alone or with a unit. */
function isFigure({ alternatives: [typed] }: Concept): boolean {
  const [number = '', unit, ...rest] = typed?.terms ?? [];
  if (rest.length > 0 || (unit !== undefined && !units.has(unit))) return false;
  return /^\d+(?:\.\d+)?$/.test(number) || otherNumber(number) !== null;
}
