import { expect, test } from 'vitest';
import { formatNumber } from './counter.tsx';

test.each([0, 7, 999, 1000, 7500, 100_000, 1_234_567, -1, -999, -7500])(
  '%d is written as the browser writes it',
  (value) => {
    expect(formatNumber(value)).toBe(new Intl.NumberFormat('en-US').format(value));
  },
);
