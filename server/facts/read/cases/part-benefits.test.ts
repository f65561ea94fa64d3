import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('rates of those who work full time are those of everyone; their column names no plan', () => {
  expect(
    factsOf([
      [
        'Monthly employee contributions',
        'Coverage tier | Full-Time | Part-Time',
        'Choice PPO',
        'Employee Only | $100.00 | $150.00',
        'Family | $400.00 | $600.00',
      ],
    ]),
  ).toEqual([
    'medical.contribution 100 employee (Choice PPO)',
    'medical.contribution 400 employee_family (Choice PPO)',
    'medical.plan_type PPO (Choice PPO)',
  ]);
});

test('time off by length of service in plain lines', () => {
  expect(
    factsOf([
      [
        'Vacation leave',
        'Years of Service Hours Earned Annually',
        'Less than 10 years 88 hours',
        '10 but less than 15 years 128 hours',
        'More than 15 years 168 hours',
      ],
    ]),
  ).toEqual([
    'time_off.days_year_1 11',
    'time_off.days_year_10 16',
    'time_off.days_year_20 21',
    'time_off.days_year_5 11',
  ]);
});
