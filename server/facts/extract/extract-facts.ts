import type { FoundFact } from '../found-fact.ts';
import { isAside, isForFew, isFormer, isPromised } from '../read/aside.ts';
import { readLines } from './lines.ts';
import { payPeriodsIn } from '../read/periods.ts';
import { readSentences } from './read-sentences.ts';
import { resolve } from '../read/resolve.ts';
import type { Candidate, FactPassage, GuideContext, Sentence } from './sentence.ts';
import { schedulesOf } from './sentences/schedules.ts';
import { timeOff } from './sentences/time-off.ts';

/** Reads what sentences of a guide state of time off, by rules. What may mean something else is marked for review. */
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

/** What the rules read. Whether a heading is about time off is found out once for all that stands under it. */
function* factsOfSentences(sentences: Iterable<Sentence>, guide: GuideContext): Generator<Reading> {
  const { about, rules } = timeOff;
  let headed = '';
  let isHeaded = false;
  for (const sentence of sentences) {
    const heads = `${sentence.heading} ${sentence.section}`;
    if (heads !== headed) isHeaded = about.test(heads);
    headed = heads;
    if (isHeaded || about.test(sentence.text))
      for (const rule of rules) for (const candidate of rule(sentence, guide)) yield { sentence, candidate };
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

function toFact(
  { metric, value, words, confidence, review = false }: Candidate,
  quote: Pick<FoundFact, 'ordinal' | 'quoteFrom' | 'quoteTo'>,
): FoundFact {
  const none = { plan: null, planType: null, tier: null, network: null };
  return { metric, value: value ?? null, words: words ?? null, ...none, ...quote, method: 'rule', confidence, review };
}
