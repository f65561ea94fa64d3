import { metricOf } from '../../../contract/metrics.ts';
import type { FoundFact } from '../found-fact.ts';
import { isAside, isForFew, isFormer, isPromised } from './aside.ts';
import { readLines } from './lines.ts';
import { payPeriodsIn } from './periods.ts';
import { readSentences } from './read-sentences.ts';
import { resolve } from './resolve.ts';
import type { Candidate, FactPassage, GuideContext, Sentence, SentenceRules } from './sentence.ts';
import { carriers } from './sentences/carriers.ts';
import { medical } from './sentences/medical.ts';
import { retirement } from './sentences/retirement.ts';
import { schedulesOf } from './sentences/schedules.ts';
import { timeOff } from './sentences/time-off.ts';

const categories: readonly SentenceRules[] = [medical, carriers, retirement, timeOff];

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
    .map(({ sentence, candidate }) => toFact(forWhom(sentence, candidate), quoteOf(sentence)));
  return resolve(facts);
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

const quoteOf = ({ passage, from, to }: Sentence): Pick<FoundFact, 'ordinal' | 'quoteFrom' | 'quoteTo'> => ({
  ordinal: passage.ordinal,
  quoteFrom: from,
  quoteTo: to,
});

/** A reading as a fact: plan and tier are kept where the metric has them. */
function toFact(
  { metric, value, words, plan, tier, confidence, review = false }: Candidate,
  quote: Pick<FoundFact, 'ordinal' | 'quoteFrom' | 'quoteTo'>,
): FoundFact {
  const { perPlan = false, tiers } = metricOf(metric);
  return {
    metric,
    value: value ?? null,
    words: words ?? null,
    plan: perPlan ? (plan?.name ?? null) : null,
    planType: perPlan ? (plan?.type ?? null) : null,
    tier: tier !== undefined && tier !== null && tiers?.includes(tier) === true ? tier : null,
    network: null,
    ...quote,
    method: 'rule',
    confidence,
    review,
  };
}
