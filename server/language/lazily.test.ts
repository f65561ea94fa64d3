import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

test('a value is made when it is first asked for, once', () => {
  let times = 0;
  const value = lazily(() => ({ times: (times += 1) }));
  expect(times).toBe(0);
  expect([value(), value()]).toEqual([{ times: 1 }, { times: 1 }]);
});

test('what could not be made is tried again', () => {
  let isAway = true;
  const value = lazily(() => {
    if (isAway) throw new Error('away');
    return ['there'];
  });
  expect(value).toThrow('away');
  isAway = false;
  expect(value()).toEqual(['there']);
});
