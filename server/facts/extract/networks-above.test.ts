import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('what accident insurance costs is of no medical plan that was named above it', () => {
  expect(
    factsOf([
      ['Monthly cost', 'Maple HMO', 'Employee only | $20.00', 'Employee + family | $90.00', 'Accident monthly cost', 'Employee only | $3.10', 'Employee + family | $9.20'], // prettier-ignore
    ]),
  ).toEqual([
    'medical.contribution 20 employee (Maple HMO)',
    'medical.contribution 90 employee_family (Maple HMO)',
    'medical.plan_type HMO (Maple HMO)',
  ]);
});
