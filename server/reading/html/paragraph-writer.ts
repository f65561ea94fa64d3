import { cleanLine } from '../clean-text.ts';
import { goesOn, isCount, isTitle, levelOfPart, PARAGRAPH } from '../part-titles.ts';
import type { SectionWriter } from '../section-writer.ts';
import { type DomNode, elementsNamed } from './dom-node.ts';

/** Writes the paragraphs of a page, those that are titles by what they say or are set in as headings. */
export interface ParagraphWriter {
  write(paragraph: string, isBold: boolean): void;
  /** Before anything else is written. */
  close(): void;
}

export function writeParagraphs(writer: SectionWriter): ParagraphWriter {
  /** What counts the paragraph that follows: "17.2", a line above "Union leave". */
  let label = '';
  let counted = '';
  const close = (): void => {
    writer.line(label);
    label = '';
  };
  return {
    close,
    write(paragraph, isBold) {
      const text = cleanLine(paragraph);
      if (text === '') return;
      const isLabel = isCount(text) && goesOn(text, counted);
      if (isCount(text) || levelOfPart(text) !== null) counted = text;
      if (isLabel) {
        close();
        label = text;
        return;
      }
      const whole = label === '' ? text : `${label} ${text}`;
      label = '';
      const level = levelOf(whole, isBold);
      if (level === null) writer.line(whole);
      else writer.heading(whole, level);
    },
  };
}

function levelOf(text: string, isBold: boolean): number | null {
  const level = levelOfPart(text);
  // What ends in a colon leads what follows it.
  if (level !== null || !isTitle(text) || text.endsWith(':')) return level;
  return isBold ? PARAGRAPH : null;
}

const bold = new Set(['B', 'STRONG']);
const within = new Set(['SPAN', 'U', 'I', 'EM', 'FONT', 'A']);
const breaks = new Set(['BR']);

/** Whether all text of a node is set in bold, on one line. */
export const isBold = (node: DomNode): boolean =>
  elementsNamed(node, breaks, new Set([...bold, ...within])).length === 0 &&
  Array.from(node.childNodes).every((child) => {
    if ((child.textContent ?? '').trim() === '') return true;
    const name = child.nodeName.toUpperCase();
    return bold.has(name) || (within.has(name) && isBold(child));
  });
