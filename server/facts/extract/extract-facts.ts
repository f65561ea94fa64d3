import { metricOf } from '../../../contract/metrics.ts';
import type { FoundFact } from '../found-fact.ts';
import { networkMarks, networkOf } from './aspects.ts';
import { isAside, isForFew, isFormer, isPromised } from './aside.ts';
import { serviceMarks } from './labels.ts';
import { readLines } from './lines.ts';
import { looseRowOf } from './loose-values.ts';
import { payPeriodsIn } from './periods.ts';
import { readSentences } from './read-sentences.ts';
import { resolve } from './resolve.ts';
import type { Candidate, FactPassage, GuideContext, Sentence, SentenceRules } from './sentence.ts';
import { carriers } from './sentences/carriers.ts';
import { eligibility } from './sentences/eligibility.ts';
import { leave } from './sentences/leave.ts';
import { medical } from './sentences/medical.ts';
import { medicalExtras } from './sentences/medical-extras.ts';
import { programs } from './sentences/programs.ts';
import { retirement } from './sentences/retirement.ts';
import { schedulesOf } from './sentences/schedules.ts';
import { timeOff } from './sentences/time-off.ts';
import { moneyIn, percentsIn } from '../read/amounts.ts';

const categories: readonly SentenceRules[] = [
  eligibility,
  medical,
  medicalExtras,
  carriers,
  retirement,
  timeOff,
  leave,
  programs,
];

/**
 * Reads what a guide states about its plans out of its passages: rules over sentences and rows, no model. What the guide
 * does not say is not among the facts; what may mean something else is marked for review.
 */
export function extractFacts(passages: readonly FactPassage[], guide: { planYear?: number | null } = {}): FoundFact[] {
  const year = guide.planYear ?? null;
  const lines = readLines(passages).filter(
    ({ heading, section }) => !isFormer(heading, year) && !isFormer(section, year),
  );
  const texts = lines.map(({ text }) => text);
  const context: GuideContext = { planYear: year, payPeriods: payPeriodsIn(texts) };
  const sentences = [...readSentences(lines)];
  const stated = [...factsOfSentences(sentences, context), ...schedulesOf(sentences, context)];
  const facts = stated
    .filter(
      ({ sentence: { text, section, heading } }) =>
        !isAside(text, year) && !isPromised(section) && !isPromised(heading),
    )
    .map(({ sentence, candidate }) =>
      toFact(forPlan(sentence, forWhom(sentence, withNetwork(sentence, candidate))), quoteOf(sentence)),
    );
  return withOpenPlans(resolve(facts));
}

/** What is said of a plan without its name, beside another amount of a plan with one, is of a plan that nobody can tell. */
function withOpenPlans(facts: readonly FoundFact[]): FoundFact[] {
  const named = facts.filter(({ plan, metric }) => plan !== null && metricOf(metric).unit === 'usd_month');
  return facts.map((fact) => {
    const isOpen =
      fact.plan === null &&
      metricOf(fact.metric).perPlan === true &&
      named.some(({ metric, tier, value }) => metric === fact.metric && tier === fact.tier && value !== fact.value);
    return isOpen ? { ...fact, review: true } : fact;
  });
}

interface Reading {
  sentence: Sentence;
  candidate: Candidate;
}

/** What the rules read. Which categories a heading is about is found out once for all that stands under it. */
function* factsOfSentences(sentences: Iterable<Sentence>, guide: GuideContext): Generator<Reading> {
  let headed = '';
  let byHeading: readonly boolean[] = [];
  for (const sentence of sentences) {
    const heads = `${sentence.heading} ${sentence.section}`;
    if (heads !== headed) {
      headed = heads;
      byHeading = categories.map(({ about }) => about.test(heads));
    }
    for (const candidate of readOf(sentence, guide, byHeading)) yield { sentence, candidate };
  }
}

function* readOf(sentence: Sentence, guide: GuideContext, byHeading: readonly boolean[]): Generator<Candidate> {
  for (const [at, { about, rules }] of categories.entries()) {
    if (byHeading[at] !== true && !about.test(sentence.text)) continue;
    for (const rule of rules) yield* rule(sentence, guide);
  }
}

/** What is said of some employees alone gives way to what is said of all, and is looked at where it stands alone. */
function forWhom({ text, heading, section }: Sentence, candidate: Candidate): Candidate {
  if (isForFew(text)) return { ...candidate, confidence: candidate.confidence - 0.2, review: true };
  return isForFew(section) || isForFew(heading) ? { ...candidate, confidence: candidate.confidence - 0.2 } : candidate;
}

/** What stands beneath "In-network services" is of those providers, where its own words name none. */
function withNetwork({ text, heading, section }: Sentence, candidate: Candidate): Candidate {
  if ((candidate.network ?? null) !== null || metricOf(candidate.metric).byNetwork !== true) return candidate;
  if (networkMarks(text).length > 0) return candidate;
  return { ...candidate, network: networkOf(section) ?? networkOf(heading) };
}

const verb = /\b(?:covers?|pays?|offers?|provides?|costs?|is|are|has|have)\b/;

/** A row whose heads are lost says different things of plans that nobody can tell: which of them was taken is open. */
function forPlan({ kind, text }: Sentence, candidate: Candidate): Candidate {
  const { perPlan = false, tiers } = metricOf(candidate.metric);
  if (!perPlan || kind === 'row' || (candidate.plan ?? null) !== null) return candidate;
  const marks = serviceMarks(text, 'medical').length;
  const { label, values = [] } = looseRowOf(text) ?? {};
  const amounts = values.map(({ from, to }) => text.slice(from, to));
  // A sentence says of each of its amounts what it is.
  const isSentence = text.endsWith('.') && verb.test(text.slice(0, label?.to ?? 0));
  const isRow = marks < 2 && values.length > 2 && new Set(amounts).size > 1 && !isSentence;
  // Several rows that were run together have more amounts than names.
  const isOpen =
    isRow || (marks > 1 && tiers === undefined && moneyIn(text).length + percentsIn(text).length >= 2 * marks);
  return isOpen ? { ...candidate, confidence: candidate.confidence - 0.2, review: true } : candidate;
}

const quoteOf = ({ passage, from, to }: Sentence): Pick<FoundFact, 'ordinal' | 'quoteFrom' | 'quoteTo'> => ({
  ordinal: passage.ordinal,
  quoteFrom: from,
  quoteTo: to,
});

/** A reading as a fact: plan, tier and network are kept where the metric has them. */
function toFact(
  { metric, value, words, plan, tier, network, confidence, review = false }: Candidate,
  quote: Pick<FoundFact, 'ordinal' | 'quoteFrom' | 'quoteTo'>,
): FoundFact {
  const { perPlan = false, tiers, byNetwork = false } = metricOf(metric);
  return {
    metric,
    value: value ?? null,
    words: words ?? null,
    plan: perPlan ? (plan?.name ?? null) : null,
    planType: perPlan ? (plan?.type ?? null) : null,
    tier: tier !== undefined && tier !== null && tiers?.includes(tier) === true ? tier : null,
    network: byNetwork ? (network ?? null) : null,
    ...quote,
    method: 'rule',
    confidence,
    review,
  };
}
