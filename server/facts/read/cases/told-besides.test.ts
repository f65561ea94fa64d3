import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('a share in words and in figures is one', () => {
  expect(
    factsOf([
      ['Retirement', 'The school contributes an amount equal to six percent (6%) of base salary to a pension.'],
    ]),
  ).toContain('retirement.nonelective 6');
});

test('short-term pay in full has no share', () => {
  expect(factsOf([['Short-term disability', "The program replaces an eligible employee's full wages."]])).toEqual([
    'std.percent 100',
  ]);
  expect(factsOf([['Long-term disability', "The program replaces an eligible employee's full wages."]])).toEqual([]);
});

test('what some of the sick days are for', () => {
  expect(
    factsOf([['Sick leave', 'You receive 7 sick days per year, of which one can be used as a personal day.']]),
  ).toEqual(['time_off.sick_days 7']);
});

test('a share at the rate of a kind of plan names no plan', () => {
  expect(factsOf([['Medical', 'The town pays 70% of the premium for the employee at the HMO rate.']])).toEqual([
    'medical.employer_share 70 employee',
  ]);
});

test('leave for a birth or an adoption beneath a heading about the family', () => {
  expect(
    factsOf([['Family leave', 'We provide up to 11 weeks at 100% pay for birth, adoption and placement.']]),
  ).toEqual(['leave.parental_birth_weeks 11 ?', 'leave.parental_other_weeks 11 ?']);
});

test('a monthly benefit whose most stands without its period', () => {
  expect(
    factsOf([
      ['Long-term disability', 'The monthly income benefit is 55% of the base salary at that time, up to $9,000.'],
    ]),
  ).toEqual(['ltd.monthly_maximum 9000', 'ltd.percent 55']);
});

test('sick leave by the month and by the year beneath its heading', () => {
  expect(
    factsOf([
      [
        'Sick leave & family leave',
        'Sick leave is earned on a monthly basis, at the rate of one day per month/12 days per year.',
      ],
    ]),
  ).toEqual(['time_off.sick_days 12']);
});

test('a match beside a name that begins like vesting', () => {
  expect(factsOf([['401(k)', 'Our plan is managed by Vestrom and we match up to 6%.']])).toContain(
    'retirement.effective_match 6',
  );
});
