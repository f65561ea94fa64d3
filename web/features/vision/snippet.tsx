import type { ReactNode } from 'react';
import { CLOSE, OPEN } from './snippet-marks.ts';

/** A word that matched. */
export function Mark({ children }: { children: ReactNode }) {
  return <mark className="rounded-[3px] bg-hue-wash px-0.5 font-strong text-ink">{children}</mark>;
}

/**
 * A passage in which the words that matched stand between two private-use characters. Words that follow one another are one mark;
 * cells of a table stand in one line.
 */
export function Snippet({ text }: { text: string }) {
  const parts = text
    .replaceAll(' | ', ' · ')
    .replaceAll(`${CLOSE} ${OPEN}`, ' ')
    .replaceAll(`${CLOSE}-${OPEN}`, '-')
    .split(OPEN)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, marked: false }];
      const end = part.indexOf(CLOSE);
      return end === -1
        ? [{ text: part, marked: false }]
        : [
            { text: part.slice(0, end), marked: true },
            { text: part.slice(end + 1), marked: false },
          ];
    });
  return (
    <>
      {parts.map((part, index) =>
        part.marked ? <Mark key={index}>{part.text}</Mark> : part.text.replaceAll(CLOSE, ''),
      )}
    </>
  );
}
