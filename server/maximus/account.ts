import { listed } from '../../contract/vocabulary/listed.ts';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { metricOf } from '../../contract/metrics.ts';
import type { Known, Reading } from '../../contract/reading.ts';
import { coverNames } from '../../contract/vocabulary/payers.ts';
import { type AmountUnit, unitNames } from '../../contract/vocabulary/periods.ts';
import { fits } from '../language/metrics.ts';
import { takesAway } from '../language/follow-where.ts';
import { isOfOtherLine, mentionsIn } from '../language/mentions.ts';
import { Phrases } from '../language/phrases.ts';
import { setApart } from '../language/set-apart.ts';
import { saysNothingElse } from '../language/whole-follow-ups.ts';
import { spell } from '../language/spelling.ts';
import { type Token, tokensOf } from '../language/tokens.ts';
import {
  askedTwice,
  bareAmount,
  each,
  howLong,
  kinds,
  oneStatistic,
  otherUnit,
  partOfIt,
  shareOfAll,
  withoutEffect,
} from './account-kinds.ts';
import { both, comparedWith, computedOf, gapOfTwo } from './account-sides.ts';
import { type Asked, names, testsOf } from './account-names.ts';
import { isFiller } from './filler.ts';
import { idleWords, ledBy } from './idle-words.ts';
import { qualifiersIn } from './qualifiers.ts';
import { holdsPeers, isWithin, toldIn } from './story.ts';
import { denialsPassed, figureOf, otherPeriods, asksForThoseWithout } from './passed-over.ts';
import { clauseOfPeers, sizesRead, contradictionsIn } from './peers-said.ts';
import { weighs } from './weight.ts';
import { metricsOf, wordsOfMetrics } from './metric-words.ts';
import { beyondRange, numbers } from './account-numbers.ts';

/** What a question stands in: its whole text, the figure before it, and how it would be read without a part of it. */
export interface Context {
  question: string;
  before: AnalysisSpec | null;
  reread: (text: string) => Understood;
}

/** What a spec does not say of its question. */
export interface Account {
  /** Words that may say of what or of whom the figure is: they are asked about. */
  asked: string[];
  /** Words that only colour the question: they are named beside the figure. */
  unused: string[];
  /** Sentences that tell how somebody came to ask. */
  told: string[];
  /** Those who do not are asked for, and the share of those who do says how many they are. */
  isOfThoseWithout: boolean;
  /** In which of two ways a word was read. */
  read: string[];
}

const cover = new Phrases(coverNames.map((name) => [name, true] as const));

const checks = [
  names,
  ends,
  sides,
  given,
  over,
  kinds,
  oneStatistic,
  askedTwice,
  each,
  bareAmount,
  howLong,
  both,
  computedOf,
  gapOfTwo,
  comparedWith,
  partOfIt,
  otherUnit,
  shareOfAll,
  withoutEffect,
  beyondRange,
  contradictionsIn,
  clauseOfPeers,
];

/**
 * Whether a spec says all that a question says. Every word with a meaning must have changed the spec in its own way: a number is in it, a
 * place narrows its peers, "not" excludes somebody, "by" groups. What has not is returned as it was typed; so a misread word shows
 * itself however the reader came to misread it.
 */
export function accountOf(reading: Reading, spec: AnalysisSpec, known: Known, context: Context): Account {
  if (saysNothingElse(reading)) return { asked: [], unused: [], told: [], isOfThoseWithout: false, read: [] };
  const text = reading.text.replace(supposed, '$<do> ');
  const { tokens } = spell(tokensOf(text), known);
  const { before, reread, question: whole } = context;
  const mentions = mentionsIn(tokens, known);
  const offset = Math.max(0, whole.indexOf(reading.text));
  const question: Asked = { tokens, mentions, reading, spec, before, words: wordsOfMetrics(spec) };
  // Where peers are told of, the rest of the sentence may say more of them.
  const parts = toldIn(reading, offset).filter((part) => !holdsPeers(reading, offset, part));
  const isTold = (at: number): boolean => tokens[at] !== undefined && isWithin(tokens[at], parts);
  const isFree = (token: Token): boolean => isPlaced(question, token, offset) || isWithin(token, parts);
  const denied = denialsPassed(question, reread).filter(({ from }) => !isTold(from));
  const isOfThoseWithout = asksForThoseWithout(question, denied);
  const wrong = [
    ...checks.flatMap((check) => check(question)),
    ...(isOfThoseWithout
      ? []
      : denied.map(({ from, to }) =>
          tokens
            .slice(from, to)
            .map(({ text: one }) => one)
            .join(' '),
        )),
  ];
  const others = mentions.filter((one) => isOfOtherLine(tokens, one)).flatMap(({ from, to }) => tokens.slice(from, to));
  const isOther = (at: number): boolean => others.some(({ span }) => span[0] === tokens[at]?.span[0]);
  const loose = [...new Set([...leftWords(question), ...numbers(question)])].filter(
    (at) => !isTold(at) && !isOther(at),
  );
  const all = loose.length > 0 || wrong.length > 0 ? loose : idleWords(question, isFree, reread);
  const textOf = (at: number): string => tokens[at]?.text ?? '';
  const qualifiers = qualifiersIn(question).filter(({ from }) => !isTold(from));
  const isQualified = (at: number): boolean => qualifiers.some(({ from, to }) => at >= from && at < to);
  const bare = all.filter((at) => !isQualified(at));
  // What tells how somebody came to ask is named, and asked about by nobody.
  const stories = (reading.background ?? []).flatMap((one): (readonly [number, number])[] => {
    const start = whole.indexOf(one) - offset;
    return whole.includes(one) ? [[start, start + one.length]] : [];
  });
  const isStory = (at: number): boolean => tokens[at] !== undefined && isWithin(tokens[at], stories);
  const weighed = bare.filter((at) => !isStory(at) && (tokens[at]?.number !== null || weighs(question, at)));
  const named = (isOfEmployers: boolean): string[] =>
    qualifiers
      .filter((one) => one.isOfEmployers === isOfEmployers)
      .map(({ from, to }) => text.slice(tokens[from]?.span[0] ?? 0, tokens[to - 1]?.span[1] ?? 0));
  return {
    asked: [...new Set([...named(false), ...weighed.map(textOf), ...wrong])],
    unused: [
      ...new Set([
        ...named(true),
        ...bare.filter((at) => !weighed.includes(at)).map(textOf),
        ...others.map(({ text }) => text),
        ...otherPeriods(question).map(textOf),
      ]),
    ],
    told: parts
      .filter((part) => reading.operation === null || isIdle(reading.text, part, spec, reread))
      .map(([from, to]) => reading.text.slice(from, to).trim()),
    isOfThoseWithout,
    read: sizesRead(question),
  };
}

/** "Never mind the years, do it by size": a part that changes the figure is no background. */
function isIdle(text: string, part: readonly [number, number], spec: AnalysisSpec, reread: Context['reread']): boolean {
  const [from, to] = part;
  if (!takesAway(tokensOf(text.slice(from, to)))) return true;
  const other = reread(`${text.slice(0, from)} ${text.slice(to)}`);
  return other.kind === 'spec' && figureOf(other.spec) === figureOf(spec);
}

/** "Do more than half of employers": what is asked for is the share, whatever it is supposed to be. */
const supposed =
  /\b(?<do>do|does|is it true that|about|roughly|that|nearly|almost|over|)\s*(?:(?:more|less|fewer) than )?(?:half|most|(?:a|one)[- ](?:third|quarter|fifth)|two[- ]thirds|three[- ]quarters|\d+ ?%|\d+ percent)(?: of)?(?= (?:all |the )?(?:employers|companies|firms|organizations|hospitals|plans|groups)\b)/i;

const isSupposed = ({ text }: Reading, from: number): boolean => {
  const match = supposed.exec(text);
  return match !== null && from >= match.index && from < match.index + match[0].length;
};

/** Words that the reader had no use for, but for those that change nothing and those that name the metric. */
function leftWords({ reading, words, spec, tokens }: Asked): number[] {
  const led = ledBy(tokens, spec, reading);
  const isPercentile = typeof spec.statistic !== 'string' || spec.statistic === 'quartiles';
  // "Charge smokers extra for health insurance": the line of cover that such a figure is of.
  const isMedical = metricsOf(spec).some(([metric]) => metric.startsWith('medical.'));
  const covers = isMedical ? cover.apart(tokens).filter(({ from, to, isExact }) => isExact && to - from > 1) : [];
  return (
    reading.left
      .filter(({ word }) => !(isPercentile && /^(?:percentiles?|quartiles?|decile|pctl|upper|lower)$/i.test(word)))
      .filter(
        ({ span: [from], word }) =>
          reading.text.toLowerCase().includes(word.toLowerCase()) && !isSupposed(reading, from),
      )
      .filter(({ word }) => tokensOf(word).some((token) => !isFiller(token) && !words.has(token.key)))
      .map(({ word }) => tokens.findIndex(({ text }) => text === word))
      // "How large is it" asks for the amount.
      .filter((at) => at !== -1 && tokens[at - 1]?.low !== 'how')
      .filter((at) => !led.has(at) && !covers.some(({ from, to }) => at >= from && at < to))
  );
}

/** Whether a word is what is supposed, part of a story, or says again what stands in a name of a metric that was typed. */
function isPlaced({ reading, spec }: Asked, { low, span: [from, to] }: Token, offset: number): boolean {
  const isPercentile = typeof spec.statistic !== 'string' || spec.statistic === 'quartiles';
  const isInName = reading.metrics.some(
    (one) => one.from.kind === 'typed' && from + offset >= one.from.span[0] && to + offset <= one.from.span[1],
  );
  // "Those same employers": as before.
  const isAsBefore = low === 'same' && reading.operation !== null;
  return (
    isInName || isAsBefore || isSupposed(reading, from) || (isPercentile && /^(?:percentiles?|quartiles?)$/.test(low))
  );
}

/** "The most a family could pay out of pocket": a maximum is what it is. */
const isOfMost = ({ measures }: AnalysisSpec): boolean =>
  measures.some((one) => one.of === 'value' && /\b(?:maximum|limit|at most)\b/i.test(metricOf(one.metric).label));

/** "What is the most anyone gives", but not "the most common". */
const isTheMost = (low: string, before: string, next: string): boolean =>
  (low === 'most' || low === 'least') &&
  before === 'the' &&
  !['common', 'popular', 'of', 'part', 'used', 'prevalent'].includes(next);

const superlatives = new Set(
  listed(`
    highest, lowest, richest, largest, biggest, smallest, longest, shortest, cheapest, leanest, fewest, top, bottom
    stingiest
  `),
);

/** "The highest", "bottom": an order of groups, or the one end. */
function ends({ tokens, spec, words, mentions }: Asked): string[] {
  const isEnd =
    spec.sort !== null ||
    spec.statistic === 'least' ||
    spec.statistic === 'most' ||
    spec.statistic === 'spread' ||
    typeof spec.statistic !== 'string' ||
    spec.statistic === 'quartiles';
  // "Highest first" orders groups.
  const first =
    spec.sort === null
      ? tokens.find(({ low }, at) => superlatives.has(low) && tokens[at + 1]?.low === 'first')
      : undefined;
  if (isEnd) return first === undefined ? [] : [first.text];
  return tokens.flatMap(({ low, key, text }, at) =>
    (superlatives.has(low) &&
      !words.has(key) &&
      !(low === 'top' && tokens[at - 1]?.low === 'on') &&
      // "The biggest employers" are large ones.
      !mentions.some(({ value, from }) => value.kind === 'size' && from === at)) ||
    (!isOfMost(spec) && isTheMost(low, tokens[at - 1]?.low ?? '', tokens[at + 1]?.low ?? ''))
      ? [text]
      : [],
  );
}

const versus = new Set(['versus', 'vs', 'against', 'compared', 'compare', 'comparing', 'than']);

/** "Versus", "than": two sides are shown, or an amount is held against the others. */
function sides({ tokens, spec, mentions }: Asked): string[] {
  const tests = testsOf(spec);
  const isBound = (one: object): boolean => ['above', 'below', 'atLeast', 'atMost'].some((end) => end in one);
  const isSided =
    spec.measures.length > 1 ||
    spec.groupBy.length > 0 ||
    spec.compare !== null ||
    [...tests, ...spec.measures].some(isBound);
  const said = isSided ? undefined : tokens.find(({ low }, at) => versus.has(low) && tokens[at - 1]?.low !== 'rather');
  // "The trend since 2023, tech against retail": what is held against one another is told apart.
  const apart = setApart(tokens, mentions);
  const grouping = apart?.value === 'funding' ? 'medical.funding' : apart?.value;
  const isApart =
    grouping === undefined || spec.groupBy.includes(grouping) || spec.measures.length > 1 || spec.compare !== null;
  return [
    ...(said === undefined ? [] : [said.text]),
    ...(isApart || apart === null ? [] : tokens.slice(apart.from, apart.to).map(({ text }) => text)),
  ];
}

/** The unit in which a number is typed: "$50", "5 visits". */
function unitAt(tokens: readonly Token[], at: number): AmountUnit | null {
  const next = tokens[at + 1]?.low ?? '';
  const named = (Object.keys(unitNames) as AmountUnit[]).find((unit) =>
    (unitNames[unit] as readonly string[]).includes(next),
  );
  return tokens[at]?.unit ?? named ?? null;
}

/** "80 attorneys": an amount is held against the others only where the question judges or compares. */
function given({ tokens, spec, reading }: Asked): string[] {
  const isJudged = ['position', 'compare'].includes(reading.intent.value) || tokens.some(({ low }) => versus.has(low));
  const isSupposed = reading.amounts.some(({ value, from }) => value.role === 'premise' || from.kind !== 'typed');
  const own = tokens.findIndex(
    ({ number }) => number === (spec.compare?.with === 'amount' ? spec.compare.amount : null),
  );
  // "EAP, 5 visits", "tobacco surcharge $50": it can be nothing but an amount of it.
  const isInUnit =
    own !== -1 &&
    spec.measures.some(
      (one) => one.of === 'value' && fits(one.metric, unitAt(tokens, own)) && unitAt(tokens, own) !== null,
    );
  if (spec.compare?.with !== 'amount' || isInUnit || isJudged || isSupposed || reading.operation !== null) return [];
  return [String(spec.compare.amount)];
}

/** The one plan year to which the peers are narrowed. */
function oneYear({ peers }: AnalysisSpec): number | null {
  const said = peers.flatMap(({ any: [test, ...others], not }) =>
    test?.on === 'year' && others.length === 0 && !not ? [test] : [],
  );
  return said.find(({ atLeast, atMost }) => atLeast !== undefined && atLeast === atMost)?.atLeast ?? null;
}

const changing = new Set(['trend', 'trends', 'trending', 'growth', 'grown']);

/** "Trend": figures of several years, and not of one alone. */
function over({ tokens, spec }: Asked): string[] {
  const only = spec.groupBy.includes('year') ? oneYear(spec) : null;
  if (only !== null) return tokens.flatMap(({ number, text }) => (number === only ? [text] : []));
  const isOver = spec.groupBy.includes('year') || spec.compare?.with === 'years';
  return isOver ? [] : tokens.flatMap(({ low, text }) => (changing.has(low) ? [text] : []));
}
