import { listed } from '../../contract/vocabulary/listed.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Dimension } from '../../contract/reading.ts';
import type { Amount } from './amounts.ts';
import type { Mention } from './mentions.ts';
import { dimensions, ends } from './operators.ts';
import type { Found } from './phrases.ts';
import { owners } from './share-of-amount.ts';
import type { Token } from './tokens.ts';

const isManyOf = (next: Token | undefined): boolean =>
  next !== undefined && next.number === null && /[^s]s$/.test(next.low) && !units.has(next.low);
const units = new Set(['days', 'weeks', 'hours', 'years', 'months', 'dollars', 'benefits', 'holidays']);

/** "Most employers", "most hotels" are many of them, and no end of an order. */
const isMostOf = (tokens: readonly Token[], { from, to }: Found<unknown>): boolean =>
  tokens[from]?.low === 'most' &&
  to === from + 1 &&
  (['tech', 'of', 'people'].includes(tokens[to]?.low ?? '') ||
    employerWords.includes(tokens[to]?.low ?? '') ||
    isManyOf(tokens[to]));

/** "A high plan", "low deductibles": no end of an order, as in "high to low". */
const isDegree = (tokens: readonly Token[], { from, to }: Found<unknown>): boolean =>
  to === from + 1 &&
  ['high', 'low'].includes(tokens[from]?.low ?? '') &&
  tokens[to]?.low !== 'to' &&
  tokens[to]?.low !== 'first' &&
  tokens[from - 1]?.low !== 'to' &&
  !(tokens[from - 1]?.low === 'how' && tokens.some(({ low }) => low === 'get' || low === 'go'));

/** "On top of that": one more, and no end of an order. */
const isBesides = (tokens: readonly Token[], { from, to }: Found<unknown>): boolean =>
  tokens[from]?.low === 'top' && tokens[from - 1]?.low === 'on' && tokens[to]?.low === 'of';

const ranking = new Set(['rank', 'ranked', 'ranking', 'top', 'leading']);

const large = new Set(listed('big, large, high, most, many, long, rich, best, highest, biggest, largest, much'));
const little = new Set(listed('small, little, low, least, few, short, poor, worst, lowest, smallest, fewest'));

/** "From big to small": from which end to which. */
function fromEndToEnd(tokens: readonly Token[]): Found<'asc' | 'desc'> | null {
  const at = tokens.findIndex(({ low }, index) => {
    const [before, next] = [tokens[index - 1]?.low ?? '', tokens[index + 1]?.low ?? ''];
    return low === 'to' && ((large.has(before) && little.has(next)) || (little.has(before) && large.has(next)));
  });
  if (at === -1) return null;
  const from = tokens[at - 2]?.low === 'from' ? at - 2 : at - 1;
  return { value: large.has(tokens[at - 1]?.low ?? '') ? 'desc' : 'asc', from, to: at + 2, isExact: true };
}

/** Which end comes first. "Rank regions, cheapest first": an order is asked for, and the other word says which. */
export function endIn(
  tokens: readonly Token[],
  isFree: (one: Found<unknown>) => boolean,
): Found<'asc' | 'desc'> | null {
  const all = ends
    .apart(tokens)
    .filter((one) => isFree(one) && !isMostOf(tokens, one) && !isDegree(tokens, one) && !isBesides(tokens, one));
  const whole = fromEndToEnd(tokens);
  if (whole !== null && isFree(whole)) return whole;
  return all.find(({ from }) => !ranking.has(tokens[from]?.low ?? '')) ?? all[0] ?? null;
}

const counting = new Set(
  listed(`
    limit, top, bottom, first, name, list, which, the, best, last, show, find, me, us
  `),
);

/** Adjectives that bound an amount as well ("max 10") say no number of groups. */
const alsoBounds = new Set(['max', 'maximum', 'min', 'high', 'low', 'most', 'least']);

/** "Ten highest", "the lowest five", "five of them". */
function isBesideEnd(tokens: readonly Token[], from: number, to: number): boolean {
  const isEnd = (at: number): boolean =>
    !alsoBounds.has(tokens[at]?.low ?? '') && ends.at(tokens, at).some((one) => one.to === at + 1);
  const isLong = ends.at(tokens, to).some((one) => one.to > to + 1);
  const isLongBefore = ends.all(tokens).some((one) => one.to === from && one.to - one.from > 1);
  return (
    isEnd(to) ||
    isLong ||
    isLongBefore ||
    isEnd(from - 1) ||
    (tokens[to]?.low === 'of' && tokens[to + 1]?.low === 'them' && tokens[from - 1]?.low !== 'the')
  );
}

const within = new Set(['in', 'across', 'at', 'over', 'all']);

/** "Ten states", "5 industries": so many groups, and no amount of anything. */
const isOfGroups = (tokens: readonly Token[], at: number): boolean =>
  dimensions
    .at(tokens, at)
    .some(({ value, to }) => value !== 'year' && value !== 'size' && tokens[to - 1]?.low.endsWith('s') === true);

/** How many are to be shown: "top 5", "ten employers with the most holidays". */
export function limitIn(
  tokens: readonly Token[],
  amounts: readonly Amount[],
  mentions: readonly Mention[],
  groups: readonly Found<Dimension>[],
): Amount | null {
  return (
    amounts.find(({ from, to, compared, unit, isYear, isPeople, high }) => {
      if (compared !== null || unit !== null || isYear || isPeople || high !== null) return false;
      const before = tokens[from - 1]?.low ?? '';
      if (!within.has(before) && isOfGroups(tokens, to)) return true;
      if (['rows', 'bars', 'lines'].includes(tokens[to]?.low ?? '')) return true;
      if (before === 'top' || before === 'bottom' || isBesideEnd(tokens, from, to)) return true;
      // "Only the first five": nothing is counted but what is shown.
      if (before === 'first' && (tokens[to]?.isMark ?? true)) return true;
      const isOwner = owners.has(tokens[to]?.low ?? '') || groups.some((one) => one.from === to);
      const isTrade = mentions.some((one) => one.from === to && one.value.kind === 'industry');
      return (
        (isOwner && (from === 0 || counting.has(before))) ||
        (isTrade && ['name', 'list', 'top', 'show', 'me', 'us', 'find'].includes(before))
      );
    }) ?? null
  );
}
