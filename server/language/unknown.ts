import type { Reading } from '../../contract/reading.ts';
import { isWord } from './spelling.ts';

/** Behind these words stands where, or at whom, something is. */
const leads = new Set(['at', 'in', 'among', 'from', 'near', 'within', 'across', 'excluding', 'except', 'versus', 'vs']);
/** Behind them it need be neither a place nor an employer. */
const harmless = new Set(
  `america nationwide nationally national country usa detail total general practice order descending ascending dollars terms hire
place table full fact use effect particular addition comparison advance force sum short long mind color colour`.split(
    /\s+/,
  ),
);
/** What is told of tomorrow. */
const forecasts = new Set(
  'predict predicts predicted prediction forecast forecasts forecasted projected projection estimate'.split(' '),
);

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * A name that the question gives and the library does not know: "at Acme", "in Ontario". A figure over everybody else would answer
 * something else. Null where every name was understood.
 */
export function unknownName({ text, left, corrections }: Reading): string | null {
  const words: readonly string[] = text.match(/[\p{L}\p{N}'’&.-]+/gu) ?? [];
  const isTitle = words.filter(isCapital).length * 2 > words.length;
  const corrected = new Set(corrections.map(({ typed }) => typed));
  for (const [at, { word }] of left.entries()) {
    if (harmless.has(word.toLowerCase()) || corrected.has(word)) continue;
    const stands = words.indexOf(word);
    const article = (words[stands - 1] ?? '').toLowerCase() === 'the' ? 1 : 0;
    const before = (words[stands - 1 - article] ?? '').toLowerCase();
    const isNamed =
      isCapital(word) && stands > 0 && !isTitle && (leads.has(before) || before === 'for' || before === 'of');
    // "Chip in monthly": an ordinary word is no name.
    const isStrange = leads.has(before) && article === 0 && !isWord(word.toLowerCase(), new Set());
    if (!isNamed && !isStrange) continue;
    const behind = left.slice(at + 1).filter((one, offset) => words.indexOf(one.word) === stands + 1 + offset);
    return [word, ...behind.map((one) => one.word)].join(' ');
  }
  return null;
}

/** Whether what will be is asked for. */
export const isForecast = ({ left, text }: Reading): boolean =>
  left.some(({ word }) => forecasts.has(word.toLowerCase())) ||
  /\bwill\b.*\b(?:be|cost|look)\b.*\b(?:in|by|over) (?:the )?(?:next|coming|\w+ years|20\d\d)/i.test(text);
