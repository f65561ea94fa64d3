import { listed } from '../../contract/vocabulary/listed.ts';
import { stemOf } from '../../contract/stem.ts';
import { abbreviations } from '../../contract/vocabulary/abbreviations.ts';
import { multipliers } from '../../contract/vocabulary/larger-numbers.ts';
import { numberWords, tens } from '../../contract/vocabulary/number-words.ts';
import { remembered } from './remembered.ts';

/** A word, a number or a mark of a question, with where it stands in the text. */
export interface Token {
  text: string;
  /** In small letters, without what belongs to a contraction. */
  low: string;
  /** What words are compared by: the stem, or the digits of a number. */
  key: string;
  number: number | null;
  unit: 'usd' | 'percent' | null;
  /** A number with a plus sign behind it. */
  isOpen: boolean;
  /** A number is said in order: 75th. */
  isOrdinal: boolean;
  isMark: boolean;
  span: readonly [start: number, end: number];
}

const pattern =
  /(?<plan>40[13]\s?\(?[kb]\)?s?|457\s?\(b\))(?![\p{L}\p{N}])|(?<money>[$€£]\s?)?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?<many>\s?(?:k|mm?)(?!\p{L}))?(?<share>\s?%)?(?<open>\+)?(?<order>(?:st|nd|rd|th)\b)?|w\/o?(?=\s|$)|\p{L}+(?:['’]\p{L}+)*|[<>]=?|[≥≤%#@&+–—-]|[.,;:!?()/]/giu;

// A map, not an object: an object answers to "constructor" with a function.
const signs = new Map(
  Object.entries({
    '%': 'percent',
    '#': 'number',
    '@': 'at',
    '&': 'and',
    '+': 'plus',
    'w/': 'with',
    'w/o': 'without',
    '≥': '>=',
    '≤': '<=',
  }),
);
const numbers = new Map<string, number>([
  ...numberWords.map((word, at) => [word, at] as const),
  ...Object.entries(tens),
]);

/** Behind a number; shorter ones stand right at it. */
const spokenMultipliers = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
]);

/** A number that goes on in the next word. */
function goneOn(token: Token, number: number, text: string, end: number): Token {
  const span = [token.span[0], end] as const;
  return { ...token, text: text.slice(...span), number, key: String(number), span };
}

const isSpelled = ({ number, text }: Token): boolean => number !== null && !/\d/.test(text);

const TWENTY = 20;
/** "Twenty twenty-six" is a year. */
const isCentury = (first: number, second: number): boolean =>
  first === TWENTY && second >= TWENTY && second < 2 * TWENTY;

/** Whether a number in words goes on with the one before it: "eighty-five", "a hundred and thirty", "twenty twenty-six". */
function isJoined(tokens: readonly Token[], number: number): boolean {
  const last = tokens.at(-1);
  const isAnd = last?.low === 'and';
  const before = isAnd ? tokens.at(-2) : last;
  if (before === undefined || before.number === null || !isSpelled(before) || number <= 0) return false;
  const { number: value } = before;
  if (value >= 100 && value % 100 === 0) return number < 100 && (isAnd || value < 1000);
  if (isAnd) return false;
  return (
    isCentury(value, number) ||
    (value % 10 === 0 && number < 10 && ((value >= TWENTY && value < 100) || value === 101 * TWENTY))
  );
}

const spokenTogether = (first: number, second: number): number =>
  isCentury(first, second) ? first * 100 + second : first + second;

/** Letters that are said one by one, as people do who dictate: "H S A". */
const LETTERS = /(?<![\p{L}\p{N}'’])\p{L}(?: \p{L}){2,}(?![\p{L}\p{N}'’])/u;

/** Letters that stand apart are the word that they spell. */
function withSpelledOut(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length;) {
    let to = from;
    while (tokens[to]?.text.length === 1 && /\p{L}/u.test(tokens[to]?.text ?? '')) to += 1;
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (to - from < 3 || first === undefined || last === undefined) {
      if (first !== undefined) joined.push(first);
      from += 1;
      continue;
    }
    const word = text.slice(first.span[0], last.span[1]).replaceAll(' ', '');
    joined.push({ ...(readTokens(word)[0] ?? first), span: [first.span[0], last.span[1]] });
    from = to;
  }
  return joined;
}

const linesOfTerm = new Map([
  ['short', 'std'],
  ['long', 'ltd'],
]);

/** With "short-term disability" and "long-term disability" as the letters that stand for them, one token each. */
export function withDisability(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [first, second, third] = tokens.slice(at, at + 3);
    if (first === undefined) break;
    const line = second?.low === 'term' && third?.low === 'disability' ? linesOfTerm.get(first.low) : undefined;
    if (line === undefined || third === undefined) {
      joined.push(first);
      continue;
    }
    joined.push(wordToken(`${first.text} term disability`, line, line, [first.span[0], third.span[1]]));
    at += 2;
  }
  return joined;
}

/** Behind tens: "the seventy-fifth". */
const ordinals = new Map(
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((word, at) => [
    word,
    at + 1,
  ]),
);

const PAID_WITHIN = 3;
/** "Charging nothing": an amount, and not the lack of one. */
const paying = new Set(
  listed(`
    pay, pays, paying, charge, charges, charging, cost, costs, owe, contribute, contributes
  `),
);

/** What one written piece says: "isn't" is two words, "client's" is one. */
function wordsOf(text: string): string[] {
  const low = text.toLowerCase().replaceAll('’', "'");
  const hasty = /^(?<verb>do|does|did|is|are|was|were|has|have|had|would|should|could)nt$/.exec(low)?.groups?.['verb'];
  if (hasty !== undefined) return [hasty, 'not'];
  if (!low.includes("'")) return [inFull(low)];
  if (low.endsWith("n't")) return [low === "can't" ? 'can' : low.slice(0, -3), 'not'];
  if (low === "let's") return ['let', 'us'];
  const word = low.replace(/'(?:s|re|d|m|ve|ll)$/, '').replaceAll("'", '');
  return [inFull(word)];
}

const inFull = (word: string): string => (Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word) : word);

/**
 * A token that is no amount. Its fields are written out, and in one order: a token that begins with what is spread from
 * another takes ten times as long to make, and the vocabulary alone has more than a hundred thousand.
 */
function wordToken(text: string, low: string, key: string, span: readonly [start: number, end: number]): Token {
  return { text, low, key, number: null, unit: null, isOpen: false, isOrdinal: false, isMark: false, span };
}

/** No word at all. */
export const emptyToken: Token = wordToken('', '', '', [0, 0]);

/** Whoever reads a question asks for the words of its parts several times. */
const MOST_KEPT = 64;

/** The words, numbers and marks of a text, in order. A hyphen counts between numbers and where it stands apart. */
export const tokensOf: (text: string) => readonly Token[] = remembered(readTokens, MOST_KEPT);

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [piece] = match;
    const span = [match.index, match.index + piece.length] as const;
    const { plan, digits, money, many, share, open, order } = match.groups ?? {};
    if (plan !== undefined) {
      const low = plan.toLowerCase().replaceAll(/[^0-9kb]/g, '');
      tokens.push(wordToken(piece, low, low, span));
    } else if (digits !== undefined) {
      const number = Number(digits.replaceAll(',', '')) * (multipliers[(many ?? '').trim().toLowerCase()] ?? 1);
      const unit = money === undefined ? (share === undefined ? null : 'percent') : 'usd';
      const isOpen = open !== undefined;
      const isOrdinal = order !== undefined;
      tokens.push({
        text: piece,
        low: digits,
        key: String(number),
        number,
        unit,
        isOpen,
        isOrdinal,
        isMark: false,
        span,
      });
    } else if (/^[.,;:!?()/<>≥≤–—-]/u.test(piece)) {
      const isDash = /^[–—-]/u.test(piece);
      const isApart = isDash && /\s/.test(text[span[0] - 1] ?? ' ');
      // "Copay vs. coinsurance" is one sentence.
      if (piece === '.' && tokens.at(-1)?.low === 'vs') continue;
      if (isDash && !isApart && !/\d[km]?$/i.test(text.slice(0, span[0]))) continue;
      const low = isDash ? '-' : (signs.get(piece) ?? piece);
      const mark = wordToken(piece, low, low, span);
      mark.isMark = true;
      tokens.push(mark);
    } else {
      const sign = signs.get(piece.toLowerCase());
      for (const low of sign === undefined ? wordsOf(piece) : [sign]) {
        const last = tokens.at(-1);
        const times = spokenMultipliers.get(low);
        // "Two thousand".
        if (times !== undefined && typeof last?.number === 'number' && last.unit !== 'percent') {
          tokens[tokens.length - 1] = goneOn(last, (last.number ?? 0) * times, text, span[1]);
          continue;
        }
        if (times !== undefined && ['a', 'an'].includes(last?.low ?? '')) {
          tokens[tokens.length - 1] = goneOn(last ?? emptyToken, times, text, span[1]);
          continue;
        }
        const ordinal = ordinals.get(low);
        if (isJoined(tokens, numbers.get(low) ?? ordinal ?? 0)) {
          if (last?.low === 'and') tokens.pop();
          const before = tokens.at(-1) ?? emptyToken;
          const both = spokenTogether(before.number ?? 0, numbers.get(low) ?? ordinal ?? 0);
          tokens[tokens.length - 1] = { ...goneOn(before, both, text, span[1]), isOrdinal: ordinal !== undefined };
          continue;
        }
        // "Costs the worker nothing".
        const isZero = low === 'nothing' && tokens.slice(-PAID_WITHIN).some((one) => paying.has(one.low));
        const number = isZero ? 0 : (numbers.get(low) ?? null);
        const word = wordToken(piece, low, number === null ? stemOf(low) : String(number), span);
        word.number = number;
        tokens.push(word);
      }
    }
  }
  return LETTERS.test(text) ? withSpelledOut(tokens, text) : tokens;
}

/** The keys of a phrase of the vocabulary, whose hyphens may stand apart. */
export const keysOf = (phrase: string): string[] => tokensOfPhrase(phrase).map(({ key }) => key);

/** The tokens of a phrase of the vocabulary, whose hyphens may stand apart. */
export const tokensOfPhrase = (phrase: string): Token[] =>
  readTokens(phrase.replaceAll(' - ', '-').replaceAll(/(^|\s)- /g, '$1'));
