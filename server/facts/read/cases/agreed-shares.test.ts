import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

const coinsurance = (...rows: string[]): string[] =>
  factsOf([['Medical plan', 'Service | In-network | Out-of-network', ...rows]]).filter((fact) =>
    fact.startsWith('medical.coinsurance'),
  );

test('shares that differ, of two kinds of care alone, or of nobody that can be told are no coinsurance', () => {
  expect(coinsurance('Office visit | 10% | 40%', 'Urgent care | 20% | 40%', 'Surgery | 20% | 50%')).toEqual([]);
  expect(coinsurance('Office visit | 20% | 40%', 'Urgent care | 20% | 40%')).toEqual([]);
  expect(coinsurance('Office visit | 50% | 60%', 'Urgent care | 50% | 60%', 'Surgery | 50% | 60%')).toEqual([]);
});
