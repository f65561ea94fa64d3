import { expect, test } from 'vitest';
import type { z } from 'zod';
import { AnalysisSpec, type Cell, type Measure, type ResultRow } from '../../contract/analysis.ts';
import { columnOf } from './labels.ts';
import { headlineOf } from './say-result.ts';

const quartiles = { p10: 800, p25: 1250, median: 1500, p75: 1875, p90: 2200 };
const deductible: Measure = { of: 'value', metric: 'medical.deductible', tier: 'individual', planType: 'PPO' };
const leave: Measure = { of: 'value', metric: 'leave.parental_birth_weeks' };
const makers = { any: [{ on: 'industry' as const, is: 'Manufacturing' as const }] };
const texasOrOhio = { any: ['TX', 'OH'].map((is) => ({ on: 'state' as const, is })) };

const cell = (value: number | null, n: number, more: Partial<Cell> = {}): Cell => ({
  value,
  n,
  employers: n,
  samples: 0,
  count: null,
  suppressed: false,
  quartiles: null,
  differs: null,
  ...more,
});

const all = (...cells: Cell[]): ResultRow[] => [{ group: [], cells }];

/** The sentence of a spec over rows. */
function said(given: Partial<z.input<typeof AnalysisSpec>>, rows: readonly ResultRow[]): string {
  const spec = AnalysisSpec.parse({ measures: [deductible], ...given });
  const columns = spec.measures.map((measure) => columnOf(measure, spec.statistic));
  return headlineOf({ spec, columns, rows, change: null, correlation: null });
}

test('where an amount stands is said first, then the figure with its employers and the middle half', () => {
  const given = { peers: [makers], compare: { with: 'amount' as const, amount: 2500 } };
  expect(said(given, all(cell(1500, 119, { quartiles })))).toBe(
    '$2,500 a year is in the highest tenth among 119 employers in Manufacturing; the median medical deductible (individual, PPO plans) is $1,500 a year, the middle half between $1,250 and $1,875 a year.',
  );
});

test('an amount that many employers give is said to be at each percentile that they are', () => {
  const place = (amount: number): string => {
    const tied = { p10: 5, p25: 7, median: 7, p75: 14, p90: 14 };
    const given = {
      measures: [{ of: 'value', metric: 'std.waiting_days' } as const],
      compare: { with: 'amount' as const, amount },
    };
    return (
      said(given, all(cell(7, 153, { quartiles: tied })))
        .split('; ')
        .at(0) ?? ''
    );
  };
  expect(place(14)).toBe('14 days is at the 75th to 90th percentile among 153 employers');
  expect(place(7)).toBe('7 days is in the middle among 153 employers');
  expect(place(5)).toBe('5 days is the 10th percentile among 153 employers');
  expect(place(15)).toBe('15 days is in the highest tenth among 153 employers');
});

test('years are told from the first to the last, whichever is higher', () => {
  const years = [cell(1629, 116), cell(1500, 251), cell(1750, 211)].map((one, at) => ({
    group: [String(2024 + at)],
    cells: [one],
  }));
  expect(said({ groupBy: ['year'] }, years)).toContain(
    'from 2024 ($1,629 a year, n 116) to 2026 ($1,750 a year, n 211)',
  );
});

test('conditions follow the employers; alternatives share their first word', () => {
  const size = { any: [{ on: 'size' as const, atLeast: 200 }] };
  expect(said({ measures: [leave], peers: [texasOrOhio, size], statistic: 'most' }, all(cell(26, 40)))).toBe(
    'The highest paid parental leave (birth parent) among 40 employers in Texas or Ohio with 200 or more employees is 26 weeks.',
  );
  expect(said({ statistic: { percentile: 90 }, peers: [{ ...makers, not: true }] }, all(cell(4000, 12)))).toBe(
    'The 90th percentile of medical deductible (individual, PPO plans) among 12 employers not in Manufacturing is $4,000 a year.',
  );
});

test('shares, counts, several measures, groups, and too few', () => {
  const offers: Measure = { of: 'offering', metric: 'leave.sabbatical_weeks' };
  expect(said({ measures: [offers], statistic: 'share' }, all(cell(25, 400, { count: 100 })))).toBe(
    '25% of 400 employers (100) state sabbatical.',
  );
  expect(said({ measures: [{ of: 'employers' }], statistic: 'count', peers: [texasOrOhio] }, all(cell(300, 300)))).toBe(
    'The library has 300 employers in Texas or Ohio.',
  );
  expect(said({ measures: [deductible, leave] }, all(cell(1500, 119), cell(12, 90)))).toBe(
    'The median medical deductible (individual, PPO plans) is $1,500 a year (n 119); the median paid parental leave (birth parent) is 12 weeks (n 90), among all employers of the library.',
  );
  const groups = [
    { group: ['Technology'], cells: [cell(1200, 40)] },
    { group: ['Retail'], cells: [cell(2000, 50)] },
  ];
  expect(said({ groupBy: ['industry'] }, groups)).toBe(
    'The median medical deductible (individual, PPO plans) by industry: from Technology ($1,200 a year, n 40) to Retail ($2,000 a year, n 50).',
  );
  expect(said({ peers: [makers] }, all(cell(null, 3)))).toBe(
    'Only 3 employers state the medical deductible (individual, PPO plans) among employers in Manufacturing: too few for a figure.',
  );
});
