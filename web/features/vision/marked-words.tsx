import type { ReactNode } from 'react';
import { CLOSE, OPEN, Mark } from './snippet.tsx';

const WORD = /([\p{L}\p{N}]+(?:[.,'’]\p{N}+)*)/u;

/** The words that a snippet marks, in small letters. */
export function markedIn(snippet: string): ReadonlySet<string> {
  const marked = snippet.split(OPEN).slice(1);
  return new Set(marked.flatMap((part) => (part.split(CLOSE)[0] ?? '').toLowerCase().split(/[^\p{L}\p{N}.,'’]+/u)));
}

/** A text in which these words are marked as they are in a snippet. */
export function markWords(text: string, words: ReadonlySet<string>): ReactNode {
  if (words.size === 0) return text;
  return text
    .split(WORD)
    .map((part, index) => (index % 2 === 1 && words.has(part.toLowerCase()) ? <Mark key={index}>{part}</Mark> : part));
}
