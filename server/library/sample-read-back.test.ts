import { expect, test } from 'vitest';
import { metricOf, type MetricKey } from '../../contract/metrics.ts';
import type { Family } from '../../sample/families.ts';
import type { SampleGuide } from '../../sample/guide.ts';
import { modelSampleGuides, sampleGuide } from '../../sample/make-guides.ts';
import { renderSampleFile } from '../../sample/render-sample-file.ts';
import { planKey } from '../facts/read/plans.ts';
import type { FoundFact } from '../facts/found-fact.ts';
import { readSource } from './read-source.ts';
import { statedFacts } from './sample-facts.ts';

/** Guides of different employers and of all years: five of each family. */
const chosen = [...modelSampleGuides(900)].filter(({ number, by }) => number % 4 === 0 && by.type !== 'doc');
const guidesOf = (family: Family): SampleGuide[] =>
  chosen
    .filter((guide) => guide.family === family)
    .slice(0, 5)
    .map(({ number }) => sampleGuide(number));

/** How sure what is read can be held for what was modelled, and how much of that is read. */
interface Measure {
  right: number;
  read: number;
  modelled: number;
}

const label = ({ metric, plan, tier, network, words }: FoundFact): string =>
  [metric, plan === null ? '' : planKey(plan), tier, network, words?.toLowerCase()].join(' ');

/** A contribution that the guide gives to the cent for each pay period comes back to a few cents. */
const near = (metric: MetricKey, one: number | null, other: number | null): boolean =>
  one === other ||
  (metricOf(metric).unit === 'usd_month' && one !== null && other !== null && Math.abs(one - other) < 0.06);

const isSame = (one: FoundFact, other: FoundFact): boolean =>
  label(one) === label(other) && near(one.metric, one.value, other.value);

function compare(modelled: readonly FoundFact[], read: readonly FoundFact[]): Measure {
  // What texts say beside what is modelled counts neither way.
  const certain = read.filter(({ review, metric }) => !review && modelledMetrics.has(metric));
  return {
    right: certain.filter((fact) => modelled.some((one) => isSame(one, fact))).length,
    read: certain.length,
    modelled: modelled.length,
  };
}

function total(measures: readonly Measure[]): { precision: number; recall: number } {
  const sum = (of: (measure: Measure) => number): number => measures.reduce((all, measure) => all + of(measure), 0);
  const right = sum((measure) => measure.right);
  return { precision: right / sum((measure) => measure.read), recall: right / sum((measure) => measure.modelled) };
}

async function readBack(guide: SampleGuide): Promise<Measure> {
  const { bytes, fileName } = await renderSampleFile(guide);
  const { facts, passages } = await readSource({ bytes, name: fileName, planYear: guide.planYear });
  for (const { ordinal, quoteFrom, quoteTo } of facts) {
    expect(quoteTo).toBeGreaterThan(quoteFrom);
    expect(passages[ordinal]?.text.slice(quoteFrom, quoteTo)).toHaveLength(quoteTo - quoteFrom);
  }
  return compare(statedFacts(guide), facts);
}

const families: readonly Family[] = [
  'booklet',
  'carrier',
  'inhouse',
  'summary',
  'intranet',
  'handbook',
  'memo',
  'rates',
  'federal',
];
const guides = new Map(families.map((family) => [family, guidesOf(family)]));
/** What the model has a value of, in one guide or another. */
const modelledMetrics = new Set(
  [...guides.values()].flat().flatMap((guide) => statedFacts(guide).map(({ metric }) => metric)),
);

test.each(families)('what a guide states is read out of its file: %s', async (family) => {
  const measures: Measure[] = [];
  for (const guide of guides.get(family) ?? []) measures.push(await readBack(guide));
  const { precision, recall } = total(measures);
  expect(precision).toBeGreaterThanOrEqual(0.99);
  expect(recall).toBeGreaterThanOrEqual(0.97);
});
