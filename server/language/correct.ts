import { distance } from './distance.ts';
import type { Spelling } from './word-index.ts';

/** Words that a misspelt one may stand for: those of the field for a question, those of the library for a search. */
export interface Vocabulary {
  /** In how many places a term stands: what is common is likelier meant. 0 for a term that is not there. */
  frequency(term: string): number;
  /** Terms with the words that stand for them, as far as such a word may be meant; see `WordIndex`. */
  near(typed: string, most: number): Iterable<Spelling>;
}

/** Shorter words are too near to too many others. */
const SHORTEST = 4;
/** Of longer ones two letters may be wrong. */
const LONG = 8;
const SHORT = 5;

const sorted = (word: string): string => [...word].toSorted().join('');

/** How far a word is from what was typed; the first letter is seldom wrong, and two swapped letters keep all of them. */
function mistakesIn(typed: string, word: string, most: number, isCareful: boolean): number {
  const mistakes = distance(typed, word, most);
  if (mistakes > most) return Infinity;
  const isFirst = word[0] === typed[0];
  const isJumbled = word.length === typed.length && sorted(word) === sorted(typed);
  const isOther = !isFirst || (word.length === typed.length && !isJumbled);
  if (isCareful && isOther && typed.length <= SHORT) return Infinity;
  return mistakes + (isFirst ? 0 : 1) - (isJumbled ? 0.5 : word.length > typed.length ? 0.25 : 0);
}

/**
 * The word that was most likely meant by one that nobody knows; null where none is near. One mistake (a letter missing, added, wrong,
 * or two swapped) is allowed from four letters, two from eight.
 *
 * @param isCareful of a short word no letter is wrong: "bank" for "bunk" would be another question. A search that finds nothing for a
 * word loses nothing by a guess, and offers the word as it was typed
 */
export function correct(typed: string, vocabulary: Vocabulary, isCareful = false): string | null {
  if (typed.length < SHORTEST || /\d/.test(typed)) return null;
  const most = typed.length >= LONG ? 2 : 1;
  let best: string | null = null;
  let bestScore = Infinity;
  for (const [term, word] of vocabulary.near(typed, most)) {
    const mistakes = mistakesIn(typed, word, most, isCareful);
    if (mistakes === Infinity) continue;
    const score = mistakes - Math.log1p(vocabulary.frequency(term)) / 20;
    if (score < bestScore || (score === bestScore && best !== null && word < best)) {
      best = word;
      bestScore = score;
    }
  }
  return best;
}
