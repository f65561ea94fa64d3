import type { Choice } from '../../contract/analysis.ts';
import type { Offer } from '../../contract/insight.ts';
import type { Reading } from '../../contract/reading.ts';
import { starterQuestions } from './starter-questions.ts';
import { wordsOf } from '../analysis/words.ts';

/** Things that may be meant, offered at most. */
export const MOST_OFFERS = 4;

/** A name that several employers bear: the question once more for each of them. */
export function offerEmployers(question: string, { employers }: Pick<Reading, 'employers'>): Offer[] {
  return employers.flatMap(({ value, from }) => {
    if (value.length < 2 || from.kind !== 'typed') return [];
    const [start, end] = from.span;
    const owned = /['’]s$/u.exec(question.slice(start, end))?.[0] ?? '';
    return value.slice(0, MOST_OFFERS).map((employer): Offer => {
      const asked = `${question.slice(0, start)}${employer}${owned}${question.slice(end)}`;
      return { kind: 'ask', label: employer, question: asked };
    });
  });
}

/** Words that mean several figures: each of them, asked for in words that mean it alone. */
export const offerFigures = (choices: readonly Choice[]): Offer[] =>
  choices.map(({ label, spec }) => ({ kind: 'ask', label, question: wordsOf(spec) }));

/** Names of benefits in other languages, and the question to begin with that asks for them. */
const abroad: readonly (readonly [RegExp, string])[] = [
  [/parental|maternidad|paternidad|maternit|paternit|elternzeit|licença|maternidade/iu, 'parental-leave'],
  [/vacacion|días libres|congé|urlaub|férias|ferie|jours|休假|年假|отпуск/iu, 'vacation'],
  [/deducible|franchise|selbstbehalt|franquia|franchigia/iu, 'deductibles'],
  [/401|jubilaci|pensi|retraite|rente|aposentadoria|退休/iu, 'retirement-match'],
  [/salud mental|santé mentale|psych|saúde mental/iu, 'mental-health'],
  [/prima|prime|prämie|prêmio|premio|保费/iu, 'premium-share'],
];
const FEW = 3;

/** A question in another language: the questions to begin with that come near it, in English. */
export function offerInEnglish(question: string): Offer[] {
  const meant = abroad.flatMap(([name, id]) => (name.test(question) ? [id] : []));
  const ids = meant.length > 0 ? meant : ['deductibles', 'parental-leave', 'retirement-match'];
  return starterQuestions
    .filter(({ id }) => ids.includes(id))
    .slice(0, FEW)
    .map(({ question: asked }) => ({ kind: 'ask', label: asked, question: asked }));
}

/** The name of the dialog, by which an answer says that something can be asked for there. */
const REQUEST = 'Request Information';
const LONGEST_QUERY = 1_000;

/** What can be done next about an answer: what may be meant, and to ask for what the library does not have. */
export function offersOf(question: string, answer: string, choices: readonly Offer[]): Offer[] {
  const query = question.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_QUERY);
  const request: Offer[] = answer.includes(REQUEST) && query !== '' ? [{ kind: 'request', query }] : [];
  return [...choices.slice(0, MOST_OFFERS), ...request];
}
