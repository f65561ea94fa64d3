import { stemOf } from '../../contract/stem.ts';
import { fillerWords } from '../../contract/vocabulary/filler-words.ts';
import type { Statement } from './statements.ts';
import type { Term, Wanted } from './wanted.ts';
import { stemLine } from './words.ts';

/** A statement as lines of stems. */
export interface Lines {
  own: string;
  /** What it stands under. */
  around: string;
  /** The statements right before and behind it. */
  beside: string;
  title: string;
  /** It stands right under a question, which it then answers. */
  answers: boolean;
}

/** Of a statement that is not there. */
export const noLines: Lines = { own: '', around: '', beside: '', title: '', answers: false };

/** How much statements speak of what is wanted. */
export interface Coverage {
  lines: readonly Lines[];
  /** What each term says, by how rare it is among the statements. */
  weights: readonly number[];
  /** The share of what is wanted that a statement speaks of, 0 to 1. */
  covered(lines: Lines): number;
  /** The same of words of questions before. */
  along(lines: Lines): number;
  /** Whether it speaks of a word of this question, if any is its own: what only goes on about the question before does not. */
  speaks(lines: Lines): boolean;
}

/** A word that stands nowhere counts like one that stands in few places: it may be only a manner of speaking. */
const RAREST = 3;
const SUBJECT_WEIGHT = 3;
/** What was asked for before is still meant. */
const CARRIED_WEIGHT = 2;
/** In what an amount is asked for: a statement may give it in another unit, so the word counts little. */
const measures = new Set(
  'week day hour month amount cost percent percentage dollar number maximum minimum share pay paid first annual annually yearly monthly weekly worth value cover run'
    .split(' ')
    .map(stemOf),
);

/** Words that people put around what they ask say little of it, however few statements have them. */
const FAINT = 0.35;
const faint = new Set(
  [
    ...fillerWords,
    ...'ok okay pls worker people person somebody anybody free ever whether wonder boss client guy folk thing hi'.split(
      ' ',
    ),
  ].map(stemOf),
);

/** Whether a term says only in what is measured. */
export const isMeasure = ({ phrases }: Term): boolean => phrases.some((one) => measures.has(one));

/** Whether a term is only a manner of speaking. */
export const isFaint = ({ phrases, isSubject, isCarried }: Term): boolean =>
  !isSubject && isCarried !== true && phrases.every((one) => faint.has(one) && !measures.has(one));

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

/** Whether a line holds a phrase of stems. */
export const has = (line: string, phrase: string): boolean => phrase !== '' && line.includes(` ${phrase} `);

/** Weighs the terms of what is wanted among some statements. A rare word counts more than one that stands everywhere. */
export function coverageOf(statements: readonly Statement[], { terms }: Wanted): Coverage {
  const own = statements.map(({ text }) => stemLine(text));
  const besides = (at: number): string =>
    [at - 1, at + 1]
      .map((one) => (statements[one]?.passage === statements[at]?.passage ? (own[one] ?? '') : ''))
      .join('');
  const lines = statements.map(({ context, passage }, at): Lines => ({
    own: own[at] ?? '',
    around: stemLine(context),
    beside: besides(at),
    title: stemLine(passage.guide),
    answers: context.endsWith('?'),
  }));
  const weights = terms.map((term) => weightOf(term, lines));
  const total = weights.reduce((sum, weight, at) => sum + (terms[at]?.isAlong === true ? 0 : weight), 0) || 1;
  const share = (of: Lines, isAlong: boolean): number =>
    terms.reduce(
      (sum, term, at) => sum + ((term.isAlong === true) === isAlong ? (weights[at] ?? 0) * reach(term, of) : 0),
      0,
    ) / total;
  const typed = terms.filter((term) => term.isAlong !== true && term.isCarried !== true && !isFaint(term));
  return {
    lines,
    weights,
    covered: (of) => share(of, false),
    along: (of) => share(of, true),
    speaks: (of) => typed.length === 0 || typed.some((term) => isReached(term, of)),
  };
}

function weightOf(term: Term, lines: readonly Lines[]): number {
  if (term.isSubject) return SUBJECT_WEIGHT;
  if (term.isCarried === true) return CARRIED_WEIGHT;
  const holders = lines.filter(({ own, around }) => term.phrases.some((one) => has(own, one) || has(around, one)));
  const rarity = Math.min(RAREST, Math.log(1 + (lines.length + 1) / (holders.length + 0.5)));
  if (isFaint(term)) return rarity * FAINT;
  return isMeasure(term) ? Math.min(rarity, 1) * 0.3 : rarity;
}

function reach({ phrases, standIns }: Term, lines: Lines): number {
  if (phrases.some((one) => has(lines.own, one))) return reaches.own;
  const around = phrases.some((one) => has(lines.around, one));
  if (around && lines.answers) return reaches.question;
  if (standIns.some((one) => has(lines.own, one))) return reaches.ownStandIn;
  if (around) return reaches.around;
  if (standIns.some((one) => has(lines.around, one))) return reaches.aroundStandIn;
  if (phrases.some((one) => has(lines.beside, one))) return reaches.beside;
  return phrases.some((one) => has(lines.title, one)) ? reaches.title : 0;
}

/** Whether a statement, or what it stands under or beside, speaks of a term: its guide's title is not enough. */
export const isReached = (term: Term, lines: Lines): boolean => reach(term, lines) > reaches.title;

/** Whether a line speaks of a term, or need not since it says only in what is measured. */
export const isSaid = (term: Term, line: string): boolean =>
  isMeasure(term) || term.phrases.some((one) => has(line, one));
