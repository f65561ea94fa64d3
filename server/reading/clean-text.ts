// Control characters have no place in a guide and PostgreSQL refuses U+0000; half of a surrogate pair is no character.
// U+E000 and U+E001 mark hits in snippets, so no document may bring its own.
const unwanted = /(?![\n\r\t\f])\p{Cc}|[\u200b\u2060\ufeff\ufffe\uffff\ue000\ue001\u00ad]|\p{Surrogate}/gu;

/** What no clean text has; most texts have none of it, and nothing more is to be done. */
const unclean = /[^\n -~]|^[ \n]|[ \n]$|  | \n|\n /;

/** Scripts that are written without spaces: a whole page of theirs may be one run. */
const SPACELESS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'];
/** Each run is taken whole, however long, so that the time grows with the text and no faster. */
const run = new RegExp(`[^\\s${SPACELESS.map((script) => `\\p{Script=${script}}`).join('')}]+`, 'gu');
/** So many characters without a space are no word: a picture in letters, or what else stands in a file by accident. */
const LONGEST_WORD = 2_000;
const BEGINNING = /^.{60}/u;

/**
 * Text with the beginnings of words that never end, and how long they were: a browser takes seconds to lay out a million
 * letters in a row.
 */
export function cutEndlessWords(text: string): string {
  if (text.length < LONGEST_WORD) return text;
  return text.replaceAll(run, (word) =>
    word.length < LONGEST_WORD
      ? word
      : `${BEGINNING.exec(word)?.[0] ?? ''}… (${word.length.toLocaleString('en-US')} characters without a space)`,
  );
}

/** Text without control characters and endless words, its spaces made plain and single; line breaks stay. */
export function cleanText(whole: string): string {
  return cutEndlessWords(unclean.test(whole) ? tidy(whole) : whole);
}

const tidy = (text: string): string =>
  text
    .replaceAll(unwanted, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\n+/g, ' ');
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
