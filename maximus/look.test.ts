import { expect, test } from 'vitest';
import type { ChartSpec } from '../contract/analysis.ts';
import { usualLook, withLook } from './look.ts';
import { LookOfTurn } from './wire.ts';

const mark = (label: string) => ({ label, value: 1, n: 9, said: '1', low: null, high: null });
const chart: ChartSpec = {
  kind: 'bar',
  title: 'PTO, by region',
  subtitle: 'all',
  x: { label: 'region', unit: null },
  y: { label: 'PTO', unit: 'days' },
  series: [{ name: 'PTO', marks: [mark('South'), mark('West')] }],
  points: [],
  bins: [],
  reference: null,
};

test('a look changes title, names and the line, and no figure', () => {
  const look = {
    ...usualLook,
    title: 'Days off',
    labels: { South: 'Our region' },
    reference: { value: 15, label: 'Ours' },
  };
  const drawn = withLook(chart, look);
  expect([drawn.title, drawn.reference]).toEqual(['Days off', { value: 15, label: 'Ours' }]);
  expect(drawn.series[0]?.marks.map(({ label, value }) => [label, value])).toEqual([
    ['Our region', 1],
    ['West', 1],
  ]);
  expect(withLook(chart, usualLook)).toEqual(chart);
});

test('two groups are never called the same, and a map keeps its states', () => {
  const look = { ...usualLook, labels: { South: 'West' }, reference: { value: 1, label: '' } };
  expect(withLook(chart, look).series).toEqual(chart.series);
  const map = { ...chart, kind: 'map' as const };
  expect(withLook(map, { ...look, labels: { South: 'S' } })).toEqual(map);
});

test.each([
  { lead: 'lime' },
  { title: 'x'.repeat(121) },
  { reference: { value: Number.NaN, label: '' } },
  { labels: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [String(at), 'x'])) },
  { figures: [1] },
])('a look that is none of ours is refused: %o', (look) => {
  expect(LookOfTurn.safeParse({ ...usualLook, ...look }).success).toBe(false);
});
