import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('plans whose names were taken for the heading stand over the networks of each', () => {
  const facts = factsOf([
    [
      'Your cost PPO PPO+ HDHP',
      'In-Network Out-of-Network In-Network Out-of-Network In-Network Out-of-Network',
      'Annual deductible $900 individual/$1,800 family $1,900 individual/$3,800 family $500 individual/$1,000 family $1,100 individual/$2,200 family $1,700 individual/$3,400 family $3,100 individual/$6,200 family',
      'Coinsurance You pay 20% You pay 50% You pay 10% You pay 40% You pay 30% You pay 60%',
    ],
  ]);
  expect(facts).toContain('medical.deductible 1900 individual out (PPO)');
  expect(facts).toContain('medical.deductible 1000 family in (PPO+)');
  expect(facts).toContain('medical.coinsurance 60 out (HDHP)');
  expect(facts.filter((fact) => fact.endsWith('?'))).toEqual([]);
});

test('levels among the words for the labels are heads that were not all read; nothing is spread over them', () => {
  const rows = ['Maple PPO $21.00 $190.00 $120.00 $310.00', 'Birch HDHP $11.00 $150.00 $100.00 $260.00'];
  expect(
    factsOf([
      ['Monthly cost', 'Employee only Employee + spouse or other Employee + child(ren) Employee + family', ...rows],
    ]).filter((fact) => fact.includes('contribution')),
  ).toEqual([]);
  const facts = factsOf([
    [
      'Monthly cost',
      'Employee only Employee + spouse / domestic partner Employee + child(ren) Employee + family',
      ...rows,
    ],
  ]);
  expect(facts).toContain('medical.contribution 190 employee_spouse (Maple PPO)');
  expect(facts).toContain('medical.contribution 260 employee_family (Birch HDHP)');
});

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

test('what only a medical plan has tells that a table without a heading is of it', () => {
  expect(factsOf([[null, 'Coinsurance', 'In-network:', 'You pay 10%', 'Out-of-network:', 'You pay 35%']])).toEqual([
    'medical.coinsurance 10 in',
    'medical.coinsurance 35 out',
  ]);
});
