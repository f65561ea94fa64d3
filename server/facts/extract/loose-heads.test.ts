import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('a head too many is left to the labels only where it is of another kind than the rest', () => {
  const rows = ['Employee only $130.00 $85.00', 'Family $410.00 $265.00'];
  expect(factsOf([['Monthly medical contributions', 'PPO HMO HDHP', ...rows]])).toEqual([
    'medical.contribution 130 employee ?',
    'medical.contribution 265 employee_family ?',
    'medical.contribution 410 employee_family ?',
    'medical.contribution 85 employee ?',
  ]);
  const told = [
    'medical.contribution 130 employee (PPO)',
    'medical.contribution 265 employee_family (HDHP)',
    'medical.contribution 410 employee_family (PPO)',
    'medical.contribution 85 employee (HDHP)',
    'medical.plan_type HDHP (HDHP)',
    'medical.plan_type PPO (PPO)',
  ];
  for (const heads of ['Monthly PPO HDHP', 'Medical PPO HDHP', 'Coverage level PPO HDHP'])
    expect(factsOf([['Monthly medical contributions', heads, ...rows]])).toEqual(told);
  expect(
    factsOf([['Medical plan', 'PPO In-network Out-of-network', 'Emergency room $250 $350', 'Urgent care $60 $75']]),
  ).toEqual([
    'medical.er_copay 250 in (PPO)',
    'medical.er_copay 350 out (PPO)',
    'medical.urgent_care_copay 60 in (PPO)',
    'medical.urgent_care_copay 75 out (PPO)',
  ]);
});

test('plans are told apart where their year or their brackets part them, and not by a plus alone lost', () => {
  const rows = ['Employee only $11.00 $17.00', 'Family $35.00 $68.00'];
  const dental = (first: string, second: string): string[] => [
    `dental.contribution 11 employee (${first})`,
    `dental.contribution 17 employee (${second})`,
    `dental.contribution 35 employee_family (${first})`,
    `dental.contribution 68 employee_family (${second})`,
  ];
  const costs = 'Dental: monthly employee contributions';
  expect(factsOf([[costs, 'Coverage level 2024 Saver DMO 2024 Saver PPO', ...rows]])).toEqual(
    dental('Saver DMO', 'Saver PPO'),
  );
  expect(factsOf([[costs, 'Coverage level Northwind managed (DMO) Northwind wide (High option)', ...rows]])).toEqual(
    dental('Northwind managed (DMO)', 'Northwind wide (High option)'),
  );
  // A year too few: which plans the columns are is open.
  expect(factsOf([[costs, 'Coverage level Saver 2024 Wide', ...rows]]).every((fact) => fact.endsWith('?'))).toBe(true);
  expect(
    factsOf([['Medical plans', 'Your cost PPO PPO+', 'Primary care visit $30 $25', 'Specialist visit $60 $50']]),
  ).toEqual([
    'medical.pcp_copay 25 (PPO+)',
    'medical.pcp_copay 30 (PPO)',
    'medical.plan_type PPO (PPO)',
    'medical.plan_type PPO (PPO+)',
    'medical.specialist_copay 50 (PPO+)',
    'medical.specialist_copay 60 (PPO)',
  ]);
});

test('levels that stand side by side are as many as there are, and the first may be one word', () => {
  const level = (tier: string, value: number): string => `medical.contribution ${value} ${tier} (Saver)`;
  const all = [
    level('employee_family', 320),
    level('employee_children', 140),
    level('employee_spouse', 210),
    level('employee', 80),
  ].sort();
  for (const heads of [
    'Medical plan Employee only Employee + spouse Employee + children Employee + family',
    'Plan Self Employee+Spouse Employee+Children Family',
  ])
    expect(
      factsOf([['Monthly employee contributions for medical plans', heads, 'Saver $80 $210 $140 $320', 'Wide $90 $230 $160 $350']]).filter((fact) => fact.includes('Saver')), // prettier-ignore
    ).toEqual(all);
});

test('heads without a space between them: one too many heads the labels only beside plans and benefits', () => {
  const rows = ['Employee only$65.00$85.00$11.80', 'Employee + spouse$197.60$263.50$37.80'];
  const found = factsOf([['Monthly employee rates: medical and dental', 'In HouseholdPPOTraditionalDental', ...rows]]);
  expect(found).toContain('medical.contribution 65 employee (PPO)');
  expect(found).toContain('medical.contribution 85 employee (Traditional)');
  expect(found).toContain('dental.contribution 11.8 employee');
  const split = factsOf([
    [
      'What you pay for medical care',
      'HealthSaverPPO1PPO2',
      'Specialist office visit$30$40$50',
      'Urgent care$60$70$80',
    ],
  ]);
  expect(split).toHaveLength(6);
  expect(split.every((fact) => fact.endsWith('?') && !fact.includes('('))).toBe(true);
});
