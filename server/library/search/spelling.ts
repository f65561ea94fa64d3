import { distance } from '../../language/distance.ts';
import type { Spelling } from './word-index.ts';

/** What is known of the words of the library. */
export interface Vocabulary {
  /** In how many places the term stands; 0 for a term that no guide holds. */
  frequency(term: string): number;
  /** Terms with the words that stand for them, as far as such a word may be meant; see `WordIndex`. */
  near(typed: string, most: number): Iterable<Spelling>;
}

/**
 * What was most likely meant by a word that no guide holds; null when nothing is near. One mistake (a letter missing,
 * added, wrong, or two swapped) is allowed from four letters, two from eight.
 */
export function correct(typed: string, vocabulary: Vocabulary): { term: string; word: string } | null {
  if (typed.length < 4 || /\d/.test(typed)) return null;
  const most = typed.length >= 8 ? 2 : 1;
  let best: { term: string; word: string } | null = null;
  let bestScore = Infinity;
  for (const [term, word] of vocabulary.near(typed, most)) {
    const mistakes = distance(typed, word, most);
    if (mistakes > most) continue;
    const score = mistakes - Math.log1p(vocabulary.frequency(term)) / 20;
    if (score < bestScore || (score === bestScore && best !== null && word < best.word)) {
      best = { term, word };
      bestScore = score;
    }
  }
  return best;
}
