import { stateNames } from '../../contract/vocabulary/states.ts';
import { entries } from '../../reference/entries.ts';
import type { Entry } from '../../reference/entry.ts';
import { isContent } from '../language/left.ts';
import { tokensOf } from '../language/tokens.ts';
import { findRules, tellingWords, weightOf } from './tools/find-rules.ts';
import { ruleKeysOf } from './tools/rule-keys.ts';
import { toldCounts } from './tools/told-counts.ts';
import { hasLineFor } from './tools/verdict-of.ts';

/** The rule that a follow-up stays with, and how much of what it says that rule speaks of, 0 to 1. */
export interface InFocus {
  id: string;
  share: number;
}

/** The rule that was answered, and another one of that answer, are meant rather than a neighbour that says as much. */
const FIRST = 0.2;
const OTHER = 0.1;
/** A rule that speaks of this much of a question carries it. */
const CARRIES = 0.5;
/** One that is asked for so well by its name is meant instead. */
const BY_NAME = 0.4;

/**
 * The rule that a question stays with: one of those that were answered before, or of the same subject and state, where it speaks of
 * what the question says, or where nothing else does.
 *
 * @param rules ids of the rules that were answered before, the best first
 * @returns null where a rule of another kind is meant
 */
export function ruleInFocus(text: string, rules: readonly string[]): InFocus | null {
  const first = entries.find(({ id }) => id === rules[0]);
  if (first === undefined) return null;
  const words = tellingWords(text);
  const whole = words.reduce((sum, word) => sum + weightOf(word), 0);
  const family = entries
    .filter((entry) => rules.includes(entry.id) || isAkin(entry, first))
    .toSorted((a, b) => nearnessOf(b, rules) - nearnessOf(a, rules));
  const counts = toldCounts(text);
  const carries = (entry: Entry): number =>
    counts.length > 0 && hasLineFor(entry, counts) ? 1 : shareOf(entry, words, whole);
  if (words.length === 0 || whole === 0)
    return bare(
      text,
      family.filter(({ id }) => rules.includes(id)),
    );
  const [best] = family
    .map((entry) => ({ id: entry.id, share: carries(entry), nearness: nearnessOf(entry, rules) }))
    .toSorted((a, b) => b.share + b.nearness - a.share - a.nearness);
  if (best === undefined) return null;
  const [anew] = findRules(text, []);
  const isOther = anew !== undefined && anew.entry.id !== best.id && anew.named >= BY_NAME;
  if (best.share >= CARRIES) return isOther && anew.said > best.share ? null : best;
  return isOther ? null : { id: first.id, share: shareOf(first, words, whole) };
}

/** "B?": of the rule that has it, else of the first. */
function bare(text: string, family: readonly Entry[]): InFocus | null {
  // "2026?" asks for the same rule of another year.
  const said = tokensOf(text).filter(
    (token) => (isContent(token) || token.number !== null) && !/^20\d\d$/.test(token.low),
  );
  const holds = (entry: Entry): boolean => {
    const own = new Set(tokensOf(wordsOf(entry)).map(({ low }) => low));
    return said.length > 0 && said.every(({ low }) => own.has(low));
  };
  const holder = family.find(holds);
  const [first] = family;
  return first === undefined ? null : { id: (holder ?? first).id, share: holder === undefined ? 0 : 1 };
}

const nearnessOf = ({ id }: Entry, rules: readonly string[]): number =>
  rules[0] === id ? FIRST : rules.includes(id) ? OTHER : 0;

function shareOf(entry: Entry, words: readonly string[], whole: number): number {
  const own = new Set(ruleKeysOf(wordsOf(entry)));
  return words.reduce((sum, word) => sum + (own.has(word) ? weightOf(word) : 0), 0) / whole;
}

const wordsOf = ({ title, names, rule, exceptions = '', figures = [] }: Entry): string =>
  [title, ...names, rule, exceptions, ...figures.map(({ label }) => label)].join('. ');

/** Rules of one subject; those of a state have it in common, too. */
const isAkin = (one: Entry, other: Entry): boolean =>
  one.topics.some((topic) => other.topics.includes(topic)) && stateOf(one) === stateOf(other);

const stateOf = ({ title }: Entry): string | undefined =>
  Object.values(stateNames).find((name) => title.includes(name));
