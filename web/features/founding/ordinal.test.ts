import { expect, test } from 'vitest';
import { ordinal } from './ordinal.ts';

test('numbers have the suffix that people write', () => {
  const written = [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 100, 101, 111, 112, 1003].map(ordinal).join(' ');
  expect(written).toBe('1st 2nd 3rd 4th 10th 11th 12th 13th 21st 22nd 23rd 100th 101st 111th 112th 1003rd');
});
