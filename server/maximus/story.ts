import type { Condition, From, Reading } from '../../contract/reading.ts';
import { testsOf } from '../language/conditions.ts';
import type { Token } from '../language/tokens.ts';

/** Where one part of a text ends and another begins: a sentence, a dash, a comma before a question. */
const joint =
  /[.!?;:…]+["”’')]*\s+|\s+[–—-]+\s+|,\s+(?=(?:so |but |and |now |then )?(?:what|how|which|where|who|is|are|do|does|give|show|tell)\b)/gi;
const begins =
  /^\W*(?:(?:so|and|but|now|then|ok|okay|also|please)\W+)*(?:what|how|which|who|where|when|is|are|do|does|did|would|can|show|give|list|compare|plot|chart|draw|rank|by|only|just|excluding|without|not|except|median|average)\b/i;

/** Parts of a text that only tell how somebody came to ask: none of what is asked for stands in them. Characters of the text. */
export function toldIn(reading: Reading, offset: number): (readonly [from: number, to: number])[] {
  const { text } = reading;
  const ends = [...text.matchAll(joint)].map(({ index, 0: mark }) => index + mark.length);
  const parts = [0, ...ends].map((from, index) => [from, ends[index] ?? text.length] as const);
  const slots = slotsOf(reading).map((at) => at - offset);
  const holds = ([from, to]: readonly [number, number]): boolean => slots.some((at) => at >= from && at < to);
  const asking = parts.filter((part) => holds(part) || begins.test(text.slice(part[0], part[1])));
  return asking.length === 0 || !parts.some(holds) ? [] : parts.filter((part) => !asking.includes(part));
}

/** "Southern employers: copay for generics": whom a figure is of is told before it, and is part of it. */
export const holdsPeers = ({ where }: Reading, offset: number, [from, to]: readonly [number, number]): boolean =>
  testsOf(where).some(
    (one) => one.from.kind === 'typed' && one.from.span[0] - offset >= from && one.from.span[0] - offset < to,
  );

/** Where what is asked for stands: peers alone are told of in a story too. */
function slotsOf({ metrics, groupBy, statistic, sort, limit, chart, amounts, where }: Reading): number[] {
  const froms: (From | undefined)[] = [...metrics, ...groupBy, ...amounts, statistic, sort, limit, chart].map(
    (slot) => slot?.from,
  );
  return [...froms, ...factsIn(where)].flatMap((from) => (from?.kind === 'typed' ? [from.span[0]] : []));
}

const factsIn = (where: Condition | null): From[] =>
  testsOf(where)
    .filter(({ test }) => test.on === 'fact' || test.on === 'year' || test.on === 'source')
    .map(({ from }) => from);

export const isWithin = ({ span: [from] }: Token, parts: readonly (readonly [number, number])[]): boolean =>
  parts.some((part) => from >= part[0] && from < part[1]);
