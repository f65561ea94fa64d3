import type { PassageMarks, Sought } from './marks.ts';
import { clauseAt } from './snippet-clauses.ts';
import { beginningsOf, type TextWords } from './text-words.ts';
import { stopWords } from './words.ts';

/** A name that was asked for, where it stands in a text. */
export interface Hit {
  /** What was asked for: its number among `sought`; a proof has -1. */
  sought: number;
  weight: number;
  isAmount: boolean;
  /** Its words, by number. */
  words: readonly number[];
  start: number;
  end: number;
}

/** What a text is looked through for: names by their first stem. */
interface Wanted {
  byFirst: Map<string, { sought: number; name: readonly string[] }[]>;
  /** Of the first stems. */
  beginnings: Uint32Array;
}

// One ranking cuts a hundred snippets for the same marks.
const known = new WeakMap<readonly Sought[], Wanted>();

function wantedOf(sought: readonly Sought[]): Wanted {
  const before = known.get(sought);
  if (before !== undefined) return before;
  const byFirst: Wanted['byFirst'] = new Map();
  sought.forEach(({ names }, number) => {
    for (const name of names) {
      const [first] = name;
      if (first === undefined || (name.length === 1 && stopWords.has(first))) continue;
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [{ sought: number, name }]);
      else others.push({ sought: number, name });
    }
  });
  const made = { byFirst, beginnings: beginningsOf(byFirst.keys()) };
  known.set(sought, made);
  return made;
}

/** The names that stand in a text, in its order; a word may stand between two words of a name, as in a search. */
export function hitsIn(words: TextWords, sought: readonly Sought[]): Hit[] {
  const { byFirst, beginnings } = wantedOf(sought);
  const hits: Hit[] = [];
  for (let at = 0; at < words.count; at += 1) {
    if (!words.mayBe(at, beginnings)) continue;
    for (const { sought: number, name } of byFirst.get(words.term(at)) ?? []) {
      const run = runAt(words, at, name);
      if (run === null) continue;
      const { weight = 1, isAmount = false } = sought[number] ?? {};
      hits.push({ sought: number, weight, isAmount, words: run, ...extentOf(words, run) });
    }
  }
  return hits;
}

function runAt(words: TextWords, at: number, name: readonly string[]): number[] | null {
  const run = [at];
  let place = at;
  for (let next = 1; next < name.length; next += 1) {
    place = words.term(place + 1) === name[next] ? place + 1 : place + 2;
    if (words.term(place) !== name[next]) return null;
    run.push(place);
  }
  return run;
}

function extentOf(words: TextWords, run: readonly number[]): Pick<Hit, 'start' | 'end'> {
  return { start: words.start(run[0] ?? 0), end: words.end(run.at(-1) ?? 0) };
}

/** Where the amounts that satisfy a condition stand, however they are written. */
function proofsIn(words: TextWords, proofs: PassageMarks['proofs']): { likeliest: Hit[]; other: Hit[] } {
  const ways = new Map(proofs.flatMap((written) => written.map((term, way) => [term, way] as const)));
  const found: { likeliest: Hit[]; other: Hit[] } = { likeliest: [], other: [] };
  const beginnings = beginningsOf(ways.keys());
  for (let at = 0; at < words.count; at += 1) {
    if (!words.mayBe(at, beginnings)) continue;
    const way = ways.get(words.term(at));
    if (way === undefined) continue;
    const hit = { sought: PROOF, weight: PROOF_WEIGHT, isAmount: true, words: [at], ...extentOf(words, [at]) };
    (way === 0 ? found.likeliest : found.other).push(hit);
  }
  return found;
}

const PROOF = -1;
/** What proves a condition is what a reader wants to see, beside the name that it belongs to. */
const PROOF_WEIGHT = 5;
/** What each further word of a name adds, as a share of its weight. */
const WORD = 0.1;
/** So many words from its name at most an amount belongs to it. */
const REACH = 25;

/**
 * What of the hits is marked: names wherever they stand, amounts beside them. Of amounts that prove a condition, those that
 * prove it are marked in place of those that were typed.
 *
 * @param within proofs, where sentences begin, and whether the heading names what is asked for, so that amounts need no
 * name beside them
 */
export function markedOf(
  words: TextWords,
  hits: readonly Hit[],
  {
    proofs,
    starts,
    isHeaded,
  }: { proofs: PassageMarks['proofs']; starts: () => readonly number[]; isHeaded: () => boolean },
): readonly Hit[] {
  if (proofs.length === 0 && !hits.some(({ isAmount }) => isAmount)) return hits;
  const names = hits.filter(({ isAmount }) => !isAmount);
  const typed = hits.filter(({ isAmount }) => isAmount);
  const beside = (amounts: readonly Hit[]): Hit[] => besideNames(amounts, names, (at) => clauseAt(starts(), at));
  const stated = proofsIn(words, proofs);
  let proving = beside(stated.likeliest);
  if (proving.length === 0) proving = beside(stated.other);
  if (proving.length === 0) proving = alone(words, stated.likeliest);
  const isProving = (word: number): boolean => proving.some(({ words: [own] }) => own === word);
  const chosen =
    proving.length > 0
      ? [...proving, ...typed.filter((amount) => amount.words.some(isProving))]
      : names.length > 0
        ? beside(typed)
        : isHeaded()
          ? typed
          : [];
  return [...names, ...chosen].sort((one, other) => one.start - other.start);
}

/** The one that stands in a cell of its own, under a head that names it, or nowhere else: that is what was read. */
function alone(words: TextWords, amounts: readonly Hit[]): Hit[] {
  const inCells = amounts.filter(({ start }) => words.beginsCell(start));
  if (inCells.length === 1) return inCells;
  return amounts.length === 1 ? [...amounts] : [];
}

/** The amounts of the sentence, or the row, that holds the most of what was asked for. */
function besideNames(amounts: readonly Hit[], names: readonly Hit[], clauseOf: (at: number) => number): Hit[] {
  let most = 0;
  let best: Hit[] = [];
  for (const amount of amounts) {
    const [place = 0] = amount.words;
    const own = clauseOf(amount.start);
    const said = new Map<number, number>();
    for (const { sought, weight, words, start } of names) {
      const isNear = words.some((word) => Math.abs(word - place) <= REACH);
      // The whole name says more than a part of it: of "disability", "long-term disability".
      const worth = weight * (1 + WORD * (words.length - 1));
      if (isNear && clauseOf(start) === own) said.set(sought, Math.max(said.get(sought) ?? 0, worth));
    }
    const weight = [...said.values()].reduce((sum, one) => sum + one, 0);
    if (weight === 0 || weight < most) continue;
    if (weight > most) best = [];
    most = weight;
    best.push(amount);
  }
  return best;
}
