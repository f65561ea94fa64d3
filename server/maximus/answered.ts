import type { AnalysisSpec, Choice, Understood } from '../../contract/analysis.ts';
import type { AskedBack } from '../../contract/maximus.ts';
import { isMetric, isMetricGroup } from '../../contract/metrics.ts';
import type { Known } from '../../contract/reading.ts';
import { paidBy, type Payer } from '../../contract/vocabulary/payers.ts';
import { readingOf, wordsOf } from '../analysis/words.ts';
import { isContent } from '../language/left.ts';
import { read } from '../language/read.ts';
import { type Answer, answerTo, type Offered, withoutLead } from '../language/reply.ts';
import { tokensOf } from '../language/tokens.ts';
import { isFiller } from './filler.ts';
import { metricsOf, wordsOfMetrics } from './metric-words.ts';
import { figureOf } from './passed-over.ts';

/** Reads what is said of a spec. */
type ReadOn = (text: string, spec: AnalysisSpec) => Understood;

/**
 * What was typed after a question back: an answer to it, a change of what was asked about, or null for a question of its own. What is
 * said beside an answer is said of the choice that was taken.
 */
export function answered(text: string, asked: AskedBack, known: Known, readOn: ReadOn): Understood | null {
  const answer = answerTo(text, asked.choices.map(offered), known);
  if (answer === null) return changed(text, asked, known, readOn);
  return taken(answer, text, asked, readOn);
}

function taken({ taken: places, isOpen, rest }: Answer, text: string, asked: AskedBack, readOn: ReadOn): Understood {
  const choices = places.flatMap((at) => asked.choices[at] ?? []);
  const [first, ...others] = choices;
  if (first === undefined)
    return { kind: 'refuse', sentence: 'Then say in other words which figure you mean.', choices: [] };
  if (isOpen) return { kind: 'ask', question: asked.question, choices };
  const spec = others.length === 0 ? first.spec : togetherIn(choices);
  if (spec === null) return { kind: 'ask', question: 'These do not fit into one figure. Which one first?', choices };
  const more = rest === '' ? null : readOn(rest, spec);
  if (more !== null && (saysMore(rest) || (more.kind === 'spec' && figureOf(more.spec) !== figureOf(spec))))
    return more;
  // "What comes out of pay, just single": what is said of the figure itself.
  const whole = others.length === 0 ? readOn(text, spec) : null;
  if (whole?.kind === 'spec' && aboutOf(whole.spec) === aboutOf(spec) && figureOf(whole.spec) !== figureOf(spec))
    return whole;
  const said = `Read “${text.trim().slice(0, 80)}” as ${others.length === 0 ? first.label : choices.map(({ label }) => label).join(' and ')}.`;
  const assumed = [said.slice(0, 300), ...spec.assumed].slice(0, 12);
  return { kind: 'spec', spec: { ...spec, assumed }, sentence: wordsOf(spec) };
}

/** Whether there is anything in what was said beside the answer. */
const saysMore = (rest: string): boolean =>
  tokensOf(rest).some((token) => token.number !== null || (isContent(token) && !isFiller(token)));

function offered({ label, spec }: Choice): Offered {
  const keys = spec.measures.flatMap((one) => (one.of === 'employers' ? [] : [one.metric]));
  const payer = (['employer', 'employee'] as const).find((one: Payer) =>
    keys.some((key) => isMetric(key) && !isMetricGroup(key) && paidBy[one].includes(key)),
  );
  return { label, names: wordsOfMetrics(spec), payer: payer ?? null, reading: readingOf(spec) };
}

const MOST_MEASURES = 4;
const aside = (spec: AnalysisSpec): string => JSON.stringify({ ...spec, measures: [], assumed: [] });
/** What a spec is about: an amount of something, or whatever is counted of it. */
const aboutOf = (spec: AnalysisSpec): string => {
  const amounts = spec.measures.filter(({ of }) => of === 'value').length;
  return JSON.stringify([amounts, [...new Set(metricsOf(spec).map(([metric]) => metric))].toSorted()]);
};

/** One spec that holds all choices: the one that has the figures of the others already, or all of them side by side; else null. */
function togetherIn(choices: readonly Choice[]): AnalysisSpec | null {
  const specs = choices.map(({ spec }) => spec);
  const measures = new Map(specs.flatMap((spec) => spec.measures).map((one) => [JSON.stringify(one), one] as const));
  const whole = specs.find((spec) =>
    [...measures].every(([key]) => spec.measures.some((one) => JSON.stringify(one) === key)),
  );
  const [first, ...others] = specs;
  if (first === undefined) return null;
  const isAlike = others.every((spec) => aside(spec) === aside(first));
  if (
    whole !== undefined &&
    (!isAlike || others.length === 0 || specs.some((spec) => spec.measures.length < whole.measures.length))
  )
    return whole;
  const kinds = new Set([...measures.values()].map(({ of }) => of));
  if (!isAlike || kinds.size > 1 || measures.size > MOST_MEASURES) return null;
  return { ...first, measures: [...measures.values()] };
}

/** "By state then", "no, dental": what every choice becomes by it. Where one figure comes of it, it is that; else the question stays open. */
function changed(text: string, asked: AskedBack, known: Known, readOn: ReadOn): Understood | null {
  const rest = withoutLead(text);
  const [first] = asked.choices;
  if (first === undefined || rest === '') return null;
  const reading = read(rest, readingOf(first.spec), known);
  if (reading.operation === null) return null;
  const isOther = reading.metrics.some(({ from }) => from.kind === 'typed') || reading.subjects.length > 0;
  const all = asked.choices.map(({ label, spec }) => ({ label, spec, next: readOn(rest, spec) }));
  const specs = all.flatMap(({ label, spec, next }) =>
    next.kind === 'spec' ? [{ label, before: spec, spec: next.spec, next }] : [],
  );
  const fitting = isOther ? specs.filter(({ before, spec }) => before.measures[0]?.of === spec.measures[0]?.of) : specs;
  const distinct = fitting.filter(
    ({ spec }, at) => fitting.findIndex((one) => figureOf(one.spec) === figureOf(spec)) === at,
  );
  const [only, ...others] = distinct;
  if (only === undefined) return { kind: 'ask', ...asked };
  if (others.length === 0) return only.next;
  return {
    kind: 'ask',
    question: asked.question,
    choices: distinct.map(({ label, spec }) => ({ label: isOther ? wordsOf(spec) : label, spec })),
  };
}
