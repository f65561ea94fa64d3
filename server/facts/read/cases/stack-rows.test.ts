import { expect, test } from 'vitest';
import { factsOf } from '../testing/facts-of.ts';

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
