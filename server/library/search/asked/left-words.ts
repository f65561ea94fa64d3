import { employerWords } from '../../../../contract/vocabulary/company-sizes.ts';
import { tokenize } from '../tokenize.ts';
import { stopWords, weakWords } from '../words.ts';

/** Characters of a text: the first, and the first after them. */
export type Span = readonly [start: number, end: number];

/** What stands before a condition and goes with it: "in Texas", "without an HSA", "excluding retail". */
const leading = new Set(
  'in at of for with without and or not no neither nor but from near around within across outside by to except excluding exclude than that'
    .split(' ')
    .concat('who have has are is an a the any do does other based located offering'.split(' ')),
);

const owners: ReadonlySet<string> = new Set(employerWords);

const overlaps = ([start, end]: Span, [from, to]: Span): boolean => start < to && end > from;

/** A text without some of its characters, and without the small words that lead to them. */
export function textWithout(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text.trim();
  const words = [...text.matchAll(/[^\s]+/g)].map((match) => ({
    text: match[0],
    span: [match.index, match.index + match[0].length] as const,
  }));
  const isOut = words.map(({ span }) => spans.some((one) => overlaps(span, one)));
  for (let at = words.length - 1; at > 0; at -= 1) {
    const before = words[at - 1];
    if (isOut[at] === true && before !== undefined && leading.has(before.text.toLowerCase())) isOut[at - 1] = true;
  }
  // "Retail companies over 500 employees": whose they are goes with what they are.
  for (let at = 1; at < words.length; at += 1)
    if (isOut[at - 1] === true && owners.has(words[at]?.text.toLowerCase() ?? '')) isOut[at] = true;
  return words
    .filter((_, at) => isOut[at] !== true)
    .map((word) => word.text)
    .join(' ')
    .replaceAll(/(?: ?,)+/g, ',')
    .replaceAll(/^[\s,–-]+|[\s,–-]+$/g, '')
    .replaceAll(/^(?:(?:or|and|but)\s+)+|(?:\s+(?:or|and|but))+$/gi, '');
}

/** Whether a text says anything to search for; "companies with" does not. */
export function isSaying(text: string): boolean {
  return tokenize(text).some(({ term }) => !stopWords.has(term) && !weakWords.has(term));
}

/** What stands between quotation marks, which is never a condition. */
export function quotedIn(text: string): Span[] {
  return [...text.matchAll(/"[^"]+"/g)].map((match) => [match.index, match.index + match[0].length] as const);
}

export const isWithin = (span: Span, spans: readonly Span[]): boolean => spans.some((one) => overlaps(span, one));
