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
