import type { AskedMetric, Dimension, Reading, Slot, Test } from '../../contract/reading.ts';
import { testsOf } from './conditions.ts';
import { takesAway } from './follow-where.ts';
import { lexicon } from './lexicon.ts';
import { modified, tierFor } from './metrics.ts';
import type { Token } from './tokens.ts';

/** A follow-up that puts something beside what is there: "next to the ER copay", "sick days too". */

const leads = new Set(['compare', 'compared', 'comparing', 'versus', 'vs', 'against', 'alongside', 'next']);
const adding = new Set(['add', 'plus', 'include']);
const pointers = new Set(['it', 'that', 'this', 'them', 'those']);
const beside = new Set(['next', 'beside', 'besides', 'with']);
const SHORT = 7;
const LONG = 10;

const lastWord = (tokens: readonly Token[], back: number): string =>
  tokens.filter(({ isMark }) => !isMark).at(-back)?.low ?? '';

/** Whether a follow-up begins with a word that sets one beside another. */
export const leadsBeside = (tokens: readonly Token[]): boolean =>
  leads.has(tokens[0]?.low ?? '') || (tokens[0]?.low === 'side' && tokens[1]?.low === 'by');

const putting = new Set(['put', 'throw', 'bring', 'mix', 'fold']);

/** "Holidays as well", "and sick days too", "throw the West in". */
export const isAsWell = (tokens: readonly Token[]): boolean =>
  tokens.length <= SHORT &&
  ((putting.has(tokens[0]?.low ?? '') && lastWord(tokens, 1) === 'in') ||
    ['too', 'also', 'back'].includes(lastWord(tokens, 1)) ||
    (lastWord(tokens, 2) === 'as' && lastWord(tokens, 1) === 'well') ||
    ['contrast', 'comparison'].includes(lastWord(tokens, 1)));

/** "And the other parent, next to it", "sick days on the same chart". */
const isNextTo = (tokens: readonly Token[]): boolean =>
  tokens.length <= LONG &&
  tokens.some(({ low }, at) => {
    if (at === 0) return false;
    const isSame = low === 'same' && ['chart', 'graph', 'plot'].includes(tokens[at + 1]?.low ?? '');
    return isSame || low === 'alongside' || (beside.has(low) && pointers.has(lastWord(tokens, 1)));
  });

const isMore = (tokens: readonly Token[]): boolean =>
  leadsBeside(tokens) || adding.has(tokens[0]?.low ?? '') || isAsWell(tokens) || isNextTo(tokens);

const carried = <Value>(one: Slot<Value>): Slot<Value> => ({ ...one, from: { kind: 'carried' } });
const aspects = ({ metric, tier, network, planType }: AskedMetric): string =>
  [metric, tier, network, planType].join(' ');

/** "Side by side with the ER copay", "add sick days", "and single, next to it": a further figure beside those before. */
export function withMetric(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  if (!isMore(tokens)) return {};
  const said = reading.metrics.length > 0 ? atSameLevel(reading.metrics, last) : atLevel(last, tokens);
  if (said.length === 0) return {};
  const before = last.metrics.filter(({ value }) => said.every((one) => aspects(one.value) !== aspects(value)));
  return { metrics: [...before.map(carried), ...said] };
}

/** "Add the OOP max", after family deductibles: of families as well, unless something else is said. */
function atSameLevel(metrics: readonly Slot<AskedMetric>[], { metrics: before }: Reading): Slot<AskedMetric>[] {
  const shared = <Key extends 'tier' | 'network' | 'planType'>(key: Key): NonNullable<AskedMetric[Key]> | null => {
    const [first, ...others] = before.map(({ value }) => value[key]);
    return others.every((one) => one === first) ? (first ?? null) : null;
  };
  const common = { tier: shared('tier'), network: shared('network'), planType: shared('planType') };
  const isSame = ({ metric }: AskedMetric): boolean => before.some(({ value }) => value.metric === metric);
  return metrics.map((one) => (isSame(one.value) ? one : { ...one, value: { ...modified(one.value, common), ...one.value } })); // prettier-ignore
}

/** The figure before at the level that is said, where it stands at another one. */
function atLevel({ metrics }: Reading, tokens: readonly Token[]): Slot<AskedMetric>[] {
  const level = lexicon.apart(tokens).find(({ value }) => value.kind === 'level');
  const [only, ...others] = metrics;
  if (level?.value.kind !== 'level' || only?.value.tier === undefined || others.length > 0) return [];
  const tier = tierFor(only.value.metric, level.value.tier);
  const span = [tokens[level.from]?.span[0] ?? 0, tokens[level.to - 1]?.span[1] ?? 0] as const;
  return tier === null ? [] : [{ value: { ...only.value, tier }, from: { kind: 'typed', span } }];
}

/** "Drop the single one", "without the coinsurance": one of several figures goes. */
export function withoutMetric(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> | null {
  if (last.metrics.length < 2 || !takesAway(tokens) || reading.where !== null) return null;
  const level = lexicon.apart(tokens).find(({ value }) => value.kind === 'level');
  const tier = level?.value.kind === 'level' ? level.value.tier : null;
  const isSaid = ({ metric, tier: own }: AskedMetric): boolean =>
    reading.metrics.some(({ value }) => value.metric === metric && (tier === null || tierFor(metric, tier) === own)) ||
    (reading.metrics.length === 0 && tier !== null && tierFor(metric, tier) === own);
  const kept = last.metrics.filter(({ value }) => !isSaid(value));
  return kept.length === 0 || kept.length === last.metrics.length
    ? null
    : { metrics: kept.map(carried), groupBy: last.groupBy };
}

const dimensionOf: Partial<Record<Test['on'], Dimension>> = { industry: 'industry', state: 'state', region: 'region', size: 'size', carrier: 'carrier' }; // prettier-ignore

const apart = new Set([
  'side',
  'vs',
  'versus',
  'against',
  'compare',
  'compared',
  'separately',
  'individually',
  'next',
  'beside',
  'alongside',
]);

/** "Compare with hospitality", after one industry: both, each by itself. "Ohio and Texas side by side": each of them. */
export function setBeside(reading: Reading, last: Reading, tokens: readonly Token[]): Partial<Reading> {
  const on = dimensionOf[testsOf(reading.where)[0]?.test.on ?? 'fact'];
  const isSeveral = testsOf(reading.where).filter(({ test }) => test.on === on).length > 1 && tokens.some(({ low }) => apart.has(low)); // prettier-ignore
  const isContrast = ['contrast', 'comparison'].includes(lastWord(tokens, 1));
  const isBeside =
    isSeveral || ((leadsBeside(tokens) || isContrast) && testsOf(last.where).some(({ test }) => test.on === on));
  const before = last.groupBy.filter(({ value }) => value === 'year');
  const isTold = reading.groupBy.length > 0 || last.groupBy.length > before.length;
  if (!isBeside || on === undefined || isTold) return {};
  return { groupBy: [...before.map(carried), { value: on, from: { kind: 'assumed', rule: 'what is compared stands apart' } }] }; // prettier-ignore
}
