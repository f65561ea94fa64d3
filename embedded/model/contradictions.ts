import { alike } from './choose.ts';
import type { Ranked } from './rank.ts';

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

/** Text without figures: what is left has to be alike for two statements to be about the same thing. */
const withoutFigures = (text: string): string => text.replaceAll(/[\d$%.,]+/g, ' ');

/** The contradictions among statements: same employer, nearly the same words, other figures. */
export function contradictionsOf(statements: readonly Ranked[]): Contradiction[] {
  const found: Contradiction[] = [];
  for (const [index, one] of statements.entries()) {
    for (const other of statements.slice(index + 1)) {
      if (one.passage.marker === other.passage.marker || one.passage.employer !== other.passage.employer) continue;
      const sameGuide = one.passage.guide === other.passage.guide && one.passage.planYear === other.passage.planYear;
      // Within one guide, two tiers or plans are worded alike: only the very same words count.
      if (alike(withoutFigures(one.text), withoutFigures(other.text)) < (sameGuide ? 0.85 : 0.5)) continue;
      if (differ(figuresOf(one.text), figuresOf(other.text))) found.push({ one, other });
    }
  }
  return found.slice(0, 3);
}

/** One unit, in both, without a figure in common. */
function differ(one: Map<string, Set<number>>, other: Map<string, Set<number>>): boolean {
  return [...one].some(([unit, numbers]) => {
    const others = other.get(unit);
    return others !== undefined && ![...numbers].some((number) => others.has(number));
  });
}
