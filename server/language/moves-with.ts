import { isMetric, metricOf } from '../../contract/metrics.ts';
import { listed } from '../../contract/vocabulary/listed.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import type { Dimension } from '../../contract/reading.ts';
import type { Mention } from './mentions.ts';
import type { MetricSeen } from './metrics.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** "Goes up with company size", "depends on the industry": what a figure moves with is what it is told apart by. */
const moving = new Set(
  listed(`
    go, goes, rise, rises, grow, grows, vary, varies, change, changes, differ, differs, increase, increases, depend
    depends, depending, scale, scales, move, moves, correlate, fall, falls, drop, drops, improve, improves, shift
  `),
);
const leadsMoving = new Set(['with', 'on', 'between', 'from', 'upon', 'alongside', 'as']);

export const movesWith = (tokens: readonly Token[], lead: number): boolean =>
  leadsMoving.has(tokens[lead]?.low ?? '') && tokens.slice(0, lead).some(({ low }) => moving.has(low));

/** What has an effect does so by one of these. */
export const influencing: ReadonlySet<string> = new Set(
  listed(`
    matter, matters, affect, affects, influence, influences, drive, drives, shape, shapes, determine, determines
    predict, predicts
  `),
);
const influence = new Set(['effect', 'effects', 'impact', 'influence', 'role', 'bearing']);

/** "Does size matter for", "the effect of industry on": what has an effect is what figures are told apart by. */
export function isInfluence(tokens: readonly Token[], from: number, to: number): boolean {
  const isActing = from < 3 && influencing.has(tokens[to]?.low ?? '');
  const isMade = tokens[to]?.key === 'make' && tokens.slice(to, to + 4).some(({ low }) => low === 'difference');
  const lead = tokens[from - 1]?.low === 'company' || tokens[from - 1]?.low === 'the' ? from - 2 : from - 1;
  return isActing || isMade || (tokens[lead]?.low === 'of' && influence.has(tokens[lead - 1]?.low ?? ''));
}

const comparatives = new Set(['larger', 'bigger', 'smaller']);
const degrees = new Set(
  listed(`
    more, less, fewer, higher, lower, better, richer, worse, longer, shorter, cheaper, greater, pricier, bigger, larger
    smaller, generous
  `),
);

const isEmployer = (token: Token | undefined): boolean => employerWords.includes(token?.low ?? '');
const becoming = new Set(['get', 'gets', 'getting', 'become', 'becomes', 'grow', 'grows', 'are']);

/** How many have it, or how usual it is: no amount is asked for. */
const counting = new Set(
  listed(`
    many, most, number, share, percent, percentage, proportion, common, commonly, usual, usually, typical, typically
    normal, rare, often, frequent
  `),
);

/** "Are matches bigger at big companies": than at others, which stand beside them. */
function sizeHeldUp(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  metrics: readonly MetricSeen[],
): Found<Dimension> | null {
  const isOfAmounts = metrics.some(({ metric }) => isMetric(metric) && metricOf(metric).kind === 'number');
  if (!isOfAmounts || tokens[0]?.low === 'how' || tokens.some(({ low }) => counting.has(low))) return null;
  const size = mentions.find(({ value }) => value.kind === 'size');
  const isMore = tokens.some(
    ({ low }, at) =>
      degrees.has(low) &&
      (size === undefined || at < size.from || at >= size.to) &&
      !tokens.slice(at, at + 3).some((one) => one.low === 'than' || one.number !== null),
  );
  return size === undefined || !isMore ? null : { value: 'size', from: size.from, to: size.to, isExact: true };
}

/** "Do larger employers have lower deductibles", "as they get bigger": all sizes, side by side. */
export function sizesCompared(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  metrics: readonly MetricSeen[],
): Found<Dimension> | null {
  const asks = ['do', 'does', 'are', 'is', 'how'].includes(tokens[0]?.low ?? '');
  const at = tokens.findIndex(({ low }, index) => {
    if (!comparatives.has(low)) return false;
    const isAsThey =
      becoming.has(tokens[index - 1]?.low ?? '') && tokens.slice(0, index).some((one) => one.low === 'as');
    return isEmployer(tokens[index + 1]) || isEmployer(tokens[index + 2]) || isAsThey;
  });
  const isCompared = tokens.some(({ low }, index) => degrees.has(low) && index !== at);
  const isOne = mentions.filter(({ value }) => value.kind === 'size').length < 2;
  if (asks && isCompared && isOne && at !== -1) return { value: 'size', from: at, to: at + 1, isExact: true };
  return asks && isOne ? sizeHeldUp(tokens, mentions, metrics) : null;
}
