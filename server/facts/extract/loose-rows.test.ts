import { expect, test } from 'vitest';
import { looseRowOf } from './loose-values.ts';
import { factsOf } from './testing/facts-of.ts';

test('rows that lost their bounds are read under heads that lost theirs', () => {
  expect(
    factsOf([
      [
        'Medical plans',
        'Your Cost Saver HMO Core PPO',
        'In-Network Out-of-Network In-Network Out-of-Network',
        'Annual deductible',
        'Individual $400 $800 $700 $1,400',
        'Family $800 $1,600 $1,400 $2,800',
        'Coinsurance You pay 10% after deductible You pay 30% after deductible You pay 20% after deductible You pay 40% after deductible',
      ],
    ]),
  ).toEqual([
    'medical.coinsurance 10 in (Saver HMO)',
    'medical.coinsurance 20 in (Core PPO)',
    'medical.coinsurance 30 out (Saver HMO)',
    'medical.coinsurance 40 out (Core PPO)',
    'medical.deductible 1400 family in (Core PPO)',
    'medical.deductible 1400 individual out (Core PPO)',
    'medical.deductible 1600 family out (Saver HMO)',
    'medical.deductible 2800 family out (Core PPO)',
    'medical.deductible 400 individual in (Saver HMO)',
    'medical.deductible 700 individual in (Core PPO)',
    'medical.deductible 800 family in (Saver HMO)',
    'medical.deductible 800 individual out (Saver HMO)',
    'medical.plan_type HMO (Saver HMO)',
    'medical.plan_type PPO (Core PPO)',
  ]);
});

test('rates in plain lines: a level and its amount, a plan before the level, amounts of several payers', () => {
  expect(
    factsOf([
      [
        'Rates of 2026',
        'Dental plan premiums',
        'Bi-weekly premiums',
        'Dental Employee premium',
        'Low employee only $6.00',
        'Low employee + 1 $13.00',
        'High employee only $12.00',
        'High employee + family $48.00',
        'Medical plan premiums',
        'Monthly premiums',
        'Medical Total premium Employee contribution Town contribution',
        'HDHP Employee only $600.00 $60.00 $540.00',
        'HDHP Employee + family $1,500.00 $300.00 $1,200.00',
      ],
    ]),
  ).toEqual([
    'dental.contribution 104 employee_family (High)',
    'dental.contribution 13 employee (Low)',
    'dental.contribution 26 employee (High)',
    'medical.contribution 300 employee_family (HDHP)',
    'medical.contribution 60 employee (HDHP)',
    'medical.plan_type HDHP (HDHP)',
    'medical.premium 1500 employee_family (HDHP)',
    'medical.premium 600 employee (HDHP)',
  ]);
});

test('amounts that stand without any space, and heads with a note between', () => {
  expect(
    factsOf([
      [
        'Health plan rates',
        'RED HEALTH PLANGREY HEALTH PLAN',
        'Biweekly contribution (full-time employees)',
        'Employees who do not smoke have a credit of $10.00 each pay period, which is shown apart on the statement of their pay.',
        'Employee only$60.00$90.00',
        'Employee & Family$240.00$360.00',
      ],
    ]),
  ).toEqual([
    'medical.contribution 130 employee (RED HEALTH PLAN)',
    'medical.contribution 195 employee (GREY HEALTH PLAN)',
    'medical.contribution 520 employee_family (RED HEALTH PLAN)',
    'medical.contribution 780 employee_family (GREY HEALTH PLAN)',
  ]);
});

test('values of several words are told apart; running text with figures is no row', () => {
  expect(
    factsOf([
      [
        'Vision plan',
        'Plan feature In-Network Out-of-Network',
        'Exam (once a year) Covered in full after $15 copay $15 copay, then up to $40 reimbursement',
        'Frames (once a year) Up to $140 allowance Up to $60 reimbursement',
      ],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 140']);
  expect(
    factsOf([['Rates', 'Members of the orchard paid $40 in 2024 and $50 in 2025', 'Guests of it paid $60 and $70']]),
  ).toEqual([]);
});

test('heads that were broken into two lines, and amounts without a label', () => {
  expect(
    factsOf([
      [
        'Dental monthly deductions',
        'Employee + | Employee + | Employee +',
        'Employee',
        'Spouse | Child(ren) | Family',
        '$5 | $11 | $12 | $19',
      ],
    ]),
  ).toEqual([
    'dental.contribution 11 employee_spouse',
    'dental.contribution 12 employee_children',
    'dental.contribution 19 employee_family',
    'dental.contribution 5 employee',
  ]);
});

test('a limit, then a network, then a level; what a cell says of levels; a yes between two rows of heads', () => {
  expect(
    factsOf([
      [
        'Medical',
        '• Deductible',
        'What you pay first.',
        'In-network:',
        'Individual: $900',
        'Family: $1,800',
        'Out-of-network:',
        'Individual: $2,000',
        'Family: $4,000',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1800 family in',
    'medical.deductible 2000 individual out',
    'medical.deductible 4000 family out',
    'medical.deductible 900 individual in',
  ]);
  expect(
    factsOf([
      [
        'Dental',
        'DPPO Base | DPPO Plus',
        'Rates per biweekly | Employee: $6.00 | Employee: $9.00',
        'pay period | Employee + Spouse: $12.00 Family: $24.00 | Employee + Spouse: $18.00 Family: $36.00',
      ],
    ]),
  ).toEqual([
    'dental.contribution 13 employee (DPPO Base)',
    'dental.contribution 19.5 employee (DPPO Plus)',
    'dental.contribution 26 employee_spouse (DPPO Base)',
    'dental.contribution 39 employee_spouse (DPPO Plus)',
    'dental.contribution 52 employee_family (DPPO Base)',
    'dental.contribution 78 employee_family (DPPO Plus)',
  ]);
  expect(
    factsOf([
      [
        'Medical options',
        'Feature | $900 Plan | $1,900 Plan',
        'Works with an HSA? | No | Yes',
        'In-Network | Out-of-Network | In-Network | Out-of-Network',
        'Coinsurance | 20% | 40% | 10% | 30%',
      ],
    ]),
  ).toEqual([
    'hsa.eligible yes',
    'medical.coinsurance 10 in ($1,900 Plan)',
    'medical.coinsurance 20 in ($900 Plan)',
    'medical.coinsurance 30 out ($1,900 Plan)',
    'medical.coinsurance 40 out ($900 Plan)',
  ]);
});

test('a heading without text of its own tells what the tables under the next ones are', () => {
  expect(
    factsOf([
      ['Your monthly cost', 'Employees pay as follows:'],
      ['Medical options', 'Plan | HMO | PPO', 'Employee only | $100.00 | $200.00'],
      ['Dental options', 'Employee only | $9.00', 'Family | $30.00'],
    ]),
  ).toEqual([
    'dental.contribution 30 employee_family',
    'dental.contribution 9 employee',
    'medical.contribution 100 employee (HMO)',
    'medical.contribution 200 employee (PPO)',
    'medical.plan_type HMO (HMO)',
    'medical.plan_type PPO (PPO)',
  ]);
});

test('shares beneath a limit’s name and a network are those of that network', () => {
  expect(
    factsOf([
      [
        'Medical',
        '• Coinsurance',
        'What you share.',
        'In-network:',
        'You pay 10% (after deductible)',
        'Plan pays 90%',
        'Out-of-network:',
        'You pay 35% (after deductible)',
        'Plan pays 65%',
      ],
    ]),
  ).toEqual(['medical.coinsurance 10 in', 'medical.coinsurance 35 out']);
});

test('levels that stand without a space between them are heads', () => {
  expect(
    factsOf([
      [
        'Weekly dental contributions',
        'YouYou + Spouse You + ChildrenFamily',
        'Orchard PPO$3.00$6.00$9.00$12.00',
        'Orchard HMO$1.50$3.00$4.50$6.00',
      ],
    ]),
  ).toEqual([
    'dental.contribution 13 employee (Orchard PPO)',
    'dental.contribution 13 employee_spouse (Orchard HMO)',
    'dental.contribution 19.5 employee_children (Orchard HMO)',
    'dental.contribution 26 employee_family (Orchard HMO)',
    'dental.contribution 26 employee_spouse (Orchard PPO)',
    'dental.contribution 39 employee_children (Orchard PPO)',
    'dental.contribution 52 employee_family (Orchard PPO)',
    'dental.contribution 6.5 employee (Orchard HMO)',
  ]);
});

test('a line that says what all rates are by holds for every benefit beneath it; an amount’s own period does not', () => {
  expect(
    factsOf([
      [
        'Costs',
        'Your 2026 weekly contributions',
        'Medical',
        'You | Family',
        'Orchard HMO | $30.00 | $120.00',
        'Tobacco surcharge',
        'Those who use tobacco pay a surcharge of $40 per month on their medical plan contributions.',
        'Dental',
        'You | Family',
        'Orchard PPO | $3.00 | $12.00',
      ],
    ]),
  ).toEqual([
    'dental.contribution 13 employee (Orchard PPO)',
    'dental.contribution 52 employee_family (Orchard PPO)',
    'medical.contribution 130 employee (Orchard HMO)',
    'medical.contribution 520 employee_family (Orchard HMO)',
    'medical.plan_type HMO (Orchard HMO)',
    'medical.tobacco_surcharge 40',
  ]);
});

test('a row whose label ends in "maximum" or "limit" keeps its columns, and so do the rows below it', () => {
  expect(
    factsOf([
      [
        'Medical plans',
        'PPO HDHP',
        'Individual deductible $600 $2,100',
        'Individual out of pocket maximum $3,200 $5,300',
        'Specialist visit $45 15%',
      ],
    ]),
  ).toEqual([
    'medical.deductible 2100 individual (HDHP)',
    'medical.deductible 600 individual (PPO)',
    'medical.out_of_pocket_max 3200 individual (PPO)',
    'medical.out_of_pocket_max 5300 individual (HDHP)',
    'medical.plan_type HDHP (HDHP)',
    'medical.plan_type PPO (PPO)',
    'medical.specialist_copay 45 (PPO)',
  ]);
  expect(looseRowOf('dental annual max $1,100 $1,800')?.values).toHaveLength(2);
  // What goes on to the amount of its limit is running text.
  expect(looseRowOf('generic drugs are paid to a yearly maximum $900 $1,400')).toBeNull();
  expect(looseRowOf('the maximum $900 20%')).toBeNull();
});
