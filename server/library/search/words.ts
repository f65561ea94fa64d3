import { numberWords } from '../../../contract/vocabulary/number-words.ts';
import {
  fieldWords,
  kindWords,
  marketWords,
  queryWords,
  smallWords,
  talkWords,
} from '../../../contract/vocabulary/small-words.ts';
import { termOf } from './tokenize.ts';

const list = (text: string): ReadonlySet<string> => stemsOf(text.split(/\s+/).filter(Boolean));
const stemsOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(termOf));

/** Words of a question that say nothing about what is asked for. */
export const stopWords = stemsOf([...smallWords, ...talkWords]);

/** Words that nearly every guide holds, or that say what kind of thing is looked for: they are not missed. */
export const weakWords = stemsOf([...fieldWords, ...marketWords, ...kindWords, ...queryWords]);

/** A text of more words is a letter: little of it says what is looked for. */
export const LETTER = 14;

/** Units that belong to the number before them. */
export const units = list(`
  week weeks day days hour hours month months year years percent visit visits session sessions
`);

/** Words that make a name with the number behind them: "Form 1095". */
export const numbered = list('form section schedule publication');

/** Small numbers by what they are called, and the other way round (as terms). */
const otherNumbers = new Map<string, string>();
for (const [number, word] of numberWords.entries()) {
  if (number > 0) otherNumbers.set(String(number), termOf(word)).set(termOf(word), String(number));
}

/** The other way to write a small number: 16 → sixteen, sixteen → 16 (as terms); null where there is none. */
export function otherNumber(term: string): string | null {
  const plain = /^0\d$/.test(term) ? term.slice(1) : term;
  return otherNumbers.get(plain) ?? null;
}
