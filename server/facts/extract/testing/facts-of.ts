import { blocksOfText } from '../../../reading/blocks-of-text.ts';
import { factsOfGuide } from '../../facts-of-guide.ts';
import type { FoundFact } from '../../found-fact.ts';
import { extractFacts } from '../extract-facts.ts';
import { readStructure } from '../../read/read-structure.ts';
import type { Passage } from '../../../reading/passage.ts';
import type { FactPassage } from '../sentence.ts';

/** A part of a guide for a test: its heading, and its lines. */
export type Part = readonly [heading: string | null, ...lines: string[]];

interface Guide {
  planYear?: number;
}

/** A passage for each part, all on one page. */
export const passagesOf = (parts: readonly Part[]): FactPassage[] =>
  parts.map(([heading, ...lines], ordinal) => ({ ordinal, page: 1, heading, text: lines.join('\n') }));

/** Parts as passages with the blocks that their lines make. */
const blocked = (parts: readonly Part[]): Passage[] =>
  passagesOf(parts).map((passage) => ({ ...passage, blocks: blocksOfText(passage.text) }));

/** Of these the matcher reads all that sentences say, and the rules nothing. */
const ofMatcher = /^(?:retirement\.|time_off\.carryover_days)/;

/**
 * What sentences of these parts say, by the rules, or by the matcher for what has none; as short lines, sorted:
 * "medical.deductible 500 individual in (PPO)"; "?" is review.
 */
export const factsOf = (parts: readonly Part[], guide: Guide = {}): string[] =>
  said([
    ...extractFacts(passagesOf(parts), guide),
    ...readStructure(blocked(parts), guide).facts.filter(({ metric }) => ofMatcher.test(metric)),
  ]);

/** The same of all readers: what a guide of these parts states. */
export const guideFactsOf = (parts: readonly Part[], guide: Guide = {}): string[] =>
  said(factsOfGuide(blocked(parts), guide));

const said = (facts: readonly FoundFact[]): string[] =>
  facts
    .map(({ metric, value, words, plan, tier, network, review }) =>
      [metric, value ?? words, tier, network, plan === null ? null : `(${plan})`, review ? '?' : null]
        .filter((part) => part !== null)
        .join(' '),
    )
    .sort();
