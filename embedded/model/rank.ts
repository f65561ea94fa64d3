import { fillerWords } from '../../contract/vocabulary/filler-words.ts';
import { holdsContact } from './asked-name.ts';
import { amountIn } from './amount-in.ts';
import { handiness } from './handiness.ts';
import { isAnswer, type Statement } from './statements.ts';
import type { Term, Wanted } from './wanted.ts';
import { stem, stemLine } from './words.ts';

export interface Ranked extends Statement {
  /** The higher, the better it answers. */
  score: number;
  /** Whether it, or what it stands under, speaks of the subject that was asked for; of a word of it where none was named. */
  isAbout: boolean;
  /** Which terms of what is wanted it, or what it stands under, speaks of: their places among all. */
  reached: readonly number[];
}

/** A word that stands nowhere counts like one that stands in few places: it may be only a manner of speaking. */
const RAREST = 3;
/** What stands in so few of an employer's statements is what they are about. */
const RARE = 2.2;
const SUBJECT_WEIGHT = 3;
/** What was asked for before is still meant. */
const CARRIED_WEIGHT = 2;
/** In what an amount is asked for: a statement may give it in another unit, so the word counts little. */
const measures = new Set(
  'week day hour month amount cost percent percentage dollar number maximum minimum share pay paid first annual annually yearly monthly weekly worth value cover run'
    .split(' ')
    .map(stem),
);

/** Words that people put around what they ask say little of it, however few statements have them. */
const FAINT = 0.35;
const faint = new Set(
  [
    ...fillerWords,
    ...'ok okay pls worker people person somebody anybody free ever whether wonder boss client guy folk thing hi'.split(
      ' ',
    ),
  ].map(stem),
);
const isFaint = ({ phrases, isSubject, isCarried }: Term): boolean =>
  !isSubject && isCarried !== true && phrases.every((one) => faint.has(one) && !measures.has(one));

/** What words of a question before add, and at most. */
const ALONG = 0.3;
const MOST_ALONG = 0.4;

/** How far a statement speaks of a term: itself or by a stand-in, in its own words or in what it stands under. */
const reaches = {
  own: 1,
  ownStandIn: 0.75,
  question: 0.95,
  around: 0.7,
  aroundStandIn: 0.5,
  beside: 0.35,
  title: 0.35,
};
/** What speaks of less of the question than this says nothing about it. */
const ABOUT = 0.5;
/** Of guides of anybody it must be more. */
const ABOUT_OF_ALL = 0.7;
/** What speaks of nearly all other words is about it, whatever it calls the subject. */
const MOSTLY = 0.6;
const SEVERAL = 2;
/** The newest plan year is meant where none is named; a year that is named is meant all the more. */
const NEWEST = 0.2;
const NAMED_YEAR = 0.5;

interface Text {
  own: string;
  around: string;
  /** The statements right before and behind it. */
  beside: string;
  title: string;
  /** It stands right under a question, which it then answers. */
  answers: boolean;
}

/**
 * Ranks statements by how much of the question they speak of. A rare word counts more than one that stands everywhere, a subject
 * more than any word; what stands in the heading above counts, but less than in the statement itself.
 */
export function rankStatements(statements: readonly Statement[], wanted: Wanted): Ranked[] {
  const lines = statements.map(({ text }) => stemLine(text));
  const besides = (at: number): string =>
    [at - 1, at + 1]
      .map((one) => (statements[one]?.passage === statements[at]?.passage ? (lines[one] ?? '') : ''))
      .join('');
  const texts = statements.map(({ context, passage }, at): Text => ({
    own: lines[at] ?? '',
    around: stemLine(context),
    beside: besides(at),
    title: stemLine(passage.guide),
    answers: context.endsWith('?'),
  }));
  const weights = wanted.terms.map((term) => weightOf(term, texts));
  const rare = new Set(
    wanted.terms.filter(
      (term, at) => !term.isSubject && term.isAlong !== true && !isFaint(term) && (weights[at] ?? 0) >= RARE,
    ),
  );
  const total = weights.reduce((sum, weight, at) => sum + (wanted.terms[at]?.isAlong === true ? 0 : weight), 0) || 1;
  const newest = Math.max(0, ...statements.map(({ passage }) => passage.planYear ?? 0));
  const last = Math.max(1, statements.length - 1);
  return statements
    .map((statement, at): Ranked => {
      const text = texts[at] ?? { own: '', around: '', beside: '', title: '', answers: false };
      const share = (isAlong: boolean): number =>
        wanted.terms.reduce(
          (sum, term, index) =>
            sum + ((term.isAlong === true) === isAlong ? (weights[index] ?? 0) * reach(term, text) : 0),
          0,
        ) / total;
      const covered = share(false);
      const direct =
        text.answers && wanted.terms.every((term) => term.isAlong === true || isSaid(term, text.around)) ? 0.2 : 0;
      // What answers another question says nothing about this one.
      const isStray = isAnswer(statement.text) && !(text.answers && direct > 0);
      const score =
        covered +
        Math.min(MOST_ALONG, share(true) * ALONG) +
        amountBonus(statement.text, wanted) +
        direct +
        0.06 * (1 - at / last) +
        handiness(statement, wanted) +
        (holdsService(statement.text, wanted.service) ? IN_BAND : 0) +
        yearBonus(statement, wanted, newest) +
        beforeBonus(statement, wanted, text) -
        (isStray ? 0.5 : 0);
      return {
        ...statement,
        score,
        isAbout: isAboutIt(wanted, text, covered, rare) || (wanted.isContact && holdsContact(statement.text)),
        reached: wanted.terms.flatMap((term, index) => (reach(term, text) > reaches.title ? [index] : [])),
      };
    })
    .toSorted((a, b) => b.score - a.score || a.order - b.order);
}

function weightOf(term: Term, texts: readonly Text[]): number {
  if (term.isSubject) return SUBJECT_WEIGHT;
  if (term.isCarried === true) return CARRIED_WEIGHT;
  const holders = texts.filter(({ own, around }) => term.phrases.some((one) => has(own, one) || has(around, one)));
  const rarity = Math.min(RAREST, Math.log(1 + (texts.length + 1) / (holders.length + 0.5)));
  if (isFaint(term)) return rarity * FAINT;
  return term.phrases.some((one) => measures.has(one)) ? Math.min(rarity, 1) * 0.3 : rarity;
}

/** Whether a line speaks of a term, or need not since it says only in what is measured. */
const isSaid = ({ phrases }: Term, line: string): boolean => phrases.some((one) => has(line, one) || measures.has(one));

const has = (line: string, phrase: string): boolean => phrase !== '' && line.includes(` ${phrase} `);

function reach({ phrases, standIns }: Term, text: Text): number {
  if (phrases.some((one) => has(text.own, one))) return reaches.own;
  const around = phrases.some((one) => has(text.around, one));
  if (around && text.answers) return reaches.question;
  if (standIns.some((one) => has(text.own, one))) return reaches.ownStandIn;
  if (around) return reaches.around;
  if (standIns.some((one) => has(text.around, one))) return reaches.aroundStandIn;
  if (phrases.some((one) => has(text.beside, one))) return reaches.beside;
  return phrases.some((one) => has(text.title, one)) ? reaches.title : 0;
}

/** It speaks of a subject; or, where none was named, of enough of the words. */
function isAboutIt(
  { terms: all, isOfAll, typed }: Wanted,
  text: Text,
  covered: number,
  rare: ReadonlySet<Term>,
): boolean {
  const isReached = (term: Term): boolean => reach(term, text) > reaches.title;
  const terms = all.filter(({ isAlong }) => isAlong !== true);
  const needed = terms.filter(({ isNeeded }) => isNeeded);
  if (needed.length > 0) return needed.some(isReached);
  const subjects = terms.filter(({ isSubject }) => isSubject);
  if (subjects.length === 0) return isOfAll ? covered >= ABOUT_OF_ALL : terms.length === 0 || covered >= ABOUT;
  // What speaks of every word beside the benefit's own names says more than what only names the benefit.
  const beside = terms.filter(
    ({ isSubject, phrases }) =>
      !isSubject &&
      !phrases.some((one) => measures.has(one) || subjects.some((subject) => subject.phrases.includes(one))),
  );
  const isOfTyped = !isOfAll && typed.some((words) => words.length >= SEVERAL && words.every(isReached));
  const isNamed = ({ phrases }: Term): boolean => phrases.some((one) => has(text.own, one) || has(text.around, one));
  const isOfRare = !isOfAll && beside.some((term) => rare.has(term) && isNamed(term));
  return (
    covered >= MOSTLY ||
    isOfTyped ||
    isOfRare ||
    subjects.some(isReached) ||
    (beside.length >= SEVERAL && beside.every(isReached))
  );
}

/** A figure in the unit of what is asked for is what people come for, even where they do not ask for one. */
function amountBonus(text: string, { units, isAmount }: Wanted): number {
  if (units.some((unit) => amountIn[unit].test(text))) return isAmount ? 0.3 : 0.12;
  return isAmount && /\d/.test(text.replaceAll(/\b40[13]\s?\(?[kb]/gi, '')) ? 0.1 : 0;
}

const IN_BAND = 0.35;
const FROM =
  /(\d{1,2})\s*(?:\+|or more|and (?:over|more|above|up))\s*years?|(\d{1,2})\s*years?\s*(?:\+|or more|and (?:over|more|above|up))|over (\d{1,2}) years?/gi;
const BETWEEN = /(\d{1,2})\s*(?:-|–|to|and|through)\s*(\d{1,2})\s*years?/gi;
const BELOW = /(?:fewer|less) than (\d{1,2}) years?|under (\d{1,2}) years?/gi;

/** Whether one of the bands of years in a text holds some years of service: "15+ years" those of somebody with 20. */
export function holdsService(text: string, years: number | null): boolean {
  if (years === null) return false;
  const ends = (pattern: RegExp): number[][] =>
    [...text.matchAll(pattern)].map((match) =>
      match
        .slice(1)
        .filter((end) => end !== undefined)
        .map(Number),
    );
  return (
    ends(FROM).some(([from = 0]) => years >= from) ||
    ends(BETWEEN).some(([from = 0, to = 0]) => years >= from && years <= to) ||
    ends(BELOW).some(([to = 0]) => years < to)
  );
}

/** What the answer before stood on is looked through first; it must speak of a word of this question, if any is its own. */
function beforeBonus({ passage }: Statement, { terms }: Wanted, text: Text): number {
  const own = terms.filter((term) => term.isAlong !== true && term.isCarried !== true && !isFaint(term));
  const isSpoken = own.length === 0 || own.some((term) => reach(term, text) > reaches.title);
  return passage.before && isSpoken ? BEFORE[passage.before] : 0;
}
const BEFORE = { section: 0.3, guide: 0.12 };

function yearBonus({ passage }: Statement, { years }: Wanted, newest: number): number {
  const year = passage.planYear ?? 0;
  if (years.length > 0) return years.includes(year) ? NAMED_YEAR : 0;
  return year === newest ? NEWEST : 0;
}
