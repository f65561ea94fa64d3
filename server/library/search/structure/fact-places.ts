import type { FactCondition, FactTest } from '../../../../contract/search-filters.ts';
import { isMetric, isMetricGroup, metricOf, stepOf } from '../../../../contract/metrics.ts';
import { type GuideSet, guidesWhere, insert, noGuides } from '../guide-set.ts';
import { isCost } from '../asked/bounds.ts';
import type { SegmentFacts } from './facts.ts';

/** So many conditions are remembered for each segment: the same ones are asked for again and again. */
const REMEMBERED = 128;
const remembered = new WeakMap<SegmentFacts, Map<string, Satisfying>>();

/** The guides of a segment that satisfy a condition over facts. */
interface Satisfying {
  /** By guide: the place of the first passage that says so, or -1. */
  places: Int32Array;
  guides: GuideSet;
  /** By guide: its plans, as `plansOfFacts` says; made when they are first asked for. */
  plans: Uint32Array | null;
}

/**
 * The first fact of each guide that satisfies a condition: by guide, the place of its passage in the guide, or -1. Not to be
 * changed: who asks the same again is given the same.
 */
export function placesOfFacts(facts: SegmentFacts, condition: FactCondition): Int32Array {
  // What a guide does not state, none of its passages says.
  if (condition.not === true) return new Int32Array(facts.starts.length - 1).fill(-1);
  return satisfying(facts, condition).places;
}

/** The guides that satisfy a test. Not to be changed either. */
export function satisfyingGuides(facts: SegmentFacts, test: FactTest): GuideSet {
  return satisfying(facts, test).guides;
}

function satisfying(facts: SegmentFacts, condition: FactCondition): Satisfying {
  const own = remembered.get(facts) ?? new Map<string, Satisfying>();
  remembered.set(facts, own);
  const { metric, tier, atLeast, atMost, is, or } = condition;
  const key = JSON.stringify([metric, tier, atLeast, atMost, is, or]);
  const found = own.get(key) ?? find(facts, condition);
  own.delete(key);
  own.set(key, found);
  const [oldest] = own.keys();
  if (own.size > REMEMBERED && oldest !== undefined) own.delete(oldest);
  return found;
}

function find(facts: SegmentFacts, condition: FactCondition): Satisfying {
  const places = new Int32Array(facts.starts.length - 1).fill(-1);
  for (const test of [condition, ...(condition.or ?? [])])
    eachFact(facts, test, (guide, at) => {
      if (places[guide] === -1) places[guide] = facts.ordinal[at] ?? 0;
    });
  return { plans: null, places, guides: guidesWhere(places.length, (guide) => (places[guide] ?? -1) >= 0) };
}

/** What stands for every plan of a guide. */
export const EVERY_PLAN = 0xff_ff_ff_ff;

/**
 * By guide: a bit for each of its plans that satisfies a condition; every bit where that is stated of no one plan. Not to be
 * changed.
 */
export function plansOfFacts(facts: SegmentFacts, condition: FactCondition): Uint32Array {
  const known = satisfying(facts, condition);
  return (known.plans ??= findPlans(facts, condition));
}

function findPlans(facts: SegmentFacts, condition: FactCondition): Uint32Array {
  const plans = new Uint32Array(facts.starts.length - 1);
  eachFact(facts, condition, (guide, at) => {
    const plan = facts.plan[at] ?? 0;
    plans[guide] = (plans[guide] ?? 0) | (plan === 0 ? EVERY_PLAN : 2 ** plan);
  });
  return plans;
}

/** The place in a guide of the first passage that satisfies a condition by a fact of one of these plans, or of every plan; or -1. */
export function placeWithin(facts: SegmentFacts, condition: FactCondition, guide: number, plans: number): number {
  const metric = facts.metrics.indexOf(condition.metric);
  const satisfies = factTest(facts, condition);
  const end = facts.starts[guide + 1] ?? 0;
  for (let at = facts.starts[guide] ?? 0; at < end; at += 1) {
    if (facts.metric[at] !== metric || !satisfies(at)) continue;
    const plan = facts.plan[at] ?? 0;
    if (plan === 0 || (plans & (2 ** plan)) !== 0) return facts.ordinal[at] ?? 0;
  }
  return -1;
}

/** Takes the facts that pass a test, by guide and place: those of a metric, or of each of a group. */
function eachFact(facts: SegmentFacts, test: FactTest, take: (guide: number, at: number) => void): void {
  const passes = isMetricGroup(test.metric) ? isSomething(facts) : factTest(facts, test);
  for (const metric of metricsOf(facts, test.metric)) {
    const { at: stated, guides } = statedOf(facts, metric);
    for (let which = 0; which < stated.length; which += 1) {
      const at = stated[which] ?? 0;
      if (passes(at)) take(guides[which] ?? 0, at);
    }
  }
}

/** Whether a fact says that there is something: all but "no". */
function isSomething(facts: SegmentFacts): (at: number) => boolean {
  const lacking = wantedWords(facts, 'no');
  return (at) => lacking[facts.word[at] ?? 0] !== 1;
}

/** Whether a fact of a test's metric passes it. */
function factTest(facts: SegmentFacts, condition: FactTest): (at: number) => boolean {
  const { value, word, tier } = facts;
  const [most, least] = [condition.atMost ?? Infinity, condition.atLeast ?? -Infinity];
  const isBounded = condition.atMost !== undefined || condition.atLeast !== undefined;
  const words = condition.is === undefined ? null : wantedWords(facts, condition.is.toLowerCase());
  const admitted = admittedTiers(facts, condition);
  return (at) => {
    if (admitted[tier[at] ?? 0] !== 1) return false;
    const amount = value[at] ?? Number.NaN;
    if (isBounded && !(amount >= least && amount <= most)) return false;
    return words === null || words[word[at] ?? 0] === 1;
  };
}

/** The guides that state anything of what a condition is about. */
export function statingGuides(facts: SegmentFacts, { metric, or = [] }: FactCondition): GuideSet {
  const states = noGuides(facts.starts.length - 1);
  for (const test of [metric, ...or.map((other) => other.metric)])
    for (const stated of metricsOf(facts, test))
      for (const guide of statedOf(facts, stated).guides) insert(states, guide);
  return states;
}

/** A benefit that falls short is further away than one that gives as much more, and so is a cost that is higher. */
const WORSE = 2;

/**
 * By guide, how far the amount that it states is from what a condition asks for: in whole steps of the catalogue, so that the order
 * of guides tells no more of a locked one than the bounds of a search do. 0 where it fits, Infinity where the guide states none.
 */
export function stepsAway(facts: SegmentFacts, condition: FactCondition): Float64Array {
  const away = new Float64Array(facts.starts.length - 1).fill(Infinity);
  for (const { atLeast = -Infinity, atMost = Infinity, ...stated } of [condition, ...(condition.or ?? [])]) {
    if (!isMetric(stated.metric)) continue;
    const step = stepOf(stated.metric);
    const [less, more] = isCost(stated.metric) ? [1, WORSE] : [WORSE, 1];
    eachFact(facts, stated, (guide, at) => {
      const value = facts.value[at] ?? Number.NaN;
      const steps = Math.ceil(Math.max((atLeast - value) * less, (value - atMost) * more, 0) / step);
      // What is no number compares with nothing.
      if (steps < (away[guide] ?? 0)) away[guide] = steps;
    });
  }
  return away;
}

/** The numbers of the metrics that a test is about: one, or those of a group. */
function metricsOf(facts: SegmentFacts, metric: string): number[] {
  const isMeant = isMetricGroup(metric)
    ? (name: string) => name.startsWith(`${metric}.`)
    : (name: string) => name === metric;
  return facts.metrics.flatMap((name, at) => (isMeant(name) ? [at] : []));
}

/** By number of the word: 1 where it is the one that is asked for. */
function wantedWords(facts: SegmentFacts, wanted: string): Uint8Array {
  const words = new Uint8Array(facts.words.length + 1);
  facts.words.forEach((word, at) => {
    if (word.toLowerCase() === wanted) words[at + 1] = 1;
  });
  return words;
}

/** By number of the tier: 1 where it counts. Without a tier in the condition: the metric's first, and none. */
function admittedTiers(facts: SegmentFacts, { metric, tier }: FactTest): Uint8Array {
  const wanted = tier ?? (isMetric(metric) ? metricOf(metric).tiers?.[0] : undefined);
  const admitted = Uint8Array.from([0, ...facts.tiers], (one) => (one === wanted ? 1 : 0));
  admitted[0] = tier === undefined ? 1 : 0;
  return admitted;
}

/** The facts of one metric, in order, each with its guide. */
interface Stated {
  at: Uint32Array;
  guides: Uint32Array;
}

/** By number of the metric, once it was asked for: most are never a condition. */
const known = new WeakMap<SegmentFacts, Map<number, Stated>>();

function statedOf(facts: SegmentFacts, metric: number): Stated {
  const own = known.get(facts) ?? new Map<number, Stated>();
  known.set(facts, own);
  const before = own.get(metric);
  if (before !== undefined) return before;
  const at: number[] = [];
  const guides: number[] = [];
  for (let guide = 0; guide < facts.starts.length - 1; guide += 1) {
    const end = facts.starts[guide + 1] ?? 0;
    for (let fact = facts.starts[guide] ?? 0; fact < end; fact += 1) {
      if (facts.metric[fact] !== metric) continue;
      at.push(fact);
      guides.push(guide);
    }
  }
  const made = { at: Uint32Array.from(at), guides: Uint32Array.from(guides) };
  own.set(metric, made);
  return made;
}
