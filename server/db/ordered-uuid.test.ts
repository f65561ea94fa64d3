import { expect, test } from 'vitest';
import { orderedUuid } from './ordered-uuid.ts';
import { isUuid } from './is-uuid.ts';

test('an id of version 7 that begins with the time, and is of no other', () => {
  const before = Date.now();
  const ids = Array.from({ length: 1000 }, () => orderedUuid());
  const times = ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.min(...times)).toBeGreaterThanOrEqual(before);
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) {
    expect(isUuid(id)).toBe(true);
    expect(id).toMatch(/^.{14}7.{4}[89ab]/);
  }
});
