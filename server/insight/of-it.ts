import { isMetricGroup, metricGroups, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { shortMetricNames } from '../../contract/vocabulary/metric-names.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { cuePhrases } from '../language/cues.ts';
import { tokensOf } from '../language/tokens.ts';
import { contentOf } from './along.ts';
import { mannerOf } from './manner.ts';
import { carried } from './same-employer.ts';

/** Questions that ask for something else of what was answered before: a text, what the law says, what a survey says. */

/** A word that stands for the benefit before: "is it taxed", "does that expire". */
export const STANDS_IN = /\b(?:it|its|this|that|those|these|one|ones|same|each|both|either)\b/i;

/** "Draft an email with that": a text about what was answered before, and no search for emails. */
export function ofSameDraft(reading: Reading, before: Reading | null): Reading {
  const isNamed = [...reading.metrics, ...reading.subjects, ...reading.employers].some(
    ({ from }) => from.kind === 'typed',
  );
  return before === null || isNamed || mannerOf(reading.text).asks !== 'draft'
    ? reading
    : {
        ...before,
        employers: carried(before.employers),
        metrics: carried(before.metrics),
        subjects: carried(before.subjects),
        left: [],
        covered: [],
        corrections: [],
        more: [],
      };
}

/** "Is that legal in California?": what the law says of the benefit before. */
export function ofLawOfIt(reading: Reading, before: Reading | null): Reading {
  const named = [...reading.metrics, ...reading.subjects].some(({ from }) => from.kind === 'typed');
  const about = before === null ? [] : [...benefitsOf(before), ...contentOf(before)];
  if (before === null || named || about.length === 0 || !LEGAL.test(reading.text) || !STANDS_IN.test(reading.text))
    return reading;
  return {
    ...reading,
    text: `${reading.text} (${[...new Set(about)].join(', ')})`,
    intent: { value: 'rule', from: { kind: 'assumed', rule: 'the law of the benefit before' } },
    employers: [],
    metrics: [],
    subjects: [],
    statistic: null,
  };
}
const LEGAL = /\b(?:legal|legally|lawful|illegal|unlawful|against the law|by law|the law)\b/i;

/** "Compare that with CivicActions": the employer before and the one that is named, of what was asked before. */
export function ofBoth(reading: Reading, before: Reading | null): Reading {
  const [own, ...others] = reading.employers;
  const [last, ...more] = before?.employers ?? [];
  const isOne = own?.from.kind === 'typed' && others.length + more.length === 0;
  if (before === null || last === undefined || !isOne || own.value[0] === last.value[0] || !COMPARES.test(reading.text))
    return reading;
  const named = reading.metrics.length + reading.subjects.length > 0;
  return {
    ...reading,
    intent: { value: 'compare', from: { kind: 'carried' } },
    employers: [...carried([last]), own],
    metrics: named ? reading.metrics : carried(before.metrics),
    subjects: named ? reading.subjects : carried(before.subjects),
    left: named ? reading.left : [...reading.left, ...before.left],
  };
}
const COMPARES = /\b(?:compare[sd]?|comparison|versus|vs|side by side|against)\b/i;

/** "Is 4% generous?", after how many give a match: the amount is held against what they give. */
export function ofAmountOfIt(reading: Reading): Reading {
  const isGiven = reading.amounts.some(({ value, from }) => value.role === 'given' && from.kind === 'typed');
  const isCarried = reading.metrics.length === 1 && reading.metrics.every(({ from }) => from.kind === 'carried');
  const isJudged = cuePhrases
    .all(tokensOf(reading.text))
    .some(({ value }) => value === 'judge' || value === 'position');
  return reading.intent.value === 'share' && isGiven && isCarried && isJudged
    ? { ...reading, intent: { value: 'position', from: { kind: 'carried' } }, statistic: null }
    : reading;
}

/** "How does that compare with KFF's average?": the figure before, as the survey has it. */
export const ofSurveyOfIt = (reading: Reading, before: Reading | null): Reading =>
  before !== null &&
  (reading.surveys ?? []).some(({ from }) => from.kind === 'typed') &&
  reading.metrics.length + reading.subjects.length === 0 &&
  STANDS_IN.test(reading.text) &&
  before.metrics.length > 0
    ? { ...reading, text: `${reading.text} (${benefitsOf(before).join(', ')})`, metrics: carried(before.metrics) }
    : reading;

/** What a question was about: the names of its benefits, else the words that no slot took. */
function benefitsOf({ metrics, subjects: named, left }: Reading): string[] {
  const names = [
    ...metrics.map(({ value: { metric } }) =>
      isMetricGroup(metric) ? metricGroups[metric] : (shortMetricNames[metric] ?? metricOf(metric).label),
    ),
    ...named.map(({ value }) => subjects[value].label),
  ];
  return names.length > 0 ? names : left.map(({ word }) => word);
}
