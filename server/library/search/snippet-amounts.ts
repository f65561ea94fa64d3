import type { Proof } from '../../db/search-marks.ts';
import type { PassageMarks } from './marks.ts';
import { clauseAt } from './snippet-clauses.ts';
import { isOfTier } from './snippet-tables.ts';
import { extentOf, type Hit } from './snippet-hits.ts';
import type { TextWords } from './text-words.ts';
import { units } from './words.ts';

/** What proves a condition is what a reader wants to see, beside the name that it belongs to. */
const PROOF_WEIGHT = 5;
/** What each further word of a name adds, as a share of its weight. */
const WORD = 0.1;
/** What a word of a metric's label is worth, and how many of them stand for a name. */
const LABEL_WORD = 0.5;
const ENOUGH_LABEL = 2;
/** So many words from its name at most an amount belongs to it. */
const REACH = 25;

/** What amounts are judged by. */
interface Around {
  words: TextWords;
  /** The names that stand in the text. */
  names: readonly Hit[];
  /** The number of the sentence or row that a character is in. */
  clauseOf: (at: number) => number;
  /** Whether a character may be of a coverage level: that no table says that it is of another. */
  isOfTier: (at: number, tier: string) => boolean;
  /** By the stem of a figure that was typed with its unit, the units. */
  asked: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * What of the hits is marked: names wherever they stand, amounts beside them. Of amounts that prove a condition, those that
 * prove it are marked in place of those that were typed.
 *
 * @param text in one line
 * @param within what was asked for, proofs, where sentences begin, and whether the heading names what is asked for, so that amounts need no
 * name beside them
 */
export function markedOf(
  text: string,
  words: TextWords,
  hits: readonly Hit[],
  within: PassageMarks & { starts: () => readonly number[]; isHeaded: () => boolean },
): readonly Hit[] {
  const { sought, proofs, starts, isHeaded } = within;
  if (proofs.length === 0 && !hits.some(({ isAmount }) => isAmount)) return hits;
  const names = hits.filter(({ isAmount }) => !isAmount);
  const typed = hits.filter(({ isAmount }) => isAmount);
  const around: Around = {
    words,
    names,
    clauseOf: (at) => clauseAt(starts(), at),
    isOfTier: (at, tier) => isOfTier(text, starts(), at, tier),
    asked: askedIn(sought),
  };
  const proving = provingIn(proofs, around);
  const isProving = (word: number): boolean => proving.some(({ words: [own] }) => own === word);
  const chosen =
    proving.length > 0
      ? [...proving, ...typed.filter((amount) => amount.words.some(isProving))]
      : names.length > 0
        ? beside(typed, [], around)
        : isHeaded()
          ? typed
          : [];
  return [...names, ...chosen].sort((one, other) => one.start - other.start);
}

/** The amounts that prove conditions, however they are written: each where it stands with most of its name. */
function provingIn(proofs: PassageMarks['proofs'], around: Around): Hit[] {
  return proofs.flatMap(({ ways: [likeliest = '', ...ways], sign, label, tier }, number) => {
    const hitsOf = (term: string): Hit[] =>
      figuresIn(around.words, term, sign, -1 - number).filter(
        (hit) => isInItsUnit(hit, term, around) && (tier === undefined || around.isOfTier(hit.start, tier)),
      );
    const first = hitsOf(likeliest);
    const found = beside(first, label, around);
    if (found.length > 0) return found;
    const other = beside(ways.flatMap(hitsOf), label, around);
    return other.length > 0 ? other : alone(around.words, first);
  });
}

function askedIn(sought: PassageMarks['sought']): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  for (const [figure = '', unit] of sought.flatMap(({ isAmount, names }) => (isAmount === true ? names : []))) {
    if (unit !== undefined) asked.set(figure, (asked.get(figure) ?? new Set()).add(unit));
  }
  return asked;
}

/** "After five years" does not prove the five days that were asked for. */
function isInItsUnit({ words: [place = 0] }: Hit, term: string, { words, asked }: Around): boolean {
  const own = asked.get(term);
  const unit = words.term(place + 1);
  return own === undefined || own.has(unit) || !units.has(unit);
}

/** Where a figure stands, but for those with another sign. */
function figuresIn(words: TextWords, term: string, sign: Proof['sign'], sought: number): Hit[] {
  const hits: Hit[] = [];
  for (const at of words.placesOf(term)) {
    const stated = words.sign(at);
    if (stated !== '' && stated !== sign) continue;
    hits.push({ sought, weight: PROOF_WEIGHT, isAmount: true, words: [at], ...extentOf(words, [at]) });
  }
  return hits;
}

/** The one that stands in a cell of its own, under a head that names it, or nowhere else: that is what was read. */
function alone(words: TextWords, amounts: readonly Hit[]): Hit[] {
  const inCells = amounts.filter(({ start }) => words.beginsCell(start));
  if (inCells.length === 1) return inCells;
  return amounts.length === 1 ? [...amounts] : [];
}

/** The amounts of the sentence, or the row, that holds the most of what was asked for. */
function beside(amounts: readonly Hit[], label: Proof['label'], around: Around): Hit[] {
  let most = 0;
  let best: Hit[] = [];
  for (const amount of amounts) {
    const named = namedBeside(amount, around);
    const labelled = amounts.length === 1 && named > 0 ? 0 : labelBeside(amount, label, around);
    if (named === 0 && labelled < ENOUGH_LABEL) continue;
    const weight = named + labelled * LABEL_WORD;
    if (weight < most) continue;
    if (weight > most) best = [];
    most = weight;
    best.push(amount);
  }
  return best.length > 1 ? nearest(best, around) : best;
}

/** How many words apart two words are; a sign that parts them, such as a comma, counts as one. */
function distance(words: TextWords, one: number, other: number): number {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  let apart = to - from;
  for (let at = from; at < to; at += 1) {
    const blank = words.sign(at + 1) === '$' ? 2 : 1;
    if (words.start(at + 1) - words.end(at) > blank + (words.sign(at) === '%' ? 1 : 0)) apart += 1;
  }
  return apart;
}

/** Of a figure that a sentence says twice, the one that stands nearer to the name that says most there; both in doubt. */
function nearest(amounts: readonly Hit[], { words, names, clauseOf }: Around): Hit[] {
  const distances = amounts.map(({ words: [place = 0], start }) => {
    const own = names.filter((name) => clauseOf(name.start) === clauseOf(start));
    const most = Math.max(...own.map(({ weight }) => weight));
    const apart = own
      .filter(({ weight }) => weight === most)
      .flatMap((name) => name.words.map((word) => distance(words, word, place)));
    return Math.min(...apart);
  });
  const isTwin = (one: Hit, other: Hit): boolean =>
    one.sought === other.sought && clauseOf(one.start) === clauseOf(other.start);
  return amounts.filter((amount, at) =>
    amounts.every((other, place) => !isTwin(amount, other) || (distances[place] ?? 0) >= (distances[at] ?? 0)),
  );
}

/** What is named in the sentence, or the row, of an amount: the sum of the weights. */
function namedBeside({ words: [place = 0], start }: Hit, { names, clauseOf }: Around): number {
  const own = clauseOf(start);
  const said = new Map<number, number>();
  for (const name of names) {
    if (!name.words.some((word) => Math.abs(word - place) <= REACH) || clauseOf(name.start) !== own) continue;
    // The whole name says more than a part of it: of "disability", "long-term disability".
    const worth = name.weight * (1 + WORD * (name.words.length - 1));
    said.set(name.sought, Math.max(said.get(name.sought) ?? 0, worth));
  }
  return [...said.values()].reduce((sum, one) => sum + one, 0);
}

/** How many words of a metric's label stand there too. */
function labelBeside({ words: [place = 0], start }: Hit, label: Proof['label'], { words, clauseOf }: Around): number {
  if (label.length === 0) return 0;
  const own = clauseOf(start);
  const said = new Set<string>();
  for (let at = Math.max(0, place - REACH); at <= Math.min(words.count - 1, place + REACH); at += 1) {
    const term = words.term(at);
    if (label.includes(term) && clauseOf(words.start(at)) === own) said.add(term);
  }
  return said.size;
}
