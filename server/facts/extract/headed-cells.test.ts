import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('what stands beside the name of a benefit is read as beneath it', () => {
  expect(
    factsOf([
      [
        'What we offer',
        'Benefit | Details',
        'Health insurance | We cover 85% of premiums for employees and 55% for dependents',
        '401(k) | 5% company match, immediate vesting',
        'Life insurance | $60,000, paid by the company',
      ],
    ]),
  ).toEqual([
    'life.flat 60000',
    'medical.employer_share 55 employee_family',
    'medical.employer_share 85 employee',
    'retirement.effective_match 5',
    'retirement.plan_type 401(k)',
    'retirement.vesting immediate',
    'retirement.vesting_years 0',
  ]);
  expect(factsOf([['Perks', 'Sick: 48 hours per year', 'Pet insurance: 10% off']])).toEqual(['time_off.sick_days 6']);
});

test('a heading names the carrier beside the benefit', () => {
  const carriers = (heading: string): string[] =>
    factsOf([[heading, 'Exams and cleanings are covered.']]).filter((fact) => fact.includes('carrier'));
  expect(carriers('Vision – VSP')).toEqual(['vision.carrier VSP']);
  expect(carriers('Dental insurance (Guardian)')).toEqual(['dental.carrier Guardian']);
  expect(carriers('Dental – how to enroll')).toEqual([]);
});

test('levels beneath a plan stay that plan’s behind one that the catalogue does not have', () => {
  expect(
    factsOf([
      ['Monthly premiums', 'Plan | Coverage | You pay', 'Lake HMO | Employee only | $60.00', 'Employee + 1 | $200.00', 'Family | $390.00'], // prettier-ignore
    ]).filter((fact) => fact.includes('contribution')),
  ).toEqual(['medical.contribution 390 employee_family (Lake HMO)', 'medical.contribution 60 employee (Lake HMO)']);
});

test('shares without their sign beside coinsurance', () => {
  expect(factsOf([['Medical plan: Wide PPO', 'Coinsurance | 70/30', 'Primary care | $30']])).toContain('medical.coinsurance 30 (Wide PPO)'); // prettier-ignore
});
