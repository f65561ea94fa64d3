import type { Passage } from '../reading/passage.ts';

/** A passage as it is stored. */
interface StoredPassage {
  id: string;
  page: number;
  text: string;
}

/** A passage that says so much of what an older one said is the same passage, read better. */
const ALIKE = 0.4;

/**
 * Finds for each new passage of a guide the stored one that it takes the place of: of the same page, with the most words in
 * common, each stored one once. Whoever kept the id of a passage then finds what it has become. Null where there is none.
 */
export function alignPassages(
  stored: readonly StoredPassage[],
  read: readonly Pick<Passage, 'page' | 'text'>[],
): (string | null)[] {
  const byPage = new Map<number, { id: string; words: Set<string> }[]>();
  for (const { id, page, text } of stored)
    byPage.set(page, [...(byPage.get(page) ?? []), { id, words: wordsOf(text) }]);
  const pairs = read.flatMap(({ page, text }, at) => {
    const words = wordsOf(text);
    return (byPage.get(page) ?? []).map((old) => ({ at, id: old.id, share: alike(words, old.words) }));
  });
  const ids = read.map((): string | null => null);
  const taken = new Set<string>();
  for (const { at, id, share } of pairs.sort((one, other) => other.share - one.share)) {
    if (share < ALIKE || ids[at] !== null || taken.has(id)) continue;
    ids[at] = id;
    taken.add(id);
  }
  return ids;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}$%]+/gu));

/** The part of the words of the shorter one that the other has too. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const least = Math.min(one.size, other.size);
  if (least === 0) return 0;
  let both = 0;
  for (const word of one) if (other.has(word)) both += 1;
  return both / least;
}
