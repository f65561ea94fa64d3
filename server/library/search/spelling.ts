/** What is known of the words of the library. */
export interface Vocabulary {
  /** In how many places the term stands; 0 for a term that no guide holds. */
  frequency(term: string): number;
  /** Every term with the words that stand for it, one at a time. A pair may come more than once. */
  entries(): Iterable<readonly [term: string, word: string]>;
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
  for (const [term, word] of vocabulary.entries()) {
    if (Math.abs(word.length - typed.length) > most || word.length < 3 || /\d/.test(word)) continue;
    // People get the first letter right, unless that letter is the mistake.
    if (word[0] !== typed[0] && word.slice(1) !== typed.slice(1) && word !== swapFirst(typed)) continue;
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

function swapFirst(word: string): string {
  return word.charAt(1) + word.charAt(0) + word.slice(2);
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
