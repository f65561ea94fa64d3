/** A word of a text and its stem. */
export type Spelling = readonly [term: string, word: string];

/** Words with a digit, and shorter ones, are not corrected to. */
const SHORTEST = 3;

/** Words by how they begin and how long they are, so that those near a misspelled one are found without a walk over all. */
export class WordIndex {
  /** By first letter and length. */
  private readonly groups = new Map<string, Spelling[]>();
  private readonly byWord = new Map<string, Spelling[]>();
  private readonly firsts = new Set<string>();

  /** @param spellings a pair may come more than once */
  constructor(spellings: Iterable<Spelling>) {
    for (const spelling of spellings) {
      const [, word] = spelling;
      if (word.length < SHORTEST || /\d/.test(word)) continue;
      const first = word.charAt(0);
      this.firsts.add(first);
      put(this.groups, `${first}${word.length}`, spelling);
      put(this.byWord, word, spelling);
    }
  }

  /**
   * Words that may be meant: of about the same length with the same first letter, since people get that right; or with the first
   * letter wrong, missing or too much and all else alike, or with the first two letters swapped.
   *
   * @param most letters that may be missing or too many
   */
  *near(typed: string, most: number): Iterable<Spelling> {
    const [first, second, rest] = [typed.charAt(0), typed.charAt(1), typed.slice(1)];
    for (let length = typed.length - most; length <= typed.length + most; length += 1)
      yield* this.groups.get(`${first}${length}`) ?? [];
    for (const other of this.firsts) {
      if (other === first) continue;
      yield* this.byWord.get(other + rest) ?? [];
      yield* this.byWord.get(other + typed) ?? [];
    }
    if (second === first) return;
    yield* this.byWord.get(rest) ?? [];
    yield* this.byWord.get(second + first + typed.slice(2)) ?? [];
  }
}

function put(into: Map<string, Spelling[]>, key: string, spelling: Spelling): void {
  const own = into.get(key);
  if (own === undefined) into.set(key, [spelling]);
  else own.push(spelling);
}
