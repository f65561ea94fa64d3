import { expect, test } from 'vitest';
import { greetingName } from './greeting.ts';

test('the greeting falls back to the address up to its at-sign, then to "there"', () => {
  expect(greetingName({ firstName: ' Ada ', email: 'x@y.example' })).toBe('Ada');
  expect(greetingName({ firstName: ' ', email: 'ada.l@y.example' })).toBe('ada.l');
  expect(greetingName({ firstName: null, email: '' })).toBe('there');
});
