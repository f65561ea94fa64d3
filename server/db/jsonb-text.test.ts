import { expect, test } from 'vitest';
import { jsonbText } from './jsonb-text.ts';

test('halves of characters become the sign that stands for them; everything else stays', () => {
  expect(jsonbText({ a: ['x\uD800', '\uDFFFy', '🦉', null, 7], b: '\\ud800 ü' })).toBe(
    '{"a":["x\uFFFD","\uFFFDy","🦉",null,7],"b":"\\\\ud800 ü"}',
  );
  expect(jsonbText({ path: 'C:\\udder', n: 1 })).toBe('{"path":"C:\\\\udder","n":1}');
});
