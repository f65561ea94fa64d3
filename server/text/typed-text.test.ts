import { expect, test } from 'vitest';
import { oneLine, severalLines } from './typed-text.ts';

test('one line: blanks and control characters become one space, halves of characters go, whole ones stay', () => {
  expect(oneLine(' a\t\u0000\n b\u00A0\uD83E c ')).toBe('a b c');
  expect(oneLine('🦉 日本 é')).toBe('🦉 日本 é');
  expect(oneLine('\u0000\u0007')).toBe('');
});

test('several lines: breaks stay, whoever made them, with one blank line at most', () => {
  expect(severalLines('\n a\u0000b \r\nc\r\rd\n\n\n\ne\n ')).toBe('a b\nc\n\nd\n\ne');
  expect(severalLines('  indented\n\tmore')).toBe('indented\n more');
  expect(severalLines(' \n\u0000\n ')).toBe('');
});
