import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

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

test('a level row beneath a head that names the limit; the name of a network with a colon is of what follows it', () => {
  expect(
    factsOf([
      [
        'Medical plan overview',
        'Medical | HMO | PPO',
        'Deductible | | In-network:',
        'Individual / Family | $500 / $1,000 | $750 / $1,500 Out-of-network: $2,000 / $4,000',
      ],
    ]).filter((fact) => fact.startsWith('medical.deductible')),
  ).toEqual([
    'medical.deductible 1000 family (HMO)',
    'medical.deductible 1500 family in (PPO)',
    'medical.deductible 2000 individual out (PPO)',
    'medical.deductible 4000 family out (PPO)',
    'medical.deductible 500 individual (HMO)',
    'medical.deductible 750 individual in (PPO)',
  ]);
});

test('what a dental plan covers of preventive care tells whose the shares are, whatever heads them', () => {
  expect(
    factsOf([
      ['Dental plan', 'Feature | You pay or receive', 'Preventive care | 100%', 'Basic care | 80%', 'Deductible | $50'],
    ]),
  ).toEqual(['dental.basic 80', 'dental.deductible 50', 'dental.preventive 100']);
});

test('of columns for tobacco users and others beneath each plan those of others count', () => {
  expect(
    factsOf([
      [
        'Weekly medical contributions',
        'Bronze HDHP | Silver PPO',
        'Non-tobacco | Tobacco | Non-tobacco | Tobacco',
        'Employee | $12.00 | $36.00 | $24.00 | $48.00',
      ],
    ]).filter((fact) => !fact.startsWith('medical.plan_type')),
  ).toEqual(['medical.contribution 104 employee (Silver PPO)', 'medical.contribution 52 employee (Bronze HDHP)']);
});
