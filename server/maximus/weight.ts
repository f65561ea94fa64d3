import { listed } from '../../contract/vocabulary/listed.ts';
import { metricOf, metrics, type MetricKey } from '../../contract/metrics.ts';
import { kindsOfFigure, severalFigures } from '../../contract/vocabulary/asked-back.ts';
import { employerWords } from '../../contract/vocabulary/company-sizes.ts';
import { industryNouns } from '../../contract/vocabulary/industries.ts';
import { metricNames } from '../../contract/vocabulary/metric-names.ts';
import { wideMetricNames } from '../../contract/vocabulary/wide-metric-names.ts';
import { payerNames } from '../../contract/vocabulary/payers.ts';
import { occupations } from '../../contract/vocabulary/qualifiers.ts';
import { lazily } from '../language/lazily.ts';
import { isContent } from '../language/left.ts';
import { isFiller } from './filler.ts';
import { waiving } from '../language/no-amounts.ts';
import { isWord } from '../language/spelling.ts';
import { keysOf, type Token, tokensOf } from '../language/tokens.ts';
import type { Asked } from './account-names.ts';

const leads = new Set(
  listed(`
    for, with, without, among, at, of, by, per, in, except, excluding, on, under, over, during, than, vs, versus, if
    when
  `),
);
const articles = new Set(['the', 'a', 'an', 'their', 'our', 'its', 'any', 'all', 'your', 'his', 'her', 'my', 'own']);

/** Figures keep the period that they are stated by, which is shown with them. */
const periods = new Set(
  listed(`
    annual, annually, yearly, monthly, biweekly, weekly, paycheck, paychecks, period
  `),
);
/** What compares changes what is asked for, wherever it stands. */
export const degrees = new Set(
  listed(`
    more, less, fewer, higher, lower, better, richer, worse, longer, shorter, cheaper, greater, bigger, larger, smaller
    faster, slower, double, twice, half, grow, grows, growing, rise, rises, rising, shrink, shrinks, climb, climbs
    increase, increases, decrease, decreases, ratio, correlation, relationship, difference, minus, total, sum, combined
    average, deviation
  `),
);

/** "Waive the deductible for telehealth": it is not paid there, which is another question than who has one. */
const changing = (low: string): boolean => degrees.has(low) || waiving.has(low);

/** "Per person", "hours that a person must work", "birth in a hospital": of whom, and where, every such figure is. */
const ofEach = new Set([
  'hospital',
  'person',
  'employee',
  'member',
  'participant',
  'individual',
  'worker',
  'visit',
  'child',
  'ee',
]);

/** Stems of the words that name a figure, or a kind of figures, by themselves: "copay", "vesting", "allowance". */
const naming: () => ReadonlySet<string> = lazily(() => {
  const keys = Object.keys(metrics) as MetricKey[];
  const names = [
    ...keys.flatMap((key) => [metricOf(key).label, ...metricNames[key]]),
    ...[wideMetricNames, severalFigures, kindsOfFigure].flatMap((table) => Object.keys(table)),
  ];
  const alone = names.map((name) => keysOf(name.toLowerCase())).filter(({ length }) => length === 1);
  // "Brand", "specialty": what tells one label from another.
  const labels = keys
    .filter((key) => !key.includes('example'))
    .flatMap((key) => tokensOf(metricOf(key).label.toLowerCase()));
  const telling = labels.filter((token) => isContent(token) && !isFiller(token)).map(({ key }) => key);
  return new Set([...alone.flat(), ...telling]);
});

/** The next token in one direction that is no article. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1): Token | undefined {
  let next = at + step;
  while (articles.has(tokens[next]?.low ?? '')) next += step;
  return tokens[next];
}

const nothing: ReadonlySet<string> = new Set();
const limits = new Set(['cap', 'caps', 'max', 'maximum', 'limit', 'limits', 'ceiling']);
const units = new Set(['days', 'weeks', 'count', 'hours', 'years', 'age']);

/** "The cap on the number of visits": so many is what such a figure is. */
const isOfUnits = ({ measures }: Asked['spec']): boolean =>
  measures.every((one) => one.of === 'value' && units.has(metricOf(one.metric).unit ?? ''));

const restricting = new Set(['only', 'just', 'solely', 'strictly']);
const isEdge = (token: Token | undefined): boolean => token === undefined || (token.isMark && token.low !== '-');

/** "Dental major, Boeing, by size", "suppliers only": a part of a list by itself, or what alone is meant. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const isNarrowed = [tokens[at - 1], tokens[at + 1]].some((one) => restricting.has(one?.low ?? ''));
  const isPart = tokens[at - 1]?.low === ',' && isEdge(tokens[at + 1]);
  return isNarrowed || isPart;
}

const subjects = new Set([
  ...employerWords,
  ...industryNouns,
  ...Object.values(payerNames).flat(),
  'they',
  'we',
  'you',
  'i',
  'he',
  'she',
  'who',
  'to',
  'most',
  'others',
  'everybody',
  'everyone',
]);
const particles = new Set(['out', 'up', 'off', 'down', 'around', 'over', 'along', 'away', 'through']);

/** "Companies bestow", "how it is shaking out": what somebody does with a benefit changes no figure of it. */
function isVerb({ tokens, mentions, words }: Asked, at: number): boolean {
  let before = at - 1;
  while (tokens[before]?.low.endsWith('ly') === true) before -= 1;
  const isOfSubject =
    subjects.has(tokens[before]?.low ?? '') ||
    mentions.some(({ value, to }) => to === before + 1 && value.kind === 'industry');
  // "Prescription out-of-pocket maximum": the particle is of the figure's name.
  const next = tokens[at + 1];
  const isPhrasal = next !== undefined && particles.has(next.low) && !words.has(next.key);
  return isOfSubject || isPhrasal;
}

/**
 * Whether a word that found no place may say of what or of whom the figure is: it is part of the name of some figure, stands right beside
 * the name of this one, or behind "for", "with" or their like. Any other only colours the question.
 */
export function weighs(asked: Asked, at: number): boolean {
  const { tokens, words, mentions, spec } = asked;
  const token = tokens[at];
  if (token !== undefined && (periods.has(token.low) || occupations.has(token.low))) return false;
  if (token !== undefined && limits.has(token.low) && isOfUnits(spec)) return false;
  if (token !== undefined && ofEach.has(token.low)) return false;
  if (token === undefined || changing(token.low) || naming().has(token.key) || isAlone(tokens, at)) return true;
  if (isVerb(asked, at)) return false;
  const [before, behind] = [beside(tokens, at, -1), beside(tokens, at, 1)];
  if (before !== undefined && leads.has(before.low)) return !mentions.some(({ from }) => from === at + 1);
  // "Share of the premium borne by the employer": a word of no list here, that leads no condition, is named beside the figure.
  if (!isWord(token.low, nothing)) return false;
  const isNamed = (one: Token | undefined): boolean => one !== undefined && !one.isMark && words.has(one.key);
  return isNamed(before) || isNamed(behind);
}
