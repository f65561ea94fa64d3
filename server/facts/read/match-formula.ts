import { NUMBER, numberOf } from './amounts.ts';

/** A part of a match: the employer adds `rate` percent of what an employee saves, up to `of` percent of pay. */
interface Part {
  rate: number;
  of: number;
}

/** What an employer adds to savings: the formula in one writing, and what it comes to at most, in percent of pay. */
export interface MatchFormula {
  formula: string | null;
  effective: number;
}

const share = String.raw`(${NUMBER}) ?(?:%|percent)`;
const rateWords = String.raw`(?:${share}(?: of)?|\$? ?(\d?\.\d\d|\d) (?:cents )?(?:for|on) (?:each|every) (?:dollar|\$1(?:\.00)?)|(dollar[- ]for[- ]dollar|one[- ]for[- ]one|1:1|in full|fully))`;
const between = String.raw`[^.;%$]{0,70}?`;

/** "100% of the first 3%", "50% of the next 2%", "dollar for dollar up to 4%", "50% match up to 6%". */
const ofFirst = new RegExp(
  String.raw`${rateWords}${between}\b(first|next|additional|up to|between|on the|of) ?(?:an additional |the )?(?:${share} ?(?:-|to|and(?! \d+ ?%)) ?)?${share}`,
  'g',
);
const plainMatch = [
  new RegExp(
    String.raw`\b(?:match(?:es|ing)?|contributes?)\b${between}\b(?:up to|of|at|maximum of) (?:a maximum of )?${share}`,
  ),
  new RegExp(String.raw`\b${share} (?:\w+ ){0,3}?match`),
  new RegExp(String.raw`\bmatch(?:es|ing)?(?: contributions?)? (?:is|are|of)?:? ?${share}`),
  new RegExp(String.raw`^(?:up to )?${share}`),
];

const isMatch = /\bmatch/;
/** The most that a real employer adds. */
const MOST = 20;
/** And the least part of what employees save. */
const LEAST_RATE = 10;

/** The match that a sentence in small letters tells; null where it tells none. */
export function matchFormulaIn(text: string): MatchFormula | null {
  if (!isMatch.test(text) && !/\bdollar[- ]for[- ]dollar|of the first/.test(text)) return null;
  const parts = partsIn(text);
  if (parts.length > 0) {
    const effective = Math.round(parts.reduce((sum, { rate, of }) => sum + (rate * of) / 100, 0) * 100) / 100;
    if (effective > MOST) return null;
    return { formula: parts.map(({ rate, of }) => `${rate}% of ${of}%`).join(' + '), effective };
  }
  for (const pattern of plainMatch) {
    const [, number = ''] = pattern.exec(text) ?? [];
    const effective = number === '' ? null : numberOf(number);
    if (effective !== null && effective > 0 && effective <= MOST) return { formula: null, effective };
  }
  return null;
}

function partsIn(text: string): Part[] {
  const parts: Part[] = [];
  let reached = 0;
  for (const [, percent, cents, word, how = '', low, high = ''] of text.matchAll(ofFirst)) {
    const rate =
      word === undefined
        ? cents === undefined
          ? numberOf(percent ?? '')
          : Number(cents) * (Number(cents) > 10 ? 1 : 100)
        : 100;
    const top = numberOf(high);
    if (rate === null || top === null || top > MOST || rate < LEAST_RATE) continue;
    const from = low === undefined ? null : numberOf(low);
    // "50% of contributions between 3% and 5%": the two above.
    const of = how === 'next' || how === 'additional' ? top : from === null ? top : top - from;
    const isFurther = parts.length > 0 && how === 'up to' && top > reached;
    parts.push({ rate, of: isFurther ? top - reached : of });
    reached += of;
  }
  return parts;
}
