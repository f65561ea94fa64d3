import type { Known } from '../../contract/reading.ts';
import {
  isSurvey,
  studyWords,
  type SurveyKey,
  surveyOf,
  surveys,
  surveyWords,
} from '../../contract/vocabulary/surveys.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { type Found, Phrases } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

const phrases = new Phrases<SurveyKey>(
  Object.keys(surveys)
    .filter(isSurvey)
    .flatMap((key) => surveyOf(key).names.map((name) => [name, key] as const)),
);
const publishing = new Set(surveyWords);
/** Words that make an insurer's name that of its study, right behind it. */
const studies = new Set(studyWords);
const NEAR = 4;

/**
 * The published surveys that a question names. A name that an insurer or an employer bears as well is that of a survey only beside
 * a word that says so: "the MetLife study". A longer name of an employer is the employer's.
 */
export function surveysIn(tokens: readonly Token[], known: Known): Found<SurveyKey>[] {
  if (known.isSearch === true) return [];
  const found = phrases.apart(tokens).filter(({ isExact }) => isExact);
  if (found.length === 0) return [];
  const isPublication = tokens.some(({ low }) => publishing.has(low));
  const owners = mentionsIn(tokens, known).filter(({ value }) => value.kind === 'employer');
  return found.filter(({ value, from, to }) => {
    const own = owners.filter((one) => one.from < to && one.to > from);
    if (own.some((one) => one.to - one.from > to - from)) return false;
    const isStudy = tokens.slice(to, to + NEAR).some(({ low }) => studies.has(low));
    if (surveyOf(value).isFirm === true) return isStudy;
    return isStudy || isPublication || !own.some((one) => isReal(one, known));
  });
}

const isReal = ({ value }: Mention, known: Known): boolean =>
  value.kind === 'employer' && value.names.some((name) => known.invented?.has(name) !== true);

/** What a text says beside the names of surveys and the words for publications. */
export function withoutSurveys(text: string): string {
  const tokens = tokensOf(text);
  const names = phrases.apart(tokens);
  return tokens
    .filter(({ low }, at) => !publishing.has(low) && !names.some(({ from, to }) => at >= from && at < to))
    .map(({ span }) => text.slice(...span))
    .join(' ');
}
