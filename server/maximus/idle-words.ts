import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { isMetric } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { payerNames } from '../../contract/vocabulary/payers.ts';
import { occupations } from '../../contract/vocabulary/qualifiers.ts';
import type { Cue } from '../../contract/vocabulary/cues.ts';
import { cuePhrases } from '../language/cues.ts';
import { isContent } from '../language/left.ts';
import { before, behind, charts, denials, dimensions, ends, follows, statistics } from '../language/operators.ts';
import { isPaying } from '../language/payers.ts';
import { influencing } from '../language/moves-with.ts';
import type { Phrases } from '../language/phrases.ts';
import type { Token } from '../language/tokens.ts';
import { lexicon } from '../language/lexicon.ts';
import { isNaming, isOfLine, metricsOf } from './metric-words.ts';
import { isFiller } from './filler.ts';
import { figureOf } from './passed-over.ts';
import { degrees } from './weight.ts';
import { type Asked, testsOf } from './account-names.ts';

/**
 * Words without which the very same spec would have come: nothing of the figure rests on them, though the reader took them for
 * something. Words that change no figure anywhere are left out, and so are those that say again what the figure is called, where
 * they stand in one phrase with it.
 *
 * @param placed tokens that are placed otherwise: names of peers, what is told before the question
 * @param reread reads the question again with a word left out
 */
export function idleWords(
  { tokens, mentions, reading, spec, words }: Asked,
  placed: (token: Token) => boolean,
  reread: (text: string) => Understood,
): number[] {
  const { text } = reading;
  const led = ledBy(tokens, spec, reading);
  const same = figureOf(spec);
  const said = tokens.map(({ key }) => key);
  const isNamed = (at: number): boolean =>
    mentions.some(({ value, from, to }) => !ofMetrics.has(value.kind) && at >= from && at < to);
  return tokens.flatMap((token, at) => {
    // "Vesting by type" is of its answers.
    const isSplit = isSplitBy(tokens, at) && !spec.groupBy.some(isMetric);
    const isOfWhom = people.has(token.low) && ofWhom.has(leadOf(tokens, at));
    const isSaying = isContent(token) && (!isFiller(token) || isOfWhom || (isSplit && ofParts.has(token.low)));
    if (!isSaying || led.has(at) || isNamed(at) || placed(token)) return [];
    // "How high is it", and "coinsurance after the deductible": the amount, and what stands before it.
    if (
      tokens[at - 1]?.low === 'how' ||
      isMet(tokens, at) ||
      isPaying(tokens, { from: at, to: at + 1 }) ||
      (payers.has(token.low) && !occupations.has(token.low))
    )
      return [];
    if (
      !isSplit &&
      (words.has(token.key) || isOfLine(spec, token.key)) &&
      isNaming(spec, said, token.key) &&
      isOneOf(tokens, at, words) &&
      !isAnother(tokens, at, spec)
    )
      return [];
    const other = reread(`${text.slice(0, token.span[0])} ${text.slice(token.span[1])}`);
    return other.kind === 'spec' && figureOf(other.spec) === same ? [at] : [];
  });
}

/** "By tier", "for management": words that change no figure elsewhere, and say there by what or for whom it is. */
const ofParts = new Set(listed('tier, tiers, level, levels, category, categories, type, types, team, position'));
/** "By tenure", "by plan tier", but not "paid by basic life". */
function isSplitBy(tokens: readonly Token[], at: number): boolean {
  const by = ['plan', 'coverage', 'rate'].includes(tokens[at - 1]?.low ?? '') ? at - 2 : at - 1;
  return tokens[by]?.low === 'by' && !/(?:ed|paid|given|borne|put)$/.test(tokens[by - 1]?.low ?? '');
}
const people = new Set(listed('management, manager, managers, leadership, leaders, partner, partners, owners'));
const ofWhom = new Set(listed('for, among, of, to'));
const articles = new Set(listed('the, a, our, their, its, my, new, senior, top'));
function leadOf(tokens: readonly Token[], at: number): string {
  let lead = at - 1;
  while (articles.has(tokens[lead]?.low ?? '')) lead -= 1;
  return tokens[lead]?.low ?? '';
}

const OF_WITHIN = 3;
const joins = new Set(['and', ',', 'plus', '&']);
/** "The match only where there is auto enrollment": the figure stands before what narrows it. */
const narrowing = new Set(['where', 'only', 'if', 'when', 'unless']);

/** "Match and vesting": a word that names another figure by itself, and is joined to this one. */
function isAnother(tokens: readonly Token[], at: number, spec: AnalysisSpec): boolean {
  const own = metricsOf(spec).map(([metric]) => metric);
  const isName = lexicon
    .at(tokens, at)
    .some(({ value, isExact }) => isExact && value.kind === 'metric' && !value.keys.some((key) => own.includes(key)));
  // "The share of family premium, top 10": it is what the figure is of.
  const isOf = tokens
    .slice(Math.max(0, at - OF_WITHIN), at)
    .some(({ low }) => ['of', 'toward', 'towards'].includes(low));
  const [before, next] = [tokens[at - 1]?.low ?? '', tokens[at + 1]?.low ?? ''];
  return isName && !isOf && (joins.has(before) || joins.has(next) || narrowing.has(next));
}

/** Names that say what is measured. All others have to stand in the spec, which is seen to elsewhere. */
const ofMetrics = new Set(['metric', 'group', 'choice']);

const payers = new Set(Object.values(payerNames).flat());

const isMet = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'deduct' &&
  ['after', 'before'].includes(tokens[tokens[at - 1]?.low === 'the' ? at - 2 : at - 1]?.low ?? '');

const leaving = new Set(['leave', 'take', 'kick', 'keep', 'out', 'off', 'away', 'aside']);

const lines = new Set(
  listed(`
    medical, health, healthcare, dental, vision, retirement, insurance, benefits, leave
  `),
);
const apart = new Set(['or', 'vs', 'versus', 'plus', '/', '+', 'against', 'than', ';']);

/** Whether a word of a name stands in one phrase with the name: nothing sets it apart from all other words of it. */
function isOneOf(tokens: readonly Token[], at: number, words: ReadonlySet<string>): boolean {
  const isWord = (token: Token): boolean => words.has(token.key) && !token.isMark;
  const ends = (token: Token | undefined): boolean => token === undefined || [',', 'and', ':', '.'].includes(token.low);
  // "Generic, brand, specialty": a part of a list by itself.
  const isListed = [tokens[at - 1], tokens[at + 1]].some((token) => token?.low === ',');
  if (isListed && ends(tokens[at - 1]) && ends(tokens[at + 1])) return lines.has(tokens[at]?.low ?? '');
  const [before, behind] = [tokens.slice(0, at).toReversed(), tokens.slice(at + 1)];
  const sides = [before, behind].map((side) => ({
    name: side.findIndex(isWord),
    end: side.findIndex(({ low }) => apart.has(low)),
  }));
  const named = sides.filter(({ name }) => name !== -1);
  return named.length === 0 || named.some(({ name, end }) => end === -1 || name < end);
}

/** What a spec shows of the words by which it may be led. */
function shownBy(
  spec: AnalysisSpec,
  reading: Reading,
): Readonly<
  Record<'sides' | 'years' | 'counted' | 'order' | 'bound' | 'denied' | 'judged' | 'followed' | 'statistic', boolean>
> {
  const { measures, groupBy, compare, sort, limit, peers, statistic } = spec;
  const bounds = [...measures, ...testsOf(spec)].filter((one) =>
    ['above', 'below', 'atLeast', 'atMost'].some((end) => end in one),
  );
  return {
    sides: measures.length > 1 || groupBy.length > 0 || compare !== null,
    years: groupBy.includes('year') || compare?.with === 'years',
    counted: measures.some(({ of }) => of !== 'value'),
    order: sort !== null || limit !== null || statistic !== 'median',
    bound: bounds.length > 0,
    denied: peers.some(({ not }) => not) || reading.operation?.value === 'remove',
    judged: compare !== null,
    followed: reading.operation !== null,
    statistic: statistic !== 'share' && statistic !== 'count',
  };
}

type Shown = ReturnType<typeof shownBy>;

const shownFor: Readonly<Partial<Record<Cue, (shown: Shown) => boolean>>> = {
  compare: ({ sides }) => sides,
  trend: ({ years }) => years,
  change: ({ years }) => years,
  share: ({ counted }) => counted,
  count: ({ counted }) => counted,
  offer: () => true,
  which: () => true,
  top: ({ order }) => order,
  position: () => true,
  // "Between stingy and generous".
  judge: ({ judged, order }) => judged || order,
  own: () => true,
  whatIs: () => true,
  library: () => true,
};

/** The words that lead something which the spec shows. */
export function ledBy(tokens: readonly Token[], spec: AnalysisSpec, reading: Reading): Set<number> {
  const shown = shownBy(spec, reading);
  const found = new Set<number>();
  const add = <Value>(phrases: Phrases<Value>, isShown: (value: Value) => boolean): void => {
    for (const { value, from, to } of phrases.all(tokens))
      if (isShown(value)) for (let at = from; at < to; at += 1) found.add(at);
  };
  add(cuePhrases, (cue) => shownFor[cue]?.(shown) ?? false);
  add(statistics, () => shown.statistic);
  add(ends, () => shown.order);
  add(before, () => shown.bound);
  add(behind, () => shown.bound);
  add(denials, () => shown.denied);
  add(charts, () => true);
  for (const [at, { low }] of tokens.entries()) {
    if (shown.sides && (degrees.has(low) || influencing.has(low))) found.add(at);
    // "Leave the government out".
    if (shown.denied && leaving.has(low)) found.add(at);
    // "Unlimited PTO adoption": how many have it.
    if (shown.counted && ['adoption', 'uptake'].includes(low)) found.add(at);
  }
  add(follows, () => shown.followed);
  add(dimensions, (value) => {
    const grouping = value === 'funding' ? 'medical.funding' : value;
    return spec.groupBy.includes(grouping) || testsOf(spec).some(({ on }) => on === value);
  });
  return found;
}
