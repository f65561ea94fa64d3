import { NUMBER, numberOf } from '../values.ts';
import type { Sentence, SentenceRule } from '../sentence.ts';

const inWords = new RegExp(String.raw`(?<![\d.,-])\b(?!\d)(${NUMBER})(?= ?(?:percent|%))`, 'g');

const written = (text: string): string =>
  text.includes('percent') || text.includes('%')
    ? text.replaceAll(inWords, (number) => String(numberOf(number) ?? number))
    : text;

/** A rule that reads "five percent" as "5 percent". */
export const inDigits =
  (rule: SentenceRule): SentenceRule =>
  (sentence, guide) =>
    rule(withDigits(sentence), guide);

function withDigits(sentence: Sentence): Sentence {
  if (!/percent|%/.test(sentence.text) && !/percent|%/.test(sentence.before)) return sentence;
  return { ...sentence, text: written(sentence.text), before: written(sentence.before) };
}
