import type { SearchCorrection } from '../../../contract/vision.ts';
import { abbreviations } from '../../../contract/vocabulary/abbreviations.ts';
import { isWord } from '../../language/spelling.ts';
import { isKnownWord, isLexical, lexicalNear } from './lexicon.ts';
import { correct, type Vocabulary } from '../../language/correct.ts';
import { misspellings, type Token, tokenize } from './tokenize.ts';
import { LETTER, otherNumber, stopWords, weakWords } from './words.ts';

/** A query with its misspellings corrected. */
export interface Spelled {
  text: string;
  corrections: SearchCorrection[];
}

/** So many words of a query are read, and so many looked up as misspellings: each of those is compared with hundreds of words. */
const MAX_WORDS = 100;
const MAX_LOOKED_UP = 8;
/** Shorter parts make words out of anything: "mileage" is not a mile and an age. */
const LEAST_PART = 4;
/** Longer words are neither taken apart nor corrected: no two words that are run together are as long. */
const LONGEST = 40;
/** What is written in capitals and is no longer than this is an abbreviation, known or not. */
const ABBREVIATION = 5;
/** A word of benefits, trades or places is likelier meant than a word that stands in a few guides. */
const LEXICAL = 3000;

/** Short ways that are typed and hardly printed: they are written out though a guide may hold them. */
const shorts = new Set(['elim', 'hosp', 'reimb', 'contrib', 'contribs', 'prem', 'prems', 'elig', 'disab', 'univ']);
const shortened: ReadonlyMap<string, string> = new Map([
  ...Object.entries(abbreviations).filter(([short]) => shorts.has(short)),
  ['ins', 'insurance'],
  ['coins', 'coinsurance'],
] as const);

/**
 * Corrects words that no guide holds and no list of ours, and takes apart what is run together. Quoted words stay.
 *
 * @param isSaid whether any guide says some words side by side: only these may be run together
 */
export function spell(query: string, vocabulary: Vocabulary, isSaid: (words: string) => boolean = () => true): Spelled {
  const quoted = [...query.matchAll(/"[^"]+"/g)].map((match) => [match.index, match.index + match[0].length] as const);
  const isShouted = query === query.toUpperCase();
  const spelled: Spelled = { text: '', corrections: [] };
  let last = 0;
  let lookedUp = 0;
  const tokens = tokenize(query).slice(0, MAX_WORDS);
  const meantBy = tokens.length > LETTER ? lexicalOnly(vocabulary) : withLexicon(vocabulary);
  for (const [at, token] of tokens.entries()) {
    if (lookedUp === MAX_LOOKED_UP) break;
    if (quoted.some(([from, to]) => token.start >= from && token.end <= to)) continue;
    const typed = query.slice(token.start, token.end);
    const isShort = typed.length <= ABBREVIATION && typed === typed.toUpperCase() && !isShouted;
    const known = misspellings.get(token.word) ?? shortened.get(token.word) ?? null;
    if (isShort || (known === null && isSpelled(token, vocabulary))) continue;
    // "Copper loop" is Copperloop: what makes a word of the library with its neighbour is no misspelling.
    if (known === null && isJoined(tokens, at, vocabulary)) continue;
    if (token.word.length > LONGEST) continue;
    lookedUp += 1;
    const parts = known === null ? splitOf(token, vocabulary, isSaid) : null;
    const meant = known ?? parts ?? correct(token.word, meantBy);
    if (meant === null) continue;
    spelled.text += query.slice(last, token.start) + meant;
    last = token.end;
    const asTyped = `${query.slice(0, token.start)}"${typed}"${query.slice(token.end)}`;
    spelled.corrections.push({ typed, taken: meant, asTyped });
  }
  spelled.text += query.slice(last);
  return spelled;
}

function isJoined(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const [before, own, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isHeld = (first: Token | undefined, second: Token | undefined): boolean =>
    first !== undefined &&
    second !== undefined &&
    tokenize(first.word + second.word).some(({ term }) => vocabulary.frequency(term) > 0);
  return isHeld(before, own) || isHeld(own, next);
}

const nobody: ReadonlySet<string> = new Set();

/** A word that the vocabulary or the library knows is never changed. */
function isSpelled({ term, word }: Token, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.frequency(term) > 0 ||
    isWord(word, nobody) ||
    stopWords.has(term) ||
    weakWords.has(term) ||
    isKnownWord(term) ||
    otherNumber(term) !== null
  );
}

function withLexicon(vocabulary: Vocabulary): Vocabulary {
  return {
    frequency: (term) => Math.max(vocabulary.frequency(term), isLexical(term) ? LEXICAL : 0),
    *near(typed, most) {
      yield* lexicalNear(typed, most);
      yield* vocabulary.near(typed, most);
    },
  };
}

/** A letter holds names and words of every day: only what names a benefit or a place is corrected. */
function lexicalOnly(vocabulary: Vocabulary): Vocabulary {
  return { ...withLexicon(vocabulary), near: lexicalNear };
}

function splitOf(token: Token, vocabulary: Vocabulary, isSaid: (words: string) => boolean): string | null {
  for (let at = LEAST_PART; at <= token.word.length - LEAST_PART; at += 1) {
    const halves = [token.word.slice(0, at), token.word.slice(at)];
    const parts = halves.flatMap((half) => tokenize(half));
    const areHeld = parts.every(({ term }) => vocabulary.frequency(term) > 0 && !stopWords.has(term));
    if (parts.length === 2 && areHeld && isSaid(halves.join(' '))) return halves.join(' ');
  }
  return null;
}
