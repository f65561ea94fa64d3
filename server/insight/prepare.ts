import type { AnalysisSpec } from '../../contract/analysis.ts';
import type { Offer } from '../../contract/insight.ts';
import { EmployerFacts, FoundRules, FoundSurveys, toolNames } from '../../contract/insight-tools.ts';
import { isMetricGroup, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { specify } from '../analysis/specify.ts';
import { describeError } from '../db/describe-error.ts';
import { wordsAlong } from './along.ts';
import { datesCalls } from './dates-call.ts';
import { type Focus, noFocus } from './focus.ts';
import { completed, type Listed, listedIn } from './completed.ts';
import { isLost } from './lost.ts';
import { goingOn } from '../language/going-on.ts';
import { ofNoPeers } from '../language/no-peers.ts';
import { readText } from '../language/parts-of-text.ts';
import type { GivenResult, ModelTool } from '../outside/model.ts';
import { namedIn } from './named-in.ts';
import type { Call } from './call.ts';
import { ofLaw, planCalls } from './plan-calls.ts';
import { ofAmountOfIt, ofBoth, ofLawOfIt, ofSameDraft, ofSurveyOfIt } from './of-it.ts';
import { ofNoYear, ofOwnWords, withoutSetApart } from './own-words.ts';
import type { SurveyLine } from './survey-calls.ts';
import { partsOf, sayReading } from './tools/read-question.ts';
import { ofRules } from './rule-first.ts';
import { findRules } from './tools/find-rules.ts';
import { AGAINST_ALL, ofItself, ofSameEmployer, recentEmployers } from './same-employer.ts';
import { ofSameFigure } from './same-figure.ts';
import { withShortNames } from './short-names.ts';
import { ofSameRule } from './same-rule.ts';
import { keptSurveys, type KeptSurveys, noSurveys, ofFirstSurvey, ofSameSurvey } from './same-survey.ts';
import { toldByAnybody, toldByGuides } from './told-by-guides.ts';
import { ofStateLaw } from './state-law.ts';
import { asksWhose, offerOwners } from './whose.ts';
import type { RunParts } from './tools/run-parts.ts';

/** A reading as a chat keeps it, with the guides that were named by their titles, the employers named lately, and the rules answered. */
export type KeptReading = Reading & {
  guideIds?: readonly string[];
  recent?: readonly string[];
  rules?: readonly string[];
  published?: KeptSurveys;
  listed?: Listed;
  focus?: Focus;
  /** Words of the questions before that it is about, too. */
  along?: readonly string[];
};

/** What a model is given before it is asked: the reading of the question, and what the obvious tools answer. */
export interface Prepared {
  reading: KeptReading;
  given: readonly GivenResult[];
  /** What may be meant, to be chosen. */
  offers: readonly Offer[];
}

/**
 * Reads a question, continuing from the reading before, and uses the tools that obviously answer it. What a tool throws is
 * given as its result.
 *
 * @param tell told what is being done, for a person who waits
 */
export async function prepare(
  parts: RunParts,
  tools: readonly ModelTool[],
  asked: { question: string; before: KeptReading | null; elsewhere: readonly string[] },
  tell: (step: string) => void,
): Promise<Prepared> {
  const { before } = asked;
  const recent = before?.recent ?? [];
  const read = (text: string): Reading => readText(text, before, parts.names.known);
  const alone = ofItself(toldBefore(withoutSetApart(ofNoYear(read(asked.question))), read));
  const question = completed(asked.question, alone, before, before?.listed ?? []);
  const typed = ofSameDraft(ofSameFigure(question === asked.question ? alone : read(question), before), before);
  const isOfOne = (before?.employers ?? []).length + (before?.guideIds ?? []).length > 0;
  const own = ofOwnWords(
    ofSameEmployer(ofNoPeers(ofAmountOfIt(ofBoth(typed, before)), isOfOne, typed.text), before, {
      recent,
      guideIds: before?.guideIds ?? [],
    }),
  );
  const line = before?.published ?? noSurveys;
  const lawful = ofStateLaw(own, before);
  const ruled = ofSurveyOfIt(ofLawOfIt(await ofRuleBetween(parts, own, alone, before), before), before);
  const going =
    lawful === null
      ? ofSameRule(ofSameSurvey(ruled, before, line), before, rulesBefore(before), parts.names.known.year)
      : { reading: lawful, near: [], stay: null };
  const ofOwner = lawful ?? (await toldByGuides(parts, ofRules(going.reading), before, recent));
  const isTitled = namedIn(question, ofOwner, parts.names, before?.guideIds).guides.length > 0;
  const reading = isTitled || lawful !== null ? ofOwner : await toldByAnybody(parts, ofOwner);
  const along = wordsAlong(reading, before);
  let rules: readonly string[] = [];
  let published: KeptSurveys = noSurveys;
  const use = async ({ tool, input }: Call): Promise<GivenResult> => {
    const used = tools.find(({ name }) => name === tool);
    if (used === undefined) throw new Error(`There is no tool ${tool}`);
    try {
      const clean = defined(input);
      tell(used.step(clean));
      return { name: tool, input: clean, output: await used.run(clean) };
    } catch (error) {
      return { name: tool, input, output: { error: describeError(error) } };
    }
  };
  const given: GivenResult[] = [];
  const today = new Date().toISOString().slice(0, 10);
  const offered: Offer[] = [];
  let guideIds: readonly string[] = [];
  const lineOf = (part: Reading): SurveyLine =>
    !isCarried(part)
      ? { texts: [], near: [] }
      : part === reading
        ? { texts: line.texts, near: line.entries }
        : { texts: [reading.text], near: [] };
  for (const one of partsOf(reading)) {
    const part = ofFirstSurvey(one === reading ? one : (ofStateLaw(one, reading) ?? one), reading);
    const named = await withShortNames(parts, part, namedIn(question, part, parts.names, before?.guideIds));
    const whose = asksWhose(part, before) && named.guides.length === 0 ? asked.elsewhere : null;
    const beside = part === reading ? along : wordsAlong(part, reading);
    if (part === reading) guideIds = named.guides.map(({ id }) => id);
    given.push({
      name: toolNames.reading,
      input: { question: part.text },
      output: sayReading(question, part, parts.names, named, beside, whose),
    });
    if (whose !== null) offered.push(...offerOwners(question, whose));
    const { calls, instead, offers } = planCalls(question, part, named, parts.names.guides, {
      near: going.near,
      stay: going.stay,
      focus: before?.focus ?? noFocus,
      along: beside,
      line: lineOf(part),
    });
    offered.push(...offers);
    const found = [];
    // One after the other: of a locked guide the first ones may show more.
    for (const call of [
      ...datesCalls(going.near.length > 0 ? { ...part, text: `${before?.text ?? ''} ${part.text}` } : part, today),
      ...calls,
    ])
      found.push(await use(call));
    given.push(...found);
    if (part === reading) published = keptSurveys(part, line, surveysOf(found));
    if (part === reading) rules = isLost(reading) ? (before?.rules ?? []) : rulesOf(reading, found);
    if (instead !== null) given.push({ name: toolNames.benchmark, input: {}, output: instead });
    const position = positionOf(part, found);
    if (position !== null) given.push(await use({ tool: toolNames.benchmark, input: { ...position } }));
  }
  const law = reading.law ?? (going.near.length > 0 ? before?.law : undefined);
  const listed = listedIn(question, reading, before?.listed ?? []);
  // What nobody understood does not change the subject.
  const kept =
    isLost(reading) && before !== null
      ? { ...before, text: reading.text, left: reading.left }
      : { ...reading, guideIds, along };
  return {
    reading: {
      ...kept,
      ...(law === undefined ? {} : { law }),
      recent: recentEmployers(recent, reading),
      rules,
      published,
      listed,
    },
    given,
    offers: offered,
  };
}

/** A question of so few words says nothing by itself. */
const FEW = 3;

/** "She wants to drop the plan mid-year. Allowed?": a question that says nothing is about what was told before it. */
function toldBefore(reading: Reading, read: (text: string) => Reading): Reading {
  const { background = [], text } = reading;
  if (background.length === 0) return reading;
  const owners = read(background.join(' ')).employers;
  // "Sparksuite - I need to know which carrier …": a name before the question.
  if (reading.employers.length === 0 && owners.length === 1)
    return {
      ...reading,
      intent: { value: 'value', from: { kind: 'carried' } },
      employers: owners.map(({ value }) => ({ value, from: { kind: 'carried' } })),
    };
  if (!isLost(reading) || ofRules(reading).intent.value === 'rule' || text.split(/\s+/).length > FEW) return reading;
  const told = background.join(' ').replace(/[.!\s]+$/, '');
  return { ...read(`${told}?`), text: `${told}. ${text}` };
}

/** How well a rule must fit, and by its name, to be meant in spite of the employer. */
const CLEARLY = 0.85;
const BY_NAME = 0.45;

/**
 * While an employer is spoken of, a question whose words name a rule and of which its guides say nothing is of the law: "does it mess up
 * their marketplace subsidy?". The reading itself otherwise.
 */
async function ofRuleBetween(
  parts: RunParts,
  own: Reading,
  alone: Reading,
  before: KeptReading | null,
): Promise<Reading> {
  const isCarried = own.employers.length > 0 && own.employers.every(({ from }) => from.kind === 'carried');
  const isTyped = [...own.metrics, ...own.subjects].some(({ from }) => from.kind === 'typed');
  const open: Reading = { ...alone, metrics: [], employers: [], operation: null };
  // A word or two are the employer's: a law is asked for in so many words.
  if (
    goingOn(own).isShort ||
    !isCarried ||
    isTyped ||
    alone.employers.length > 0 ||
    !ofLaw.has(ofRules(open).intent.value)
  )
    return own;
  const [best] = findRules(open.text, []);
  if (best === undefined || best.fit < CLEARLY || best.named < BY_NAME) return own;
  const told = await toldByGuides(parts, open, before, before?.recent ?? []);
  return told.employers.length > 0 ? own : ofRules(open);
}

/** The rules that the last answer stood on, then those that were found beside them. */
function rulesBefore(before: KeptReading | null): readonly string[] {
  const found = before?.rules ?? [];
  const cited = found.length === 0 ? [] : (before?.focus?.rules ?? []);
  return [...cited, ...found.filter((id) => !cited.includes(id))];
}

/** The rules that an answer is about, to be gone on about. */
const rulesOf = ({ intent }: Reading, found: readonly GivenResult[]): string[] =>
  !ofLaw.has(intent.value)
    ? []
    : found.flatMap(({ name, output }) =>
        name === toolNames.reference ? (FoundRules.safeParse(output).data?.entries ?? []).map(({ id }) => id) : [],
      );

/** The entries of surveys that an answer is about. */
const surveysOf = (found: readonly GivenResult[]): string[] =>
  found.flatMap(({ name, output }) =>
    name === toolNames.surveys ? (FoundSurveys.safeParse(output).data?.entries ?? []).map(({ id }) => id) : [],
  );

/** It is of the survey of the question before. */
const isCarried = ({ surveys = [] }: Reading): boolean =>
  surveys.length > 0 && surveys.every(({ from }) => from.kind === 'carried');

/** Nothing of a call is null: tools take what is absent for what is usual. */
const defined = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

/** Where an employer's own value stands among all: the figure to hold it against. */
function positionOf(reading: Reading, found: readonly GivenResult[]): AnalysisSpec | null {
  const [asked] = reading.metrics;
  if (reading.intent.value !== 'position' || asked === undefined || reading.employers.length === 0) return null;
  // An amount beside an employer is a case that is asked about, unless others are spoken of, too.
  if (reading.amounts.length > 0 && !AGAINST_ALL.test(reading.text)) return null;
  const { metric } = asked.value;
  if (isMetricGroup(metric)) return null;
  if (metricOf(metric).kind !== 'number') return shareOf(reading);
  const stated = found
    .flatMap(({ name, output }) =>
      name === toolNames.facts ? (EmployerFacts.safeParse(output).data?.facts ?? []) : [],
    )
    .find((fact) => fact.metric === metric && fact.value !== null);
  if (stated === undefined || stated.value === null) return figureOf(reading);
  const amount = { value: { role: 'given', amount: stated.value }, from: { kind: 'carried' } } as const;
  const understood = specify({ ...reading, employers: [], amounts: [amount] });
  return understood.kind === 'spec' ? understood.spec : null;
}

/** Without a value of its own an employer's words stand beside what others give. */
function figureOf(reading: Reading): AnalysisSpec | null {
  const understood = specify({
    ...reading,
    intent: { value: 'benchmark', from: { kind: 'carried' } },
    employers: [],
    amounts: [],
  });
  return understood.kind === 'spec' ? understood.spec : null;
}

/** What is no number stands beside how many have it. */
function shareOf(reading: Reading): AnalysisSpec | null {
  const share = { value: 'share', from: { kind: 'carried' } } as const;
  const understood = specify({ ...reading, intent: share, statistic: share, employers: [] });
  return understood.kind === 'spec' ? understood.spec : null;
}
