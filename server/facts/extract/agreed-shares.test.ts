import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

const coinsurance = (...rows: string[]): string[] =>
  factsOf([['Medical plan', 'Service | In-network | Out-of-network', ...rows]]).filter((fact) =>
    fact.startsWith('medical.coinsurance'),
  );

test('the share that three kinds of care agree on is the plan’s coinsurance, in each network', () => {
  expect(
    coinsurance(
      'Preventive care | 100% covered | 40% after deductible',
      'Office visit | 15% after deductible | 40% after deductible',
      'Urgent care | 15% after deductible | 40% after deductible',
      'Outpatient surgery | 15% after deductible | 40% after deductible',
      'Emergency room | 15% after deductible | 15% after deductible',
    ),
  ).toEqual(['medical.coinsurance 15 in', 'medical.coinsurance 40 out']);
  expect(
    coinsurance(
      'Specialist visit | 100% after deductible | 55%',
      'Urgent care | 100% after deductible | 55%',
      'Inpatient hospital | 100% after deductible | 55%',
    ),
  ).toEqual(['medical.coinsurance 0 in', 'medical.coinsurance 45 out']);
});

test('shares that differ, of two kinds of care alone, or of nobody that can be told are no coinsurance', () => {
  expect(coinsurance('Office visit | 10% | 40%', 'Urgent care | 20% | 40%', 'Surgery | 20% | 50%')).toEqual([]);
  expect(coinsurance('Office visit | 20% | 40%', 'Urgent care | 20% | 40%')).toEqual([]);
  expect(coinsurance('Office visit | 50% | 60%', 'Urgent care | 50% | 60%', 'Surgery | 50% | 60%')).toEqual([]);
});

test('a row of its own for coinsurance goes before what the kinds of care say', () => {
  expect(
    coinsurance(
      'Coinsurance | 10% | 30%',
      'Office visit | 20% | 40%',
      'Urgent care | 20% | 40%',
      'Surgery | 20% | 40%',
    ),
  ).toEqual(['medical.coinsurance 10 in', 'medical.coinsurance 30 out']);
});
