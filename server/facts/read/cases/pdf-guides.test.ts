import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('a row without cells of some plans states nothing of those', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Benefit | Basic PPO | Core PPO | Saver HDHP',
        'Specialist | $40 | $50 | $60',
        'Urgent care | | $75 |',
        'Telehealth | $10 | |',
      ],
    ]).filter((fact) => !fact.startsWith('medical.plan_type')),
  ).toEqual([
    'medical.specialist_copay 40 (Basic PPO)',
    'medical.specialist_copay 50 (Core PPO)',
    'medical.specialist_copay 60 (Saver HDHP)',
    'medical.telehealth_copay 10 (Basic PPO)',
    'medical.urgent_care_copay 75 (Core PPO)',
  ]);
});

test('payers as rows under levels as columns: what the employee pays is a contribution of the plan above', () => {
  expect(
    factsOf([
      [
        'Monthly premiums',
        'Employee only | Employee + family',
        'Lakeside HMO',
        'Total premium | $640.00 | $1,920.00',
        'District pays | $576.00 | $1,536.00',
        'You pay | $64.00 | $384.00',
      ],
    ]).filter((fact) => !fact.startsWith('medical.plan_type')),
  ).toEqual([
    'medical.contribution 384 employee_family (Lakeside HMO)',
    'medical.contribution 64 employee (Lakeside HMO)',
    'medical.premium 1920 employee_family (Lakeside HMO)',
    'medical.premium 640 employee (Lakeside HMO)',
  ]);
});

test('drugs beneath the levels of an account are of the plan', () => {
  expect(
    factsOf([
      [
        'Compare your medical options',
        'In-network benefits | Core HDHP | Plus HDHP',
        'Primary care | $20 | $30',
        'HSA contribution',
        'Individual | $500 | $500',
        'Generic drugs | $10 | $15',
      ],
    ]).filter((fact) => !fact.startsWith('medical.plan_type')),
  ).toEqual([
    'hsa.employer_contribution 500 individual',
    'medical.pcp_copay 20 in (Core HDHP)',
    'medical.pcp_copay 30 in (Plus HDHP)',
    'rx.tier_1 10 (Core HDHP)',
    'rx.tier_1 15 (Plus HDHP)',
  ]);
});
