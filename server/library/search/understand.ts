import { type Alternative, type Concept, isTrade, type NameAt, nameAt } from './concepts.ts';
import { isLexical } from './lexicon.ts';
import { namesNear } from './near-names.ts';
import type { Vocabulary } from '../../language/correct.ts';
import { type Token, tokenize } from './tokenize.ts';
import { LETTER, numbered, otherNumber, stopWords, units, weakWords } from './words.ts';

/** A query as the engine takes it. */
export interface Understanding {
  concepts: Concept[];
  /** Words that no guide holds, and nothing near to them. */
  unknown: string[];
  /** Names that no guide holds, with those near to them that stand in their place. */
  replaced: { typed: string; names: readonly string[] }[];
}

/** The same query with other words that are welcome and not missed. */
export function withHints(understood: Understanding, hints: string, vocabulary: Vocabulary): Understanding {
  const { concepts } = understand(hints, vocabulary);
  const welcome = concepts.map((concept) => ({ ...concept, required: false }));
  return { ...understood, concepts: unique([...understood.concepts, ...welcome]).slice(0, MAX_CONCEPTS) };
}

/** How a text is taken. */
export interface Taking {
  /** Names that stand for nothing else: what guides are not to have is not near to what they are. */
  unwanted?: readonly string[];
  /** Whether a word asks for a benefit, and for no employer that is called so. */
  isNameless?: (term: string) => boolean;
  /** Whether any guide says one of some names, its words side by side; without it, words anywhere are enough. */
  isSaid?: (alternatives: readonly Alternative[]) => boolean;
  now?: Date;
}

/** Names that weigh no more are only near what was typed. */
const RELATED = 0.5;
/** Masks of matched concepts are 32 bits wide. */
const MAX_CONCEPTS = 30;
/** So many words of a query are read. */
const MAX_WORDS = 100;

/** Finds what a text asks for whose words are spelled: names of benefits with their synonyms, numbers with units, years, words. */
export function understand(
  text: string,
  vocabulary: Vocabulary,
  { unwanted = [], isNameless = () => false, isSaid = () => true, now = new Date() }: Taking = {},
): Understanding {
  const result: Understanding = { concepts: [], unknown: [], replaced: [] };
  const quoted = [...text.matchAll(/"([^"]+)"/g)].map((match) => tokenize(match[1] ?? ''));
  for (const tokens of quoted) {
    if (tokens.length > 1) result.concepts.push(phraseOf(tokens));
  }
  const rest = text.replaceAll(/"([^"]+)"/g, (whole, inner: string) => (tokenize(inner).length > 1 ? ' ' : inner));
  const plain = sayYears(rest, now);
  const tokens = tokenize(plain).slice(0, MAX_WORDS);
  const avoided = new Set(
    unwanted.map((name) =>
      tokenize(name)
        .map(({ term }) => term)
        .join(' '),
    ),
  );
  readTokens(tokens, { vocabulary, avoided, isSaid, isJoined: (at) => isHyphenBehind(plain, tokens, at) }, result);
  result.concepts = apart(unique(result.concepts))
    .slice(0, MAX_CONCEPTS)
    .map((one) => (one.alternatives[0]?.terms.every(isNameless) === true ? { ...one, isNameless: true } : one));
  if (tokens.length > LETTER) return asLetter(result);
  if (result.concepts.length > 0 && !result.concepts.some((concept) => concept.required)) {
    result.concepts = result.concepts.map((concept) => ({ ...concept, required: true }));
  }
  return result;
}

/** Of a letter, what names a benefit, a trade or a place is asked for, and a figure; the rest is welcome. */
function asLetter({ concepts }: Understanding): Understanding {
  const isAsked = ({ required, alternatives }: Concept): boolean => {
    const [typed] = alternatives;
    return required && ((typed?.terms.length ?? 0) > 1 || (typed?.terms.every(isLexical) ?? false));
  };
  return {
    concepts: concepts.map((concept) => ({ ...concept, required: isAsked(concept) })),
    unknown: [],
    replaced: [],
  };
}

function phraseOf(tokens: readonly Token[]): Concept {
  return {
    text: tokens.map((token) => token.word).join(' '),
    alternatives: [{ terms: tokens.map((token) => token.term), weight: 1 }],
    required: true,
  };
}

/** "PY2025", "this year" and the like as plain years. */
function sayYears(query: string, now: Date): string {
  const year = now.getUTCFullYear();
  return query
    .replaceAll(/\b(?:py|fy|cy)\s?'?(20\d\d)\b/gi, '$1')
    .replaceAll(/\b(?:this|current) (?:plan )?year\b/gi, String(year))
    .replaceAll(/\bnext (?:plan )?year\b/gi, String(year + 1))
    .replaceAll(/\blast (?:plan )?year\b/gi, String(year - 1));
}

function readTokens(
  tokens: readonly Token[],
  { vocabulary, avoided, isSaid, isJoined }: Reader,
  result: Understanding,
): void {
  const mayStandIn = (other: Alternative): boolean =>
    isThere(other, vocabulary) && isSaid([other]) && !avoided.has(other.terms.join(' '));
  const terms = tokens.map((token) => token.term);
  const meaningful = tokens.some((token) => !stopWords.has(token.term));
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token === undefined) return;
    const named = nameAt(terms, at) ?? joinedAt(tokens, at, isJoined);
    const isNameHeld =
      named !== null && named.alternatives.some((other) => isThere(other, vocabulary)) && isSaid(named.alternatives);
    const [length, concept] = isNameHeld
      ? [named.length, nameConcept(tokens.slice(at, at + named.length), named.alternatives)]
      : (withUnit(tokens, at, vocabulary) ?? [1, wordConcept(tokens, at, vocabulary)]);
    const isLost = concept?.required === true && !isHeld(concept, vocabulary);
    const isNameLost = named !== null && !isNameHeld && named.length > 1;
    const near = isLost || isNameLost ? namesNear(terms, at, mayStandIn) : null;
    if (near !== null) {
      const typed = tokens
        .slice(at, at + near.length)
        .map(({ word }) => word)
        .join(' ');
      result.concepts.push({ text: typed, alternatives: near.alternatives, required: true });
      result.replaced.push({ typed, names: near.names });
      at += near.length;
      continue;
    }
    // What its words say each by itself is something else: the form 5500 is no figure.
    if (isNameLost && named.isWhole) {
      result.unknown.push(
        tokens
          .slice(at, at + named.length)
          .map(({ word }) => word)
          .join(' '),
      );
      at += named.length;
      continue;
    }
    at += length;
    if (concept === null || (length === 1 && meaningful && named === null && stopWords.has(token.term))) continue;
    if (isHeld(concept, vocabulary)) result.concepts.push(concept);
    else if (concept.required) result.unknown.push(token.word);
  }
}

/** What is known where the words of a text are read. */
interface Reader {
  vocabulary: Vocabulary;
  avoided: ReadonlySet<string>;
  isSaid: (alternatives: readonly Alternative[]) => boolean;
  /** Whether a hyphen joins a word and the next. */
  isJoined: (at: number) => boolean;
}

const isHyphenBehind = (text: string, tokens: readonly Token[], at: number): boolean => {
  const [own, next] = [tokens[at], tokens[at + 1]];
  return own !== undefined && next !== undefined && next.start === own.end + 1 && text[own.end] === '-';
};

/** Words that are one name as they are typed: "on-site", "Form 5500"; null of none. */
function joinedAt(tokens: readonly Token[], at: number, isJoined: (at: number) => boolean): NameAt | null {
  const [own, next] = [tokens[at], tokens[at + 1]];
  if (own === undefined || next === undefined) return null;
  const alternatives = [{ terms: [own.term, next.term], weight: 1 }];
  if (numbered.has(own.term) && /^\d{2,}/.test(next.word)) return { length: 2, alternatives, isWhole: true };
  // "Dollar-for-dollar" is no name of two words.
  if (!isJoined(at) || isJoined(at + 1) || /^\d/.test(own.word) || stopWords.has(own.term) || stopWords.has(next.term))
    return null;
  const whole = tokenize(own.word + next.word).map(({ term }) => ({ terms: [term], weight: 1 }));
  return { length: 2, alternatives: [...alternatives, ...whole], isWhole: false };
}

const isHeld = ({ alternatives }: Concept, vocabulary: Vocabulary): boolean =>
  alternatives.some((other) => isThere(other, vocabulary));

function isThere(alternative: Alternative, vocabulary: Vocabulary): boolean {
  return alternative.terms.every((term) => vocabulary.frequency(term) > 0);
}

function nameConcept(tokens: readonly Token[], alternatives: readonly Alternative[]): Concept {
  return {
    text: tokens.map((token) => token.word).join(' '),
    alternatives,
    required: !isTrade(tokens.map((token) => token.term)),
  };
}

/** A number and its unit are one thing: "16 weeks". */
function withUnit(tokens: readonly Token[], at: number, vocabulary: Vocabulary): [number, Concept] | null {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (number === undefined || unit === undefined || !units.has(unit.term)) return null;
  const other = otherNumber(number.term);
  if (!/^\d/.test(number.term) && other === null) return null;
  // "2025 paid holidays" names a year.
  if (/^(19|20)\d\d$/.test(number.term)) return null;
  const numbers = other === null ? [number.term] : [number.term, other];
  const alternatives = numbers.map((term) => ({ terms: [term, unit.term], weight: 1 }));
  if (!alternatives.some((alternative) => isThere(alternative, vocabulary))) return null;
  return [2, { text: `${number.word} ${unit.word}`, alternatives, required: true }];
}

function wordConcept(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Concept | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const alternatives: Alternative[] = [{ terms: [token.term], weight: 1 }];
  const other = otherNumber(token.term);
  if (other !== null) alternatives.push({ terms: [other], weight: 1 });
  // "perks plus" also finds PerksPlus.
  for (const [first, second] of [
    [tokens[at - 1], token],
    [token, tokens[at + 1]],
  ]) {
    if (first === undefined || second === undefined) continue;
    const [joined] = tokenize(first.word + second.word);
    if (joined !== undefined && vocabulary.frequency(joined.term) > 0)
      alternatives.push({ terms: [joined.term], weight: 1 });
  }
  return { text: token.word, alternatives, required: !weakWords.has(token.term) };
}

/** Names of a concept that hold a word which is asked for beside it are left out: "EAP counseling" asks for two things. */
function apart(concepts: readonly Concept[]): Concept[] {
  return concepts.map((concept, own) => {
    const others = new Set(
      concepts.flatMap(({ alternatives }, at) => (at === own ? [] : (alternatives[0]?.terms ?? []))),
    );
    const [typed, ...names] = concept.alternatives;
    const left = names.filter(({ terms, weight }) => weight > RELATED || !terms.every((term) => others.has(term)));
    return { ...concept, alternatives: typed === undefined ? [] : [typed, ...left] };
  });
}

function unique(concepts: readonly Concept[]): Concept[] {
  const seen = new Set<string>();
  return concepts.filter((concept) => {
    const key = concept.alternatives.map((alternative) => alternative.terms.join(' ')).join('|');
    return seen.has(key) ? false : seen.add(key);
  });
}
