import type { ReactNode } from 'react';
import { WORD } from './passage-marks.ts';
import { Mark } from './snippet.tsx';

/**
 * A text in which words are marked as they are in a snippet: those that follow one another are one mark.
 *
 * @param isMarked by the number of the word in the text
 */
export function markWords(text: string, isMarked: (number: number) => boolean): ReactNode {
  const parts: { text: string; isMarked: boolean }[] = [];
  text.split(WORD).forEach((part, index) => {
    const isWord = index % 2 === 1 && isMarked((index - 1) / 2);
    const [before, between] = parts.slice(-2);
    if (isWord && before?.isMarked && (between?.text === ' ' || between?.text === '-')) {
      before.text += between.text + part;
      parts.pop();
    } else parts.push({ text: part, isMarked: isWord });
  });
  return parts.map((part, index) => (part.isMarked ? <Mark key={index}>{part.text}</Mark> : part.text));
}
