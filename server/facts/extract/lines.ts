import { isAboutOthers, isElsewhere } from './aside.ts';
import { plainText } from './plain-text.ts';
import type { FactPassage } from './sentence.ts';
import { type Subject, subjectOf } from './subject.ts';

/** A line of a passage: a paragraph, an item, or a row of a table. All texts are plain ({@link plainText}). */
export interface Line {
  passage: FactPassage;
  /** Its characters in the passage's text; an item's mark is left out. */
  from: number;
  to: number;
  text: string;
  /** More than one: a row of a table. */
  cells: readonly string[];
  isItem: boolean;
  heading: string;
  /** The short line above that heads it within the heading's text; '' without one. */
  section: string;
  /** What the section, or else the heading, is about. */
  subject: Subject | null;
  /** What the last heading that told was about; for what stands under headings that do not tell. */
  around: Subject | null;
}

/** A longer line is no sentence and no row of a plan: reading it would only take time. */
const LONGEST = 4000;

const mark = /^(?:[•▪●○◦‣*·\uf0b7-]|\(?\d{1,2}[.)])\s+/;

/** Whether a line can head others: short, no sentence, no value. */
export function isTitle(text: string): boolean {
  if (text.length > 80 || /[.;,!?]$|[$%]|\d{3}/.test(text.replaceAll(/\b20\d\d\b/g, ''))) return false;
  return /[a-z]{3}/.test(text) && text.split(' ').length <= 9;
}

/** The lines of a guide in their order. What heads text about other people or countries is left out with its text. */
export function readLines(passages: readonly FactPassage[]): Line[] {
  const lines: Line[] = [];
  let heading: string | null = null;
  let plainHeading = '';
  let section = '';
  let headingSubject: Subject | null = null;
  let sectionSubject: Subject | null = null;
  let around: Subject | null = null;
  let passedOver = false;
  for (const passage of passages) {
    if (passage.heading !== heading || lines.length === 0) {
      heading = passage.heading;
      plainHeading = plainText(heading ?? '');
      section = '';
      sectionSubject = null;
      headingSubject = subjectOf(plainHeading);
      around = headingSubject ?? around;
      passedOver = isAboutOthers(plainHeading) || isElsewhere(plainHeading);
    }
    const plain = plainText(passage.text);
    let at = 0;
    // The plain text has spaces where lines end.
    for (const original of passage.text.split('\n')) {
      const start = at;
      at += original.length + 1;
      const bare = plain.slice(start, at - 1);
      const skip = mark.exec(bare)?.[0].length ?? 0;
      const text = bare.slice(skip).trimEnd();
      if (text === '' || text.length > LONGEST) continue;
      const cells = text.includes(' | ') ? text.split(' | ').map((cell) => cell.trim()) : [text];
      if (cells.length === 1 && skip === 0 && isTitle(text)) {
        section = text.replace(/:$/, '');
        sectionSubject = subjectOf(section);
        if (isElsewhere(section)) passedOver = true;
        else if (sectionSubject !== null) passedOver = isAboutOthers(plainHeading) || isElsewhere(plainHeading);
      }
      if (passedOver) continue;
      const from = start + skip;
      const subject = sectionSubject ?? headingSubject;
      lines.push({ passage, from, to: from + text.length, text, cells, isItem: skip > 0, heading: plainHeading, section, subject, around }); // prettier-ignore
    }
  }
  return lines;
}
