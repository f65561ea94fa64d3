import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('a level over the tables of several benefits holds for the last of them too', () => {
  expect(
    factsOf([
      [
        'Contributions',
        'You + spouse',
        'Medical',
        'Plan | Employee cost per month',
        'Copay Plan | $78',
        'Dental',
        'Plan | Employee cost per month',
        'Core | $6',
        'Enhanced | $15',
        'Vision',
        'Plan | Employee cost per month',
        'Core | $4',
        'Enhanced | $7',
      ],
    ]),
  ).toEqual([
    'dental.contribution 15 employee_spouse (Enhanced)',
    'dental.contribution 6 employee_spouse (Core)',
    'medical.contribution 78 employee_spouse (Copay Plan)',
    'vision.contribution 4 employee_spouse (Core)',
    'vision.contribution 7 employee_spouse (Enhanced)',
  ]);
});

test('beside a level a plan that is named for exams states what it costs', () => {
  expect(
    factsOf([
      ['Monthly vision costs', 'Coverage | Exam Plus Plan | Enhanced Vision Plan', 'Employee only | $0.45 | $3.60'],
    ]),
  ).toEqual([
    'vision.contribution 0.45 employee (Exam Plus Plan)',
    'vision.contribution 3.6 employee (Enhanced Vision Plan)',
  ]);
});
