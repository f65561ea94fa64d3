import type { Known } from '../../contract/reading.ts';
import { isSurvey, type SurveyKey, surveyOf, surveys, surveyWords } from '../../contract/vocabulary/surveys.ts';
import { mentionsIn } from './mentions.ts';
import { type Found, Phrases } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

const phrases = new Phrases<SurveyKey>(
  Object.keys(surveys).filter(isSurvey).flatMap((key) => surveyOf(key).names.map((name) => [name, key] as const)), // prettier-ignore
);
const publishing = new Set(surveyWords);

/**
 * The published surveys that a question names. A name that an insurer or an employer of the library bears as well is that of a
 * survey only beside a word that says so: "the MetLife study".
 */
export function surveysIn(tokens: readonly Token[], known: Known): Found<SurveyKey>[] {
  if (known.isSearch === true) return [];
  const found = phrases.apart(tokens).filter(({ isExact }) => isExact);
  if (found.length === 0) return [];
  const isPublication = tokens.some(({ low }) => publishing.has(low));
  if (isPublication) return found;
  const owners = mentionsIn(tokens, known).filter(({ value }) => value.kind === 'employer' && value.names.some((name) => known.invented?.has(name) !== true)); // prettier-ignore
  return found.filter(
    (one) => surveyOf(one.value).isFirm !== true && !owners.some(({ from, to }) => one.from < to && one.to > from),
  );
}

/** What a text says beside the names of surveys and the words for publications. */
export function withoutSurveys(text: string): string {
  const tokens = tokensOf(text);
  const names = phrases.apart(tokens);
  return tokens
    .filter(({ low }, at) => !publishing.has(low) && !names.some(({ from, to }) => at >= from && at < to))
    .map(({ span }) => text.slice(...span))
    .join(' ');
}
