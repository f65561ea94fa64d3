import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { markedIn, markWords } from './marked-words.tsx';

/** What is marked of a text. */
const marked = (shown: ReactNode): unknown[] =>
  (Array.isArray(shown) ? shown : [shown]).filter(isValidElement<{ children: unknown }>).map(({ props }) => props.children); // prettier-ignore

it('marks the words of a snippet wherever they stand', () => {
  const words = markedIn('…\uE000Parental leave\uE001 of \uE00016\uE001 weeks costs \uE000$1,500\uE001');
  expect([...words].filter(Boolean).toSorted()).toEqual(['1,500', '16', 'leave', 'parental']);
  expect(marked(markWords('PARENTAL leave: 16 weeks, 160 days, $1,500; leaves', words))).toEqual([
    'PARENTAL leave',
    '16',
    '$1,500',
  ]);
  expect(markWords('nothing', markedIn('no marks'))).toBe('nothing');
});
