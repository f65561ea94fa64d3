import type {
  ChartKind,
  Dimension,
  Intent,
  Operation,
  Reading,
  Slot,
  Statistic,
  Test,
} from '../../contract/reading.ts';
import {
  husks,
  namesOfFilter,
  namesOfSplit,
  tailsOfFigures,
  wholeFollowUps,
} from '../../contract/vocabulary/follow-ups.ts';
import { testsOf, without } from './conditions.ts';
import { isOn, keptOf } from './follow-where.ts';
import { denials, dimensions } from './operators.ts';
import { Phrases } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Follow-ups that say one thing and nothing else, however it is led: "back to everyone", "count instead of percent", "as a line please". */

type Said = keyof typeof wholeFollowUps | 'split' | 'filter';

const phrases = new Phrases<Said>(
  Object.entries({ ...wholeFollowUps, split: namesOfSplit, filter: namesOfFilter }).flatMap(([said, names]) =>
    names.map((name) => [name, said as Said] as const),
  ),
);
const husk = new Set(husks);
/** Behind what is said they say no more of it: "the biggest amount". */
const tails = new Set([...husks, ...tailsOfFigures]);
const insteadOf = new Phrases<true>(
  ['instead of', 'rather than', 'and not', 'not', 'in place of', 'over'].map((name) => [name, true] as const),
);
const taking = new Set(['undo', 'clear', 'reset', 'lift', 'off', 'away']);

/** What words say between what leads to them and what ends them; null where they say more. */
function whole(tokens: readonly Token[]): Said | null {
  const words = tokens.filter(({ isMark }) => !isMark);
  for (let from = 0; from < words.length; from += 1) {
    const led = words.slice(0, from).every(({ low }) => husk.has(low));
    if (!led) return null;
    for (const { value, to, isExact } of phrases.at(words, from))
      if (isExact && words.slice(to).every(({ low }) => tails.has(low))) return value;
  }
  return null;
}

/** "Count instead of percent", "not the count, the percent": the one that is wanted. */
function preferred(tokens: readonly Token[]): Said | null {
  const [denied] = insteadOf.apart(tokens);
  if (denied === undefined) return null;
  const comma = tokens.findIndex(({ low }, at) => low === ',' && at > denied.to);
  const isAhead = tokens.slice(0, denied.from).some(({ low, isMark }) => !isMark && !husk.has(low));
  const [wanted, other] = isAhead
    ? [tokens.slice(0, denied.from), tokens.slice(denied.to)]
    : [tokens.slice(comma), tokens.slice(denied.to, comma)];
  return (isAhead || comma !== -1) && whole(other) !== null ? whole(wanted) : null;
}

/** What a follow-up takes away and nothing else: "no breakdown", "without the filter", "not by industry", "drop the state". */
function takenAway(tokens: readonly Token[], last: Reading): Partial<Reading> | null {
  const isTaken = denials.at(tokens, 0).length > 0 || tokens.some(({ low }) => taking.has(low));
  if (!isTaken) return null;
  const start = Math.max(0, ...denials.at(tokens, 0).map(({ to }) => to));
  const rest = tokens.slice(start).filter(({ low, isMark }) => !isMark && !taking.has(low));
  const [named] = dimensions.apart(rest);
  const other = named === undefined ? rest : rest.filter((_, at) => at < named.from || at >= named.to);
  const isBare = named !== undefined && other.every(({ low }) => husk.has(low));
  const said = whole(other);
  if (!isBare && said !== 'split' && said !== 'filter') return null;
  const isSaid = (value: Dimension): boolean => named === undefined || value === named.value;
  const groups = last.groupBy.filter(({ value }) => said === 'filter' || !isSaid(value));
  if (groups.length < last.groupBy.length) return { groupBy: groups, sort: null, limit: null, chart: null };
  const isGone = (test: Test): boolean =>
    said !== 'split' && ofPeers.has(test.on) && (named === undefined || isOn(test, named.value));
  const isNarrowed = testsOf(last.where).some(({ test }) => isGone(test));
  return isNarrowed ? { where: without(last.where, isGone) } : null;
}

const ofPeers = new Set<Test['on']>(['industry', 'state', 'region', 'size', 'carrier', 'source', 'year']);
const carried = { kind: 'carried' } as const;
const statistics = new Set<Said>(['mean', 'median', 'least', 'most']);
const ofFigures = new Set<Intent>(['benchmark', 'share', 'ranking', 'trend', 'compare', 'position', 'library']);
const counted = new Set<Said>(['count', 'share']);
const orders = new Set<Said>(['desc', 'asc']);

/** What a follow-up that says one thing makes of the question before; null where it says more, or nothing that can be done to it. */
export function saidAlone(last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  if (!ofFigures.has(last.intent.value)) return null;
  const isAway = takenAway(tokens, last);
  if (isAway !== null) return isAway;
  const said = preferred(tokens) ?? whole(tokens);
  if (said === null || said === 'split' || said === 'filter') return null;
  const from = { kind: 'typed', span: [tokens[0]?.span[0] ?? 0, tokens.at(-1)?.span[1] ?? 0] } as const;
  const isOfGroups = last.groupBy.length > 0;
  if (said === 'together' && isOfGroups) return { groupBy: [], sort: null, limit: null, chart: null };
  if (said === 'everyone' || said === 'together') {
    const isNarrowed = testsOf(last.where).some(({ test }) => ofPeers.has(test.on));
    return isNarrowed ? { where: without(last.where, (test) => ofPeers.has(test.on)) } : null;
  }
  const isOfCount = last.intent.value === 'share' || last.intent.value === 'library';
  if (counted.has(said)) return isOfCount ? { statistic: { value: said as Statistic, from } } : null;
  if (statistics.has(said)) {
    // The end of figures by industry is an order of industries.
    const isEnd = (said === 'least' || said === 'most') && (isOfGroups || last.sort !== null);
    // Nothing is held against the one end of all.
    const amounts = said === 'least' || said === 'most' ? { amounts: [] } : {};
    return isOfCount || isEnd ? null : { statistic: { value: said as Statistic, from }, ...amounts };
  }
  if (said === 'year') {
    const others = last.groupBy.filter(({ value }) => value !== 'year').map((one) => ({ ...one, from: carried }));
    return { groupBy: [{ value: 'year', from }, ...others.slice(0, 1)], sort: null, limit: null };
  }
  if (orders.has(said)) return isOfGroups ? { sort: { value: said as 'asc' | 'desc', from } } : null;
  return { chart: { value: said as ChartKind, from } };
}

const WHOLE = 'nothing else is said of the question before';

/** Whether all that a follow-up says is in the one thing that it changes. */
export const saysNothingElse = ({ operation }: Reading): boolean =>
  operation?.from.kind === 'assumed' && operation.from.rule === WHOLE;

function operationOf({ where, groupBy, statistic }: Partial<Reading>): Operation {
  if (where !== undefined) return 'remove';
  if (groupBy !== undefined) return 'group';
  return statistic === undefined ? 'replace' : 'statistic';
}

const slots = [
  'metrics',
  'subjects',
  'employers',
  'own',
  'amounts',
  'statistic',
  'groupBy',
  'sort',
  'limit',
  'chart',
] as const;

/** A slot of the question before, as one that goes on. */
export const carriedOver = (slot: unknown): unknown => {
  if (Array.isArray(slot)) return slot.map((one: Slot<unknown>) => ({ ...one, from: carried }));
  return slot === null ? null : { ...(slot as Slot<unknown>), from: carried };
};

/** The question before with what a follow-up alone makes of it. */
export const withSaid = (reading: Reading, last: Reading, said: Partial<Reading>, isWhole: boolean): Reading => ({
  ...last,
  ...(Object.fromEntries(slots.map((slot) => [slot, carriedOver(last[slot])])) as Partial<Reading>),
  where: last.where === null ? null : keptOf(last.where),
  intent: { value: last.intent.value, from: carried },
  text: reading.text,
  corrections: reading.corrections,
  left: [],
  covered: [...reading.covered, [0, reading.text.length]],
  more: [],
  operation: {
    value: operationOf(said),
    from: { kind: 'assumed', rule: isWhole ? WHOLE : 'it goes on from the question before' },
  },
  ...said,
});
