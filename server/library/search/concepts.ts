import { synonymGroups } from '../../../contract/vocabulary/synonyms.ts';
import { tokenize } from './tokenize.ts';

/** One way to say a concept: a term, or terms that stand one after the other. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for what was typed, less for what is near it. */
  weight: number;
}

/** One thing that a query asks for. */
export interface Concept {
  /** As it was typed, or as it was corrected. */
  text: string;
  alternatives: readonly Alternative[];
  /** False for words that say little ("company", "guide"): they count when they are there and are not missed. */
  required: boolean;
  /** The name of an employer that holds it by accident does not count: it asks for a benefit. */
  isNameless?: true;
}

const SAME = 0.9;
const RELATED = 0.35;

/** Phrase, its stems joined by blanks → its alternatives, itself first. */
const phrases = new Map<string, Alternative[]>();
/** The phrases that name what an employer does. */
const trades = new Set<string>();
for (const group of synonymGroups) {
  for (const name of group.same) {
    const terms = stemsOf(name);
    if (group.isTrade === true) trades.add(terms.join(' '));
    const known = phrases.get(terms.join(' ')) ?? [{ terms, weight: 1 }];
    for (const other of group.same) add(known, other, SAME);
    for (const other of group.related ?? []) add(known, other, RELATED);
    phrases.set(terms.join(' '), known);
  }
}
const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));

function stemsOf(text: string): string[] {
  return tokenize(text).map((token) => token.term);
}

function add(to: Alternative[], text: string, weight: number): void {
  const terms = stemsOf(text);
  // Where "match" counts, "employer match" is counted already.
  const isCounted = to.some((known) => {
    const [only] = known.terms;
    return (
      known.terms.join(' ') === terms.join(' ') || (known.terms.length === 1 && terms.some((term) => term === only))
    );
  });
  if (!isCounted) to.push({ terms, weight });
}

/** A name that begins at a word. */
export interface NameAt {
  /** How many words it has. */
  length: number;
  /** Itself, as it was typed, and its other names. */
  alternatives: readonly Alternative[];
  /** Its words one by one mean something else. */
  isWhole: boolean;
}

/** The longest name that begins at `at`, with its other names; null where none does. */
export function nameAt(terms: readonly string[], at: number): NameAt | null {
  for (let length = Math.min(longest, terms.length - at); length > 0; length -= 1) {
    const alternatives = phrases.get(terms.slice(at, at + length).join(' '));
    if (alternatives !== undefined) return { length, alternatives, isWhole: false };
  }
  return null;
}

/** True for a name of what an employer does ("tech"), which is no benefit. */
export function isTrade(terms: readonly string[]): boolean {
  return trades.has(terms.join(' '));
}
