import { lazily } from './lazily.ts';
import { type Token, tokensOfPhrase, withDisability } from './tokens.ts';

interface Entry<Value> {
  keys: readonly string[];
  /** In small letters, as it is written. */
  lows: readonly string[];
  value: Value;
}

/** A phrase that stands in a question: its value, and its first token and the first after it. */
export interface Found<Value> {
  value: Value;
  from: number;
  to: number;
  /** As written, not only by its stems. */
  isExact: boolean;
}

const endings = new Set([
  '',
  's',
  'es',
  'e',
  'd',
  'ed',
  'ing',
  'y',
  'ies',
  'ied',
  'ion',
  'ions',
  'er',
  'ers',
  'ment',
  'ments',
  'ement',
  'ements',
  'es',
]);
const FEWEST_IN_COMMON = 3;

/** Whether a word is another form of the same one; a stem alone says too little: "industrial" is no "industry". */
function isForm(low: string, token: Token): boolean {
  const other = token.low;
  if (other === low || token.number !== null) return true;
  let same = 0;
  while (same < low.length && low[same] === other[same]) same += 1;
  return same >= FEWEST_IN_COMMON && endings.has(low.slice(same)) && endings.has(other.slice(same));
}

const nothing: readonly never[] = [];

interface InTokens<Value> {
  tokens: readonly Token[];
  found: readonly Found<Value>[];
}

/** Whether the words of a phrase stand at a token as they are written (true) or in another form (false); null where they do not. */
function formOf(
  keys: readonly string[],
  lows: readonly string[],
  tokens: readonly Token[],
  from: number,
): boolean | null {
  let isExact = true;
  for (let offset = 0; offset < keys.length; offset += 1) {
    const token = tokens[from + offset];
    const low = lows[offset] ?? '';
    if (token === undefined || token.key !== keys[offset] || !isForm(low, token)) return null;
    isExact &&= token.low === low;
  }
  return isExact;
}

type Named<Value> = Iterable<readonly [name: string | readonly Token[], value: Value]>;

function byFirstWord<Value>(named: Named<Value>): Map<string, Entry<Value>[]> {
  const made = new Map<string, Entry<Value>[]>();
  for (const [name, value] of named) {
    const written = typeof name === 'string' ? tokensOfPhrase(name) : name;
    const short = withDisability(written);
    for (const tokens of short.length < written.length ? [written, short] : [written]) {
      const [first] = tokens;
      if (first === undefined) continue;
      const entry = { keys: tokens.map(({ key }) => key), lows: tokens.map(({ low }) => low), value };
      const entries = made.get(first.key);
      if (entries === undefined) made.set(first.key, [entry]);
      else entries.push(entry);
    }
  }
  for (const entries of made.values()) entries.sort((a, b) => b.keys.length - a.keys.length);
  return made;
}

/**
 * Phrases by which something is named, found where they stand in a question. Their words are read when they are first asked
 * for: a program that reads no question starts without.
 */
export class Phrases<Value> {
  /** By the key of their first word, the longest first. */
  private readonly byFirst: () => ReadonlyMap<string, readonly Entry<Value>[]>;
  /** What was found in the words that were asked about last: those who read one question ask about them in turn. */
  private lastAll: InTokens<Value> = { tokens: nothing, found: nothing };
  private lastApart: InTokens<Value> = { tokens: nothing, found: nothing };

  /** @param named names, or the tokens of names, with what they name; read once */
  constructor(named: Named<Value>) {
    this.byFirst = lazily(() => byFirstWord(named));
  }

  /** All that begin at a token, the longest first. Most words begin none: this is asked some hundred times for each of them. */
  at(tokens: readonly Token[], from: number): readonly Found<Value>[] {
    const first = tokens[from];
    const entries = first === undefined || first.isMark ? undefined : this.byFirst().get(first.key);
    if (entries === undefined) return nothing;
    const found: Found<Value>[] = [];
    for (const { keys, lows, value } of entries) {
      const isExact = formOf(keys, lows, tokens, from);
      if (isExact !== null) found.push({ value, from, to: from + keys.length, isExact });
    }
    return found;
  }

  /** All in a question, overlapping ones too. */
  all(tokens: readonly Token[]): readonly Found<Value>[] {
    if (tokens === this.lastAll.tokens) return this.lastAll.found;
    const found = tokens.flatMap((_, at) => this.at(tokens, at));
    this.lastAll = { tokens, found };
    return found;
  }

  /** The longest ones from left to right, none over another. */
  apart(tokens: readonly Token[]): readonly Found<Value>[] {
    if (tokens === this.lastApart.tokens) return this.lastApart.found;
    const found: Found<Value>[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const all = this.at(tokens, at);
      if (all.length === 0) continue;
      const longest = all.reduce((best, one) =>
        one.to > best.to || (one.to === best.to && one.isExact && !best.isExact) ? one : best,
      );
      found.push(longest);
      at = longest.to - 1;
    }
    this.lastApart = { tokens, found };
    return found;
  }

  /** Every word of the phrases, for spelling. */
  *words(): Iterable<string> {
    for (const entries of this.byFirst().values()) for (const { lows } of entries) yield* lows;
  }
}
