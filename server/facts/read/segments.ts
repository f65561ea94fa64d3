import { type Value, valuesOf } from './value.ts';
import { type Names, said, says } from './words.ts';

/** What opens the words of the next value: "60% of pay | up to $1,500 per week | after 7 days | and for up to 12 weeks". */
const opening = /[,;(]|\b(?:and|or|but|for|after|with|plus|then|while|up to|as well as|along with|in addition to)\b/g;
/** Ends a clause, whatever follows. */
const clauseEnd = /[;]|\.\s|\s-\s|,? (?:but|while|whereas|in addition to)\b/g;

const doers =
  /\b(?:you|we|employees|staff|they|may|can|must|the (?:company|plan|employer)|(?:is|are) (?:eligible|effective))\b/;

const behind = /^ \([^)]*\)/;

/** A part of a text by its characters. */
interface Segment {
  from: number;
  to: number;
}

/**
 * The words that belong to each value of a sentence: from what opens them to what opens the next one's. What stands before the first
 * value opens the sentence and says who grants what; it is of the first.
 */
function segmentsOf(text: string, values: readonly Value[]): Segment[] {
  const bounds = values.slice(1).map((next, at) => {
    const end = values[at]?.to ?? 0;
    // What stands in brackets behind a value is of it.
    const from = end + (behind.exec(text.slice(end, next.from))?.[0].length ?? 0);
    const between = text.slice(from, next.from);
    const marks = [...between.matchAll(opening)].map(({ index }) => index);
    // "after a 7-day elimination period for up to 26 weeks": the words next to the value open it, one behind the other.
    const last = marks.findLast((mark, turn) => {
      const before = marks[turn - 1];
      return before === undefined || between.slice(before, mark).trim().split(' ').length > 2;
    });
    if (last !== undefined) return from + last;
    // "After five years you may take a sabbatical of four weeks": who does something opens it, too.
    const doer = doers.exec(between)?.index;
    return doer === undefined ? next.from : from + doer;
  });
  return values.map(({ from, to }, at) => {
    const start = bounds[at - 1] ?? 0;
    const end = bounds[at] ?? text.length;
    const before = [...text.slice(start, from).matchAll(clauseEnd)].at(-1);
    const behind = [...text.slice(to, end).matchAll(clauseEnd)][0];
    return {
      from: before === undefined ? start : start + before.index + before[0].length,
      to: behind === undefined ? end : to + behind.index,
    };
  });
}

/** The values of a sentence; a bare number is mostly a year or a name. */
const measuresOf = (text: string, from: number): Value[] =>
  knownValues(text).filter((value) => (value.kind !== 'number' && value.kind !== 'all') || value.from === from);

/** Every candidate of a sentence asks for its values: those of the last one are kept. */
let last: { text: string; values: readonly Value[] } = { text: '', values: [] };

function knownValues(text: string): readonly Value[] {
  if (last.text !== text) last = { text, values: valuesOf(text) };
  return last.values;
}

/** The words of a sentence that are of the value which begins at a place. */
export function segmentAt(text: string, { from }: { from: number }): Segment {
  const values = measuresOf(text, from);
  const at = values.findIndex((value) => value.from === from);
  return segmentsOf(text, values)[at] ?? { from: 0, to: text.length };
}

/** The same as a text. */
export function segmentOf(text: string, value: { from: number }): string {
  const { from, to } = segmentAt(text, value);
  return text.slice(from, to);
}

/** The words that are of a value, behind those that open the sentence, unless they name what it is themselves. */
export function wordsNear(text: string, value: Value, names: Names): string {
  const { from, to } = segmentAt(text, value);
  const [first] = measuresOf(text, value.from);
  const own = text.slice(from, to);
  const isWhole = first === undefined || first.from === value.from || says(said(own), names);
  return isWhole ? own : `${text.slice(0, first.from)} ${own}`;
}
