import { isMetric, metricOf, type MetricKey, type Tier } from '../../../../contract/metrics.ts';
import type { Bounds } from '../../../../contract/reading.ts';
import type { FactTest } from '../../../../contract/search-filters.ts';
import { levelLabels } from '../../../../contract/vocabulary/coverage-levels.ts';
import { display } from '../../../facts/display.ts';

/** Costs and hurdles, of which less is better. */
export const isCost = (key: MetricKey): boolean =>
  /deductible|out_of_pocket|coinsurance|copay|premium|surcharge|waiting|^rx\.|eligibility\.hours|_years$/.test(key) ||
  /^(medical|dental|vision)\.contribution$/.test(key);

/** The least step between two values that guides state: what "under" leaves out. */
const STEP = 0.01;

/** A filter holds no greater bound. */
const MOST_SAID = 1_000_000_000;

/** Bounds of a fact, and how a chip says them. */
export interface Bounded {
  test: FactTest;
  label: string;
}

/**
 * Bounds as a filter takes them. An amount alone is meant as it is said: who states another is near to it, and stands behind.
 *
 * @param isUpTo "up to 4%" is how generous a benefit is, and a bound of a cost
 * @returns null for an amount that no guide could state, or for a metric that has none
 */
export function boundedTest(metric: string, said: Bounds, level?: Tier, isUpTo = false): Bounded | null {
  if (!isMetric(metric) || metricOf(metric).kind !== 'number') return null;
  const [generous] = isUpTo && !isCost(metric) ? [said.atMost ?? said.atLeast ?? 0] : [];
  const bounds = generous === undefined ? said : { atLeast: generous, atMost: generous };
  const ends = { least: bounds.atLeast ?? bounds.above, most: bounds.atMost ?? bounds.below };
  if (!canBeStated(metric, ends)) return null;
  const { least, most } = ends;
  // What goes without saying is also stated without a level.
  const tier = level === metricOf(metric).tiers?.[0] ? undefined : level;
  const test: FactTest = {
    metric,
    ...(tier !== undefined && { tier }),
    ...(least !== undefined && { atLeast: hundredths(least + (bounds.above === undefined ? 0 : STEP)) }),
    ...(most !== undefined && { atMost: hundredths(most - (bounds.below === undefined ? 0 : STEP)) }),
  };
  const name = `${metricOf(metric).label}${level === undefined ? '' : ` (${levelLabels[level]})`}`;
  return { test, label: `${name}: ${inWords(metric, bounds, ends)}` };
}

interface Ends {
  least: number | undefined;
  most: number | undefined;
}

/** Whether a guide could state an amount between these ends. */
function canBeStated(metric: MetricKey, { least, most }: Ends): boolean {
  const [lowest, highest] = metricOf(metric).range ?? [-Infinity, Infinity];
  return (least ?? lowest) <= highest && (most ?? highest) >= lowest && (most ?? 0) <= MOST_SAID;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function inWords(key: MetricKey, { above, below }: Bounds, { least, most }: Ends): string {
  const say = (value: number): string => display(key, { value, words: null });
  if (least !== undefined && most !== undefined) return least === most ? say(least) : `${say(least)} to ${say(most)}`;
  if (least !== undefined) return above === undefined ? `${say(least)} or more` : `more than ${say(least)}`;
  if (most === undefined) return 'stated';
  return below === undefined ? `${say(most)} or less` : `less than ${say(most)}`;
}
