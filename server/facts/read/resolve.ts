import { metricOf } from '../../../contract/metrics.ts';
import type { FoundFact } from '../found-fact.ts';
import { planKey } from './plans.ts';

/** One reading is clearly better than another from here on. */
const CLEARLY = 0.12;

/** A question with more answers in one guide is none; the rest is not kept. */
const MOST_ANSWERS = 40;

const slot = ({ metric, plan, tier, network }: FoundFact): string =>
  `${metric}\n${plan === null ? '' : planKey(plan)}\n${tier ?? ''}\n${network ?? ''}`;
const said = ({ value, words }: FoundFact): string => (value === null ? (words ?? '').toLowerCase() : String(value));

/** Whether two readings say the same; monthly amounts that were reckoned from other periods differ by a little. */
function isSame(one: FoundFact, other: FoundFact): boolean {
  if (said(one) === said(other)) return true;
  if (one.value === null || other.value === null || metricOf(one.metric).unit !== 'usd_month') return false;
  return Math.abs(one.value - other.value) <= Math.max(0.06, one.value * 0.002);
}

/** What tells plans apart: a dental plan and a medical one may share a name. Drugs are of the medical plan. */
function keyOf(metric: string, plan: string): string {
  const [kind = ''] = metric.split('.');
  return `${kind === 'rx' ? 'medical' : kind} ${planKey(plan)}`;
}

/**
 * Gives each plan one spelling, the first of the guide, and all its facts the type that its name or a row of the guide
 * tells.
 */
function unifyPlans(facts: readonly FoundFact[]): FoundFact[] {
  const names = new Map<string, string>();
  const types = new Map<string, string>();
  for (const { plan, planType, metric, words } of facts) {
    if (plan === null) continue;
    const key = keyOf(metric, plan);
    if (!names.has(key)) names.set(key, plan);
    const told = metric === 'medical.plan_type' ? words : planType;
    if (told !== null && (metric === 'medical.plan_type' || !types.has(key))) types.set(key, told);
  }
  return facts.map((fact) => {
    if (fact.plan === null) return fact;
    const key = keyOf(fact.metric, fact.plan);
    return { ...fact, plan: names.get(key) ?? fact.plan, planType: types.get(key) ?? fact.planType };
  });
}

/**
 * Makes of all readings the facts of a guide: what is said twice is said once, by its best reading; of different answers
 * to one question the clearly better one stays, else all stay and are marked for review, as is what no real plan says.
 */
export function resolve(readings: readonly FoundFact[]): FoundFact[] {
  const slots = new Map<string, FoundFact[]>();
  for (const reading of readings) {
    const checked = isPlausible(reading) ? reading : { ...reading, review: true, confidence: reading.confidence / 2 };
    const here = slots.get(slot(checked)) ?? [];
    const same = here.findIndex((other) => isSame(other, checked));
    if (same === -1 && here.length < MOST_ANSWERS) here.push(checked);
    else if (same !== -1 && (here[same]?.confidence ?? 0) < checked.confidence) here[same] = checked;
    slots.set(slot(checked), here);
  }
  return unifyPlans(withoutRepeats([...slots.values()].flatMap(choose)));
}

function choose(answers: readonly FoundFact[]): FoundFact[] {
  const [first] = answers;
  // A guide may well have two carriers for one kind of cover, and plans of several types.
  if (first !== undefined && (first.metric.endsWith('.carrier') || first.metric.endsWith('.plan_type')))
    return first.metric.endsWith('.carrier') ? answers.filter((fact) => !isPartOfName(fact, answers)) : [...answers];
  const best = Math.max(...answers.map(({ confidence }) => confidence));
  const left = answers.filter(({ confidence }) => confidence > best - CLEARLY);
  return left.length === 1 ? left : left.map((fact) => ({ ...fact, review: true }));
}

/** "Harborline" beside "Harborline Dental": one carrier, whose whole name stays. */
const isPartOfName = (fact: FoundFact, answers: readonly FoundFact[]): boolean =>
  answers.some((other) => said(other).startsWith(`${said(fact)} `));

/** Leaves out what another fact says too, and also for which plan, level or network. */
function withoutRepeats(facts: readonly FoundFact[]): FoundFact[] {
  const alike = new Map<string, FoundFact[]>();
  const keyOfAnswer = (fact: FoundFact): string => `${fact.metric} ${said(fact)}`;
  for (const fact of facts) {
    const group = alike.get(keyOfAnswer(fact));
    if (group === undefined) alike.set(keyOfAnswer(fact), [fact]);
    else group.push(fact);
  }
  return facts.filter((fact) => {
    const { perPlan = false, tiers, byNetwork = false } = metricOf(fact.metric);
    const isOpen =
      (perPlan && fact.plan === null) ||
      (tiers !== undefined && fact.tier === null) ||
      (byNetwork && fact.network === null);
    return !isOpen || !alike.get(keyOfAnswer(fact))?.some((other) => saysMore(other, fact));
  });
}

function saysMore(more: FoundFact, less: FoundFact): boolean {
  if (more === less) return false;
  const covers = (one: string | null, other: string | null): boolean => other === null || one === other;
  const samePlan = less.plan === null || (more.plan !== null && planKey(more.plan) === planKey(less.plan));
  return samePlan && covers(more.tier, less.tier) && covers(more.network, less.network) && slot(more) !== slot(less);
}

function isPlausible({ metric, value }: FoundFact): boolean {
  const { range } = metricOf(metric);
  return value === null || range === undefined || (value >= range[0] && value <= range[1]);
}
