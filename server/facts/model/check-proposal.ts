import { isMetric, type Metric, type MetricKey, metricOf, type Unit } from '../../../contract/metrics.ts';
import { oneLine } from '../../text/typed-text.ts';
import type { ReadPassage } from '../read/rows.ts';
import type { FoundFact } from '../found-fact.ts';
import { figuresIn } from './figures.ts';
import { findQuote } from './find-quote.ts';
import type { Proposal } from './proposal.ts';
import { lettersOf } from '../../text/letters-of.ts';

/** How sure a fact is that only a model has read. */
const CONFIDENCE = 0.6;

/** By what a figure may be multiplied on its way to the unit of the catalogue, where its quote names a period. */
const steps: Partial<Record<Unit, readonly number[]>> = {
  usd_month: [1 / 12, 2, 26 / 12, 52 / 12, 20 / 12, 22 / 12],
  usd_year: [2, 4, 12, 24, 26, 52],
  days: [1 / 8, 5, 7, 12, 24, 26, 12 / 8, 24 / 8, 26 / 8],
  weeks: [1 / 5, 1 / 7, 1 / 40, 52 / 12, 4],
  years: [1 / 12],
  hours: [1 / 4, 12 / 52],
};
const period = /\b(?:hour|shift|day|week|bi-?week|semi|month|quarter|year|annual|pay|period)/i;

const isNumber = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.02, Math.abs(a) * 0.001);

/**
 * What a proposal says, as a fact of the passage; null where the passage does not bear it out: the quote is not there, no
 * figure of the quote leads to the value, or the catalogue has no such metric or value.
 *
 * @param names whether the guide has such a name of a plan
 */
export function checkProposal(
  { metric: key, value, words, plan, tier, network, quote }: Proposal,
  passage: ReadPassage,
  names: (plan: string) => boolean,
): FoundFact | null {
  if (!isMetric(key)) return null;
  const metric = metricOf(key);
  const place = findQuote(passage.text, quote);
  if (place === null) return null;
  const said = passage.text.slice(place.from, place.to);
  const stated =
    metric.kind === 'number'
      ? numberStated(key, metric, value, said)
      : wordsStated(key, metric, words, said, passage.heading ?? '');
  if (stated === null) return null;
  const planName = metric.perPlan === true ? oneLine(plan ?? '') : '';
  if (planName !== '' && !names(planName)) return null;
  return {
    metric: key,
    ...stated,
    plan: planName || null,
    planType: null,
    tier: (tier && metric.tiers?.includes(tier) === true ? tier : null) ?? null,
    network: metric.byNetwork === true ? (network ?? null) : null,
    ordinal: passage.ordinal,
    quoteFrom: place.from,
    quoteTo: place.to,
    method: 'model',
    confidence: CONFIDENCE,
    review: true,
  };
}

type Stated = Pick<FoundFact, 'value' | 'words'>;

const nothing =
  /\b(?:no (?:cost|charge|copay|co-pay|deductible|premium|fee|waiting)|none|nothing|free|waived|(?:covered|paid) in full|fully (?:paid|covered)|100% )/i;
const everything = /\b(?:in full|fully|full (?:pay|salary|wages)|entire)\b/i;

function numberStated(key: MetricKey, metric: Metric, value: Proposal['value'], said: string): Stated | null {
  if (typeof value !== 'number') return null;
  const [least, most] = metric.range ?? [-Infinity, Infinity];
  if (value < least || value > most) return null;
  const figures = figuresIn(said);
  const factors = [1, ...((period.test(said) && metric.unit && steps[metric.unit]) || [])];
  const isStated =
    // What a match comes to is worked out from several figures, all of them shares of pay.
    (key === 'retirement.effective_match' && /%|percent/i.test(said) && figures.some((figure) => figure >= value)) ||
    figures.some((figure) => factors.some((factor) => isNumber(figure * factor, value))) ||
    (metric.unit === 'percent' && figures.some((figure) => isNumber(100 - figure, value))) ||
    (value === 0 && nothing.test(said)) ||
    (value === 100 && everything.test(said));
  return isStated ? { value, words: null } : null;
}

function wordsStated(
  key: MetricKey,
  { kind, options }: Metric,
  words: Proposal['words'],
  said: string,
  heading: string,
): Stated | null {
  const text = oneLine(words ?? '');
  const stated = { value: null, words: text };
  if (kind === 'yes_no') return text === 'yes' || text === 'no' ? stated : null;
  if (lettersOf(text) === '') return null;
  const isNamed = lettersOf(`${heading} ${said}`).includes(lettersOf(text));
  if (kind === 'choice') return options?.includes(text) === true && isNamed ? stated : null;
  if (key !== 'retirement.match_formula') return isNamed ? stated : null;
  // Each figure of a formula stands in the quote, or in its words.
  const known = [...figuresIn(said), ...(/half/i.test(said) ? [50] : []), ...(/dollar|match/i.test(said) ? [100] : [])];
  const figures = figuresIn(text);
  return figures.length > 0 && figures.every((figure) => known.includes(figure)) ? stated : null;
}
