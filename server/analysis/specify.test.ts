import { describe, expect, test } from 'vitest';
import type { AnalysisSpec, Understood } from '../../contract/analysis.ts';
import type { Known } from '../../contract/reading.ts';
import { read } from '../language/read.ts';
import { specify } from './specify.ts';
import { readingOf, wordsOf } from './words.ts';

const known: Known = { employers: ['Northwind Traders'], carriers: ['Aetna'], words: new Set(), year: 2026 };
const understand = (question: string, before: AnalysisSpec | null = null): Understood =>
  specify(read(question, before === null ? null : readingOf(before), known));

function specOf(question: string, before: AnalysisSpec | null = null): AnalysisSpec {
  const understood = understand(question, before);
  if (understood.kind !== 'spec') throw new Error(`${question}: ${JSON.stringify(understood)}`);
  return understood.spec;
}

const value = (metric: string, more: object = {}) => ({ of: 'value', metric, ...more });
const only = (...any: object[]) => ({ any, not: false });

test.each<[question: string, spec: object]>([
  [
    'median PTO for tech companies in Texas',
    {
      measures: [value('time_off.days_year_1')],
      peers: [only({ on: 'industry', is: 'Technology' }), only({ on: 'state', is: 'TX' })],
      statistic: 'median',
    },
  ],
  [
    'average family deductible by industry',
    { measures: [value('medical.deductible', { tier: 'family' })], groupBy: ['industry'], statistic: 'mean' },
  ],
  [
    'top 5 states by parental leave',
    { measures: [value('leave.parental_birth_weeks')], groupBy: ['state'], sort: 'desc', limit: 5 },
  ],
  ['trend in PTO since 2022', { groupBy: ['year'], peers: [only({ on: 'year', atLeast: 2022 })] }],
  ['median PTO since 2022', { groupBy: ['year'], peers: [only({ on: 'year', atLeast: 2022 })] }],
  ['median PTO as a line chart', { groupBy: ['year'], chart: 'line' }],
  ['median PTO in 2025', { groupBy: [] }],
  [
    'how did PTO change between 2023 and 2025',
    { compare: { with: 'years', from: 2023, to: 2025 }, groupBy: [], peers: [] },
  ],
  [
    'compare PTO of tech and healthcare',
    {
      groupBy: ['industry'],
      peers: [only({ on: 'industry', is: 'Technology' }, { on: 'industry', is: 'Healthcare' })],
    },
  ],
  [
    'what share of employers offer HSA by industry',
    { measures: [{ of: 'offering', metric: 'hsa.eligible' }], statistic: 'share', groupBy: ['industry'] },
  ],
  [
    'share of employers with at least 12 weeks of parental leave',
    {
      measures: [{ of: 'offering', metric: 'leave.parental_birth_weeks', atLeast: 12 }],
      peers: [],
      statistic: 'share',
    },
  ],
  [
    'how many guides do you have from Texas',
    { measures: [{ of: 'employers' }], statistic: 'count', peers: [only({ on: 'state', is: 'TX' })] },
  ],
  [
    'most common funding arrangement',
    { measures: [{ of: 'employers' }], groupBy: ['medical.funding'], statistic: 'share' },
  ],
  ["what's the 90th percentile of PTO", { statistic: { percentile: 90 } }],
  [
    'how does our 3000 deductible compare to tech companies',
    { compare: { with: 'amount', amount: 3000 }, peers: [only({ on: 'industry', is: 'Technology' })] },
  ],
  ['heat map of median PTO by industry and size', { groupBy: ['industry', 'size'], chart: 'heat' }],
  [
    'staff share of the family premium in tech',
    {
      measures: [value('medical.contribution', { tier: 'employee_family' })],
      peers: [only({ on: 'industry', is: 'Technology' })],
    },
  ],
  ['median PTO excluding California', { peers: [{ any: [{ on: 'state', is: 'CA' }], not: true }] }],
])('%s', (question, expected) => expect(specOf(question)).toMatchObject(expected));

describe('a follow-up edits the spec before it, also one that was changed by hand', () => {
  const first = { ...specOf('median PTO for tech companies in Texas'), chart: 'box' as const };
  test.each<[question: string, spec: object]>([
    ['by state', { groupBy: ['state'], chart: 'box' }],
    ['average instead', { statistic: 'mean' }],
    [
      'add retail',
      {
        peers: [
          only({ on: 'state', is: 'TX' }),
          only({ on: 'industry', is: 'Technology' }, { on: 'industry', is: 'Retail' }),
        ],
      },
    ],
    ['drop Texas', { peers: [only({ on: 'industry', is: 'Technology' })] }],
    ['since 2024', { peers: expect.arrayContaining([only({ on: 'year', atLeast: 2024 })]) as object[] }],
  ])('%s', (question, expected) => {
    const spec = specOf(question, first);
    const byKind = (parts: readonly unknown[]) => parts.map((part) => JSON.stringify(part)).toSorted();
    const { peers, ...others } = expected as { peers?: unknown[] };
    expect(spec).toMatchObject(others);
    if (Array.isArray(peers)) expect(byKind(spec.peers)).toEqual(byKind(peers));
  });
});

test('a name that means several figures is asked about, with at most four choices that can be computed', () => {
  for (const question of ['premium', 'median copay by industry', 'typical contribution in Texas']) {
    const understood = understand(question);
    expect(understood.kind, question).toBe('ask');
    if (understood.kind !== 'ask') continue;
    expect(understood.choices.length).toBeGreaterThan(1);
    expect(understood.choices.length).toBeLessThanOrEqual(4);
    expect(new Set(understood.choices.map(({ spec }) => JSON.stringify(spec.measures))).size).toBe(
      understood.choices.length,
    );
  }
});

test.each([
  ['what is COBRA', 'Insight'],
  ['what is the irs limit for hsa', 'Insight'],
  ['tell me a joke', 'Maximus answers'],
  ['what is the deductible at Northwind Traders', 'Northwind Traders'],
  ['median wombat allowance', 'wombat'],
  ['', 'names no figure'],
])('%s has no figure, and says why', (question, said) => {
  const understood = understand(question);
  expect(understood.kind).toBe('refuse');
  if (understood.kind === 'refuse') expect(understood.sentence).toContain(said);
});

test('what nobody said is stated: statistic, level, network, and words without effect', () => {
  const { assumed } = specOf('deductible by industry for leapfrogging employers');
  expect(assumed.join(' ')).toContain('median');
  expect(assumed.join(' ')).toContain('individual, in-network');
  expect(assumed.join(' ')).toContain('leapfrogging');
});

test('a spec is said in words that are read as the same spec', () => {
  const questions = [
    'median PTO for tech companies in Texas',
    'average family deductible by industry',
    'top 5 states by parental leave',
    'trend in PTO since 2022',
    'what share of employers offer dental by region',
    'share of employers with at least 12 weeks of parental leave in the Midwest',
    'median holidays by size as a bar chart',
    'median PTO excluding California',
    'how many guides do you have from Texas',
  ];
  for (const question of questions) {
    const spec = specOf(question);
    const { assumed: _, ...again } = specOf(wordsOf(spec));
    const { assumed: _a, ...expected } = spec;
    expect(again, wordsOf(spec)).toEqual(expected);
  }
});
