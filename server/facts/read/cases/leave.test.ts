import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

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
  ['Mill Street gives 18 weeks of paid leave to birth mothers and 10 weeks to partners.', weeks(18, 10)],
  ['Up to 10 weeks of parental leave are paid at 60% of base salary.', weeks(10, 10, paid(60))],
])('parental leave: %s', (text, expected) => {
  expect(leaves(text).filter((fact) => fact.includes('parental'))).toEqual(expected.toSorted());
});

test('leave by parent in a table', () => {
  expect(told('Paid parental leave', 'Birth parent | 18 weeks\nNon-birth parent | 12 weeks')).toEqual(weeks(18, 12));
});

test.each([
  'You may take 12 weeks of unpaid parental leave.',
  'After paid parental leave you agree to work for at least 12 weeks.',
  'FMLA gives you up to 12 weeks of leave for the birth of a child.',
  'Parental leave must be taken within 12 months of the birth.',
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

test.each([['After five years you may take a paid sabbatical of four weeks.', 4, 5]])(
  'sabbatical: %s',
  (text, length, years) => {
    expect(leaves(text)).toEqual([`leave.sabbatical_weeks ${length}`, `leave.sabbatical_years ${years}`]);
  },
);

test('paid leave to care for family', () => {
  expect(leaves('Up to 4 weeks of paid caregiver leave are available.')).toEqual(['leave.caregiver_days 20']);
  expect(leaves('You may take 12 weeks of unpaid leave to care for a parent.')).toEqual([]);
});

test('the first weeks of short-term pay are not how long it lasts', () => {
  const longest = (text: string): string[] =>
    factsOf([['Short-term disability', text]]).filter((fact) => fact.startsWith('std.maximum_weeks'));
  expect(longest('The plan pays 100% of pay for the first 5 weeks and 60% thereafter, for up to 24 weeks.')).toEqual([
    'std.maximum_weeks 24',
  ]);
  expect(longest('The plan pays 60% of pay for up to 24 weeks.')).toEqual(['std.maximum_weeks 24']);
});
