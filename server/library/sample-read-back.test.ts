import { expect, test } from 'vitest';
import { metricOf, type MetricKey } from '../../contract/metrics.ts';
import { makeSampleGuides, type SampleGuide } from '../../sample/make-guides.ts';
import { renderSampleFile } from '../../sample/render-sample-file.ts';
import { extractFacts } from '../facts/extract/extract-facts.ts';
import { planKey } from '../facts/extract/plans.ts';
import type { FoundFact } from '../facts/found-fact.ts';
import { readSource } from './read-source.ts';
import { statedFacts } from './sample-facts.ts';

/** Guides from all over the sample library. */
const guides = [...makeSampleGuides(400)].filter(({ number }) => number % 9 === 0);

/** What the model has a value of, in one guide or another. */
const modelledMetrics = new Set(guides.flatMap((guide) => statedFacts(guide).map(({ metric }) => metric)));

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

test('what modelled guides state is read out of their passages', () => {
  const { precision, recall } = total(
    guides.map((guide) => {
      const passages = guide.passages.map(({ page, heading, text }, ordinal) => ({ ordinal, page, heading, text }));
      return compare(statedFacts(guide), extractFacts(passages, { planYear: guide.planYear }));
    }),
  );
  expect(precision).toBeGreaterThan(0.97);
  expect(recall).toBeGreaterThan(0.97);
});

async function readBack(guide: SampleGuide, type: 'pdf' | 'docx' | 'doc' | 'html' | 'txt'): Promise<Measure> {
  const { bytes } = await renderSampleFile({ ...guide, type }, guide.passages);
  const { facts, passages } = await readSource({ bytes, name: `guide.${type}`, planYear: guide.planYear });
  for (const { ordinal, quoteFrom, quoteTo } of facts) {
    expect(quoteTo).toBeGreaterThan(quoteFrom);
    expect(passages[ordinal]?.text.slice(quoteFrom, quoteTo)).toHaveLength(quoteTo - quoteFrom);
  }
  return compare(statedFacts(guide), facts);
}

test.each(['pdf', 'docx', 'doc', 'html', 'txt'] as const)(
  'and out of the file that is made of them: %s',
  async (type) => {
    const measures: Measure[] = [];
    for (const guide of guides.slice(0, 6)) measures.push(await readBack(guide, type));
    const { precision, recall } = total(measures);
    expect(precision).toBeGreaterThan(0.97);
    expect(recall).toBeGreaterThan(0.95);
  },
);
