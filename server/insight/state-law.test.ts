import { expect, test } from 'vitest';
import { readText } from '../language/parts-of-text.ts';
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

test('a place that is told before the question is the place of its law', () => {
  const told = readText('We just hired somebody in New York. How long is state paid family leave?', null, known);
  expect(ofStateLaw(told, null)?.law).toEqual({ topic: 'family-leave', places: ['NY'] });
});
