import { isMetric, type Metric, type MetricKey, metricOf, type Unit } from '../../../contract/metrics.ts';
import { moneyIn, NUMBER, numberOf } from '../extract/values.ts';
import type { FoundFact } from '../found-fact.ts';
import { isSameNumber } from './agree.ts';
import type { Proposal } from './proposal.ts';

/** How sure a fact is that only a model has read. */
const CONFIDENCE = 0.6;
const LONGEST_QUOTE = 600;

/** By what a figure may be multiplied on its way to the unit of the catalogue. */
const steps: Partial<Record<Unit, readonly number[]>> = {
  usd_month: [1 / 12, 2, 24 / 12, 26 / 12, 52 / 12, 20 / 12, 22 / 12],
  usd_year: [2, 4, 12, 24, 26, 52],
  days: [1 / 8, 5, 7, 12, 24, 26, 12 / 8, 24 / 8, 26 / 8],
  weeks: [1 / 5, 1 / 7, 1 / 40, 52 / 12, 4],
  years: [1 / 12],
  hours: [1 / 4, 12 / 52],
};

/**
 * What a proposal says, as a fact of the passage; null where the passage does not bear it out: the quote is not there, no
 * figure of the quote leads to the value, or the catalogue has no such metric or value. It is for review as long as no
 * rule has read the same.
 */
export function checkProposal(
  { metric: key, value, words, plan, tier, network, quote }: Proposal,
  passage: { ordinal: number; text: string },
): FoundFact | null {
  if (!isMetric(key)) return null;
  const metric = metricOf(key);
  const place = findQuote(passage.text, quote);
  if (place === null) return null;
  const said = passage.text.slice(place.from, place.to);
  const stated = metric.kind === 'number' ? numberStated(key, metric, value, said) : wordsStated(metric, words, said);
  if (stated === null) return null;
  return {
    metric: key,
    ...stated,
    plan: metric.perPlan === true ? (plan?.trim() ?? '') || null : null,
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

function numberStated(key: MetricKey, metric: Metric, value: Proposal['value'], said: string): Stated | null {
  if (typeof value !== 'number') return null;
  const [least, most] = metric.range ?? [-Infinity, Infinity];
  if (value < least || value > most) return null;
  const figures = figuresIn(said);
  const factors = [1, ...((metric.unit && steps[metric.unit]) ?? [])];
  const isStated =
    // What a match comes to is worked out from several figures.
    (key === 'retirement.effective_match' && figures.length > 0) ||
    figures.some((figure) => factors.some((factor) => isSameNumber(figure * factor, value))) ||
    (metric.unit === 'percent' && figures.some((figure) => isSameNumber(100 - figure, value))) ||
    (value === 0 && /\b(?:no|none|nothing|free|waived|in full|fully)\b/i.test(said)) ||
    (value === 100 && /\b(?:full|fully|all|entire)\b/i.test(said));
  return isStated ? { value, words: null } : null;
}

function wordsStated({ kind, options }: Metric, words: Proposal['words'], said: string): Stated | null {
  const text = words?.trim() ?? '';
  if (kind === 'yes_no') return text === 'yes' || text === 'no' ? { value: null, words: text } : null;
  if (kind === 'choice') return options?.includes(text) === true ? { value: null, words: text } : null;
  // A name stands in the quote, and so does each figure of a formula.
  const isName = text !== '' && said.toLowerCase().includes(text.toLowerCase());
  const figures = figuresIn(text);
  const known = figuresIn(said);
  const isFormula = figures.length > 0 && figures.every((figure) => known.includes(figure));
  return isName || isFormula ? { value: null, words: text } : null;
}

const figure = new RegExp(`(?<![a-z])${NUMBER}`, 'g');

function figuresIn(text: string): number[] {
  const plain = text.toLowerCase();
  const figures = (plain.match(figure) ?? []).flatMap((found) => numberOf(found) ?? []);
  return [...figures, ...moneyIn(plain).map(({ value }) => value)];
}

/** Where a text holds a quote, whose spaces and line breaks may be others. */
function findQuote(text: string, quote: string): { from: number; to: number } | null {
  const pieces = quote.trim().split(/\s+/);
  if (pieces[0] === '' || quote.length > LONGEST_QUOTE) return null;
  const source = pieces.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s+`);
  const match = new RegExp(source).exec(text);
  return match === null ? null : { from: match.index, to: match.index + match[0].length };
}
