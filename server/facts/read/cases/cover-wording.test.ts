import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  ['Employees pay half of the premium and the company pays the other half.', 50],
  ['Your share of the premium is 15%; the company pays 85%.', 85],
  ['Employees are responsible for 30% of the premium.', 70],
])('the share that an employer pays, by what is left for employees: %s', (sentence, share) => {
  expect(factsOf([['Health insurance', sentence]])).toEqual([`medical.employer_share ${share}`]);
});

test('a share that is of the employee by the words before it, and one of dental care alone', () => {
  expect(factsOf([['Healthcare', 'For the employee, we reimburse 95% of a silver medical plan.']])).toEqual([
    'medical.employer_share 95 employee',
  ]);
  expect(
    factsOf([
      ['Healthcare', 'We cover 90% of employee premiums for plans with zero deductible, and 60% of vision premiums.'],
    ]),
  ).toEqual(['medical.employer_share 90 employee']);
});

test('cover at no cost beneath a heading about health', () => {
  expect(factsOf([['Health insurance', 'Individual coverage is provided at no cost to you.']])).toEqual([
    'medical.employer_share 100 employee',
  ]);
  expect(factsOf([['Life insurance', 'Individual coverage is provided at no cost to you.']])).toEqual([]);
});

test.each([
  ['Employees may elect either an HMO (closed network) or a PPO.', ['HMO', 'PPO']],
  ['[EPO] Lakeside Select (a network of our own region)', ['EPO']],
  ['Our plan is a Lakeside PPO.', ['PPO']],
  ['A Lakeside HMO and a Hillside PPO are available.', ['HMO', 'PPO']],
])('types of plans: %s', (sentence, types) => {
  const found = factsOf([['Medical insurance', sentence]]).filter((fact) => fact.startsWith('medical.plan_type'));
  expect(found).toEqual(types.map((type) => `medical.plan_type ${type}`));
});

test('a policy of tuition beneath continuing education', () => {
  expect(factsOf([['Continuing education', 'See the tuition reimbursement policy ($2,800 annually).']])).toEqual([
    'programs.tuition 2800',
  ]);
});

test('headings with the name of a link', () => {
  expect(factsOf([['Vacation {#vacation}', 'You get 13 days.']])).toEqual(['time_off.days_year_1 13']);
});
