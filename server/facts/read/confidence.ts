import type { FoundFact } from '../found-fact.ts';

/** Who has read a fact: the structure of the document, or rules for its sentences. */
type Reader = 'structure' | 'rules';
/** What of: the row of a table, a sentence, words or a number of a line that is none. */
type Source = 'row' | 'sentence' | 'words' | 'number';

/**
 * The least confidence with which facts of a kind are right often enough to be sure of, as measured on labelled documents, each by
 * the others (`npm run bench -- facts`). What has less is for a person to look at.
 */
const least: Readonly<Record<Reader, Readonly<Record<Source, number>>>> = {
  structure: { row: 0.7, sentence: 0.7, words: 0.7, number: 0.7 },
  rules: { row: 0.7, sentence: 0.7, words: 0.75, number: 0.75 },
};

const WORDS = 8;

/** A fact, for review where facts like it are too often wrong. */
export function calibrated(fact: FoundFact, by: Reader, quote: string): FoundFact {
  const isSentence = quote.endsWith('.') && quote.split(' ').length > WORDS;
  const of = quote.includes(' | ') ? 'row' : isSentence ? 'sentence' : fact.value === null ? 'words' : 'number';
  return fact.confidence < least[by][of] ? { ...fact, review: true } : fact;
}
