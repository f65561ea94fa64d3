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

const share = (text: string): string[] =>
  factsOf([['Medical plan', text]]).filter((fact) => fact.startsWith('medical.employer_share'));

test.each([
  'The medical plan comes with a nurse line, day and night, at no cost to employees.',
  'Health coaching is there for all at no cost to you.',
  'The medical plan offers a diabetes program at no cost to you.',
  'Once a year employees may change their medical coverage at no cost.',
  'See a therapist through the health plan at no cost to you.',
  'While you are on family leave we will pay the full premium for your health coverage.',
])('a service that costs nothing is not the coverage, and a leave not the year: %s', (text) => {
  expect(share(text)).toEqual([]);
});

test.each([
  'Medical coverage is provided at no cost to employees.',
  'We offer employees medical, dental and vision insurance at no cost.',
  'We pay the full premium for your health coverage.',
])('coverage that costs nothing: %s', (text) => {
  expect(share(text)).toEqual(['medical.employer_share 100 employee']);
});

test('two plans with a share each are for a person to tell apart', () => {
  expect(share('We pay 100% of the employee premium for the HDHP and 75% of the PPO.')).toEqual([
    'medical.employer_share 100 employee ?',
  ]);
  expect(share('We pay 90% of the employee premium for the HDHP.')).toEqual([
    'medical.employer_share 90 employee (HDHP)',
  ]);
});
