import { expect, test } from 'vitest';
import { payerOfRate } from './rate-payer.ts';

test('a premium beside what employer and employee pay is what both pay', () => {
  const [premium, employer, employee] = ['Monthly premium', 'Employer pays', 'You pay'] as const;
  expect(payerOfRate(premium, [employer, employee])).toBe('total premium');
  expect(payerOfRate(employer, [premium, employee])).toBe('employer rate');
  expect(payerOfRate(employee, [premium, employer])).toBe('employee contribution');
});

test('a premium alone, or beside one of them, does not say whose it is', () => {
  expect(payerOfRate('Monthly premium', [])).toBeNull();
  expect(payerOfRate('Monthly premium', ['Employer pays'])).toBeNull();
});
