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

/** Edits between two words, a swap of neighbours counting as one; anything above `most` is reported as `most + 1`. */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}
