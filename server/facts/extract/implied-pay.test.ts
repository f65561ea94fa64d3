import { expect, test } from 'vitest';
import { impliedPayPeriods } from './implied-pay.ts';

test('the only period of pay that short lines name is that of the guide', () => {
  expect(impliedPayPeriods(['biweekly rates for dental care', 'what you pay per pay period'])).toBe(26);
  expect(impliedPayPeriods(['semi-monthly deductions'])).toBe(24);
  expect(impliedPayPeriods(['weekly payroll deductions', '60% of your weekly pay'])).toBe(52);
});

test('several periods, none, or those of other things imply nothing', () => {
  expect(impliedPayPeriods(['biweekly rates', 'weekly payroll deductions'])).toBeNull();
  expect(impliedPayPeriods(['the plan pays 60% of weekly pay', 'cost per pay period'])).toBeNull();
  expect(impliedPayPeriods(['the newsletter comes biweekly'])).toBeNull();
});
