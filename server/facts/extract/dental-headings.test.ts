import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('beneath a heading of dental care a PPO and its deductible are of the dental plan', () => {
  expect(
    factsOf([
      [
        'Dental',
        'Harbor PPO Plan',
        'Benefit highlights',
        'Harbor PPO dentist/Harbor Premier dentist',
        'Deductible (individual/family)',
        '$50/$150',
        'Annual plan max (per person)',
        '$2,000/$1,500',
        'Preventive care',
        '$0/10% (deductible waived)',
        'Basic services',
        '10%*/20%*',
      ],
    ]),
  ).toEqual([
    'dental.annual_maximum 2000 (Harbor PPO Plan)',
    'dental.basic 90 (Harbor PPO Plan)',
    'dental.deductible 150 family (Harbor PPO Plan)',
    'dental.deductible 50 individual (Harbor PPO Plan)',
    'dental.preventive 100 (Harbor PPO Plan)',
  ]);
});

test('a PPO beneath a heading that leaves the benefit open is a medical plan, whatever stood before', () => {
  const facts = factsOf([
    ['Dental', 'Your dental plan pays for two cleanings a year.'],
    ['Your options', 'Choice PPO Plan', 'Deductible (individual/family)', '$500/$1,000', 'Urgent care', '$40'],
  ]);
  expect(facts).toContain('medical.urgent_care_copay 40 (Choice PPO Plan)');
});

test('dentists at the head of columns are no plans', () => {
  expect(
    factsOf([
      [
        'Dental',
        'Service | PPO dentists - you pay | Premier dentists - you pay',
        'Preventive care | 0% | 0%',
        'Deductible (individual) | $50 | $50',
      ],
    ]),
  ).toEqual(['dental.deductible 50 individual', 'dental.preventive 100']);
});

test('what a deductible is waived for is no second thing that its row states', () => {
  expect(
    factsOf([
      [
        'Dental plan',
        'Benefit | Low Plan | High Plan',
        'Annual deductible (per person / family), waived for preventive care | $75 / $225 | $50 / $150',
      ],
    ]),
  ).toEqual([
    'dental.deductible 150 family (High Plan)',
    'dental.deductible 225 family (Low Plan)',
    'dental.deductible 50 individual (High Plan)',
    'dental.deductible 75 individual (Low Plan)',
  ]);
});
