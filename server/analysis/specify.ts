import { AnalysisSpec, type Grouping, type Measure, type PeerPart, type Understood } from '../../contract/analysis.ts';
import { isMetric, metricOf } from '../../contract/metrics.ts';
import type { Reading } from '../../contract/reading.ts';
import { askedBack } from '../../contract/vocabulary/asked-back.ts';
import { fillerWords } from '../../contract/vocabulary/filler-words.ts';
import { askBack } from './ask-back.ts';
import { measuresOf, partsIn } from './measured.ts';
import { refused } from './refusals.ts';
import { chartOf, compareOf, groupsOf, levelsAssumed, mapped, orderOf, statisticOf, ungrouped } from './shape.ts';
import { sizesAbout } from './size-band.ts';
import { wordsOf } from './words.ts';

/**
 * Makes a spec of a reading, or asks which of a few is meant, or says why there is no figure. What nobody said is filled by
 * rule and stated with the spec; nothing is guessed without saying so. Pure.
 */
export function specify(reading: Reading): Understood {
  const refusal = refused(reading);
  if (refusal !== null) return { kind: 'refuse', sentence: refusal, choices: [] };
  return askBack(reading, askedBack, specOf) ?? specOf(reading);
}

const tangled = 'These conditions cannot be combined in one figure. Ask for them one after the other.';

/** The spec of a reading in which nothing is left to ask. */
export function specOf(reading: Reading): Understood {
  const assumed: string[] = [];
  const parts = partsIn(reading.where);
  if (parts === null) return { kind: 'refuse', sentence: tangled, choices: [] };
  const measured = measuresOf(reading, parts, assumed);
  const { measures } = measured;
  const compared = compareOf(reading, measured.peers, measures);
  const named = groupsOf(reading, compared.peers, measured.groupBy, compared.compare, assumed);
  const all = named.length === 0 && reading.chart?.value === 'map' ? mapped(assumed) : named;
  const groupBy = ungrouped(reading, measures, all, assumed);
  const order = orderOf(reading, measures, groupBy);
  const statistic = order.statistic ?? statisticOf(reading, measures, groupBy, assumed);
  const chart = chartOf(reading.chart?.value ?? null, groupBy, measures, assumed);
  if (measures[0]?.of === 'value') assumed.unshift(...levelsAssumed(measures));
  noteWords(reading, assumed);
  const spec = AnalysisSpec.safeParse({
    measures: measures.slice(0, 4),
    peers: sizesAbout(
      compared.peers.filter((part) => !listsAll(part, groupBy) && !isOfMeasured(part, measures)),
      assumed,
    ),
    groupBy,
    statistic,
    compare: compared.compare,
    sort: order.sort,
    limit: groupBy.length === 0 ? null : clamped(reading.limit?.value ?? null),
    chart,
    assumed: assumed.slice(0, 12).map((one) => one.slice(0, 300)),
  });
  if (!spec.success)
    return {
      kind: 'refuse',
      sentence: 'That asks for more than one figure can hold. Ask for less at once.',
      choices: [],
    };
  return { kind: 'spec', spec: spec.data, sentence: wordsOf(spec.data) };
}

/** "By funding (self, level, full)": all answers of what figures are told apart by explain it, and narrow nothing. */
const listsAll = ({ any, not }: PeerPart, groupBy: readonly Grouping[]): boolean => {
  const said = new Set(
    any.map((test) => (test.on === 'fact' && groupBy.some((one) => one === test.metric) ? test.is : undefined)),
  );
  const [first] = any;
  const options = first?.on === 'fact' && isMetric(first.metric) ? (metricOf(first.metric).options ?? []) : [];
  return !not && options.length > 1 && options.every((option) => said.has(option));
};

/** "HDHP only", after "not HDHP": the plans that are measured are left out no more. */
const isOfMeasured = ({ any, not }: PeerPart, measures: readonly Measure[]): boolean =>
  not &&
  any.every((test) => test.on === 'planType' && measures.some((one) => 'planType' in one && one.planType === test.is));

const clamped = (limit: number | null): number | null => (limit === null ? null : Math.min(60, Math.max(1, limit)));

function noteWords({ left, corrections }: Reading, assumed: string[]): void {
  for (const { typed, taken } of corrections) assumed.push(`Read “${typed}” as “${taken}”.`);
  const unused = left.filter(({ word }) => !fillerWords.has(word.toLowerCase()));
  if (unused.length > 0)
    assumed.push(
      `Not used: ${unused
        .slice(0, 8)
        .map(({ word }) => `“${word}”`)
        .join(', ')}.`,
    );
}
