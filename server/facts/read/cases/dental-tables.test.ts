import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

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

test('what is paid for care is no contribution', () => {
  expect(
    factsOf([
      ['What you pay for medical care', 'Family', 'Video visits by plan', 'Feature | Saver plan | Wide plan', 'In-network | 20% after deductible | $35 copayment'], // prettier-ignore
    ]).filter((fact) => /contribution|share/.test(fact)),
  ).toEqual([]);
});
