import { expect, test } from 'vitest';
import { payPeriodsIn, periodIn, toMonthly, toYearly } from './periods.ts';
import { plainText } from './plain-text.ts';
import { durationsIn, leaveWeeks, moneyIn, numberOf, percentsIn, waitDays, workDays } from './amounts.ts';

const amounts = (text: string) => moneyIn(text).map(({ value, high }) => (high === undefined ? value : [value, high]));

test('money: thousands, cents, words, ranges, and no dollars of other countries', () => {
  expect(amounts('$1,500.50 and $5k, $1.5 million, 2,000 dollars, usd 300')).toEqual([
    1500.5, 5000, 1_500_000, 2000, 300,
  ]);
  expect(amounts('$300-500 monthly')).toEqual([[300, 500]]);
  expect(amounts('$10 - 30 day supply')).toEqual([10]);
  expect(amounts('ca$50, $336 aud, €20, 20%')).toEqual([]);
  const [amount] = moneyIn('pay $25 now');
  expect('pay $25 now'.slice(amount?.from, amount?.to)).toBe('$25');
});

test('numbers in digits and in words', () => {
  expect(
    ['12', '1,500', '2.5', 'twelve', 'twenty-six', 'two and a half', 'twelve (12)', '1 1/2', 'some'].map(numberOf),
  ).toEqual([12, 1500, 2.5, 12, 26, 2.5, 12, 1.5, null]);
  expect(percentsIn('80% or 60 percent, 50-60%').map(({ value, high }) => [value, high])).toEqual([
    [80, undefined],
    [60, undefined],
    [50, 60],
  ]);
});

test('lengths of time, in the units of the catalogue', () => {
  expect(
    durationsIn('twelve (12) weeks, 3-5 business days, a 90-day wait, 80 hours').map(({ value, unit }) => [
      value,
      unit,
    ]),
  ).toEqual([
    [12, 'week'],
    [3, 'day'],
    [90, 'day'],
    [80, 'hour'],
  ]);
  expect(workDays({ value: 80, unit: 'hour' })).toBe(10);
  expect(workDays({ value: 3, unit: 'week' })).toBe(15);
  expect(waitDays({ value: 1, unit: 'month' })).toBe(30);
  expect(leaveWeeks({ value: 3, unit: 'month' })).toBe(13);
});

test('periods: what is paid by each is brought to a month or a year', () => {
  expect(
    ['$5 bi-weekly', 'twice a month', 'per week', '/mo', 'per paycheck', 'each year', 'per person'].map(periodIn),
  ).toEqual(['biweek', 'semimonth', 'week', 'month', 'paycheck', 'year', null]);
  expect(periodIn('per pay period (26 pay periods)')).toBe('biweek');
  expect(toMonthly(60, 'biweek', null)).toEqual({ value: 130, assumed: false });
  expect(toMonthly(60, 'paycheck', 24)).toEqual({ value: 120, assumed: false });
  expect(toMonthly(60, 'paycheck', null)).toEqual({ value: 130, assumed: true });
  expect(toYearly(50, 'month', null)).toEqual({ value: 600, assumed: false });
});

test('the number of pay periods counts where the guide says one alone', () => {
  expect(payPeriodsIn(['deductions are taken over 24 pay periods', 'there are 24 paychecks'])).toBe(24);
  expect(payPeriodsIn(['we are paid bi-weekly'])).toBe(26);
  expect(payPeriodsIn(['26 pay periods', 'hourly staff have 52 pay periods'])).toBeNull();
  expect(payPeriodsIn(['nothing of the kind'])).toBeNull();
});

test('a plain text is as long as the original, letter for letter', () => {
  const text = 'The “Plan’s” cost – 5\u00a0% for İpek';
  expect(plainText(text)).toHaveLength(text.length);
  expect(plainText('The “Plan’s” cost – 5\u00a0%')).toBe('the "plan\'s" cost - 5 %');
});
