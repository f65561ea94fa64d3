import { stemOf } from '../../../contract/stem.ts';
import type { SaidReading, StatedFact } from '../../../contract/insight-tools.ts';
import type { Ranked } from '../rank.ts';
import { wordingsOf } from '../wordings.ts';
import { isContent, stemLine, wordsOf } from '../words.ts';

/** The words of a question that no slot took and that the names of values do not say: what is asked of the benefit beside its amount. */
export function openWords({ left }: Pick<SaidReading, 'left'>, facts: readonly StatedFact[]): string[] {
  const said = facts.map(({ label }) => label);
  return left.filter((word) => {
    const [normal] = wordsOf(word);
    return (
      normal !== undefined &&
      isContent(normal) &&
      normal.length > 3 &&
      !NUMBER.test(normal) &&
      !VERB.test(normal) &&
      !said.some((text) => speaksOf(text, word))
    );
  });
}

/** Of these words those that stand in the sentence that asks: what is told before it is the person's own matter. */
export function ofAsking(question: string, words: readonly string[]): string[] {
  const sentences = question.split(/(?<=[.!?])\s+/);
  const asking = sentences.findLast((one) => one.endsWith('?')) ?? sentences.at(-1) ?? question;
  const said = new Set(wordsOf(asking));
  return words.filter((word) => wordsOf(word).every((one) => said.has(one)) && !reports.has(word.toLowerCase()));
}

/**
 * How a question comes to be asked is no part of it: "I suppose", "can you confirm". "Claims", "hearing" and "reading" are words of
 * the field, too, and stay.
 */
const reports = new Set(
  [
    'suppose',
    'confirm',
    'believe',
    'think',
    'doubt',
    'wonder',
    'guess',
    'assume',
    'understand',
    'suspect',
    'hear',
    'read',
  ]
    .flatMap((verb) => [verb, `${verb}s`])
    .concat([
      'supposed',
      'confirmed',
      'heard',
      'believed',
      'thought',
      'wondered',
      'assumed',
      'understood',
      'told',
      'said',
    ]),
);

/** Whether a word asks for what has to be done rather than for an amount. */
export const isProcedure = (word: string): boolean =>
  wordsOf(word)
    .map(stemOf)
    .some((one) => procedures.has(one));

const procedures = new Set(['notice', 'note', 'approval', 'permission', 'documentation', 'certificate'].map(stemOf));

/** The statements that speak of one of some words, or of what may stand for it. */
export const speakingOf = (statements: readonly Ranked[], words: readonly string[]): Ranked[] =>
  statements.filter(({ text, context }) => words.some((word) => speaksOf(`${context} ${text}`, word)));

/** A number in words is an amount or a tenure, of which a value has its own words. */
const NUMBER =
  /^(?:first|second|third|last|three|four|five|seven|eight|nine|eleven|twelve|fifteen|twenty|thirty|years?)$/;

/** What anybody does with a benefit says nothing about it. */
const VERB =
  /^(?:toward|towards|upon|amongst|among|run|runs|running|handle|handles|actually|earn|accrue|take|taken|want|wants|leaves|cover|covers|covered|need|needs|call|called|look|looks|compare)$/;

/** Whether a text speaks of a word, or of what may stand for it. */
export function speaksOf(text: string, word: string): boolean {
  const line = stemLine(text);
  const own = wordsOf(word).map(stemOf);
  return own.some((one) => [one, ...wordingsOf(one)].some((phrase) => line.includes(` ${phrase} `)));
}
