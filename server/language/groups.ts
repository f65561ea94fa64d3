import { listed } from '../../contract/vocabulary/listed.ts';
import type { Dimension } from '../../contract/reading.ts';
import { isInfluence, movesWith } from './moves-with.ts';
import { dimensions, ends } from './operators.ts';
import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

const split = new Set(
  listed(`
    by, per, across, each, every, rank, which, what, and, whichever, among, between, different, various
  `),
);
const crossing = new Set(['x', 'by', '/', 'times', 'vs', 'versus']);
const skipped = new Set(['the', 'company', 'all', 'different', 'employer', 'plan']);
const having = new Set(
  listed(`
    that, where, have, has, with, are, is, by, for, in, give, gives, offer
  `),
);

const listing = new Set(['list', 'sort', 'order', 'show', 'line', 'put', 'arrange']);

/** "Industry breakdown", "size comparison": what stands before is told apart. */
const splitting = new Set(
  listed(`
    ranked, ranking, breakdown, breakdowns, breakout, split, splits, view, views, comparison, comparisons, wise, cut
    cuts, lens, grid, differences, variation, averages, medians
  `),
);
const adverbs = new Map<string, Dimension>([
  ['regionally', 'region'],
  ['geographically', 'region'],
]);
const adjectives = new Map<string, Dimension>([
  ['regional', 'region'],
  ['geographic', 'region'],
  ['sectoral', 'industry'],
]);

/** "Regionally", "regional comparison": a dimension as an adverb, or an adjective before a word for a comparison. */
function adverbsIn(tokens: readonly Token[]): Found<Dimension>[] {
  return tokens.flatMap(({ low }, at) => {
    const isLast = tokens.slice(at + 1).every(({ isMark }) => isMark);
    const isSplit = splitting.has(tokens[at + 1]?.low ?? '') || (isLast && tokens[at - 1]?.low === ',');
    const value = adverbs.get(low) ?? (isSplit ? adjectives.get(low) : undefined);
    return value === undefined ? [] : [{ value, from: at, to: at + 1, isExact: true }];
  });
}

/** "Deductible by plan": by its type, which is all that guides tell plans apart by. */
const plansIn = (tokens: readonly Token[]): Found<Dimension>[] =>
  tokens.flatMap(({ low }, at) => {
    const isAlone = tokens[at + 1] === undefined || tokens[at + 1]?.isMark === true;
    const isSplit = ['plan', 'plans'].includes(low) && tokens[at - 1]?.low === 'by' && isAlone;
    return isSplit ? [{ value: 'planType' as const, from: at - 1, to: at + 1, isExact: true }] : [];
  });

/** By what figures are split: "by region", "which states", "top 5 industries". */
export function groupsIn(tokens: readonly Token[], taken: readonly { from: number; to: number }[]): Found<Dimension>[] {
  const superlatives = ends.all(tokens);
  const said = dimensions.apart(tokens).filter(({ value, from, to }, at, all) => {
    // "By ER size": the longer name counts.
    if (taken.some((one) => from >= one.from && from < one.to && one.to - one.from >= to - from)) return false;
    let lead = from - 1;
    while (skipped.has(tokens[lead]?.low ?? '') || typeof tokens[lead]?.number === 'number') lead -= 1;
    const word = tokens[lead]?.low ?? '';
    if (value === 'year') {
      // "By year end" is a day.
      if (tokens[to]?.low === 'end') return false;
      const isOverPlanYears = word === 'over' && tokens[to - 2]?.low === 'plan' && lead === from - 1;
      // "For each year", but what is paid "each year" is paid over one.
      const isOfPlans = tokens[to - 2]?.low === 'plan';
      const isEach =
        word === 'each' && (isOfPlans || ['for', 'in', 'by', 'over', 'of'].includes(tokens[lead - 1]?.low ?? ''));
      return word === 'by' || isEach || isOverPlanYears || (word === 'per' && isOfPlans);
    }
    if (movesWith(tokens, lead) || isInfluence(tokens, from, to)) return true;
    if (word === 'with' && tokens.some(({ low }) => low === 'heat' || low === 'heatmap')) return true;
    // "Region x size": one across the other.
    const isCrossed = crossing.has(tokens[to]?.low ?? '') && all[at + 1]?.from === to + 1;
    if (isCrossed || (crossing.has(tokens[from - 1]?.low ?? '') && all[at - 1]?.to === from - 1)) return true;
    if (word === 'and') return all[at - 1]?.to === lead;
    // "Industry by region", "a ranking of industries", "industries ranked".
    if (tokens[to]?.low === 'by' && all[at + 1]?.from === to + 1) return true;
    if (word === 'of' && ['ranking', 'rank'].includes(tokens[lead - 1]?.low ?? '')) return true;
    // "The three lowest industries", "severance x size".
    if (superlatives.some((one) => one.to === from || one.to === lead + 1) || word === 'x') return true;
    if (splitting.has(tokens[to]?.low ?? '')) return true;
    // "For each industry".
    if (word === 'for' && ['each', 'every'].includes(tokens[from - 1]?.low ?? '')) return true;
    // "List the industries from the lowest".
    if (
      listing.has(tokens[lead - 1]?.low ?? tokens[lead]?.low ?? '') &&
      tokens[to - 1]?.low.endsWith('s') === true &&
      superlatives.length > 0
    )
      return true;
    const isTop =
      ['top', 'bottom', 'generous', 'the', 'five', 'rank'].includes(word) ||
      typeof tokens[from - 1]?.number === 'number';
    if (lead < 0 && having.has(tokens[to]?.low ?? '')) return true;
    return (
      split.has(word) ||
      (isTop && having.has(tokens[to]?.low ?? '')) ||
      ['top', 'bottom', 'rank', 'generous'].includes(word)
    );
  });
  return [...said, ...adverbsIn(tokens), ...plansIn(tokens)];
}
