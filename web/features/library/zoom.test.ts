import { expect, test } from 'vitest';
import { nextStep, plainShare, scaleOf, shareOf, withinZoom } from './zoom.ts';

const letter = { width: 612, height: 792 };

test('a page is fitted to the room, or drawn at a share of its natural size', () => {
  const room = { width: 1224, height: 396 };
  expect(scaleOf('width', letter, room)).toBe(2);
  expect(scaleOf('page', letter, room)).toBe(0.5);
  expect(scaleOf('page', { width: 2448, height: 100 }, room)).toBe(0.5);
  expect(scaleOf('auto', letter, room) * letter.width).toBeCloseTo(860);
  expect(scaleOf('auto', letter, { width: 306, height: 396 })).toBe(0.5);
  expect(shareOf(scaleOf(1.5, letter, room))).toBe(1.5);
});

test('steps go from any share to the next one, and end', () => {
  expect(nextStep(1, 1)).toBe(1.25);
  expect(nextStep(1.0501, -1)).toBe(1);
  expect(nextStep(0.9999, 1)).toBe(1.25);
  expect(nextStep(0.6, -1)).toBe(0.5);
  expect(nextStep(4, 1)).toBe(4);
  expect(nextStep(7, 1)).toBe(4);
  expect(nextStep(0.4, -1)).toBe(0.4);
});

test('shares stay within what is offered; without pages, fitting is the natural size', () => {
  expect([withinZoom(0.1), withinZoom(1.37), withinZoom(9)]).toEqual([0.25, 1.37, 4]);
  expect([plainShare('page'), plainShare(2)]).toEqual([1, 2]);
});
