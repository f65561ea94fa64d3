import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('plans on a line each above pairs of networks, or above as many columns, are their heads', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Option A: the Standard Plan',
        'Option B: the Alternate Plan',
        'Plan details | In-Network | Out of Network | In-Network | Out of Network',
        'Deductible (individual) | $250 | $750 | $400 | $900',
      ],
    ]).filter((fact) => fact.includes('deductible')),
  ).toEqual([
    'medical.deductible 250 individual in (Option A: the Standard Plan)',
    'medical.deductible 400 individual in (Option B: the Alternate Plan)',
    'medical.deductible 750 individual out (Option A: the Standard Plan)',
    'medical.deductible 900 individual out (Option B: the Alternate Plan)',
  ]);
  expect(
    factsOf([['Dental', 'Standard Plan', 'Maximum Plan', 'Your monthly deduction', 'Employee only | $3.65 | $5.80']]),
  ).toEqual(['dental.contribution 3.65 employee (Standard Plan)', 'dental.contribution 5.8 employee (Maximum Plan)']);
});

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

test('names with their type in brackets over two networks each; a PPO beside what is out of network is in it', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Low Deductible Plan (PPO) High Deductible Plan (HDHP)',
        'PPO Out-of-Network PPO Out-of-Network',
        'Calendar Year Deductible',
        'Employee $1,000 $2,000 $2,500 $4,000',
      ],
    ]).filter((fact) => fact.startsWith('medical.deductible')),
  ).toEqual([
    'medical.deductible 1000 individual in (Low Deductible Plan (PPO))',
    'medical.deductible 2000 individual out (Low Deductible Plan (PPO))',
    'medical.deductible 2500 individual in (High Deductible Plan (HDHP))',
    'medical.deductible 4000 individual out (High Deductible Plan (HDHP))',
  ]);
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
