import { z } from 'zod';
import { type SaidReading, toolNames } from '../../../contract/insight-tools.ts';
import { isMetricGroup, metricGroups, metricOf } from '../../../contract/metrics.ts';
import type { Reading } from '../../../contract/reading.ts';
import { subjects } from '../../../contract/vocabulary/subjects.ts';
import { surveyOf } from '../../../contract/vocabulary/surveys.ts';
import { readText } from '../../language/parts-of-text.ts';
import { words } from '../../language/words.ts';
import type { ModelTool } from '../../outside/model.ts';
import { asMeant } from '../as-meant.ts';
import { mannerOf } from '../manner.ts';
import { namedIn } from '../named-in.ts';
import { carriedWords } from '../plan-calls.ts';
import { yearsOf } from '../years-of.ts';
import type { RunParts } from './run-parts.ts';

const Input = z.object({ question: z.string().trim().min(1).max(8_000) });

/** Questions of one text that are answered. */
const MOST_PARTS = 4;

/** What a question asks for, as everybody who answers it is told. */
export function readQuestion({ names }: Pick<RunParts, 'names'>, before: Reading | null): ModelTool {
  return {
    name: toolNames.reading,
    description: 'What a question asks for: intent, metrics, employers, years, amounts, and what was assumed.',
    input: Input,
    step: () => 'Reading the question…',
    run: (input): Promise<SaidReading> => {
      const { question } = Input.parse(input);
      const reading = readText(question, before, names.known);
      return Promise.resolve(sayReading(question, reading, names));
    },
  };
}

/** The questions of a text, the first ones. */
export const partsOf = (reading: Reading): Reading[] => [reading, ...reading.more].slice(0, MOST_PARTS);

/** A reading as it is given to whoever answers. */
export function sayReading(
  question: string,
  reading: Reading,
  names: RunParts['names'],
  named = namedIn(question, reading, names),
  along: readonly string[] = [],
  whose: readonly string[] | null = null,
): SaidReading {
  const { intent, metrics, amounts, left, corrections, operation } = reading;
  const { employers, ambiguous, guides, unknown } = named;
  const ofRole = (role: string): number[] =>
    amounts.flatMap(({ value }) => (value.role === role ? [value.amount] : []));
  return {
    question: asMeant([reading.text, ...carriedWords(reading)].join(' '), reading),
    typed: reading.text,
    along: [...along],
    carried: carriedWords(reading).map((word) => asMeant(word, reading)),
    whose: whose === null ? null : [...whose],
    // Words that mean nothing to the field are a plan's or a program's of a guide that is named.
    intent: intent.value === 'off topic' && guides.length > 0 ? 'value' : intent.value,
    metrics: metrics.map(({ value: { metric, tier }, from }) => ({
      metric,
      label: isMetricGroup(metric) ? metricGroups[metric] : metricOf(metric).label,
      tier: tier ?? null,
      typed: from.kind === 'typed' ? question.slice(...from.span) : null,
    })),
    subjects: reading.subjects.map(({ value }) => ({ key: value, label: subjects[value].label })),
    employers: [...employers, ...new Set(guides.map(({ employer }) => employer))],
    ambiguous: ambiguous.map((one) => ({ ...one })),
    unknown: [...unknown],
    guides: [...new Set(guides.map(({ title }) => title))],
    namedBy: [
      ...named.by,
      // "FIU" is no word of its name.
      ...reading.employers.flatMap(({ from }) => (from.kind === 'typed' ? [question.slice(...from.span)] : [])),
    ],
    surveys: (reading.surveys ?? []).map(({ value }) => surveyOf(value).label),
    years: yearsOf(reading.where),
    amounts: ofRole('given'),
    premises: ofRole('premise'),
    said: words(reading),
    notes: corrections.map(({ typed, taken }) => `Read “${typed}” as “${taken}”.`),
    left: left.map(({ word }) => asMeant(word, reading)),
    isFollowUp: operation !== null,
    isStatistic: reading.statistic?.from.kind === 'typed',
    ...mannerOf(question),
    outOf: reading.more.length >= MOST_PARTS ? reading.more.length + 1 : null,
  };
}
