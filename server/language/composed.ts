import { isMetric, type MetricKey } from '../../contract/metrics.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { type Concept, concepts } from '../../contract/vocabulary/concepts.ts';
import { metricRecipes } from '../../contract/vocabulary/metric-recipes.ts';
import type { Amount } from './amounts.ts';
import type { Mention } from './mentions.ts';
import type { MetricSeen } from './metrics.ts';
import { Phrases } from './phrases.ts';
import { scaleTo } from './scale.ts';
import { owners } from './share-of-amount.ts';
import type { Token } from './tokens.ts';

/** Metrics that are named by several ideas in any order: "how soon does STD start", "gym money", "copay for blood work". */

const conceptPhrases = new Phrases<Concept>(
  [...concepts].flatMap(([concept, names]) => names.map((name) => [name, concept] as const)),
);
const recipes = (Object.keys(metricRecipes) as MetricKey[]).flatMap((metric) =>
  (metricRecipes[metric] ?? []).map((recipe) => ({ metric, recipe })),
);

interface Span {
  from: number;
  to: number;
}

/** A metric with the tokens that name it. */
interface Composed {
  metric: MetricKey;
  /** Of the first idea, which is what the metric is about. */
  head: Span;
  tokens: ReadonlySet<number>;
  /** Where the same ideas are said again. */
  again: readonly number[];
  ideas: number;
}

/** What stands on both sides of these is not said of one thing. */
const apart = new Set(['.', '?', ';', '!', 'or', 'plus', 'where', 'whose', 'wherever', 'unless']);
/** Words further apart are of different things. */
const FARTHEST = 7;
const peers = new Set(['industry', 'state', 'region', 'carrier', 'employer', 'size']);

/** The metrics that were seen, with those that only their ideas name; such a one takes the place of what it says better. */
export function withComposed(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  seen: readonly MetricSeen[],
  amounts: readonly Amount[],
): MetricSeen[] {
  const named = composedIn(tokens, mentions);
  const found = named
    .toSorted((a, b) => b.tokens.size - a.tokens.size || b.ideas - a.ideas)
    .filter((one) => !isOfOtherUnit(one, seen, amounts));
  let metrics = [...seen];
  const taken = new Set<number>();
  for (const one of found) {
    if (among(one.head).some((at) => taken.has(at))) {
      const other = besides(metrics, one, taken);
      if (other !== null) metrics = [...metrics, other];
      for (const at of other?.also ?? []) taken.add(at);
      continue;
    }
    const next = replaced(metrics, one, tokens, taken.size > 0 || seen.some((each) => !isSplit(each, tokens)));
    if (next === null) continue;
    metrics = next;
    for (const at of one.tokens) taken.add(at);
  }
  return withSiblings(
    metrics.toSorted((a, b) => a.from - b.from),
    tokens,
  );
}

/** "12 weeks maternity at full pay": the weeks are of the leave that was seen, and no share of pay. */
function isOfOtherUnit(one: Composed, seen: readonly MetricSeen[], amounts: readonly Amount[]): boolean {
  const said = amounts.filter(
    ({ unit, isYear, isPeople, compared }) => unit !== null && !isYear && !isPeople && compared === null,
  );
  const touched = seen.filter(
    (metric) => metric.metric !== one.metric && among(metric).some((at) => one.tokens.has(at)),
  );
  return touched.some(({ metric }) =>
    said.some((amount) => scaleTo(metric, amount) !== null && scaleTo(one.metric, amount) === null),
  );
}

/** "By plan type": what figures are told apart by. */
const isSplit = ({ from }: MetricSeen, tokens: readonly Token[]): boolean =>
  ['by', 'per', 'across'].includes(tokens[from - 1]?.low ?? '');

/** "PTO in year 1 and year 5": a second metric of the same head, by what only it says; null where it is none. */
function besides(metrics: readonly MetricSeen[], one: Composed, taken: ReadonlySet<number>): MetricSeen | null {
  const own = [...one.tokens].filter((at) => !among(one.head).includes(at));
  const isOther =
    own.length > 1 && own.every((at) => !taken.has(at)) && metrics.every(({ metric }) => metric !== one.metric);
  const isOfKind = metrics.some(
    ({ metric }) => metric.slice(0, -2) === one.metric.slice(0, -2) || metric.startsWith(one.metric.slice(0, 18)),
  );
  if (!isOther || !isOfKind) return null;
  return seenOf({ ...one, head: { from: Math.min(...own), to: Math.max(...own) + 1 }, tokens: new Set(own) });
}

/** "STD pays": of what the plan does these say nothing. */
const weak = new Set([...employerWords, 'pay', 'pays', 'paying', 'benefit', 'benefits', 'plan', 'plans', 'the', 'a']);

/** The metrics with a composed one in its place; null where it adds nothing to what is there. */
function replaced(
  metrics: readonly MetricSeen[],
  one: Composed,
  tokens: readonly Token[],
  mustTouch: boolean,
): MetricSeen[] | null {
  const touched = metrics.filter((metric) => among(metric).some((at) => one.tokens.has(at)));
  if (touched.length === 0) return mustTouch && !isBeside(one, metrics, tokens) ? null : [...metrics, seenOf(one)];
  const same = touched.find(({ metric, candidates }) => metric === one.metric && candidates.length < 2);
  if (same !== undefined) {
    const others = touched.filter(
      (each) =>
        each !== same &&
        !isSetBeside(each, same, tokens) &&
        among(each).every((at) => one.tokens.has(at) || weak.has(tokens[at]?.low ?? '')),
    );
    return metrics
      .filter((each) => !others.includes(each))
      .map((each) => (each === same ? { ...same, also: [...one.tokens, ...one.again] } : each));
  }
  const within = touched.every(
    (metric) =>
      among(metric).every((at) => one.tokens.has(at) || weak.has(tokens[at]?.low ?? '')) ||
      metric.candidates.includes(one.metric),
  );
  const covered = touched.reduce((sum, metric) => sum + metric.to - metric.from, 0);
  const isNarrower =
    touched.length === 1 &&
    (touched[0]?.candidates.length ?? 0) > 1 &&
    touched[0]?.candidates.includes(one.metric) === true;
  if (!within || !(one.tokens.size > covered || isNarrower) || one.ideas < 2) return null;
  const [first] = touched;
  return metrics.flatMap((metric) => (metric === first ? [seenOf(one)] : touched.includes(metric) ? [] : [metric]));
}

/** "Dental max and ortho max": each is a name by itself, and no word of the other. */
function isSetBeside(one: MetricSeen, other: MetricSeen, tokens: readonly Token[]): boolean {
  const [from, to] = one.to <= other.from ? [one.to, other.from] : [other.to, one.from];
  return (
    one.candidates.length === 1 && one.to - one.from > 1 && tokens.slice(from, to).some(({ low }) => joints.has(low))
  );
}

const joints = new Set(['vs', 'versus', 'and', 'or', 'against', 'than', 'with', 'to', '/', ',', '&', 'compared']);
const between = new Set(['the', 'a', 'for', 'of', 'compared', 'to', 'with', 'that', 'rather']);

/** "Copays for mental health vs primary care": what is set beside a metric that was seen shares its other idea. */
function isBeside({ head, tokens: own }: Composed, metrics: readonly MetricSeen[], tokens: readonly Token[]): boolean {
  const isShared = own.size > head.to - head.from;
  return metrics.some((metric) => {
    const [from, to] = metric.to <= head.from ? [metric.to, head.from] : [head.to, metric.from];
    const gap = tokens.slice(from, to).filter((_, at) => !own.has(from + at));
    return (
      isShared && gap.some(({ low }) => joints.has(low)) && gap.every(({ low }) => joints.has(low) || between.has(low))
    );
  });
}

/** "Ambulance copay or coinsurance": the coinsurance of the same care. */
function withSiblings(metrics: readonly MetricSeen[], tokens: readonly Token[]): MetricSeen[] {
  return metrics.map((one, at) => {
    const [last, next] = [metrics[at - 1], metrics[at + 1]];
    // "Copay and coinsurance for imaging".
    const copay = `${next?.metric.replace(/_coinsurance$/, '') ?? ''}_copay`;
    const isLed =
      next !== undefined &&
      one.candidates.length > 2 &&
      one.to - one.from === 1 &&
      next.from - one.to === 1 &&
      joints.has(tokens[one.to]?.low ?? '');
    if (isLed && one.metric.endsWith('_copay') && isMetric(copay))
      return { ...one, metric: copay, candidates: [copay] };
    const key = `${last?.metric.replace(/_copay$/, '') ?? ''}_coinsurance`;
    const end = Math.max(last?.to ?? 0, ...(last?.also ?? []).map((index) => index + 1));
    const isJoined = last !== undefined && one.from - end === 1 && joints.has(tokens[end]?.low ?? '');
    if (one.metric !== 'medical.coinsurance' || one.to - one.from > 1 || !isJoined || !isMetric(key)) return one;
    return { ...one, metric: key, candidates: [key] };
  });
}

function seenOf({ metric, head, tokens, again }: Composed): MetricSeen {
  let { from, to } = head;
  while (tokens.has(from - 1)) from -= 1;
  while (tokens.has(to)) to += 1;
  return { metric, candidates: [metric], group: null, from, to, also: [...tokens, ...again] };
}

const among = ({ from, to }: Span): number[] => Array.from({ length: to - from }, (_, index) => from + index);

const giving = new Set(['give', 'gives', 'offer', 'offers', 'provide', 'provides', 'have', 'has']);

/** All metrics that the ideas of a question name, the one that says most first. */
function composedIn(tokens: readonly Token[], mentions: readonly Mention[]): Composed[] {
  const levels = mentions.filter(({ value }) => value.kind === 'level').map(({ from, to }) => ({ from, to }));
  // "What share of restaurants give dental": they offer it, and pay no part of it.
  const isCounted = tokens.some((_, at) => countsEmployers(tokens, at, mentions));
  const spans = new Map<Concept, Span[]>([['level', levels]]);
  for (const { value, from, to, isExact } of conceptPhrases.all(tokens)) {
    if (!isExact && to - from === 1 && /(?:ous|ly|ity|al)$/.test(tokens[from]?.low ?? '')) continue;
    if (isCounted && to - from === 1 && giving.has(tokens[from]?.low ?? '')) continue;
    if (isOfPeers({ from, to }, mentions)) continue;
    if (among({ from, to }).some((at) => countsEmployers(tokens, at, mentions))) continue;
    const places = spans.get(value);
    if (places === undefined) spans.set(value, [{ from, to }]);
    else places.push({ from, to });
  }
  for (const places of spans.values()) places.sort((a, b) => b.to - b.from - (a.to - a.from));
  const againIn = (recipe: readonly Concept[], chosen: readonly Span[]): number[] =>
    recipe
      .flatMap((concept) => spans.get(concept) ?? [])
      .filter((span) => chosen.some((one) => isNear(one, span, tokens)))
      .flatMap(among);
  return recipes
    .filter(({ recipe }) => recipe.every((concept) => (spans.get(concept)?.length ?? 0) > 0))
    .flatMap(({ metric, recipe }) => {
      const chosen = disjoint(recipe, spans, tokens);
      const [head] = chosen ?? [];
      if (chosen === null || head === undefined) return [];
      return [
        {
          metric,
          head,
          tokens: withSmall(new Set(chosen.flatMap(among)), tokens),
          again: againIn(recipe, chosen),
          ideas: recipe.length,
        },
      ];
    })
    .toSorted((a, b) => b.tokens.size - a.tokens.size || b.ideas - a.ideas);
}

const small = new Set(['the', 'a', 'an', 'of', 'for', 'to', 'in', 'their', 'your', 'into', 'on']);

/** With the small words between: "fund the HSA". */
function withSmall(chosen: Set<number>, tokens: readonly Token[]): Set<number> {
  for (const [at, { low }] of tokens.entries()) {
    const isLed = chosen.has(at - 1) || (chosen.has(at - 2) && small.has(tokens[at - 1]?.low ?? ''));
    const isFollowed = chosen.has(at + 1) || (chosen.has(at + 2) && small.has(tokens[at + 1]?.low ?? ''));
    if (small.has(low) && isLed && isFollowed) chosen.add(at);
  }
  return chosen;
}

/** A word that names peers is no idea of a metric, unless it is part of a longer name: a "hospital stay" is no hospital. */
const isOfPeers = ({ from, to }: Span, mentions: readonly Mention[]): boolean =>
  mentions.some((one) => peers.has(one.value.kind) && one.from < to && one.to > from && one.to - one.from >= to - from);

const counting = new Set(['percent', 'percentage', 'share', 'portion', 'proportion', 'fraction', 'number']);

const having = new Set(['with', 'offering', 'having', 'providing', 'that', 'who']);

/** "The percent of firms that have it": the percent is of employers, and no part of a figure. */
function countsEmployers(tokens: readonly Token[], at: number, mentions: readonly Mention[]): boolean {
  const next = ['the', 'all'].includes(tokens[at + 2]?.low ?? '') ? at + 3 : at + 2;
  const isCounting = counting.has(tokens[at]?.low ?? '');
  // "Percent with STD".
  if (isCounting && having.has(tokens[at + 1]?.low ?? '')) return true;
  return (
    isCounting &&
    tokens[at + 1]?.low === 'of' &&
    (owners.has(tokens[next]?.low ?? '') ||
      mentions.some(({ value, from }) => from === next && ['industry', 'size'].includes(value.kind)))
  );
}

/** For each idea a place of its own, near the ones before; null where there is none. Of several places the first that fits counts. */
function disjoint(
  recipe: readonly Concept[],
  spans: ReadonlyMap<Concept, readonly Span[]>,
  tokens: readonly Token[],
): Span[] | null {
  const [first, ...rest] = recipe;
  const search = (left: readonly Concept[], chosen: readonly Span[]): Span[] | null => {
    const [next, ...others] = left;
    if (next === undefined) return [...chosen];
    for (const place of spans.get(next) ?? []) {
      if (chosen.some((one) => one.from < place.to && one.to > place.from)) continue;
      if (chosen.length > 0 && !chosen.some((one) => isNear(one, place, tokens))) continue;
      const all = search(others, [...chosen, place]);
      if (all !== null) return all;
    }
    return null;
  };
  return first === undefined ? null : search([first, ...rest], []);
}

function isNear(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const [from, to] = one.to <= other.from ? [one.to, other.from] : [other.to, one.from];
  return to - from <= FARTHEST && tokens.slice(from, to).every(({ low }) => !apart.has(low));
}
