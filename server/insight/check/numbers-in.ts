import { numberWords, tens } from '../../../contract/vocabulary/number-words.ts';
import { amountsIn } from '../../language/amounts.ts';
import { tokensOf } from '../../language/tokens.ts';

/** A number of a sentence with what it counts and over how long; null where it does not say. */
export interface SaidNumber {
  value: number;
  unit: string | null;
  period: string | null;
}

/** Digits that name something rather than say how much: markers, forms, sections, laws, places in a list. */
const names: readonly RegExp[] = [
  /【[^】]*】/gu,
  /^\s*\d+[.)]\s/gmu,
  /\bforms?\s+\d[\d\w-]*(?:\s+(?:and|or)\s+\d[\d\w-]*)?/giu,
  /\b\d{3,4}-[A-Z]{1,4}\b/gu,
  /\bW-\d\b/gu,
  /\bGLP-1s?\b/giu,
  /§+\s*[\d.]+[\w().–-]*/gu,
  /\bsections?\s+\d+[\w().-]*/giu,
  /\b\d+(?:\([a-z0-9]+\))+/giu,
  /\b\d+\s+(?:CFR|USC|U\.S\.C\.|ILCS|Del\. C\.)\s+[\w.–-]+/gu,
  /\b(?:Rev\. Proc\.|Rev\. Rul\.|Notices?|P\.L\.|Pub\. L\.|Publication|T\.D\.)\s*(?:No\.\s*)?[\d-]+/giu,
  /\b(?:SECURE(?:\s+Act)?\s+2\.0|COVID-19|24\/7)/giu,
  /\b[A-Z]+\d+\b/gu,
  /\bpages?\s+\d+/giu,
];

/** The numbers of a text; written ones ("four") only where they count something: "four weeks". */
export function numbersIn(text: string): SaidNumber[] {
  // Most text has none: reading its words is what takes time.
  return text.split('\n').flatMap((line) => (HAS_NUMBER.test(line) ? numbersOfLine(line) : []));
}

const HAS_NUMBER = new RegExp(
  String.raw`\d|\b(?:${[...numberWords.slice(1), ...Object.keys(tens)].join('|')})\b`,
  'iu',
);

function numbersOfLine(text: string): SaidNumber[] {
  const plain = names.reduce((left, name) => left.replaceAll(name, ' '), text.replaceAll(/[*_`|]/g, ' '));
  const tokens = tokensOf(plain);
  return amountsIn(tokens, () => false).flatMap(({ from, to, low, high, unit, period, isOrdinal }) => {
    const isWritten = !tokens.slice(from, to).some(({ number, text: typed }) => number === low && /\d/.test(typed));
    if (isOrdinal || (isWritten && unit === null)) return [];
    const values = high === null ? [low] : [low, high];
    return values.map((value) => ({ value, unit, period }));
  });
}

const agrees = (one: string | null, other: string | null): boolean => one === null || other === null || one === other;

/** Whether one of some numbers is this one: the same value, and nothing else counted or over another time. */
export const isHeld = (number: SaidNumber, held: readonly SaidNumber[]): boolean =>
  held.some(
    ({ value, unit, period }) =>
      Math.abs(value - number.value) < 1e-9 && agrees(unit, number.unit) && agrees(period, number.period),
  );

const NEAR = 0.05;
/** Whether a number that is said to be rounded is near one that is held. */
export const isNear = (number: SaidNumber, held: readonly SaidNumber[]): boolean =>
  held.some(
    ({ value, unit, period }) =>
      Math.abs(value - number.value) <= Math.abs(value) * NEAR &&
      agrees(unit, number.unit) &&
      agrees(period, number.period),
  );
