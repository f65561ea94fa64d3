import { expect, test } from 'vitest';
import { mannerOf } from './manner.ts';

test.each([
  'what plan did my coworker pick',
  'how much does my manager earn',
  'what is my HSA balance',
  'how many days do I have left',
  'am I currently enrolled in dental',
])('what one person has or chose: %s', (question) => {
  expect(mannerOf(question).asks).toBe('person');
});

test.each([
  'which stock should I put my HSA money in',
  'should I keep my 401k in an index fund',
  'should I waive medical',
])('a choice of one’s own: %s', (question) => {
  expect(mannerOf(question).asks).toBe('advice');
});

test.each([
  'should we put new hires into the plan at once',
  'Should I move new hires into the plan at 30 or 60 days',
  'should I buy stop-loss for a 100 life group',
  'how long should I keep COBRA election notices?',
  'What share do I pay of the premium?',
  'what share do I have to offer under the ACA',
  'what funds do employers offer',
  'who chose the carrier at Oak Hill Castings',
  'do managers earn more PTO',
  'how many days of PTO are left at year end',
  'may a manager approve leave',
  'median HSA balance that employers seed',
])('what a guide or the market holds: %s', (question) => {
  expect(mannerOf(question).asks).toBeNull();
});
