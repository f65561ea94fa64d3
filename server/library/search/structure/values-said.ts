import { isMetric, metricOf, type Unit } from '../../../../contract/metrics.ts';
import type { FactTest } from '../../../../contract/search-filters.ts';
import type { Proof, Sign } from '../../../db/search-marks.ts';
import { tokenize } from '../tokenize.ts';
import { otherNumber, stopWords, weakWords } from '../words.ts';
import type { SegmentFacts } from './facts.ts';

/**
 * The numbers of a guide that satisfy a condition over facts and are said by one of its passages.
 *
 * @param passage counted from 0 within the guide
 */
export function valuesSaid(facts: SegmentFacts, condition: FactTest, guide: number, passage: number): Proof[] {
  const { metric: name, atLeast = -Infinity, atMost = Infinity } = condition;
  const metric = facts.metrics.indexOf(name);
  if (metric < 0 || !isMetric(name) || condition.is !== undefined) return [];
  const { unit, tiers, label } = metricOf(name);
  const tier = condition.tier ?? tiers?.[0];
  const values = new Set<number>();
  const isAsked = (own: string | undefined): boolean =>
    own === tier || (own === undefined && condition.tier === undefined);
  const end = facts.starts[guide + 1] ?? 0;
  for (let at = facts.starts[guide] ?? 0; at < end; at += 1) {
    if (facts.metric[at] !== metric || facts.ordinal[at] !== passage) continue;
    const value = facts.value[at] ?? Number.NaN;
    if (isAsked(facts.tiers[(facts.tier[at] ?? 0) - 1]) && value >= atLeast && value <= atMost) values.add(value);
  }
  const stems = values.size === 0 ? [] : telling(label);
  return [...values].map((value) => ({
    ways: waysToWrite(value, unit),
    sign: signOf(unit),
    label: stems,
    ...(tier !== undefined && { tier }),
  }));
}

function telling(label: string): string[] {
  const stems = tokenize(label).map(({ term }) => term);
  return stems.filter((stem) => !stopWords.has(stem) && !weakWords.has(stem));
}

/** What a value is divided by where a guide states it otherwise: by the month, the pay period or the week; in hours. */
const otherwise: Partial<Record<Unit, readonly number[]>> = {
  usd_year: [12, 24, 26, 52],
  usd_month: [1 / 12, 24 / 12, 26 / 12, 52 / 12],
  days: [1 / 8, 5],
  weeks: [1 / 5, 1 / 7],
};

function signOf(unit: Unit | undefined): Sign {
  if (unit === 'percent') return '%';
  return unit === 'usd' || unit === 'usd_month' || unit === 'usd_year' ? '$' : '';
}

/** As terms of the index. */
function waysToWrite(value: number, unit: Unit | undefined): string[] {
  if (value === 0) return ['0', 'none'];
  const plain = written(value);
  const spelled = otherNumber(plain);
  const others = (unit === undefined ? undefined : otherwise[unit])?.map((divisor) => written(value / divisor)) ?? [];
  const times = unit === 'multiple' ? [`${plain}x`, ...(value === 2 ? ['twice'] : [])] : [];
  return [...new Set([plain, ...times, ...(spelled === null ? [] : [spelled]), ...others])];
}

/** Without empty cents: 650, 54.17, 4.5. */
function written(value: number): string {
  return String(Math.round(value * 100) / 100);
}
