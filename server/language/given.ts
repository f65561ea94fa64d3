import type { MetricGroup, MetricKey } from '../../contract/metrics.ts';
import type { Intent, Reading, SaidAmount, Slot } from '../../contract/reading.ts';
import type { Amount } from './amounts.ts';
import { lexicon } from './lexicon.ts';
import type { MetricSeen } from './metrics.ts';
import { scaleTo } from './scale.ts';
import type { Seen } from './seen.ts';
import { plain, spanOf } from './where.ts';

const CENTS = 100;
const valueOf = (key: MetricKey | MetricGroup, amount: Amount): number | null => {
  const scale = scaleTo(key, amount);
  return scale === null ? null : Math.round(amount.low * scale * CENTS) / CENTS;
};

/** An amount that somebody gave, in the unit of the figure that it is of. */
interface Given {
  amount: Amount;
  value: number;
  of: MetricSeen | null;
}

const gapOf = (one: MetricSeen, { from, to }: Amount): number => (from >= one.to ? from - one.to : one.from - to);

/** The figure that an amount is of: the nearest one whose unit it has, or another one of the same name that has it. */
function ofNearest(
  amount: Amount,
  metrics: readonly MetricSeen[],
  taken: readonly Given[],
  { tokens }: Seen,
): Given | null {
  const isTaken = (one: MetricSeen): number => Number(taken.some(({ of }) => of === one));
  const near = metrics.toSorted((a, b) => isTaken(a) - isTaken(b) || gapOf(a, amount) - gapOf(b, amount));
  for (const one of near) {
    const value = valueOf(one.metric, amount);
    if (value !== null) return { amount, value, of: one };
  }
  for (const one of near) {
    const named = lexicon.at(tokens, one.from).flatMap(({ value }) => (value.kind === 'metric' ? value.keys : []));
    for (const key of [...one.candidates, ...named]) {
      const value = valueOf(key, amount);
      if (value !== null) return { amount, value, of: { ...one, metric: key, candidates: [key] } };
    }
  }
  return null;
}

const joints = new Set(['of', 'up', 'to', 'the', 'on', 'first', 'for']);

/** "50% up to 6%": what a match comes to at most, of pay. */
function asMatch(all: readonly Given[], { tokens }: Seen): readonly Given[] {
  const [rate, most, ...others] = all;
  const isMatch =
    rate?.of?.metric === 'retirement.effective_match' && most?.of?.metric === 'retirement.effective_match';
  if (!isMatch || others.length > 0) return all;
  const between = tokens.slice(rate.amount.to, most.amount.from);
  if (!between.every(({ low }) => joints.has(low))) return all;
  const value = Math.round(rate.value * most.value) / CENTS;
  return [{ ...rate, value, amount: { ...rate.amount, to: most.amount.to } }];
}

/** What was given, or supposed, of the figures that are asked for. */
export interface SaidAmounts {
  amounts: Slot<SaidAmount>[];
  /** For each figure of its own that an amount is held against, that figure and its amounts; empty where one reading holds all. */
  each: readonly { of: MetricSeen; amounts: Slot<SaidAmount>[] }[];
  /** Amounts that can be of nothing that is asked for. */
  unfit: readonly Amount[];
}

/** Amounts that bound nothing, each with the figure that it is one of. */
export function amountsOf(
  seen: Seen,
  loose: readonly Amount[],
  metrics: readonly MetricSeen[],
  intent: Intent,
): SaidAmounts {
  if (['library', 'share', 'date'].includes(intent) && !seen.cues.has('premise'))
    return { amounts: [], each: [], unfit: [] };
  const role = seen.cues.has('premise') && intent !== 'position' ? 'premise' : 'given';
  const said = loose.filter(
    ({ compared, isOrdinal }) => !isOrdinal && (compared === null || intent === 'position' || role === 'premise'),
  );
  const isOfFigures = metrics.length > 0 && ['position', 'benchmark', 'value', 'compare'].includes(intent);
  const slot = ({ amount, value }: Given): Slot<SaidAmount> => ({
    value: { role, amount: value },
    from: spanOf(seen, amount),
  });
  const bare = (amount: Amount): Given => ({ amount, value: amount.low, of: null });
  if (!isOfFigures) return { amounts: said.map(bare).map(slot), each: [], unfit: [] };
  const given: Given[] = [];
  // With a figure for each amount, each has its own: "90% of single and 70% of family".
  const isForEach = metrics.length >= said.length;
  for (const amount of said) given.push(ofNearest(amount, metrics, isForEach ? given : [], seen) ?? bare(amount));
  const kept = asMatch(
    given.filter(({ of }) => of !== null),
    seen,
  );
  const unfit = given.filter(({ of }) => of === null).map(({ amount }) => amount);
  const keyOf = (of: MetricSeen): string => JSON.stringify(plain(of));
  const figures = [...new Map(kept.flatMap(({ of }) => (of === null ? [] : [[keyOf(of), of] as const]))).values()];
  const isOfEach =
    intent === 'position' &&
    (figures.length > 1 || figures.some((of) => metrics.every(({ metric }) => metric !== of.metric)));
  const each = figures.map((of) => ({
    of,
    amounts: kept.filter((one) => one.of !== null && keyOf(one.of) === keyOf(of)).map(slot),
  }));
  return { amounts: kept.map(slot), each: isOfEach ? each : [], unfit };
}

/** Of two figures each with an amount of its own, two readings: "60% up to $6,000 a month", "90% of single and 70% of family". */
export function heldAgainstEach(
  reading: Reading,
  each: SaidAmounts['each'],
  slotOf: (one: MetricSeen) => Reading['metrics'][number],
): Reading {
  const [first, ...more] = each.map(({ of, amounts }): Reading => ({ ...reading, metrics: [slotOf(of)], amounts }));
  return first === undefined ? reading : { ...first, more };
}
