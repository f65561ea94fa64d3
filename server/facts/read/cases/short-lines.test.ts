import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test.each([
  ['Paid time off', 'Six weeks of paid time off (includes sick days).', ['time_off.days_year_1 30']],
  ['Holidays', 'The following 7 days are paid holidays:', ['time_off.holidays 7']],
  ['Benefits', 'Company-paid health insurance for employees', ['medical.employer_share 100 employee']],
  ['Health', 'Health insurance premiums are 85% covered for you.', ['medical.employer_share 85 employee']],
  [
    'Health',
    'New hires become eligible for group health coverage on the 61st day of employment.',
    ['eligibility.waiting_days 60'],
  ],
  ['Education', 'The company pays up to $3,400 a year toward a degree.', ['programs.tuition 3400']],
  ['Books and courses', 'We have a $1,900 yearly education budget for each team member.', ['programs.learning 1900']],
])('%s: %s', (heading, sentence, facts) => {
  expect(factsOf([[heading, sentence]])).toEqual(facts);
});

test('what comes on the first anniversary, cover of the employee that is paid, and what managers alone get', () => {
  expect(
    factsOf([['Vacation', 'You will earn one week of paid vacation on the first anniversary of your hire date.']]),
  ).toContain('time_off.days_year_1 5');
  expect(factsOf([['Health', 'The company pays for individual health coverage for each employee.']])).toEqual([
    'medical.employer_share 100 employee',
  ]);
  expect(factsOf([['PTO', 'Instead, salaried managers receive 8 days of PTO each year.']])).toEqual([
    'time_off.days_year_1 8 ?',
  ]);
});
