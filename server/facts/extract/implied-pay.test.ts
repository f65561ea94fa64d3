import { expect, test } from 'vitest';
import { impliedPayPeriods } from './implied-pay.ts';
import { factsOf } from './testing/facts-of.ts';

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

test('rates by the pay period are sure where another table of the guide names it', () => {
  const dental = ['Dental cost per pay period', 'Employee only | $6.00', 'Employee + family | $18.00'];
  const sure = ['dental.contribution 13 employee', 'dental.contribution 39 employee_family'];
  expect(
    factsOf([
      ['Vision biweekly rates', 'Employee only | $2.00'],
      ['Dental', ...dental],
    ]),
  ).toEqual([...sure, 'vision.contribution 4.33 employee']);
  expect(factsOf([['Dental', ...dental]])).toEqual(sure.map((fact) => `${fact} ?`));
});

test('a row for two levels states an amount of each, and employee + 1 heads a column', () => {
  expect(
    factsOf([
      ['Medical plans', 'Plan | Option 1 | Option 2', 'Deductible | $250 | $500', 'Premium (Single/Family) | $7.10/$19.20 monthly | $8.30/$21.40 monthly'], // prettier-ignore
    ]).filter((fact) => fact.includes('contribution')),
  ).toEqual([
    'medical.contribution 19.2 employee_family (Option 1)',
    'medical.contribution 21.4 employee_family (Option 2)',
    'medical.contribution 7.1 employee (Option 1)',
    'medical.contribution 8.3 employee (Option 2)',
  ]);
  expect(
    factsOf([
      ['Monthly cost', 'Plan | Employee only | Employee + spouse', 'Maple PPO | $24.00 | $94.00', 'Plan | Employee only | Employee + 1 | Family', 'VSP | $3.00 | $5.00 | $9.00'], // prettier-ignore
    ]).filter((fact) => fact.startsWith('vision')),
  ).toEqual([
    'vision.carrier VSP',
    'vision.contribution 3 employee (VSP)',
    'vision.contribution 9 employee_family (VSP)',
  ]);
});
