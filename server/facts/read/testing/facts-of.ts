import { blocksOfText } from '../../../reading/blocks-of-text.ts';
import { factsOfGuide } from '../../facts-of-guide.ts';
import type { FoundFact } from '../../found-fact.ts';
import type { ReadPassage } from '../rows.ts';

/** A part of a guide for a test: its heading, and its lines. */
export type Part = readonly [heading: string | null, ...lines: string[]];

interface Guide {
  planYear?: number;
}

/** A passage for each part, all on one page. */
export const passagesOf = (parts: readonly Part[]): ReadPassage[] =>
  parts.map(([heading, ...lines], ordinal) => ({ ordinal, page: 1, heading, text: lines.join('\n') }));

/** What a guide of these parts states, as short lines, sorted: "medical.deductible 500 individual in (PPO)"; "?" is review. */
export const factsOf = (parts: readonly Part[], guide: Guide = {}): string[] =>
  said(factsOfGuide(passagesOf(parts).map((passage) => ({ ...passage, blocks: blocksOfText(passage.text) })), guide)); // prettier-ignore

const said = (facts: readonly FoundFact[]): string[] =>
  facts
    .map(({ metric, value, words, plan, tier, network, review }) =>
      [metric, value ?? words, tier, network, plan === null ? null : `(${plan})`, review ? '?' : null]
        .filter((part) => part !== null)
        .join(' '),
    )
    .sort();
