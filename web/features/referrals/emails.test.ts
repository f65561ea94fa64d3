import { expect, test } from 'vitest';
import { invalidEmails, splitEmails } from './emails.ts';

test('addresses are separated by commas; empty ones are dropped', () => {
  expect(splitEmails(' ada@a.test, ,bob@b.test,\ncy@c.test,')).toEqual(['ada@a.test', 'bob@b.test', 'cy@c.test']);
  expect(splitEmails(' , ')).toEqual([]);
});

test('what has no text, at-sign, text, dot and text is no address', () => {
  const typed = ['ada@a.test', 'ada', 'ada@a', '@a.test', 'a da@a.test', 'ada@.', 'ada@@a.test', "o'neil@a.test"];
  expect(invalidEmails(typed)).toEqual(['ada', 'ada@a', '@a.test', 'a da@a.test', 'ada@.', 'ada@@a.test']);
});
