import { expect, test } from 'vitest';
import { readDocument } from '../../reading/read-document.ts';
import { splitPassages } from '../../reading/split-passages.ts';
import { factsOf } from './testing/facts-of.ts';

test('a plan stands over the empty heads behind it', () => {
  expect(
    factsOf([
      [
        'Medical plan comparison',
        'Plan Feature | PPO Plan | | HSA Plan',
        'In-Network | Out-of-Network | In-Network | Out-of-Network',
        'Plan Pays | 80% | 60% | 90% | 70%',
      ],
    ]),
  ).toEqual([
    'medical.coinsurance 10 in (HSA Plan)',
    'medical.coinsurance 20 in (PPO Plan)',
    'medical.coinsurance 30 out (HSA Plan)',
    'medical.coinsurance 40 out (PPO Plan)',
    'medical.plan_type HDHP (HSA Plan)',
    'medical.plan_type PPO (PPO Plan)',
  ]);
});

test('heads of a web page that span columns keep them', async () => {
  const table = `<table><tr><th>Benefit</th><th colspan="2">Orchard PPO</th><th>Orchard HDHP</th></tr>
    <tr><td></td><td>In network</td><td>Out of network</td><td>In network</td></tr>
    <tr><td>Deductible (single / family)</td><td>$500 / $1,000</td><td>$1,100 / $2,200</td><td>$2,000 / $4,000</td></tr></table>`;
  const html = `<html><body><main><article><h1>Benefits</h1><h2>Medical</h2>${table}</article></main></body></html>`;
  const { pages } = await readDocument({ name: 'benefits.html', bytes: Buffer.from(html) });
  const parts = splitPassages(pages).map(({ heading, text }) => [heading, ...text.split('\n')] as const);
  expect(factsOf(parts)).toEqual([
    'medical.deductible 1000 family in (Orchard PPO)',
    'medical.deductible 1100 individual out (Orchard PPO)',
    'medical.deductible 2000 individual in (Orchard HDHP)',
    'medical.deductible 2200 family out (Orchard PPO)',
    'medical.deductible 4000 family in (Orchard HDHP)',
    'medical.deductible 500 individual in (Orchard PPO)',
    'medical.plan_type HDHP (Orchard HDHP)',
    'medical.plan_type PPO (Orchard PPO)',
  ]);
});

test('what a plan with an account costs is of the plan', () => {
  expect(
    factsOf([['HSA Plan', 'Biweekly employee contributions', 'You Only | $30.00', 'You + Family | $120.00']]),
  ).toEqual([
    'medical.contribution 260 employee_family (HSA Plan)',
    'medical.contribution 65 employee (HSA Plan)',
    'medical.plan_type HDHP (HSA Plan)',
  ]);
});
