import { coreOf, isLegal } from '../../language/name-forms.ts';
import { lettersOf } from '../../text/letters-of.ts';
import type { Extraction } from '../../reading/document.ts';

const LONGEST = 200;
/** A title that a program wrote for want of one. */
const worthless =
  /^(?:untitled|document\d*|microsoft word|powerpoint|(?:layout|slide|sheet) ?\d|title|home|index|\d+)|\.(?:docx?|pdf|indd|pptx?|html?|xlsx?|csv)$/i;
/** What heads a part of a document, or joins the lines of a cover. */
const ofPart =
  /^(?:about this|acknowledge?ment|agreement$|appendix|article|between$|chapter|contents|disclaimer|introduction$|part|preamble|section|table of contents)\b|^(?:and|between|by|for|the)$/i;

/** `paid_leave-final.pdf` → "paid leave final" */
export const bareName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();

/** The title of a document: as it states it, or as its cover or first heading has it; null where its file's name says more. */
export function findTitle(extraction: Extraction, text: string): string | null {
  const stated = clean(extraction.title ?? '');
  if (stated !== '' && !worthless.test(stated) && isOwn(stated, extraction, text)) return stated;
  const first = extraction.pages.find(({ sections }) => sections.length > 0)?.sections ?? [];
  // A cover often sets the title in several lines; elsewhere a heading before any text is the title.
  const cover = coverLines(extraction).filter((line) => !ofPart.test(line));
  const heading = first[0]?.heading ?? '';
  const title = clean(cover.length > 0 ? cover.join(': ') : heading);
  return title.length >= 3 && !worthless.test(title) && !ofPart.test(title) ? title : null;
}

const clean = (title: string): string => title.replace(/[\s|:–—-]+$/, '').slice(0, LONGEST);

/** A title in a file's properties is often that of the file which it was made from: then its words are not in the text. */
function isOwn(title: string, { type }: Extraction, text: string): boolean {
  if (type === 'html' || type === 'txt') return true;
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const low = text.toLowerCase();
  return words.filter((word) => low.includes(word)).length * 2 >= words.length;
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

/** A file's name as a title, with its employer as that is written: "larkspur tooling leave 2024" is "Larkspur Tooling leave 2024". */
export function titleOfFile(fileName: string, employer: string | null): string {
  const words = fileName.split(' ');
  const core = employer === null ? [] : coreOf(employer);
  const isNamed = core.length > 0 && core.every((word, at) => word === words[at]?.toLowerCase());
  const rest = words.slice(core.length);
  while (isNamed && isLegal(rest[0]?.toLowerCase() ?? '')) rest.shift();
  if (isNamed) return [employer, ...rest].join(' ');
  return fileName.charAt(0).toUpperCase() + fileName.slice(1) || 'Untitled guide';
}

/** A title says little in a list without the employer whose it is. */
export function withEmployer(title: string, employer: string | null): string {
  const says = employer === null || lettersOf(title).includes(lettersOf(coreOf(employer).join('')));
  return says ? title : `${employer}: ${title}`;
}
