import type { ReactNode } from 'react';
import { CLOSE, OPEN, Mark } from './snippet.tsx';

// A figure with its sign is one word.
const WORD = /(\$?[\p{L}\p{N}]+(?:[.,'’]\p{N}+)*%?)/u;

/** The words that a snippet marks, in small letters. */
export function markedIn(snippet: string): ReadonlySet<string> {
  const marked = snippet.split(OPEN).slice(1);
  return new Set(marked.flatMap((part) => (part.split(CLOSE)[0] ?? '').toLowerCase().split(/[^\p{L}\p{N}.,'’]+/u)));
}

/** A text in which these words are marked as they are in a snippet: those that follow one another are one mark. */
export function markWords(text: string, words: ReadonlySet<string>): ReactNode {
  if (words.size === 0) return text;
  const parts: { text: string; isMarked: boolean }[] = [];
  text.split(WORD).forEach((part, index) => {
    const isMarked = index % 2 === 1 && words.has(part.toLowerCase().replaceAll(/[$%]/g, ''));
    const [before, between] = parts.slice(-2);
    if (isMarked && before?.isMarked && (between?.text === ' ' || between?.text === '-')) {
      before.text += between.text + part;
      parts.pop();
    } else parts.push({ text: part, isMarked });
  });
  return parts.map((part, index) => (part.isMarked ? <Mark key={index}>{part.text}</Mark> : part.text));
}
