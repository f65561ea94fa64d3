import type { Sought } from '../../db/search-marks.ts';
import { beginningsOf, type TextWords } from './text-words.ts';
import { stopWords } from './words.ts';

/** A name that was asked for, where it stands in a text. */
export interface Hit {
  /** What was asked for: its number among `sought`; below 0 for what proves a condition. */
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

/** Where words of a text begin and end. */
export function extentOf(words: TextWords, run: readonly number[]): Pick<Hit, 'start' | 'end'> {
  return { start: words.start(run[0] ?? 0), end: words.end(run.at(-1) ?? 0) };
}
