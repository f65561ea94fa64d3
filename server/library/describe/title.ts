import type { Extraction } from '../../reading/document.ts';

const LONGEST = 200;

/** A title that a program wrote for want of one. */
const worthless =
  /^(?:untitled|document\d*|microsoft word|powerpoint|slide \d|title|home|index|\d+)|\.(?:docx?|pdf|indd|pptx?|html?)$/i;

/** `paid_leave-final.pdf` → "paid leave final" */
export const bareName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();

/** The title of a document: as it states it, as its cover or first heading has it, or its file's name. */
export function findTitle(extraction: Extraction, fileName: string): string {
  if (extraction.title !== null && !worthless.test(extraction.title)) return extraction.title.slice(0, LONGEST);
  const first = extraction.pages.find(({ sections }) => sections.length > 0)?.sections ?? [];
  // A cover often sets the title in several lines; elsewhere a heading before any text is the title.
  const cover = coverLines(extraction);
  const title = cover.length > 0 ? cover.join(': ') : (first[0]?.heading ?? '');
  if (title.length >= 3 && !worthless.test(title)) return title.slice(0, LONGEST);
  return capitalised(bareName(fileName)) || 'Untitled guide';
}

/** The headings that a PDF begins with before any text: those of its cover. */
export function coverLines({ type, pages }: Extraction): string[] {
  const lines: string[] = [];
  if (type !== 'pdf') return lines;
  for (const { heading, text } of pages.find(({ sections }) => sections.length > 0)?.sections ?? []) {
    if (heading !== null && !lines.includes(heading)) lines.push(heading);
    if (text !== '' || lines.length === 3) break;
  }
  return lines;
}

/** A title says little in a list without the employer whose it is. */
export function withEmployer(title: string, employer: string | null): string {
  const says = employer === null || title.toLowerCase().includes(employer.toLowerCase());
  return says ? title : `${employer}: ${title}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
