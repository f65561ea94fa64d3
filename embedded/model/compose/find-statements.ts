import type { FoundPassage, SaidReading } from '../../../contract/insight-tools.ts';
import { rankStatements, type Ranked } from '../rank.ts';
import { statementsOf } from '../statements.ts';
import { wantedBy } from '../wanted.ts';
import { isContent, stem, stemsOf, wordsOf } from '../words.ts';
import { alike } from './phrase.ts';

/** What passages say to a question. */
export interface Found {
  /** Statements that speak of what was asked for, best first. */
  answers: readonly Ranked[];
  /** The best of the others, where nothing speaks of it. */
  nearest: readonly Ranked[];
}

/** How far behind the best a statement may be and still be said. */
const BEHIND = 0.4;
const NEAREST = 2;

/** Picks the statements of passages that answer a question; what speaks of its subject is never passed over. */
export function findStatements(reading: SaidReading, passages: readonly FoundPassage[], most: number): Found {
  const ranked = rankStatements(statementsOf(passages), wantedBy(reading));
  const about = ranked.filter(({ isAbout }) => isAbout);
  const floor = (about[0]?.score ?? 0) - BEHIND;
  const answers = distinct(about.filter(({ score }) => score >= floor)).slice(0, most);
  return { answers, nearest: answers.length > 0 ? [] : distinct(ranked.slice(0, 12).filter(({ text }) => sharesWord(reading, text))).slice(0, NEAREST) }; // prettier-ignore
}

/** Of guides of anybody, what shares no word with the question is not near it, however the search came by it. */
function sharesWord({ question, employers }: SaidReading, text: string): boolean {
  if (employers.length > 0) return true;
  const own = stemsOf(text);
  return wordsOf(question).filter(isContent).map(stem).some((word) => own.has(word)); // prettier-ignore
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
const CLOSE = 0.15;

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

const saysAll = (one: Ranked, other: Ranked): boolean =>
  other.reached.every((term) => one.reached.includes(term)) &&
  (other.text.match(FIGURES) ?? []).every((figure) => one.text.includes(figure));

/** Numbers and months: what answers how much and when. */
const FIGURES =
  /\d[\d,.]*|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

const figures = (text: string): string => (text.match(/\d[\d,.]*/g) ?? []).join(' ');
