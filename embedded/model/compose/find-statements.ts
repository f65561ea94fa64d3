import { stemOf } from '../../../contract/stem.ts';
import type { FoundPassage, SaidReading } from '../../../contract/insight-tools.ts';
import { isPointer } from '../signs.ts';
import { rankStatements, type Ranked } from '../rank.ts';
import { statementsOf } from '../statements.ts';
import { wantedBy } from '../wanted.ts';
import { isContent, stemsOf, wordsOf } from '../words.ts';
import { isDenial } from './opposites.ts';
import { alike } from './phrase.ts';

/** What passages say to a question. */
export interface Found {
  /** Statements that speak of what was asked for, best first. */
  answers: readonly Ranked[];
  /** The best of the others, where nothing speaks of it. */
  nearest: readonly Ranked[];
  /** Every statement, best first. */
  all: readonly Ranked[];
}

/** How far behind the best a statement may be and still be said. */
const BEHIND = 2.5;
const NEAREST = 3;

/** Picks the statements of passages that answer a question; what speaks of its subject is never passed over, nor the likeliest of all. */
export function findStatements(reading: SaidReading, passages: readonly FoundPassage[], most: number): Found {
  const ranked = rankedOf(reading, passages);
  const about = ranked.filter(({ isAbout }) => isAbout);
  const floor = (about[0]?.score ?? 0) - BEHIND;
  // What ranks before all that name the subject says more of the question than they do, unless nothing else stands for the subject.
  const { terms, isOfAll } = wantedBy(reading);
  const mayBeFirst = about.length > 0 && !isOfAll && !terms.some(({ isNeeded }) => isNeeded);
  const first = mayBeFirst ? ranked.slice(0, 1).filter(({ isAbout }) => !isAbout) : [];
  const answers = distinct([...first, ...about.filter(({ score }) => score >= floor)]).slice(0, most);
  return {
    answers,
    nearest:
      answers.length > 0
        ? []
        : distinct(ranked.slice(0, 12).filter(({ text }) => sharesWord(reading, text))).slice(0, NEAREST),
    all: ranked,
  };
}

/** Several parts of an answer look through the same passages for the same question: they are ranked once. */
function rankedOf(reading: SaidReading, passages: readonly FoundPassage[]): readonly Ranked[] {
  const before = rankings.get(passages);
  if (before?.reading === reading) return before.ranked;
  const ranked = rankStatements(statementsOf(passages), wantedBy(reading));
  rankings.set(passages, { reading, ranked });
  return ranked;
}
const rankings = new WeakMap<readonly FoundPassage[], { reading: SaidReading; ranked: readonly Ranked[] }>();

/** Of guides of anybody, what shares no word with the question is not near it, however the search came by it. */
function sharesWord({ question, employers }: SaidReading, text: string): boolean {
  if (employers.length > 0) return true;
  const own = stemsOf(text);
  return wordsOf(question)
    .filter(isContent)
    .map(stemOf)
    .some((word) => own.has(word));
}

/** Leaves out what says the same again in another passage of the same employer. */
function distinct(ranked: readonly Ranked[]): Ranked[] {
  const kept: Ranked[] = [];
  for (const one of ranked) {
    const isAgain = kept.some(
      (other) =>
        other.passage.employer === one.passage.employer &&
        alike(one.text, other.text) > 0.75 &&
        figures(one.text) === figures(other.text),
    );
    if (!isAgain) kept.push(one);
  }
  return kept;
}

/** Behind the best by more than this, a statement has to add something. */
const CLOSE = 0.9;

/** Leaves out what adds neither a word that was asked for nor a figure to the better ones of the same employer, nor a list that was. */
export function withoutRepeats(reading: SaidReading, answers: readonly Ranked[]): Ranked[] {
  const { isList } = wantedBy(reading);
  const kept: Ranked[] = [];
  for (const one of answers) {
    const own = kept.filter(({ passage }) => passage.employer === one.passage.employer);
    const [best] = own;
    const isWorth = best === undefined || one.score > best.score - CLOSE || (isList && one.list);
    if (isWorth || !own.some((other) => saysAll(other, one))) kept.push(one);
  }
  return kept;
}

/** What one denies and the other does not, they never say both. */
const saysAll = (one: Ranked, other: Ranked): boolean =>
  isDenial(one.text) === isDenial(other.text) &&
  other.reached.every((term) => one.reached.includes(term)) &&
  (other.text.match(FIGURES) ?? []).every((figure) => one.text.includes(figure));

/** Numbers and months: what answers how much and when. */
const FIGURES =
  /\d[\d,.]*|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

const figures = (text: string): string => (text.match(/\d[\d,.]*/g) ?? []).join(' ');

/** Words that there is room for, and statements. */
const ROOM = 130;
const MOST = 8;
/** What has more in common with a statement that is said says it again. */
const AGAIN = 0.75;

/**
 * Statements with what their passages say right behind and before each, then with what else these passages say of it, as far as there
 * is room: a condition, an exception or a deadline mostly stands in the next sentence, and a passage that was shown may be read whole.
 * Behind others than the best, what speaks of nothing that was asked and goes on from nothing that is said is left out.
 */
export function withNeighbours(said: readonly Ranked[], all: readonly Ranked[]): Ranked[] {
  const kept = [...said];
  let room = ROOM - kept.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const add = (one: Ranked | undefined, anchor: Ranked): void => {
    const length = wordsOf(one?.text ?? '').length;
    if (one === undefined || isPointer(one.text) || length > room || kept.length >= MOST) return;
    if (kept.some((other) => other.order === one.order || saysAgain(one.text, other.text))) return;
    kept.splice(kept.indexOf(anchor) + 1, 0, one);
    room -= length;
  };
  for (const anchor of said) {
    for (const step of [1, -1]) {
      const next = all.find(({ passage, order }) => passage === anchor.passage && order === anchor.order + step);
      const isNext = step === 1 && (anchor === said[0] || LEANS.test(next?.text ?? ''));
      if (next !== undefined && (isNext || next.reached.length > 0)) add(next, anchor);
    }
  }
  for (const one of all) {
    const anchor = kept.findLast(({ passage }) => passage === one.passage);
    if (anchor !== undefined && one.reached.length > 0) add(one, anchor);
  }
  return kept;
}

/** A sentence that goes on from the one before it: a condition, an exception, a detail. */
const LEANS =
  /^(?:it|its|they|their|this|these|that|those|such|however|additionally|also|but|if|unless|when|note|you|in addition|otherwise|except|must|anything)\b/i;

/** Whether a text says no more than another one: nearly the same words, or a row of a list that stands there whole. */
function saysAgain(text: string, other: string): boolean {
  if (alike(other, text) > AGAIN) return true;
  const [name = ''] = text.split(':');
  return text.includes(':') && other.includes(';') && other.toLowerCase().includes(name.toLowerCase());
}
