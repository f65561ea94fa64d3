import { isExample, type Ranked } from './rank.ts';
import { isContent, stem, wordsOf } from './words.ts';

/** Two places in the guides of one employer that put different figures to the same thing. */
export interface Contradiction {
  one: Ranked;
  other: Ranked;
}

const FIGURE = /(\$)?\s?(\d[\d,]*(?:\.\d+)?)\s?(%|percent|hours?|days?|weeks?|months?|years?)?/gi;

/** The figures of a text that carry a unit, by unit. */
function figuresOf(text: string): Map<string, Set<number>> {
  const figures = new Map<string, Set<number>>();
  for (const [, dollar, number = '', after] of text.matchAll(FIGURE)) {
    const unit = dollar === undefined ? after?.toLowerCase().replace(/s$/, '').replace('percent', '%') : '$';
    if (unit === undefined) continue;
    figures.set(unit, (figures.get(unit) ?? new Set()).add(Number(number.replaceAll(',', ''))));
  }
  return figures;
}

/** How much of the shorter of two texts the other speaks of, their figures left aside: 0 to 1. */
function overlap(a: string, b: string): number {
  const [one, other] = [a, b].map(subjectsOf);
  const shared = [...(one ?? [])].filter((word) => other?.has(word) === true).length;
  return shared < 2 ? 0 : shared / Math.min(one?.size ?? 0, other?.size ?? 0);
}

const subjectsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text.replaceAll(/[\d$%.,]+/g, ' '))
      .filter(isContent)
      .map(stem),
  );

/** The contradictions among statements: same employer, nearly the same words, other figures. */
export function contradictionsOf(shown: readonly Ranked[]): Contradiction[] {
  const statements = shown.filter(({ text }) => !isExample(text));
  const found: Contradiction[] = [];
  for (const [index, one] of statements.entries()) {
    for (const other of statements.slice(index + 1)) {
      if (one.passage.marker === other.passage.marker || one.passage.employer !== other.passage.employer) continue;
      const sameGuide = one.passage.guide === other.passage.guide && one.passage.planYear === other.passage.planYear;
      // Within one guide two tiers or plans are worded alike, so more has to agree.
      if (overlap(one.text, other.text) < (sameGuide ? 0.75 : 0.6)) continue;
      if (differ(figuresOf(one.text), figuresOf(other.text))) found.push({ one, other });
    }
  }
  // One is enough to send a reader to both places.
  return found.slice(0, 1);
}

/** One unit, in both, without a figure in common. */
function differ(one: Map<string, Set<number>>, other: Map<string, Set<number>>): boolean {
  return [...one].some(([unit, numbers]) => {
    const others = other.get(unit);
    return others !== undefined && ![...numbers].some((number) => others.has(number));
  });
}
