import { expect, test } from 'vitest';
import { factsOf, guideFactsOf } from '../testing/facts-of.ts';

const told = (heading: string, text: string): string[] => factsOf([[heading, text]]);

const leaves = (text: string): string[] => told('Leave', text);
const weeks = (birth: number, other: number, ...more: string[]): string[] => [
  `leave.parental_birth_weeks ${birth}`,
  `leave.parental_other_weeks ${other}`,
  ...more,
];
const paid = (share: number): string => `leave.parental_pay ${share}`;

test.each([
  ['All new parents receive 12 weeks of paid parental leave.', weeks(12, 12)],
  ['Birthing parents receive 16 weeks of paid leave and non-birthing parents receive 8 weeks.', weeks(16, 8)],
  ['Paid maternity leave lasts 14 weeks; paid paternity leave lasts 4 weeks.', weeks(14, 4)],
  ['Primary caregivers receive 16 weeks of paid parental leave, secondary caregivers 6 weeks.', weeks(16, 6)],
  ['We offer 16 weeks of fully paid parental leave for birth, adoption or foster placement.', weeks(16, 16, paid(100))],
  ['Mill Street gives 18 weeks of paid leave to birth mothers and 10 weeks to partners.', weeks(18, 10)],
  ['We pay salary during maternity leave for 10 weeks and during paternity leave for 2 weeks.', weeks(10, 2)],
  [
    'Birthing parents receive up to 14 weeks of paid leave, of which some is for bonding.',
    ['leave.parental_birth_weeks 14'],
  ],
  ['Parental leave | 12 weeks | 100% of pay', weeks(12, 12, paid(100))],
  ['Up to 10 weeks of parental leave are paid at 60% of base salary.', weeks(10, 10, paid(60))],
])('parental leave: %s', (text, expected) => {
  expect(leaves(text).filter((fact) => fact.includes('parental'))).toEqual(expected.toSorted());
});

test('leave that comes in parts is not counted by one of them', () => {
  const birth = 'The birthing parent takes 6 weeks of paid recovery leave followed by 12 weeks of paid bonding leave';
  expect(leaves(`${birth}; other parents take 10 weeks of paid bonding leave.`)).toEqual([
    'leave.parental_birth_weeks 18 ?',
    'leave.parental_other_weeks 10',
  ]);
});

test('leave by parent in a list', () => {
  expect(told('Parental leave', '• Birthing parent: 20 weeks\n• Non-birthing parent: 12 weeks')).toEqual(weeks(20, 12));
  expect(told('Parental leave', '• Birthing parent: 20 weeks, unpaid')).toEqual([]);
});

test('leave by parent in a table', () => {
  expect(told('Paid parental leave', 'Birth parent | 18 weeks\nNon-birth parent | 12 weeks')).toEqual(weeks(18, 12));
});

test('pay that falls during the leave is for a person to look at', () => {
  expect(leaves('Parental leave brings full pay for the first 8 weeks, then 60% of pay.')).toContain(
    'leave.parental_pay 100 ?',
  );
});

test.each([
  'You may take 12 weeks of unpaid parental leave.',
  'Sales staff are paid 100% of their target commission during parental leave.',
  'After paid parental leave you agree to work for at least 12 weeks.',
  'FMLA gives you up to 12 weeks of leave for the birth of a child.',
  'Parental leave must be taken within 12 months of the birth.',
  'Employees are eligible for paid parental leave after 6 months of employment.',
  'Please tell your manager at least 8 weeks before your parental leave.',
  'State paid family leave provides 8 weeks at 70% of pay.',
  'In Sweden parents receive 68 weeks of paid parental leave.',
])('no parental leave: %s', (text) => {
  expect(leaves(text)).toEqual([]);
});

test.each([
  ['You have five days of paid bereavement leave.', 5],
  ['Up to 5 days for the death of an immediate family member and 3 days for extended family are paid.', 5],
  ['Bereavement | 3 days', 3],
  ['Two weeks of paid leave follow the death of a spouse, partner or child.', 10],
])('bereavement: %s', (text, days) => {
  expect(leaves(text)).toEqual([`leave.bereavement_days ${days}`]);
});

test('bereavement that is unpaid, or for others alone, is left out', () => {
  expect(leaves('You may use 13 days of sick leave for a funeral.')).toEqual([]);
  expect(leaves('Three days of unpaid bereavement leave may be granted.')).toEqual([]);
  expect(told('Bereavement leave', 'Aunts, uncles and cousins | 1 day')).toEqual([]);
});

test.each([
  ['After five years you may take a paid sabbatical of four weeks.', 4, 5],
  ['Every 7 years of service brings an eight-week paid sabbatical.', 8, 7],
  ['On your tenth anniversary you earn a 6-week sabbatical.', 6, 10],
])('sabbatical: %s', (text, length, years) => {
  expect(leaves(text)).toEqual([`leave.sabbatical_weeks ${length}`, `leave.sabbatical_years ${years}`]);
});

test('a sabbatical without pay is left out', () => {
  expect(leaves('After five years you may take an unpaid sabbatical of four weeks.')).toEqual([]);
});

test('paid leave to care for family', () => {
  expect(leaves('Up to 4 weeks of paid caregiver leave are available.')).toEqual(['leave.caregiver_days 20']);
  expect(leaves('You may take 12 weeks of unpaid leave to care for a parent.')).toEqual([]);
});

const parental = (heading: string, text: string): string[] =>
  factsOf([[heading, text]]).filter((fact) => fact.startsWith('leave.parental'));

test('leave of which a part is paid is for a person', () => {
  expect(parental('Time away', 'We offer 14 weeks of parental leave, 7 of which are paid.')).toEqual([
    'leave.parental_birth_weeks 14 ?',
    'leave.parental_other_weeks 14 ?',
  ]);
  expect(parental('Time away', 'We offer 14 weeks of paid parental leave.')).toEqual([
    'leave.parental_birth_weeks 14',
    'leave.parental_other_weeks 14',
  ]);
});

test('what birth parents get on top of what all get is a sum for a person', () => {
  const all = 'All new parents get 9 weeks of paid leave.';
  expect(parental('Time away', `${all} Birth parents get an additional 5 weeks.`)).toEqual([
    'leave.parental_birth_weeks 14 ?',
    'leave.parental_birth_weeks 9 ?',
    'leave.parental_other_weeks 9',
  ]);
  expect(parental('Time away', `${all} Birth parents may return in steps.`)).toEqual([
    'leave.parental_birth_weeks 9',
    'leave.parental_other_weeks 9',
  ]);
});

test('the first weeks of short-term pay are not how long it lasts', () => {
  const longest = (text: string): string[] =>
    guideFactsOf([['Short-term disability', text]]).filter((fact) => fact.startsWith('std.maximum_weeks'));
  expect(longest('The plan pays 100% of pay for the first 5 weeks and 60% thereafter, for up to 24 weeks.')).toEqual([
    'std.maximum_weeks 24',
  ]);
  expect(longest('The plan pays 60% of pay for up to 24 weeks.')).toEqual(['std.maximum_weeks 24']);
});
