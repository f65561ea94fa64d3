/** What the palette finds by its words. */
export interface Findable {
  /** What is read. */
  label: string;
  /** Further words that it is found by. */
  also?: string;
}

/** How many entries of a group are shown. */
const MOST = 9;

/** How well an entry fits: 0 where each word begins a word of it in order of typing, higher is worse, null for not at all. */
function rankOf({ label, also = '' }: Findable, words: readonly string[]): number | null {
  const text = label.toLowerCase();
  const all = `${text} ${also.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) return null;
  if (text.startsWith(words.join(' '))) return 0;
  return words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2;
}

/** The entries that hold every typed word, best first; without words the first ones as they stand. */
export function matchEntries<Entry extends Findable>(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.slice(0, MOST);
  return entries
    .flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === null ? [] : [{ entry, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}
