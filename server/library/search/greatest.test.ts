import { expect, test } from 'vitest';
import { Random } from '../../../sample/random.ts';
import { greatest, placesOfGreatest } from './greatest.ts';

test('the greatest are those that come first when all are sorted, whatever is equal', () => {
  const random = new Random('greatest');
  for (let round = 0; round < 300; round += 1) {
    const size = random.int(0, 60);
    const count = random.int(0, 70);
    // Few different values, so that many are equal; and more of them than are looked at.
    const values = Float64Array.from({ length: size + 5 }, () => random.int(0, 9) / 2);
    const places = Array.from({ length: size }, (_, place) => place);
    const valueAt = (place: number): number => values[place] ?? 0;
    const later = places.toSorted((a, b) => valueAt(b) - valueAt(a) || b - a).slice(0, count);
    expect(greatest(values, size, count, (a, b) => a > b)).toEqual(later);
    const earlier = places.toSorted((a, b) => valueAt(b) - valueAt(a) || a - b).slice(0, count);
    expect([...placesOfGreatest(values, size, count)]).toEqual(earlier.toSorted((a, b) => a - b));
  }
});
