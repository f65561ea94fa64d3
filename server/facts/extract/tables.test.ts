import process from 'node:process';
import { expect, test } from 'vitest';
import { extractFacts } from './extract-facts.ts';
import { factsOf, type Part, passagesOf } from './testing/facts-of.ts';

const factsOfPlans = (parts: readonly Part[]) =>
  extractFacts(passagesOf(parts))
    .map(({ metric, plan, planType }) => [metric, plan, planType])
    .sort();

test('plans over networks: a table with two rows of heads and levels beneath their limit', () => {
  expect(
    factsOf([
      [
        'Medical Plan Comparison',
        'PPO 500 | HDHP 1600',
        'In-Network | Out-of-Network | In-Network | Out-of-Network',
        'Calendar Year Deductible',
        'Individual | $500 | $1,000 | $1,650 | $3,300',
        'Family | $1,000 | $2,000 | $3,300 | $6,600',
        'Coinsurance (Plan Pays) | 80% | 60% | 90% | 70%',
        'Preventive Care | Covered 100% | 40% after deductible | Covered 100% | 30% after deductible',
        'Primary Care Physician Visit | $25 copay | 40% after deductible | 10% after deductible | 30% after deductible',
        'Prescription Drugs (30-day retail)',
        'Generic | $10 | Not covered | $10 after deductible | Not covered',
        'Specialty | 20% up to $150 | Not covered | 20% | Not covered',
        'Mail Order (90-day supply)',
        'Generic | $25 | Not covered | $25 | Not covered',
      ],
    ]),
  ).toEqual([
    'medical.coinsurance 10 in (HDHP 1600)',
    'medical.coinsurance 20 in (PPO 500)',
    'medical.coinsurance 30 out (HDHP 1600)',
    'medical.coinsurance 40 out (PPO 500)',
    'medical.deductible 1000 family in (PPO 500)',
    'medical.deductible 1000 individual out (PPO 500)',
    'medical.deductible 1650 individual in (HDHP 1600)',
    'medical.deductible 2000 family out (PPO 500)',
    'medical.deductible 3300 family in (HDHP 1600)',
    'medical.deductible 3300 individual out (HDHP 1600)',
    'medical.deductible 500 individual in (PPO 500)',
    'medical.deductible 6600 family out (HDHP 1600)',
    'medical.pcp_copay 25 in (PPO 500)',
    'medical.plan_type HDHP (HDHP 1600)',
    'medical.plan_type PPO (PPO 500)',
    'rx.tier_1 10 (HDHP 1600)',
    'rx.tier_1 10 (PPO 500)',
  ]);
});

test('plans as rows, metrics as columns', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Plan | Individual Deductible | Family Deductible | Out-of-Pocket Max (Ind/Fam) | PCP Copay',
        'Blue Choice PPO | $750 | $1,500 | $4,000 / $8,000 | $20',
        'Blue Value HMO | $0 | $0 | $2,500 / $5,000 | $15',
      ],
    ]),
  ).toEqual([
    'medical.deductible 0 family (Blue Value HMO)',
    'medical.deductible 0 individual (Blue Value HMO)',
    'medical.deductible 1500 family (Blue Choice PPO)',
    'medical.deductible 750 individual (Blue Choice PPO)',
    'medical.out_of_pocket_max 2500 individual (Blue Value HMO)',
    'medical.out_of_pocket_max 4000 individual (Blue Choice PPO)',
    'medical.out_of_pocket_max 5000 family (Blue Value HMO)',
    'medical.out_of_pocket_max 8000 family (Blue Choice PPO)',
    'medical.pcp_copay 15 (Blue Value HMO)',
    'medical.pcp_copay 20 (Blue Choice PPO)',
  ]);
});

test('a table goes on in the next passage, and the plan is named above it', () => {
  const parts = factsOf([
    [
      'Medical Benefits',
      'Orchard PPO Plan',
      'Benefit | In-Network | Out-of-Network',
      'Deductible (Individual / Family) | $500 / $1,000 | $1,000 / $2,000',
    ],
    [
      'Medical Benefits',
      'Office Visit (PCP / Specialist) | $25 / $50 | 40%',
      'Rx (Generic / Preferred / Non-Preferred) | $10 / $35 / $60 | Not covered',
      'Telemedicine | $0',
    ],
  ]);
  expect(parts).toEqual([
    'medical.deductible 1000 family in (Orchard PPO Plan)',
    'medical.deductible 1000 individual out (Orchard PPO Plan)',
    'medical.deductible 2000 family out (Orchard PPO Plan)',
    'medical.deductible 500 individual in (Orchard PPO Plan)',
    'medical.pcp_copay 25 in (Orchard PPO Plan)',
    'medical.plan_type PPO (Orchard PPO Plan)',
    'medical.specialist_copay 50 in (Orchard PPO Plan)',
    'medical.telehealth_copay 0 (Orchard PPO Plan)',
    'rx.tier_1 10 (Orchard PPO Plan)',
    'rx.tier_2 35 (Orchard PPO Plan)',
    'rx.tier_3 60 (Orchard PPO Plan)',
  ]);
});

test('amounts within a cell: levels before or after them, networks, visits, a share of the plan and of the member', () => {
  expect(
    factsOf([
      [
        'Medical plans',
        'Gold Plan | Silver Plan',
        'Deductible | Individual: $500 Family: $1,000 | $1,500 per person; $3,000 per family',
        'Doctor visit | PCP: $20 / Specialist: $40 | PCP: $30 / Specialist: $60',
        'Coinsurance | 80% / 20% | You pay 30%',
      ],
    ]),
  ).toEqual([
    'medical.coinsurance 20 (Gold Plan)',
    'medical.coinsurance 30 (Silver Plan)',
    'medical.deductible 1000 family (Gold Plan)',
    'medical.deductible 1500 individual (Silver Plan)',
    'medical.deductible 3000 family (Silver Plan)',
    'medical.deductible 500 individual (Gold Plan)',
    'medical.pcp_copay 20 (Gold Plan)',
    'medical.pcp_copay 30 (Silver Plan)',
    'medical.specialist_copay 40 (Gold Plan)',
    'medical.specialist_copay 60 (Silver Plan)',
  ]);
  expect(
    factsOf([
      [
        'Coverage: Gold PPO',
        'Important Questions | Answers | Why This Matters',
        'What is the overall deductible? | $500/individual or $1,000/family for in-network; $1,500/individual or $3,000/family out-of-network | Generally, you must pay all of it.',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1000 family in (Gold PPO)',
    'medical.deductible 1500 individual out (Gold PPO)',
    'medical.deductible 3000 family out (Gold PPO)',
    'medical.deductible 500 individual in (Gold PPO)',
    'medical.plan_type PPO (Gold PPO)',
  ]);
});

test('cells that a narrow page ran together, and a table that was written as one row', () => {
  expect(
    factsOf([
      [
        'Medical plans',
        'In-network | Saver HDHP | Choice PPO',
        'Primary care visit | 30% after deductible $30 copay',
        'Specialist visit | 30% after deductible $50 copay',
      ],
    ]),
  ).toEqual([
    'medical.pcp_copay 30 in (Choice PPO)',
    'medical.plan_type HDHP (Saver HDHP)',
    'medical.plan_type PPO (Choice PPO)',
    'medical.specialist_copay 50 in (Choice PPO)',
  ]);
  expect(
    factsOf([
      ['Medical plans', 'Plan feature | Gold PPO | Value HMO | Primary care | $20 | $10 | Specialist | $40 | $30'],
    ]),
  ).toEqual([
    'medical.pcp_copay 10 (Value HMO)',
    'medical.pcp_copay 20 (Gold PPO)',
    'medical.plan_type HMO (Value HMO)',
    'medical.plan_type PPO (Gold PPO)',
    'medical.specialist_copay 30 (Value HMO)',
    'medical.specialist_copay 40 (Gold PPO)',
  ]);
});

test('rows whose cells came as one line each, with and without heads', () => {
  expect(
    factsOf([
      [
        'Medical',
        'PPO',
        'HDHP',
        'Deductible (individual)',
        '$500',
        '$1,650',
        'Primary care',
        '$25 copay',
        '20% after deductible',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1650 individual (HDHP)',
    'medical.deductible 500 individual (PPO)',
    'medical.pcp_copay 25 (PPO)',
    'medical.plan_type HDHP (HDHP)',
    'medical.plan_type PPO (PPO)',
  ]);
  expect(factsOf([['Dental plan', 'Annual maximum', '$1,500', 'Basic services', '80%']])).toEqual([
    'dental.annual_maximum 1500',
    'dental.basic 80',
  ]);
});

test('a row that a narrow cell broke into lines, and a table that goes on under another heading', () => {
  expect(
    factsOf([
      [
        'Medical',
        'Question | Answer',
        'Deductible | $500/individual or $1,000/family for in-',
        'Deductible | network; $1,500/individual or $3,000/family',
        'Deductible | out-of-network',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1000 family in',
    'medical.deductible 1500 individual out',
    'medical.deductible 3000 family out',
    'medical.deductible 500 individual in',
  ]);
  expect(
    factsOf([
      ['Monthly Medical Rates', 'Tier | Total Premium | You Pay', 'PPO', 'Employee Only | $600.00 | $90.00'],
      ['HDHP', 'Employee Only | $500.00 | $30.00'],
    ]),
  ).toEqual(
    expect.arrayContaining([
      'medical.contribution 30 employee (HDHP)',
      'medical.contribution 90 employee (PPO)',
      'medical.premium 500 employee (HDHP)',
      'medical.premium 600 employee (PPO)',
    ]),
  );
});

test('prices of drugs without names are those of the tiers; a glossary and other insurance state nothing', () => {
  expect(
    factsOf([['Medical', 'Feature | Gold PPO', 'Deductible (EE/Family) | $500/$1,000', 'Rx | $10/$30/$50']]),
  ).toEqual([
    'medical.deductible 1000 family (Gold PPO)',
    'medical.deductible 500 individual (Gold PPO)',
    'medical.plan_type PPO (Gold PPO)',
    'rx.tier_1 10 (Gold PPO)',
    'rx.tier_2 30 (Gold PPO)',
    'rx.tier_3 50 (Gold PPO)',
  ]);
  expect(
    factsOf([
      ['Glossary', 'Deductible: The first $1,000 that you pay.'],
      ['Critical illness insurance', 'Employee Only | $12.00 a month', 'Deductible: $100'],
    ]),
  ).toEqual([]);
});

test('dental and vision tables: what the plan pays, whoever the table is written for, and no amounts out of the network', () => {
  expect(
    factsOf([
      [
        'Dental',
        'Low Plan | High Plan',
        'Deductible | $50 per person / $150 per family | $25 per person / $75 per family',
        'Calendar year maximum | $1,000 per person | $2,000 per person',
        'Preventive | Covered in full | Covered in full',
        'Basic | You pay 20% | You pay 10%',
        'Orthodontia | Not covered | 50% to $2,000 lifetime maximum',
      ],
      [
        'Vision Plan',
        'VSP Choice Network | Out-of-Network Reimbursement',
        'Eye Exam (every 12 months) | $10 copay | Up to $45',
        'Frames (every 24 months) | $150 allowance, 20% off balance | Up to $70',
      ],
    ]),
  ).toEqual([
    'dental.annual_maximum 1000 (Low Plan)',
    'dental.annual_maximum 2000 (High Plan)',
    'dental.basic 80 (Low Plan)',
    'dental.basic 90 (High Plan)',
    'dental.deductible 150 family (Low Plan)',
    'dental.deductible 25 individual (High Plan)',
    'dental.deductible 50 individual (Low Plan)',
    'dental.deductible 75 family (High Plan)',
    'dental.orthodontia_maximum 2000 (High Plan)',
    'dental.preventive 100 (High Plan)',
    'dental.preventive 100 (Low Plan)',
    'vision.exam_copay 10',
    'vision.frame_allowance 150',
  ]);
});

test('items of the form "label: value" under the heading of their plan', () => {
  expect(
    factsOf([
      [
        'Saver HDHP',
        '• Deductible: $1,500 individual / $3,000 family',
        '• Out-of-pocket max: $4,000/$8,000',
        '• Coinsurance: 20% after deductible',
        '• Primary care: 20% after deductible',
      ],
    ]),
  ).toEqual([
    'medical.coinsurance 20 (Saver HDHP)',
    'medical.deductible 1500 individual (Saver HDHP)',
    'medical.deductible 3000 family (Saver HDHP)',
    'medical.out_of_pocket_max 4000 individual (Saver HDHP)',
    'medical.out_of_pocket_max 8000 family (Saver HDHP)',
    'medical.plan_type HDHP (Saver HDHP)',
  ]);
});

test('what no real plan says, and two answers to one question, are marked for review', () => {
  expect(factsOf([['Medical', 'Benefit | PPO', 'Primary care | $20,000']])).toContain(
    'medical.pcp_copay 20000 (PPO) ?',
  );
  expect(
    factsOf([
      ['Gold PPO', 'Primary care: $20'],
      ['Gold PPO', 'Primary care: $25'],
    ]),
  ).toEqual([
    'medical.pcp_copay 20 (Gold PPO) ?',
    'medical.pcp_copay 25 (Gold PPO) ?',
    'medical.plan_type PPO (Gold PPO)',
  ]);
});

test('a plan has one name and one type, however the guide spells it', () => {
  const facts = factsOfPlans([
    ['Medical', 'Benefit | Saver Plan', 'Plan type | HDHP', 'Deductible (individual) | $2,000'],
    ['Medical costs per month', 'Level | The Saver', 'Employee only | $40.00'],
  ]);
  expect(facts).toEqual([
    ['medical.contribution', 'Saver Plan', 'HDHP'],
    ['medical.deductible', 'Saver Plan', 'HDHP'],
    ['medical.plan_type', 'Saver Plan', 'HDHP'],
  ]);
  expect(
    factsOf([
      ['Medical', 'Gold PPO: Deductible', 'Deductible: $500'],
      ['Gold PPO', 'Primary care: $20'],
      ['Dental Gold PPO', 'Annual maximum: $1,500'],
    ]),
  ).toEqual(
    expect.arrayContaining(['dental.annual_maximum 1500 (Dental Gold PPO)', 'medical.pcp_copay 20 (Gold PPO)']),
  );
});

test('many thousand lines of the same kind take no time to speak of', () => {
  const lines = Array.from({ length: 4000 }, (_, at) => `Gold PPO ${at}`);
  const rows = Array.from({ length: 4000 }, (_, at) => `Deductible | $${at}`);
  const started = process.cpuUsage();
  factsOf([
    ['Medical', ...lines],
    ['Medical', ...rows],
  ]);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
