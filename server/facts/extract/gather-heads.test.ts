import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('one value for both networks of a plan is that of the network; of limits nobody knows whether they are of plans', () => {
  const facts = factsOf([
    [
      'Medical',
      'Benefit | Core PPO | | Plus PPO |',
      '| In-Network | Out-of-Network | In-Network | Out-of-Network',
      'Deductible (individual) | $250 | $750 | $400 | $900',
      'Out-of-pocket maximum (individual) | $2,000 | $5,000',
      'PCP visit | $15 | $25',
    ],
  ]);
  expect(facts).toContain('medical.pcp_copay 15 in (Core PPO)');
  expect(facts).toContain('medical.out_of_pocket_max 2000 individual in (Core PPO) ?');
  expect(facts.some((fact) => fact.startsWith('medical.pcp_copay') && fact.includes(' out '))).toBe(false);
});

test('three names above two columns head none of them', () => {
  const facts = factsOf([
    ['Dental', 'Standard Plan', 'Maximum Plan', 'Saver Plan', 'Monthly cost | $3.65 | $5.80', 'Employee only | $3.65 | $5.80'],
  ]); // prettier-ignore
  expect(facts.some((fact) => fact.includes('Standard Plan'))).toBe(false);
});

test('what is paid for ninety days is no price of retail', () => {
  expect(
    factsOf([
      [
        'Medical drugs',
        'Benefit | Core PPO',
        'Generic | $10',
        'Retail or mail order pharmacy (90 day supply)',
        'Generic | $20',
      ],
    ]).filter((fact) => fact.startsWith('rx')),
  ).toEqual(['rx.tier_1 10 (Core PPO)']);
});
