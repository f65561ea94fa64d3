import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import { toolNames } from '../../contract/insight-tools.ts';
import { isMetricGroup, type MetricKey } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { shortMetricNames } from '../../contract/vocabulary/metric-names.ts';
import { metricGroups, metricOf } from '../../contract/metrics.ts';
import { kindsOfFigure } from '../../contract/vocabulary/asked-back.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { cuePhrases } from '../language/cues.ts';
import { tokensOf } from '../language/tokens.ts';
import { askWhich } from '../analysis/ask-back.ts';
import { specify, specOf } from '../analysis/specify.ts';
import { asMeant } from './as-meant.ts';
import { aboutTheirSize } from './about-their-size.ts';
import type { Call } from './call.ts';
import { type Focus, noFocus } from './focus.ts';
import { guidesOfPeers } from './guides-of-peers.ts';
import type { Offer } from '../../contract/insight.ts';
import { mannerOf } from './manner.ts';
import type { Named } from './named-in.ts';
import { ofOwners, type OwnersQuery, ownersOf } from './owner-calls.ts';
import { COUNTED } from './same-rule.ts';
import { offerEmployers, offerFigures, offerInEnglish } from './offers.ts';
import type { NamedGuide } from './names-store.ts';
import { entries } from '../../reference/entries.ts';
import { besideFigure, surveyCalls, type SurveyLine } from './survey-calls.ts';
import { saysNothing } from './rule-first.ts';
import { tellingWords } from './tools/find-rules.ts';
import { yearsOf } from './years-of.ts';

/** What a question is answered from, before anybody composes: calls, or what was understood instead of a figure. */
export interface Plan {
  calls: readonly Call[];
  /** A question back, or why there is no figure: given in place of a result of `benchmark`. */
  instead: Record<string, unknown> | null;
  /** What may be meant, to be chosen. */
  offers: readonly Offer[];
}

/** What was said and answered before, as far as a question is about it. */
interface Before {
  near: readonly string[];
  stay: string | null;
  along: readonly string[];
  line: SurveyLine;
  focus: Focus;
}

/** What the rules answer. */
export const ofLaw: ReadonlySet<string> = new Set(['rule', 'limit', 'date', 'definition', 'how-to', 'own case']);
const ofFigures = new Set(['benchmark', 'share', 'ranking', 'trend', 'position', 'library', 'compare']);

const MANY_GUIDES = { limit: 12, perGuide: 2 };

/**
 * The tools that obviously answer a reading.
 *
 * @param before ids of the rules that a question goes on about, words of the questions before that it is about, too, and the line of
 * questions about surveys that it goes on
 */
export function planCalls(
  question: string,
  reading: Reading,
  named: Named,
  guides: readonly NamedGuide[],
  { near, stay, along, line, focus }: Before = {
    near: [],
    stay: null,
    along: [],
    line: { texts: [], near: [] },
    focus: noFocus,
  },
): Plan {
  const intent = reading.intent.value;
  const owners = ownersOf(named);
  const { language, asks } = mannerOf(question);
  if (language !== null) return { calls: [], instead: null, offers: offerInEnglish(question) };
  if (asks === 'no words' || asks === 'thanks') return { calls: [], instead: null, offers: [] };
  if (named.unknown.length > 0 && owners.length === 0) {
    return {
      calls: named.unknown.map((name) => ({ tool: toolNames.employer, input: { name } })),
      instead: null,
      offers: [],
    };
  }
  if (asks === 'person' && owners.length === 0) return { calls: [], instead: null, offers: [] };
  const published = (reading.surveys ?? []).length === 0 ? [] : surveyCalls(reading, line);
  if (owners.length > 0)
    return {
      calls: [
        ...ofOwners(
          ownAndCarried(question, reading, along),
          reading,
          owners,
          guides,
          isCarried(reading) ? focus.sections : [],
        ),
        ...published.slice(0, 1),
      ],
      instead: null,
      offers: [],
    };
  if (published.length > 0) return { calls: published, instead: null, offers: [] };
  if (named.ambiguous.length > 0) return { calls: [], instead: null, offers: offerEmployers(question, reading) };
  if (intent === 'social' || (intent === 'off topic' && isElsewhere(question)))
    return { calls: [], instead: null, offers: [] };
  const query = queryOf(question, reading);
  const among = guidesOfPeers(reading.where, guides);
  const passages: Call = {
    tool: toolNames.search,
    input: { query, ...(among === null || among.length === 0 ? {} : { filters: { guideIds: among } }), ...MANY_GUIDES },
  };
  // What goes on about a rule names its subject by that alone, as long as it says anything.
  const ofRule =
    near.length === 0
      ? query
      : COUNTED.test(reading.text)
        ? ofSubject(reading)
        : tellingWords(reading.text).length > 0
          ? reading.text.slice(0, LONGEST_QUERY)
          : (titleOf(near[0]) ?? query);
  const rules: Call[] = [
    {
      tool: toolNames.reference,
      input: {
        query: ofRule,
        topics: topicsOf(reading),
        year: yearsOf(reading.where)[0] ?? null,
        premises: premisesOf(reading),
        near,
        stay,
        law: reading.law ?? null,
        case: caseOf(reading),
      },
    },
  ];
  const kind = intent === 'unclear' ? bareKind(reading) : null;
  if (kind?.kind === 'ask') return { calls: [], instead: asking(kind), offers: offerFigures(kind.choices) };
  if (intent === 'unclear' && near.length === 0 && saysNothing(reading) && reading.where === null)
    return { calls: [], instead: null, offers: [] };
  if (ofLaw.has(intent) || intent === 'off topic' || (intent === 'unclear' && reading.metrics.length === 0)) {
    return { calls: [...rules, passages], instead: null, offers: [] };
  }
  if (!ofFigures.has(intent)) return { calls: [passages, ...rules], instead: null, offers: [] };
  const understood = specify(aboutTheirSize(reading));
  if (understood.kind === 'spec') {
    const figure: Call = { tool: toolNames.benchmark, input: { ...understood.spec } };
    const { measures, groupBy } = understood.spec;
    const isOfNames =
      intent === 'ranking' && groupBy.length === 0 && measures[0] !== undefined && measures[0].of !== 'employers';
    const ranked: Call[] = isOfNames ? [{ tool: toolNames.ranking, input: rankable(reading, understood.spec) }] : [];
    const texts = intent === 'library' || isOfNames ? [] : [passages];
    return {
      calls: [...ranked, figure, ...besideFigure(understood.spec, reading), ...texts, ...rules],
      instead: null,
      offers: [],
    };
  }
  const instead = understood.kind === 'ask' ? asking(understood) : { kind: 'refuse', sentence: understood.sentence };
  const offers = understood.kind === 'ask' ? offerFigures(understood.choices) : [];
  return { calls: [passages, ...rules], instead, offers };
}

const asking = ({ question, choices }: Extract<Understood, { kind: 'ask' }>): Record<string, unknown> => ({
  kind: 'ask',
  question,
  choices: choices.map(({ label }) => label),
});

const FEW_WORDS = 6;
/** "What's the typical maximum?": a word for a kind of figure, and none of it. */
function bareKind(reading: Reading): Understood | null {
  const words = tokensOf(reading.text)
    .filter(({ isMark }) => !isMark)
    .map(({ low }) => low);
  const word = words.find((one) => Object.hasOwn(kindsOfFigure, one));
  const isBare =
    words.length <= FEW_WORDS &&
    reading.metrics.length + reading.subjects.length === 0 &&
    reading.left.every(({ word: left }) => left.toLowerCase() === word);
  if (word === undefined || !isBare) return null;
  const readings = (kindsOfFigure[word] ?? []).map((metric): [MetricKey, Reading] => [
    metric,
    {
      ...reading,
      intent: { value: 'benchmark', from: { kind: 'carried' } },
      left: [],
      metrics: [{ value: { metric }, from: { kind: 'carried' } }],
    },
  ]);
  return askWhich(word, readings, specOf);
}

/** "How many workers must a company have for this law?" */
const ofSubject = ({ text, subjects: named }: Reading): string =>
  `${text} ${named.map(({ value }) => subjects[value].label).join(' ')}`.slice(0, LONGEST_QUERY);

/** "What was it in 2024?" asks for the rule before by nothing but its year. */
const titleOf = (id: string | undefined): string | undefined => entries.find((entry) => entry.id === id)?.title;

/** What a person tells of their own case: the question with the sentences before it. */
const caseOf = ({ text, background = [] }: Reading): string => [...background, text].join('. ').slice(0, LONGEST_CASE);
const LONGEST_CASE = 2_000;

/** Words of other fields: nothing is looked up for them. */
const isElsewhere = (question: string): boolean =>
  cuePhrases.all(tokensOf(question)).some(({ value }) => value === 'offTopic');

/** A spec as employers are ranked by it: which end, and how many, as far as that was said. */
const rankable = (reading: Reading, spec: AnalysisSpec): Record<string, unknown> => ({
  ...spec,
  sort: reading.sort?.value ?? spec.sort ?? (reading.statistic?.value === 'least' ? 'asc' : 'desc'),
  limit: reading.limit?.value ?? spec.limit ?? null,
});

/** It is of an employer, or of guides, that were named before. */
const isCarried = ({ employers, operation }: Reading): boolean =>
  employers.length > 0 ? employers.every(({ from }) => from.kind === 'carried') : operation !== null;

const premisesOf = ({ amounts }: Reading): number[] =>
  amounts.flatMap(({ value }) => (value.role === 'premise' ? [value.amount] : []));

const topicsOf = ({ subjects: named }: Reading): string[] => named.map(({ value }) => value);

/** Words to search an employer's guides with: those of the question, and apart those that it carries on. */
function ownAndCarried(question: string, reading: Reading, along: readonly string[]): OwnersQuery {
  const { own, carried } = wordsOf(question, reading);
  const before = [...carried, ...along].join(' ').slice(0, LONGEST_QUERY);
  return own === '' ? { query: before || question.slice(0, LONGEST_QUERY) } : { query: own, carried: before };
}

/** Words to search with: the question without the employers, and what it carries on from the question before. */
function queryOf(question: string, reading: Reading): string {
  const { own, carried } = wordsOf(question, reading);
  return [own, ...carried].join(' ').trim().slice(0, LONGEST_QUERY) || question.slice(0, LONGEST_QUERY);
}

function wordsOf(question: string, reading: Reading): { own: string; carried: string[] } {
  const cuts = reading.employers.flatMap(({ from }) => (from.kind === 'typed' ? [from.span] : []));
  const start = Math.max(0, question.indexOf(reading.text));
  const kept = [...reading.text]
    .map((letter, at) => (cuts.some(([from, to]) => at + start >= from && at + start < to) ? ' ' : letter))
    .join('');
  const carried = [
    // The words of a question that goes on say too little by themselves: "and with 20 years?".
    ...reading.metrics.flatMap(({ value, from }) =>
      from.kind === 'typed' && reading.operation === null ? unsaid(nameOf(value.metric), kept) : [nameOf(value.metric)],
    ),
    ...(reading.subjects.some(({ value }) => value === 'named-holidays') ? ['paid holidays'] : []),
    ...reading.subjects.flatMap(({ value, from }) => (from.kind === 'typed' ? [] : [subjects[value].label])),
  ];
  const clean = (words: string): string =>
    asMeant(words.replaceAll(/\s+/g, ' ').trim(), reading).slice(0, LONGEST_QUERY);
  return { own: clean(kept), carried: [...carried, ...carriedWords(reading)].map(clean) };
}

/** Words of the question before that no slot took and that this one is about, too. */
export const carriedWords = ({ left, text }: Pick<Reading, 'left' | 'text'>): string[] =>
  left.map(({ word }) => word).filter((word) => !text.includes(word));

/** What guides call a benefit that was named in other words: "which days is the office closed". */
function unsaid(name: string, text: string): string[] {
  const said = new Set(tokensOf(text).map(({ key }) => key));
  return tokensOf(name).some(({ key }) => said.has(key)) ? [] : [name];
}

const LONGEST_QUERY = 400;

const nameOf = (metric: Reading['metrics'][number]['value']['metric']): string =>
  isMetricGroup(metric) ? metricGroups[metric] : (shortMetricNames[metric] ?? metricOf(metric).label);
