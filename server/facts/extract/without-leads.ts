import { type Line, sectionOf } from './lines.ts';
import type { Subject } from './subject.ts';

const chapter = /\b(?:benefits?|overview|handbook|guide|polic(?:y|ies)|perks|summary|introduction|welcome)\b/;

/**
 * Titles that open a heading's text are mostly of chapters above it, which have no text of their own: "Health and wellness"
 * before what stands beneath "Dental insurance". What the heading is about goes before them.
 */
export function withoutLeads(lines: readonly Line[]): Line[] {
  let heading: string | null = null;
  let isOpening = true;
  let own: Subject | null = null;
  let leads = new Set<string>();
  return lines.map((line) => {
    if (line.passage.heading !== heading) {
      heading = line.passage.heading;
      isOpening = true;
      own = sectionOf(line.heading, null);
      leads = new Set();
    }
    const isTitle = line.cells.length === 1 && !line.isItem && line.section === line.text.replace(/:$/, '');
    isOpening &&= isTitle;
    if (isOpening) leads.add(line.section);
    if (own === null || !leads.has(line.section)) return line;
    const told = sectionOf(line.section, own, own);
    const isChapter = told === null ? chapter.test(line.section) : told !== own;
    return isChapter ? { ...line, section: '', subject: own } : line;
  });
}
