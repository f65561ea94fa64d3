import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { isMetric, metricOf, type MetricKey } from '../../contract/metrics.ts';
import type { AskedMetric, Dimension, Intent, Reading } from '../../contract/reading.ts';
import { belonging, costs, kindsOfFigure, mostAsked, severalFigures } from '../../contract/vocabulary/asked-back.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { payerNames } from '../../contract/vocabulary/payers.ts';
import { askWhich } from '../analysis/ask-back.ts';
import { factsIn, nothingAsked, refused } from '../analysis/refusals.ts';
import { specOf } from '../analysis/specify.ts';
import { readingOf } from '../analysis/words.ts';
import { testsOf } from '../language/conditions.ts';
import { stemOf } from '../../contract/stem.ts';
import { isFiller } from './filler.ts';

/** Questions that belong here and name no figure: a colleague would ask which one is meant. */

/** Intents of questions that name no figure, which a figure may be put into. */
const open = new Set<Intent>([
  'unclear',
  'library',
  'ranking',
  'benchmark',
  'share',
  'value',
  'trend',
  'compare',
  'off topic',
]);

const ofKind = new Set(
  listed(`
    health, medical, healthcare, insurance, coverage, cost, costs, price, prices, expensive, plan, benefit, benefits
    paid, amount, amounts, value, much, percent, percentage
  `),
);
const belongs = new Set(belonging);
const employers = new Set(employerWords);
const payers = new Set(Object.values(payerNames).flat());

const isOfFigures = (low: string): boolean => Object.hasOwn(kindsOfFigure, low) || ofKind.has(low);
const isOfEmployers = (low: string): boolean => belongs.has(low) || payers.has(low);

/** Whether a word says no more of what is asked for than that it is a benefit, or a kind of figure. */
export const saysNoMore = (word: string): boolean => {
  const low = word.toLowerCase();
  return isOfFigures(low) || isFiller({ low, key: stemOf(low) });
};

/**
 * Asks which figure is meant where a question names none: one of the kind that it names, of the payment that it speaks of, the figure
 * of before, or one of those that are asked for most. What was read of peers, groups and statistic stays. Null where a figure is named,
 * or where the question is of something else.
 *
 * @param before what the conversation showed last
 */
export function withoutFigure(reading: Reading, before: AnalysisSpec | null): Understood | null {
  const { metrics, subjects, where, employers, intent, text } = reading;
  const isNamed = metrics.length + subjects.length + factsIn(where).length + employers.length > 0;
  if (isNamed || !open.has(intent.value)) return null;
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return whichKind(reading, words) ?? whichOfAll(reading, words, before);
}

/** "What leave do they give": a kind of figure and none of it. */
function whichKind(reading: Reading, words: readonly string[]): Understood | null {
  const word = words.find((one) => Object.hasOwn(kindsOfFigure, one));
  if (word === undefined) return null;
  const isOther = reading.left.some((one) => !saysNoMore(one.word));
  const isOfPeers = reading.where !== null || reading.groupBy.length > 0 || words.some((one) => employers.has(one));
  if (reading.intent.value === 'off topic' && !isOfPeers && (isOther || reading.left.length === 0)) return null;
  const question = ask(word, kindsOfFigure[word] ?? [], reading);
  // "Wombat stipend" is one that guides do not state, and the others are only near it.
  if (!isOther || question?.kind !== 'ask') return question;
  return { kind: 'refuse', sentence: nothingAsked(reading), choices: question.choices };
}

/** Words for what the library holds: who is counted. */
export const holders = /\b(?:guides?|library|employers?|compan(?:y|ies)|firms?|organizations?|groups?|documents?)\b/i;
const counted = /\b(?:you|there|data|sources?|how many (?:by|per|in|are|from))\b/i;

/** "Which carriers do hospitals use": the employers with each of them are what is asked for. */
const ofAnswers = new Set<Dimension>(['carrier', 'planType', 'funding']);

/** "Days by industry": it would count the employers, and nobody asked how many there are. */
export const countsNobody = ({ intent, groupBy, operation, text }: Reading): boolean =>
  intent.value === 'library' &&
  operation === null &&
  groupBy.some(({ value }) => !ofAnswers.has(value)) &&
  !holders.test(text) &&
  !counted.test(text);

const paying = /\b(?:pays?|paid|contributes?|chips? in|charged)\b/i;

/** "What do companies offer", "are we generous", "how much do employees pay": employers are meant, and nothing of theirs is named. */
function whichOfAll(reading: Reading, words: readonly string[], before: AnalysisSpec | null): Understood | null {
  const { left, groupBy, intent, own, limit, where } = reading;
  const isOther = left.map(({ word }) => word.toLowerCase()).some((low) => !isOfFigures(low) && !isOfEmployers(low));
  const isPaying = paying.test(reading.text);
  const isSaid =
    groupBy.length > 0 ||
    own !== null ||
    before !== null ||
    testsOf(where).some(({ test }) => test.on !== 'year') ||
    (intent.value === 'unclear' && words.some((one) => isOfFigures(one) || one === 'it')) ||
    words.some((one) => (isPaying ? isOfEmployers(one) : belongs.has(one)));
  const isOfSingleOnes = (intent.value === 'ranking' || limit !== null) && groupBy.length === 0;
  const isAnswered = refused(reading) === null && !countsNobody(reading);
  if (isAnswered || isOther || !isSaid || isOfSingleOnes) return null;
  if (isPaying) return ask('payment', paidBy(words), reading);
  const last = before === null ? [] : readingOf(before).metrics.map(({ value }) => value);
  const amounts = reading.amounts.map(({ value }) => value.amount);
  const keys = mostAsked.filter((key) => amounts.every((amount) => mayBe(key, amount)));
  return ask('figure', [...last, ...keys.filter((key) => last.every(({ metric }) => metric !== key))], reading);
}

function paidBy(words: readonly string[]): readonly MetricKey[] {
  const isBy = (payer: 'employee' | 'employer'): boolean => payerNames[payer].some((name) => words.includes(name));
  return isBy('employee')
    ? (severalFigures['contribute'] ?? [])
    : isBy('employer')
      ? (severalFigures['employer contribution'] ?? [])
      : costs;
}

const mayBe = (key: MetricKey, amount: number): boolean => {
  const [least, most] = metricOf(key).range ?? [0, Infinity];
  return amount >= least && amount <= most;
};

/** Which of these figures is meant, each with what else was read. */
function ask(word: string, keys: readonly (MetricKey | AskedMetric)[], reading: Reading): Understood | null {
  const isOfCount = ['share', 'trend', 'compare'].includes(reading.intent.value);
  const intent = isOfCount ? reading.intent : ({ value: 'benchmark', from: { kind: 'carried' } } as const);
  const choices = keys.flatMap((one): [MetricKey, Reading][] => {
    const value = typeof one === 'string' ? { metric: one } : one;
    return isMetric(value.metric)
      ? [[value.metric, { ...reading, intent, left: [], metrics: [{ value, from: { kind: 'carried' } }] }]]
      : [];
  });
  return askWhich(word, choices, specOf);
}
