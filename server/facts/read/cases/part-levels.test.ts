import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

test('amounts that do not come out even are no rows', () => {
  expect(factsOf([['Plan rates', 'Saver HDHP Single', 'Family', '$60.00', '$120.00', '$400.00']])).toEqual([
    'medical.plan_type HDHP (Saver HDHP Single)',
  ]);
});

test('a plan and a level in a cell each are the label of a row', () => {
  const facts = factsOf([
    [
      'Medical',
      'Plan | Coverage level | Your monthly cost | Company pays',
      'Saver HDHP | Employee only | $45.00 | $500.00',
      'Saver HDHP | Family | $190.00 | $1,400.00',
      'Choice PPO | Employee only | $95.00 | $520.00',
      'Choice PPO | Family | $310.00 | $1,450.00',
    ],
  ]);
  expect(facts.filter((fact) => fact.includes('contribution'))).toEqual([
    'medical.contribution 190 employee_family (Saver HDHP)',
    'medical.contribution 310 employee_family (Choice PPO)',
    'medical.contribution 45 employee (Saver HDHP)',
    'medical.contribution 95 employee (Choice PPO)',
  ]);
});
