import { metricOf, type MetricKey, type Tier } from '../../../../contract/metrics.ts';
import type { FactCondition } from '../../../../contract/search-filters.ts';
import { display } from '../../../facts/display.ts';
import { type Amount, inUnitOf } from './amounts.ts';

/** Costs and hurdles: nobody looks for at least so much of them. */
const isCost = (key: MetricKey): boolean =>
  /deductible|out_of_pocket|coinsurance|copay|premium|surcharge|waiting|^rx\.|eligibility\.hours|_years$/.test(key) ||
  /^(medical|dental|vision)\.contribution$/.test(key);

/** The least step between two values that guides state: what "under" leaves out. */
const STEP = 0.01;

/** The bounds in the metric's unit; null where the amount cannot be one of it. */
export function boundsIn(key: MetricKey, amount: Amount): Pick<Amount, 'least' | 'most'> | null {
  const metric = metricOf(key);
  const convert = inUnitOf(amount, metric);
  if (convert === null) return null;
  const least = amount.least === null ? null : convert(amount.least);
  const most = amount.most === null ? null : convert(amount.most);
  // Half of the first 6% is no match of 50%: such an amount means something else.
  const [lowest, highest] = metric.range ?? [-Infinity, Infinity];
  if ((least ?? lowest) > highest || (most ?? highest) < lowest) return null;
  if (isCost(key)) return { least, most };
  if (least === 0 && most === 0) return null;
  if (amount.isUpTo) return { least: most, most: null };
  return { least, most: amount.isCompared ? most : null };
}

/** Whom an amount is for, as conditions say it. */
const tierNames: Record<Tier, string> = {
  individual: 'individual',
  family: 'family',
  employee: 'employee only',
  employee_spouse: 'employee and spouse',
  employee_children: 'employee and children',
  employee_family: 'employee and family',
};

/**
 * A condition over a metric and what it is called: "Medical deductible (family): less than $3,000 a year".
 *
 * @param bounds in the metric's unit, with the ends that are not meant
 */
export function boundCondition(
  key: MetricKey,
  { least, most }: Pick<Amount, 'least' | 'most'>,
  isStrict: boolean,
  tier?: Tier,
): { label: string; condition: FactCondition } {
  const name = `${metricOf(key).label}${tier === undefined ? '' : ` (${tierNames[tier]})`}`;
  const step = isStrict ? STEP : 0;
  return {
    label: `${name}: ${inWords(key, least, most, isStrict)}`,
    condition: {
      metric: key,
      ...(tier !== undefined && { tier }),
      ...(least !== null && { atLeast: hundredths(least + step) }),
      ...(most !== null && { atMost: hundredths(most - step) }),
    },
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

function inWords(key: MetricKey, least: number | null, most: number | null, isStrict: boolean): string {
  const say = (value: number): string => display(key, { value, words: null });
  if (least !== null && most !== null) return least === most ? say(least) : `${say(least)} to ${say(most)}`;
  if (least !== null) return isStrict ? `more than ${say(least)}` : `${say(least)} or more`;
  return most === null ? 'stated' : isStrict ? `less than ${say(most)}` : `${say(most)} or less`;
}
