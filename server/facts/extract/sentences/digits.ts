import { NUMBER, numberOf } from '../../read/amounts.ts';
import type { Sentence, SentenceRule } from '../sentence.ts';

const inWords = new RegExp(String.raw`(?<![\d.,-])\b(?!\d)(${NUMBER})[ -](?=percent)`, 'g');
/** What every share in words contains: the pattern itself takes time. */
const hint = /[a-z][ -]percent/;

/** "5 percent (5%)" is one share. */
const saidTwice = /\b(\d+(?:\.\d+)?) percent \(\1 ?%\)/g;

const written = (text: string): string =>
  hint.test(text)
    ? text
        .replaceAll(inWords, (whole, number: string) => `${String(numberOf(number) ?? number)} `)
        .replaceAll(saidTwice, '$1%')
    : text;

const withDigits = (sentence: Sentence): Sentence =>
  hint.test(sentence.text) || hint.test(sentence.before)
    ? { ...sentence, text: written(sentence.text), before: written(sentence.before) }
    : sentence;

/** A rule that reads "five percent" as "5 percent". */
export const inDigits =
  (rule: SentenceRule): SentenceRule =>
  (sentence, guide) =>
    rule(withDigits(sentence), guide);
