import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  [
    'Benefits',
    '100% employer-paid policies for medical, dental, and vision insurance, short and long-term disability insurance, and life insurance.',
    ['medical.employer_share 100'],
  ],
  [
    'Benefits',
    'All full-time employees enjoy 100% coverage of health insurance premiums, including coverage for dependents.',
    ['medical.employer_share 100 employee', 'medical.employer_share 100 employee_family'],
  ],
  [
    'Health',
    'The City provides health and dental insurance at no charge to employees.',
    ['medical.employer_share 100 employee'],
  ],
  [
    'Retirement',
    'The company offers a matching contribution to the IRA of up to 3% of an employee’s salary.',
    ['retirement.effective_match 3'],
  ],
  ['Life Insurance', 'Life insurance in the amount of double base salary', ['life.multiple 2']],
  ['Life Insurance', 'One-and-a-half times annual salary', ['life.multiple 1.5']],
  [
    'Health Insurance',
    'Coverage is through CareFirst HMO plus a Health Savings Account.',
    ['hsa.eligible yes', 'medical.carrier CareFirst', 'medical.plan_type HMO'],
  ],
] as const)('what is paid in full, doubled or matched: %s, %s', (heading, line, facts) => {
  expect(factsOf([[heading, line]])).toEqual(facts);
});
