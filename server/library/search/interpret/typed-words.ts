import { termOf } from '../tokenize.ts';

/** One word, number or sign of a query as it was typed. */
export interface TypedWord {
  text: string;
  low: string;
  /** The stem, by which words of the same meaning are compared. */
  stem: string;
  start: number;
  end: number;
  /** Of a number, written in digits or as a word up to twenty. */
  number: number | null;
  sign: 'usd' | 'percent' | null;
  /** "20+". */
  isOpen: boolean;
  /** Within quotation marks, where everything is meant as it stands. */
  isQuoted: boolean;
}

// In this order: 401(k) and its like; numbers with their signs; comparisons; words; what parts or joins words.
const pattern =
  /(?<plan>\b(?:401|403|457)\s?\(?[kb]\)?)(?![\p{L}\p{N}])|(?<number>\$?\s?\d+(?:,\d{3})*(?:\.\d+)?)(?<thousand>\s?k(?![\p{L}\p{N}]))?(?<percent>\s?%)?(?<open>\+)?|[<>]=?|[=≤≥,–-]|\p{L}+(?:['’]\p{L}+)*/giu;

const spelled =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The words of a query in order. */
export function typedWords(query: string): TypedWord[] {
  const quoted = [...query.matchAll(/"[^"]+"/g)].map((match) => [match.index, match.index + match[0].length] as const);
  return [...query.matchAll(pattern)].map((match): TypedWord => {
    const [text] = match;
    const { plan, number, thousand, percent, open } = match.groups ?? {};
    const low =
      plan === undefined ? text.toLowerCase().replaceAll('’', "'") : plan.toLowerCase().replaceAll(/[\s()]/g, '');
    return {
      text,
      low,
      stem: termOf(low.replace(/'s$/, '')),
      start: match.index,
      end: match.index + text.length,
      number: number === undefined ? numberWord(low) : digits(number) * (thousand === undefined ? 1 : 1000),
      sign: text.startsWith('$') ? 'usd' : percent === undefined ? null : 'percent',
      isOpen: open !== undefined,
      isQuoted: quoted.some(([from, to]) => match.index >= from && match.index < to),
    };
  });
}

function digits(text: string): number {
  return Number(text.replaceAll(/[$,\s]/g, ''));
}

function numberWord(low: string): number | null {
  const at = spelled.indexOf(low);
  return at < 0 ? null : at;
}

/** Whether the words from `at` on are those of a phrase: in small letters, one blank between them. */
export function isPhrase(words: readonly TypedWord[], at: number, phrase: string): boolean {
  return phrase.split(' ').every((one, offset) => words[at + offset]?.low === one);
}

/** The first of the phrases, the longest tried first, that stands at `at`: how many words it has; 0 for none. */
export function phraseAt(words: readonly TypedWord[], at: number, phrases: readonly string[]): number {
  let longest = 0;
  for (const phrase of phrases) {
    const length = phrase.split(' ').length;
    if (length > longest && isPhrase(words, at, phrase)) longest = length;
  }
  return longest;
}
