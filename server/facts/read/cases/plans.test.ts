import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('who is eligible, from when, and with whom', () => {
  expect(
    factsOf([
      [
        'Eligibility',
        'All full-time employees working 30+ hours per week are eligible. Benefits begin on the first of the month following 60 days of employment. You may cover your spouse, domestic partner and children to age 26.',
      ],
    ]),
  ).toEqual([
    'eligibility.dependent_age 26',
    'eligibility.domestic_partner yes',
    'eligibility.hours 30',
    'eligibility.waiting_days 60',
  ]);
  expect(
    factsOf([
      [
        'Benefits',
        'Employees (those scheduled for at least thirty hours a week) are eligible for health insurance on the first day of the month following date of hire.',
      ],
    ]),
  ).toEqual(['eligibility.hours 30', 'eligibility.waiting_days 0']);
  expect(
    factsOf([
      [
        'Eligibility',
        'Employees who work fewer than 20 hours per week are not eligible.',
        'Changes must be made within 30 days of a qualifying life event.',
        'Orthodontia is covered for children to age 19.',
      ],
    ]),
  ).toEqual(['eligibility.event_days 30']);
});

test('former years, by the heading or by the sentence', () => {
  const parts = [
    ['2024 dental plan', 'The plan has an annual maximum of $1,000 per person.'],
    ['2025 dental plan', 'The plan has an annual maximum of $1,500 per person. In 2024 the annual maximum was $1,200.'],
  ] as const;
  expect(factsOf(parts, { planYear: 2025 })).toEqual(['dental.annual_maximum 1500']);
  expect(factsOf(parts.slice(0, 1), { planYear: 2024 })).toEqual(['dental.annual_maximum 1000']);
});

test('carriers in a table of contacts, and employers that are none', () => {
  expect(
    factsOf([
      [
        'Contacts',
        'Plan | Carrier | Phone',
        'Medical | Harborwise Health | 800-555-0100',
        'Dental | Delta Dental | 800-555-0101',
        'EAP | Steadypath | 800-555-0102',
      ],
    ]),
  ).toEqual(['dental.carrier Delta Dental', 'medical.carrier Harborwise Health']);
  expect(factsOf([['Medical', 'The health plans offered by Larkspur Tooling cover preventive care.']])).toEqual([]);
});

test('a carrier that is named above its table, or as the one who insures', () => {
  const title = ['Delta Dental PPO, group 5521', 'Class of service | In network', 'Annual maximum | $1,500'];
  expect(factsOf([['Dental Plan Schedule', ...title]])).toContain('dental.carrier Delta Dental');
  expect(factsOf([['Benefit Summary', 'Effective January 1, 2026. Underwritten by Kaiser Permanente.']])).toEqual([
    'medical.carrier Kaiser Permanente',
  ]);
  // Aetna insures several lines, and none is named.
  expect(factsOf([['Benefit Summary', 'Effective January 1, 2026. Underwritten by Aetna.']])).toEqual([]);
});

test('the employer’s share by who pays it, and a premium that is paid in full', () => {
  expect(
    factsOf([['Health Insurance', 'Employee 100% by city', 'Dependent or family 40% by city, 60% by employee']]),
  ).toEqual(['medical.employer_share 100 employee', 'medical.employer_share 40 employee_family']);
  expect(factsOf([['Medical', 'The firm pays 70% of the premium and the employee pays the other 30%.']])).toEqual([
    'medical.employer_share 70',
  ]);
  expect(factsOf([['Medical', 'We cover the full premium for employees.']])).toEqual([
    'medical.employer_share 100 employee',
  ]);
  expect(factsOf([['Wellness', 'Flu shots are fully paid by the company.']])).toEqual([]);
});

test('carriers by a name that says what they insure, by their heading, and in a cell', () => {
  expect(factsOf([['Vision', 'The town’s vision plan is provided by CLEARBAY Vision.']])).toEqual([
    'vision.carrier CLEARBAY Vision',
  ]);
  expect(factsOf([['VSP', 'Provides for a pair of glasses once per year.']])).toEqual(['vision.carrier VSP']);
  expect(factsOf([['Coverage', 'All employees are covered by Death and Dismemberment Insurance coverage.']])).toEqual(
    [],
  );
  expect(
    factsOf([
      ['Benefits', 'Benefit | About', 'Dental Insurance | Cleanings and fillings through Delta Dental of Maine.'],
    ]),
  ).toEqual(['dental.carrier Delta Dental of Maine']);
});
