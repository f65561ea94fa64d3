import { isMetricGroup, metricGroups, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { shortMetricNames } from '../../contract/vocabulary/metric-names.ts';
import { subjects } from '../../contract/vocabulary/subjects.ts';
import { asMeant } from './as-meant.ts';
import { isContent } from '../language/left.ts';
import { tokensOf } from '../language/tokens.ts';

const MOST = 8;
/** Words of its own that say too little by themselves. */
const FEWEST = 1;

/**
 * Words of the question before, and of the benefit that it was about, that one about the same employer still is about: "and abroad?"
 * after what is paid for unused days, "does vacation go on meanwhile?" after a sabbatical. None where it names the employer itself.
 */
export function wordsAlong(reading: Reading, before: (Reading & { along?: readonly string[] }) | null): string[] {
  const isCarried = reading.employers.some(({ from }) => from.kind === 'carried');
  if (before === null || !isCarried) return [];
  const own = contentOf(reading);
  // What the talk is about stays so for a word or two, until a question names something else.
  const isNamed = [before, reading].some((one) =>
    [...one.metrics, ...one.subjects].some(({ from }) => from.kind === 'typed'),
  );
  const earlier = isNamed || own.length > FEWEST ? [] : (before.along ?? []);
  const words = [...namesOf(before), ...contentOf(before), ...earlier].filter((word) => !own.includes(word));
  return [...new Set(words)].slice(0, MOST);
}

/** The words of the benefits that a question was about, typed or carried on. */
function namesOf({ metrics, subjects: named }: Reading): string[] {
  const names = [
    ...metrics.map(({ value: { metric } }) =>
      isMetricGroup(metric) ? metricGroups[metric] : (shortMetricNames[metric] ?? metricOf(metric).label),
    ),
    ...named.map(({ value }) => subjects[value].label),
  ];
  return names.flatMap((name) =>
    tokensOf(name)
      .filter(isContent)
      .map(({ low }) => low),
  );
}
/** What says something, without the names of employers. */
export function contentOf({ text, employers, corrections }: Reading): string[] {
  const names = new Set(
    employers.flatMap(({ value }) => value).flatMap((name) => tokensOf(name).map(({ low }) => low)),
  );
  return tokensOf(asMeant(text, { corrections }))
    .filter((token) => isContent(token) && !names.has(token.low))
    .map(({ low }) => low);
}
