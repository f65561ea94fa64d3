import { expect, test } from 'vitest';
import { readText } from '../language/parts-of-text.ts';
import { known } from '../language/testing/known.ts';
import { ofSameRule } from './same-rule.ts';
import { ofStateLaw } from './state-law.ts';

const before = ofStateLaw(readText('How long is paid family leave in New York?', null, known), null);

test.each([
  ['and who pays the premium?', true],
  ['and who is eligible?', true],
  ['and the 401k match?', false],
  ['and tuition reimbursement?', false],
  ['and dental premiums?', false],
  ['and what is COBRA?', false],
])('after the law of a state “%s” is of that law: %s', (question, isOfIt) => {
  const reading = readText(question, before, known);
  const { near } = ofSameRule(reading, before, ['ny-paid-leave'], 2026);
  expect(near.includes('ny-paid-leave')).toBe(isOfIt);
});
