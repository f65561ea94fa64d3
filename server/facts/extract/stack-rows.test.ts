import { expect, test } from 'vitest';
import { factsOf } from './testing/facts-of.ts';

test('remarks between rows whose cells came as lines end no table; the head of the remarks is no column', () => {
  expect(
    factsOf([
      [
        'Medical plan',
        'In-network care',
        'Non-network care',
        'Special comments',
        'Deductible, per plan year',
        '$1,100 per participant with a $2,200 maximum per family',
        '$2,400 per participant with a $4,800 maximum per family',
        'Urgent care',
        '$45 copay',
        '40% after deductible',
        'Emergency room',
        '$210 copay',
        '$210 copay',
        'The copay is waived for those who are admitted.',
        'Specialist visit',
        '$55 copay',
        '40% after deductible',
      ],
    ]),
  ).toEqual([
    'medical.deductible 1100 individual in',
    'medical.deductible 2200 family in',
    'medical.deductible 2400 individual out',
    'medical.deductible 4800 family out',
    'medical.er_copay 210 in',
    'medical.er_copay 210 out',
    'medical.specialist_copay 55 in',
    'medical.urgent_care_copay 45 in',
  ]);
});

test('heads of columns stand over their rows also where a passage ends between the two', () => {
  expect(
    factsOf([
      ['Rates', 'Dental costs per month', 'Coverage', 'Maple Low Plan'],
      ['Rates', 'Maple High Plan', 'Employee only', '$7.10', '$11.20', 'Employee + family', '$21.30', '$33.40'],
    ]),
  ).toEqual([
    'dental.contribution 11.2 employee (Maple High Plan)',
    'dental.contribution 21.3 employee_family (Maple Low Plan)',
    'dental.contribution 33.4 employee_family (Maple High Plan)',
    'dental.contribution 7.1 employee (Maple Low Plan)',
  ]);
});

test('what a length of service brings may stand on lines beneath it', () => {
  expect(
    factsOf([
      [
        'Annual leave',
        'Years of service',
        'Rate',
        'Up to 4',
        '3.10% of hours paid',
        '8 days per year',
        '4 - 12',
        '5.80% of hours paid',
        '15 days per year',
        'Over 12',
        '8.50% of hours paid',
        '22 days per year',
      ],
    ]),
  ).toEqual([
    'time_off.days_year_1 8',
    'time_off.days_year_10 15',
    'time_off.days_year_20 22',
    'time_off.days_year_5 15',
  ]);
});

test('a label that already has its grant heads no stack', () => {
  expect(
    factsOf([
      [
        'Paid time off',
        'Years of service Accrual Maximum',
        'Less than 2 16 days/year,',
        '4.92 hours/pay period',
        '190 hours',
        '2 to 6 21 days/year,',
        '6.46 hours/pay period',
        '250 hours',
      ],
    ]),
  ).toContain('time_off.days_year_1 16');
});

test('lines about how often or of what part stand between rows and head no columns', () => {
  expect(
    factsOf([
      [
        'Vision plan',
        'In-network',
        'Out-of-network',
        'Eye exam every 12 months',
        '$15 copay',
        'Up to $40',
        'Lenses every 12 months',
        '$30 copay $30 copay',
        'Up to $25 up to $35',
        'Bifocal and trifocal • Lined',
        'Frames every 24 months',
        '$180 allowance + 15% off balance',
        'Up to $60',
      ],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 180']);
});

test('what a benefit’s own line says is of the short line above it', () => {
  expect(
    factsOf([
      [
        'Vision plan',
        'In-network',
        'Out-of-network',
        'Examination',
        'Benefit',
        '$15 copay then plan pays 100%',
        '$40 allowance',
        'Frequency',
        'Once a year',
        'Frames',
        'Benefit',
        '$140 allowance',
        '$50 allowance',
      ],
    ]),
  ).toEqual(['vision.exam_copay 15', 'vision.frame_allowance 140']);
});

test('parts of names that a narrow head broke up name no plans, and what is of no plan is looked at', () => {
  const facts = factsOf([
    [
      'Medical cost per month',
      'Base',
      'with',
      'Surcharge',
      'Plus',
      'with',
      'Surcharge',
      'Employee',
      '$20.00',
      '$25.00',
      '$40.00',
      '$45.00',
      'Family',
      '$60.00',
      '$65.00',
      '$80.00',
      '$85.00',
    ],
  ]).filter((fact) => fact.includes('contribution'));
  expect(facts.filter((fact) => !fact.endsWith('?') || fact.includes('('))).toEqual([]);
});

test('lines that are parts of heads, and networks beside others, head no columns of amounts that came as lines', () => {
  const rows = ['Single', '$0', '$3,000', 'Family', '$0', '$6,000'];
  const told = factsOf([['Medical plan', 'In-network', 'Wide plan', ...rows]]);
  expect(told.filter((fact) => fact.includes(' out') || fact.includes(' in'))).toEqual([]);
  expect(
    factsOf([['Medical plan', 'Employee Cost', 'Per', 'Paycheck', 'Cost', 'Employee', '$130.00', '$60.00', 'Employee & family', '$1,300.00', '$600.00']]).filter((fact) => !fact.endsWith('?')), // prettier-ignore
  ).toEqual([]);
});
