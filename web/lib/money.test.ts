import { expect, test } from 'vitest';
import { formatAmount, formatPerCredit, formatPlanPrice } from './money.ts';

test('amounts have two decimals, whole plan prices none', () => {
  expect(formatAmount(3900, 'usd')).toBe('$39.00');
  expect(formatAmount(123_456, 'usd')).toBe('$1,234.56');
  expect(formatAmount(3900, 'eur')).toBe('€39.00');
  expect(formatPlanPrice(4900, 'usd')).toBe('$49');
  expect(formatPlanPrice(4950, 'usd')).toBe('$49.50');
});

test('the price of one credit is the price divided by the credits', () => {
  expect(formatPerCredit(1500, 50, 'usd')).toBe('$0.30');
  expect(formatPerCredit(3900, 150, 'usd')).toBe('$0.26');
  expect(formatPerCredit(9900, 500, 'usd')).toBe('$0.198');
});
