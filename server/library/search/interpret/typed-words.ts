import { termOf } from '../tokenize.ts';

/** One word, number or sign of a query as it was typed. */
export interface TypedWord {
  text: string;
  low: string;
  /** The stem, by which words of the same meaning are compared. */
  stem: string;
  start: number;
  end: number;
  /** Of a number, written in digits or as a word up to twenty; null of one that no condition could be about. */
  number: number | null;
  sign: 'usd' | 'percent' | null;
  /** "20+". */
  isOpen: boolean;
  /** Within quotation marks, where everything is meant as it stands. */
  isQuoted: boolean;
}

// In this order: 401(k) and its like; numbers with their signs; comparisons; words; what parts or joins words.
const pattern =
  /(?<plan>\b(?:401|403|457)\s?\(?[kb]\)?)(?![\p{L}\p{N}])|(?<number>(?:\$\s?)?\d+(?:,\d{3})*(?:\.\d+)?)(?<thousand>\s?k(?![\p{L}\p{N}]))?(?<percent>\s?%)?(?<open>\+)?|[<>]=?|[=≤≥,–-]|\p{L}+(?:['’]\p{L}+)*/giu;

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
      number: number === undefined ? numberWord(low) : meant(digits(number) * (thousand === undefined ? 1 : 1000)),
      sign: text.startsWith('$') ? 'usd' : percent === undefined ? null : 'percent',
      isOpen: open !== undefined,
      isQuoted: quoted.some(([from, to]) => match.index >= from && match.index < to),
    };
  });
}

/** No guide says a greater number, and no filter takes one that is brought to a year from a week. */
const GREATEST = 10_000_000;

function meant(number: number): number | null {
  return number > GREATEST ? null : number;
}

function digits(text: string): number {
  return Number(text.replaceAll(/[$,\s]/g, ''));
}

const tens = ['thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'];

function numberWord(low: string): number | null {
  const at = spelled.indexOf(low);
  if (at >= 0) return at;
  const ten = tens.indexOf(low);
  return ten < 0 ? null : 30 + 10 * ten;
}

/** Whether the words from `at` on are those of a phrase: in small letters, one blank between them. */
export function isPhrase(words: readonly TypedWord[], at: number, phrase: string): boolean {
  return startsWith(words, at, partsOf(phrase));
}

/** How many words the longest of the phrases that stand at `at` has; 0 for none. */
export function phraseAt(words: readonly TypedWord[], at: number, phrases: readonly string[]): number {
  const word = words[at];
  if (word === undefined) return 0;
  let longest = 0;
  if (phrases.length > FEW) {
    for (const parts of byFirstWord(phrases).get(word.low) ?? [])
      if (parts.length > longest && startsWith(words, at, parts)) longest = parts.length;
    return longest;
  }
  for (const phrase of phrases) {
    // Most begin otherwise, and need not be taken apart to see it.
    if (!phrase.startsWith(word.low)) continue;
    const parts = partsOf(phrase);
    if (parts.length > longest && startsWith(words, at, parts)) longest = parts.length;
  }
  return longest;
}

/** The words that some phrases begin with: where none of them stands, none of the phrases does. */
export function firstWords(phrases: readonly string[]): ReadonlySet<string> {
  return new Set(phrases.map((phrase) => partsOf(phrase)[0] ?? ''));
}

/** So few phrases are compared one by one. */
const FEW = 8;

const apart = new Map<string, readonly string[]>();

/** The words of a phrase. Phrases are those of our lists and of the library's values: a limited number. */
function partsOf(phrase: string): readonly string[] {
  const known = apart.get(phrase) ?? phrase.split(' ');
  if (apart.size < 20_000) apart.set(phrase, known);
  return known;
}

function startsWith(words: readonly TypedWord[], at: number, parts: readonly string[]): boolean {
  return parts.every((one, offset) => words[at + offset]?.low === one);
}

const listed = new WeakMap<readonly string[], ReadonlyMap<string, (readonly string[])[]>>();

/** Phrases as words, by their first one. A list is gone through once: the same lists are asked about at every word. */
function byFirstWord(phrases: readonly string[]): ReadonlyMap<string, (readonly string[])[]> {
  const known = listed.get(phrases);
  if (known !== undefined) return known;
  const made = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const parts = partsOf(phrase);
    const first = parts[0] ?? '';
    made.set(first, [...(made.get(first) ?? []), parts]);
  }
  listed.set(phrases, made);
  return made;
}
