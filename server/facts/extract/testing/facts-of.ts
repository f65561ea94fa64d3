import { extractFacts } from '../extract-facts.ts';
import type { FactPassage } from '../sentence.ts';

/** A part of a guide for a test: its heading, and its lines. */
export type Part = readonly [heading: string | null, ...lines: string[]];

/** A passage for each part, all on one page. */
export const passagesOf = (parts: readonly Part[]): FactPassage[] =>
  parts.map(([heading, ...lines], ordinal) => ({ ordinal, page: 1, heading, text: lines.join('\n') }));

/** The facts of a guide of these parts as short lines, sorted: "medical.deductible 500 individual in (PPO)"; "?" is review. */
export function factsOf(parts: readonly Part[], guide: { planYear?: number } = {}): string[] {
  return extractFacts(passagesOf(parts), guide)
    .map(({ metric, value, words, plan, tier, network, review }) =>
      [metric, value ?? words, tier, network, plan === null ? null : `(${plan})`, review ? '?' : null]
        .filter((part) => part !== null)
        .join(' '),
    )
    .sort();
}
