import { expect, test } from 'vitest';
import { extractFacts } from './extract-facts.ts';
import { factsOf, type Part, passagesOf } from './testing/facts-of.ts';

const quotesOf = (part: Part) =>
  extractFacts(passagesOf([part]))
    .map(({ metric, quoteFrom, quoteTo }) => [metric, part.slice(1).join('\n').slice(quoteFrom, quoteTo)])
    .sort();

test('what is read of one of several benefits is quoted with its whole row', () => {
  const waiting = 'Waiting period | 7 days | 90 days';
  const share = 'Benefit | 65% of weekly earnings | 55% of monthly earnings';
  expect(quotesOf(['Disability', 'Feature | Short-Term Disability | Long-Term Disability', waiting, share])).toEqual([
    ['ltd.percent', share],
    ['ltd.waiting_days', waiting],
    ['std.percent', share],
    ['std.waiting_days', waiting],
  ]);
  const alone = 'Waiting period | 90 days';
  expect(quotesOf(['Long-term disability', 'Feature | What you get', alone, 'Benefits are taxed.'])).toEqual([
    ['ltd.waiting_days', alone],
  ]);
});

test('a table of medical events: the first column groups, notes at the end may be missing', () => {
  expect(
    factsOf([
      [
        'Summary of benefits',
        'Common Medical Event | Services You May Need | Network Provider (You pay the least) | Out-of-Network Provider (You pay the most) | Limitations',
        'If you visit a provider | Primary care visit to treat an injury | $25 copay/visit | 40% coinsurance | None',
        'Specialist visit | $45 copay/visit | 40% coinsurance',
        'If you need drugs | Generic drugs | $11 copay | Not covered | 30 day supply',
        'If you need care at once | Emergency room care | $250 copay/visit | $250 copay/visit | Waived if admitted',
        'Urgent care | $60 copay/visit | 40% coinsurance',
      ],
    ]),
  ).toEqual([
    'medical.er_copay 250 in',
    'medical.er_copay 250 out',
    'medical.pcp_copay 25 in',
    'medical.specialist_copay 45 in',
    'medical.urgent_care_copay 60 in',
    'rx.tier_1 11',
  ]);
});

test('rates of those who work full time are those of everyone; their column names no plan', () => {
  expect(
    factsOf([
      [
        'Monthly employee contributions',
        'Coverage tier | Full-Time | Part-Time',
        'Choice PPO',
        'Employee Only | $100.00 | $150.00',
        'Family | $400.00 | $600.00',
      ],
    ]),
  ).toEqual([
    'medical.contribution 100 employee (Choice PPO)',
    'medical.contribution 400 employee_family (Choice PPO)',
    'medical.plan_type PPO (Choice PPO)',
  ]);
});

test('a remark beside a label heads the rows beneath it: a kind of limit, a supply by mail', () => {
  expect(
    factsOf([
      [
        'Medical plan',
        'In-Network | Out-of-Network',
        'Calendar Year Deductible | Embedded*',
        'Individual | $1,500 | $4,500',
        'Out-of-Pocket Maximum | Embedded*',
        '(includes deductibles)',
        'Individual | $5,000 | $10,000',
        'Prescription Drugs',
        'Retail supply limit | 31 days',
        'Tier 1 | $11 copay',
        'Mail order supply limit | 90 days',
        'Tier 1 | $25 copay | Not covered',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1500 individual in',
    'medical.deductible 4500 individual out',
    'medical.out_of_pocket_max 10000 individual out',
    'medical.out_of_pocket_max 5000 individual in',
    'rx.tier_1 11',
  ]);
});

test('time off by length of service in plain lines', () => {
  expect(
    factsOf([
      [
        'Vacation leave',
        'Years of Service Hours Earned Annually',
        'Less than 10 years 88 hours',
        '10 but less than 15 years 128 hours',
        'More than 15 years 168 hours',
      ],
    ]),
  ).toEqual([
    'time_off.days_year_1 11',
    'time_off.days_year_10 16',
    'time_off.days_year_20 21',
    'time_off.days_year_5 11',
  ]);
});
