import type { Reading } from '../../contract/reading.ts';
import { abbreviations } from '../../contract/vocabulary/abbreviations.ts';

/** The words of a question as they were read: misspellings corrected, and what people shorten written out, as guides write it. */
export function asMeant(text: string, { corrections }: Pick<Reading, 'corrections'>): string {
  const taken = new Map(corrections.map((one) => [one.typed, one.taken]));
  return text.replaceAll(/(?<![\p{L}\p{N}'’-])\p{L}+(?![\p{L}\p{N}'’-])/gu, (word) => {
    const low = word.toLowerCase();
    // A capital begins a name: "Ann Taylor".
    const isShort = word === low && Object.hasOwn(abbreviations, low);
    return taken.get(word) ?? (isShort ? (abbreviations[low] ?? word) : word);
  });
}
