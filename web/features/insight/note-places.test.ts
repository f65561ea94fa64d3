import { expect, it } from 'vitest';
import { placeNotes } from './note-places.ts';

it('puts notes beside their words and moves down what would overlap', () => {
  const { places, height } = placeNotes([
    { marker: 2, wanted: 30, height: 80 },
    { marker: 1, wanted: 0, height: 80 },
    { marker: 3, wanted: 400, height: 50 },
  ]);
  expect([...places]).toEqual([
    [1, 0],
    [2, 92],
    [3, 400],
  ]);
  expect(height).toBe(450);
});

it('needs no room for no notes', () => {
  expect(placeNotes([]).height).toBe(0);
});
