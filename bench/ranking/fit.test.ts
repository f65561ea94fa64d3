import { expect, it } from 'vitest';
import { type Case, fit, placeOf, placesUnseen, scoresOf } from './fit.ts';

/** Of five statements the one whose first sign is greatest answers; the second sign says nothing. */
const cases = Array.from({ length: 24 }, (_, question): Case => {
  const signs = Array.from({ length: 5 }, (_, at) => [((question + at * 2) % 5) / 5, ((question * at + 3) % 7) / 7]);
  const best = Math.max(...signs.map(([first = 0]) => first));
  return {
    file: `file ${question % 8}`,
    signs,
    given: signs.map(() => 0),
    isRight: signs.map(([first = 0]) => first === best),
  };
});

it('gives weight to the sign that tells answers apart, and finds what answers with it', () => {
  const weights = fit(cases, 2);
  expect(weights[0]).toBeGreaterThan(2);
  expect(Math.abs(weights[1] ?? 1)).toBeLessThan(1);
  expect(cases.map((one) => placeOf(scoresOf(one, weights), one.isRight))).toEqual(cases.map(() => 0));
});

it('asks each question of weights that were learned without its file', () => {
  expect(placesUnseen(cases, 2)).toEqual(cases.map(() => 0));
  // What only one file shows is not learned for it.
  const contrary = cases.map((one) =>
    one.file === 'file 0' ? { ...one, signs: one.signs.map(([first = 0, second = 0]) => [-first, second]) } : one,
  );
  expect(placesUnseen(contrary, 2).filter((place) => place === 4)).toHaveLength(3);
});

it('counts what is given beside the weights', () => {
  const [one] = cases;
  if (one === undefined) throw new Error('no case');
  const last = one.signs.length - 1;
  const scores = scoresOf({ ...one, given: one.signs.map((_, at) => (at === last ? 100 : 0)) }, [1, 0]);
  expect(
    placeOf(
      scores,
      one.isRight.map((_, at) => at === last),
    ),
  ).toBe(0);
});
