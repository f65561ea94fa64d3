import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  ['Benefits', '401k', '401(k)'],
  ['Retirement', 'The company has a SIMPLE IRA.', 'SIMPLE IRA'],
  ['Retirement', 'The plan is governed by Section 457 of the Internal Revenue Code.', '457(b)'],
  ['Retirement', 'Employees participate in the Public Employees Retirement System.', 'Pension'],
  ['Retirement', 'Our plan is a 401(k) (or an equivalent in other countries) from day one.', '401(k)'],
])('the kind of plan: %s, %s', (heading, sentence, words) => {
  expect(factsOf([[heading, sentence]])).toEqual([`retirement.plan_type ${words}`]);
});

test.each([
  ['Savings plan 401(k)', 'Our 401k has up to 7% matching.', 7],
  ['401(k)', 'Company match: 5%', 5],
  ['401(k)', 'The agency matches a portion of the amount you save up to 2.5%.', 2.5],
  ['401(k)', 'You will receive a 9% matching contribution from the university.', 9],
  ['401(k)', 'If you contribute 6%, we will contribute 3%.', 3],
])('how much a match can be: %s, %s', (heading, sentence, most) => {
  expect(factsOf([[heading, sentence]])).toContain(`retirement.effective_match ${most}`);
});

test('a match whose two steps make what is said at its end', () => {
  expect(
    factsOf([
      [
        'Plan',
        'Our 401(k) has a match of 100% of the first 4% and 50% of the next 2% (up to 5% employer contributions).',
      ],
    ]),
  ).toEqual([
    'retirement.effective_match 5',
    'retirement.match_formula 100% of 4% + 50% of 2%',
    'retirement.plan_type 401(k)',
  ]);
});

test('a contribution made by both, and one that is taken unless it is refused', () => {
  expect(
    factsOf([
      ['Plan', 'The 403(b) has a contribution of 4.5% of salary, made by both the university and the resident.'],
    ]),
  ).toContain('retirement.nonelective 4.5');
  expect(factsOf([['401(k)', 'Unless you opt out, 4% of your pay will be deferred automatically.']])).toContain(
    'retirement.auto_enrollment 4',
  );
});

test('a plan by its heading, where one is enrolled in it', () => {
  for (const text of [
    'You are automatically enrolled at 3% of pay.',
    'New hires are enrolled automatically at 4% of pay.',
    'Staff who are enrolling choose how much to set aside.',
  ])
    expect(factsOf([['401(k)', text]])).toContain('retirement.plan_type 401(k)');
});

test('what employees pay in themselves is always theirs', () => {
  for (const text of [
    'Employees are always 100% vested in their own contributions.',
    'Participants are immediately vested in their own deferrals.',
    'Members are always fully vested in what they contribute.',
    'Employee deferrals are immediately vested.',
  ])
    expect(factsOf([['401(k)', text]]).filter((fact) => fact.includes('vesting'))).toEqual([]);
  expect(factsOf([['401(k)', 'You are always 100% vested in your own and the company contributions.']])).toContain(
    'retirement.vesting immediate',
  );
});
