import { isHeld, isNear, numbersIn, type SaidNumber } from './numbers-in.ts';
import type { ResultsOfRun } from './results-of-run.ts';

/** Numbers of the question: those that were given, and those that it takes for true. */
export interface AskedNumbers {
  given: readonly SaidNumber[];
  premises: readonly SaidNumber[];
}

/** What became of a sentence: it states nothing, a source holds it, or none does. */
export type Verdict = 'says nothing' | 'verified' | 'not verified';

const ROUNDED = /\b(?:about|approximately|around|roughly|nearly|almost|some|rounded|ca\.)\b|~|≈/iu;
const DENIES = /\b(?:no|not|never|nor|rather|instead|wrong|incorrect|outdated|old)\b|n['’]t\b/iu;

/** A sentence that speaks to the person, of itself, or of what is not there: it needs no source. */
const plainTalk: readonly RegExp[] = [
  /\?[*_)"”’]*$/u,
  /:[*_]*$/u,
  /^#/u,
  /^\d+ more\b/u,
  /^[*_]{1,2}[^*_]+[*_]{1,2}[.:]?$/u,
  /^(?:i|we|you|let me|let us|please|sure|thanks?|hello|hi|sorry|yes|no|here|assumed|if you|this is|these are|that is)\b/iu,
  /^(?:check|ask|see|consider|contact|compare|confirm|request|note|tell|review|look|use|try|open|unlock|name|say|both|also)\b/iu,
  /\b(?:not|no|nothing|none|n't)\b.{0,40}\b(?:states?|stated|says?|said|gives?|mentions?|holds?|lists?|specif\w+|found|sure|verified)\b/iu,
  /\b(?:library|reference of rules|request information|general information|modelled|legal advice|counsel|plan document|language model)\b/iu,
  /\b(?:modelo de lenguaje|modèle de langage|Sprachmodell|modelo de linguagem|modello linguistico)\b|语言模型/iu,
];
const FEWEST_WORDS = 5;

/** Whether a sentence states something of the field, as far as its form tells. */
function states(text: string, numbers: readonly SaidNumber[]): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const isLong = words.length >= FEWEST_WORDS;
  return (isLong || numbers.some((number) => !isCount(number))) && !plainTalk.some((talk) => talk.test(text));
}

const LARGEST_COUNT = 10;
/** "Two of these": how many things a sentence itself names. */
const isCount = ({ value, unit, period }: SaidNumber): boolean =>
  unit === null && period === null && Number.isInteger(value) && value >= 0 && value <= LARGEST_COUNT;

/**
 * Holds one sentence, or one line of a list or table, against what the tools have answered: every number must be held by what
 * it cites, and what states something must cite something.
 */
export function checkSentence(
  sentence: string,
  cited: readonly number[],
  results: ResultsOfRun,
  asked: AskedNumbers,
): Verdict {
  const text = sentence
    .replaceAll(/【[^】]*】/gu, '')
    .replace(/^(?:[\s>]|[*-]\s)+/u, '')
    .trim();
  if (text === '' || /^[\s|:-]*$/u.test(text)) return 'says nothing';
  const isRow = text.startsWith('|');
  const numbers = numbersIn(text);
  const held = cited.length === 0 || isRow ? results.all() : cited.flatMap((marker) => [...results.of(marker)]);
  const isRounded = ROUNDED.test(text);
  const allowed = [...asked.given, ...(DENIES.test(text) ? asked.premises : [])];
  const loose = numbers.filter(
    (number) => !isHeld(number, held) && !isHeld(number, allowed) && !(isRounded && isNear(number, held)),
  );
  const isBare = cited.length === 0 && !isRow;
  if (loose.some((number) => !(isBare && isCount(number)))) return 'not verified';
  if (!isBare) return 'verified';
  if (results.says(text.replace(/^(?:[\p{L} ]+: |\*[^*]+[:?]\* )/u, ''))) return 'verified';
  const unasked = numbers.filter((number) => !isHeld(number, allowed));
  return states(text, unasked) ? 'not verified' : 'says nothing';
}
