import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('a limit that names the services it is for is one limit', () => {
  expect(
    factsOf([
      [
        'Dental plan',
        'Plan provisions | In-network | Out-of-network',
        'Deductible for basic and major services | $50 individual | $75 individual',
        'Annual maximum for preventive, basic and major services | $2,000 | $1,500',
      ],
    ]),
  ).toEqual(['dental.annual_maximum 2000', 'dental.deductible 50 individual']);
});

test('a deductible that heads rows beneath a dental heading is of the dental plan', () => {
  const rows = ['Standard plan | Enhanced plan', 'Calendar year deductible', 'Individual | $50 | $25', 'Family | $150 | $75']; // prettier-ignore
  expect(factsOf([['Dental', ...rows]])).toEqual([
    'dental.deductible 150 family (Standard plan)',
    'dental.deductible 25 individual (Enhanced plan)',
    'dental.deductible 50 individual (Standard plan)',
    'dental.deductible 75 family (Enhanced plan)',
  ]);
  expect(factsOf([['Medical', ...rows]]).every((fact) => fact.startsWith('medical.deductible'))).toBe(true);
});

test('a PPO beside a dental HMO is a dental plan; a footnote is no part of a level', () => {
  expect(factsOf([['Dental: monthly employee cost', 'Level | DMO | PPO', 'Employee only1 | $11.00 | $17.00']])).toEqual(
    ['dental.contribution 11 employee (DMO)', 'dental.contribution 17 employee (PPO)'],
  );
  expect(factsOf([['Dental: monthly employee cost', 'Level | PPO', 'Employee only | $17.00']])).toEqual([
    'dental.contribution 17 employee',
  ]);
});

test('what is paid for care is no contribution', () => {
  expect(
    factsOf([
      ['What you pay for medical care', 'Family', 'Video visits by plan', 'Feature | Saver plan | Wide plan', 'In-network | 20% after deductible | $35 copayment'], // prettier-ignore
    ]).filter((fact) => /contribution|share/.test(fact)),
  ).toEqual([]);
});
