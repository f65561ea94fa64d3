import { expect, test } from 'vitest';
import { Known } from './known.ts';

/** What is asked for, as often as it is. */
function holding(most: number): { known: Known<string>; asked: string[][] } {
  const asked: string[][] = [];
  const known = new Known<string>({
    read: (ids) => {
      asked.push([...ids]);
      return Promise.resolve(ids.filter((id) => id !== 'none').map((id) => [id, id.repeat(2)] as const));
    },
    weigh: (value) => value.length,
    most,
  });
  return { known, asked };
}

test('what is known is not asked for again; what there is not is', async () => {
  const { known, asked } = holding(100);
  expect(await known.read(['a', 'none', 'b', 'a'], 1)).toEqual(['aa', undefined, 'bb', 'aa']);
  expect(await known.read(['b', 'c', 'none'], 1)).toEqual(['bb', 'cc', undefined]);
  await known.read(['a', 'c'], 1);
  expect(asked).toEqual([
    ['a', 'none', 'b'],
    ['c', 'none'],
  ]);
});

test('beyond its limit it forgets what it has known longest', async () => {
  const { known, asked } = holding(6);
  await known.read(['a', 'b', 'c'], 1);
  await known.read(['d'], 1);
  await known.read(['b', 'c', 'd'], 1);
  await known.read(['a'], 1);
  expect(asked).toEqual([['a', 'b', 'c'], ['d'], ['a']]);
  // One that is heavier than all that may be held is not held, and holds nothing up.
  expect(await known.read(['heavier'], 1)).toEqual(['heavierheavier']);
  await known.read(['heavier'], 1);
  expect(asked.length).toBe(5);
});
