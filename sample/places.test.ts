import { expect, test } from 'vitest';
import { industries, states } from './industries.ts';
import { FEWEST, type SizedPlace } from './place.ts';
import { placeOf } from './places.ts';

/** As many employers as 7,500 guides are of. */
const places = Array.from({ length: 2500 }, (_, number) => placeOf(number));

/** How many places are alike. */
function counted(keyOf: (place: SizedPlace) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + 1);
  return counts;
}

const enough = (counts: Map<string, number>): number[] => [...counts.values()].filter((count) => count >= FEWEST);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('every employer has peers of its trade, and of its size, in its state', () => {
  const byTrade = counted(({ state, industry }) => `${state} ${industry.name}`);
  expect(enough(byTrade)).toHaveLength(byTrade.size);
  expect(byTrade.size).toBeGreaterThan(300);
  const bySize = counted(({ state, size }) => `${state} ${size.label}`);
  expect(sum(enough(bySize))).toBeGreaterThan(places.length * 0.99);
  expect(enough(bySize).length).toBeGreaterThan(200);
});

test('nearly every employer has peers of its trade and size in its region', () => {
  const alike = counted(({ region, industry, size }) => `${region} ${industry.name} ${size.label}`);
  expect(sum(enough(alike))).toBeGreaterThan(places.length * 0.95);
  expect(enough(alike).length).toBeGreaterThan(200);
});

test('states and trades have the shares of all employers that they are given', () => {
  const [byState, byTrade] = [counted(({ state }) => state), counted(({ industry }) => industry.name)];
  const all = sum(states.map(([, weight]) => weight));
  for (const [state, weight] of states)
    expect(Math.abs((byState.get(state) ?? 0) - (places.length * weight) / all), state).toBeLessThan(1);
  for (const { name, weight } of industries)
    expect((byTrade.get(name) ?? 0) / ((places.length * weight) / 100), name).toBeCloseTo(1, 1);
});

test('the first of them are of most trades and of many states already', () => {
  const first = places.slice(0, 100);
  expect(new Set(first.map(({ industry }) => industry.name)).size).toBe(industries.length);
  expect(new Set(first.map(({ state }) => state)).size).toBeGreaterThan(30);
});
