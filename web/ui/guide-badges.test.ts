import { expect, it } from 'vitest';
import { yearTone } from './guide-badges.tsx';

it('colours a plan year by its age', () => {
  expect([2027, 2026, 2025, 2024, 2023].map((year) => yearTone(year, 2026))).toEqual([
    'gain',
    'gain',
    'vision',
    'vision',
    'gold',
  ]);
});
