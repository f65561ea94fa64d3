import { expect, test } from 'vitest';
import { read } from '../language/read.ts';
import { known } from '../language/testing/known.ts';
import { ofStateLaw } from './state-law.ts';

test.each([
  ['how many sick days must employers in Texas give', 'sick'],
  ['sick leave law for hospitals in Texas', 'sick'],
  ['NYC sick leave hours for 120 employees', 'sick'],
  ['school conference leave IL', 'school'],
  ['How many sick days do hospitals in Texas give?', null],
  ['average sick days in Texas', null],
  ['Which universities in Texas cover IVF?', null],
])('%s: the law is asked for, or what some employers give', (question, topic) => {
  expect(ofStateLaw(read(question, null, known), null)?.law?.topic ?? null).toBe(topic);
});
