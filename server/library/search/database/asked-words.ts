import { sql, type SQL } from 'drizzle-orm';
import type { Concept } from '../concepts.ts';
import type { Vocabulary } from '../spelling.ts';
import { lexeme } from './said.ts';

/** The concepts of a query, as the database is asked for them. They are bits of a mask, by their place. */
export interface AskedWords {
  concepts: readonly Concept[];
  /** By concept: how much it says, from how few passages hold it. */
  rarities: number[];
  /** By concept: its share of the query; together 1, less what no guide knows. */
  shares: number[];
  /** Bits of the concepts that must be there. */
  requiredMask: number;
}

/**
 * Weighs the concepts of a query.
 *
 * @param unknown how many words of it no guide holds
 */
export function askWords(
  concepts: readonly Concept[],
  unknown: number,
  { vocabulary, passageCount }: { vocabulary: Vocabulary; passageCount: number },
): AskedWords {
  // A phrase stands in as many passages as its rarest word at most: near enough, and known without a look at them.
  const holding = (concept: Concept): number =>
    Math.max(...concept.alternatives.map(({ terms }) => Math.min(...terms.map((term) => vocabulary.frequency(term)))));
  const rarities = concepts.map((concept) => {
    const held = Math.min(passageCount, holding(concept));
    return Math.log(1 + (passageCount - held + 0.5) / (held + 0.5));
  });
  const weights = concepts.map(({ required }, at) => (required ? 1 : 0.2) * ((rarities[at] ?? 0) + 0.5));
  const sum = weights.reduce((total, weight) => total + weight, unknown * Math.log(2 + 2 * passageCount));
  const requiredMask = concepts.reduce((mask, { required }, at) => (required ? mask | (1 << at) : mask), 0);
  return { concepts, rarities, shares: weights.map((weight) => (sum === 0 ? 0 : weight / sum)), requiredMask };
}

/** What a share of the query a mask covers, 0..1. */
export const coverageOf = ({ shares }: AskedWords, mask: number): number =>
  shares.reduce((sum, share, at) => ((mask & (1 << at)) === 0 ? sum : sum + share), 0);

/** Names that weigh less are only near what was typed: they are held, and do not rank. */
const NEAR = 0.5;

/** The stems that rank, each once. */
export function rankingText({ concepts }: AskedWords): string {
  const terms = concepts.flatMap(({ alternatives }) =>
    alternatives.flatMap((one) => (one.weight > NEAR ? one.terms : [])),
  );
  return [...new Set(terms)].join(' ');
}

/** The mask of what a passage holds. */
export function maskOf({ concepts }: AskedWords): SQL {
  const bits = concepts.map((concept, at) => sql`case when words @@ ${asQuery(concept)}::tsquery then ${1 << at}::int else 0 end`); // prettier-ignore
  return bits.length === 0 ? sql`0` : sql`(${sql.join(bits, sql` | `)})`;
}

/** Whether a passage holds any of it. */
export function holdsAny({ concepts }: AskedWords): SQL {
  if (concepts.length === 0) return sql`false`;
  return sql`words @@ ${concepts.map(asQuery).join(' | ')}::tsquery`;
}

/** A concept as a `tsquery`: any of its names. */
export function asQuery({ alternatives }: Pick<Concept, 'alternatives'>): string {
  return `(${alternatives.map(({ terms }) => phrase(terms)).join(' | ')})`;
}

/** Terms that follow one another; one other word may stand between two of them, once. */
function phrase(terms: readonly string[]): string {
  const written = terms.map(lexeme);
  const gaps = terms.length - 1;
  const ways = Array.from({ length: gaps + 1 }, (_, wide) =>
    written.reduce((said, term, at) => `${said} ${at - 1 === wide ? '<2>' : '<->'} ${term}`),
  );
  return `(${ways.join(' | ')})`;
}
