import { countWords } from './clean-text.ts';
import { decodeText, refuseBlank } from './decode-text.ts';
import { detectType } from './detect-type.ts';
import { Unreadable, type Extraction } from './document.ts';
import { pagesOfText } from './text/read-plain-text.ts';

/** A document to read: its bytes, and what is known about it from outside. */
export interface Source {
  bytes: Uint8Array;
  /** The file's name; its ending must not contradict the content. */
  name: string;
  /** The charset that a web server stated. */
  charset?: string;
}

const WORD_LIMIT = 3_000_000;
/** The longest guides have some hundred pages, whole handbooks and certificates together some thousand. */
const PAGE_LIMIT = 20_000;

/** Whether a page is one of a form, of which every part counts, by its text. */
export type IsForm = (text: string) => boolean;

/** Reads any document that can become a guide. @throws Unreadable with the reason when it cannot */
export async function readDocument(source: Source, isForm: IsForm = () => false): Promise<Extraction> {
  const extraction = await readByType(source, isForm);
  const words = extraction.pages
    .flatMap(({ sections }) => sections)
    .reduce((sum, { heading, text }) => sum + countWords(heading ?? '') + countWords(text), 0);
  if (words === 0) throw new Unreadable('The file holds no text.');
  if (extraction.pages.length > PAGE_LIMIT) throw new Unreadable('The file has far more pages than a guide.');
  if (words > WORD_LIMIT) throw new Unreadable('The file holds far more text than a guide.');
  return extraction;
}

/** Each format's library is loaded when the first document of that format comes: together they take half a second. */
async function readByType({ bytes, name, charset }: Source, isForm: IsForm): Promise<Extraction> {
  const type = detectType(bytes, name);
  switch (type) {
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(bytes, isForm);
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx(bytes);
    case 'doc':
      return (await import('./doc/read-doc.ts')).readDoc(bytes);
    case 'html':
      return (await import('./html/read-html.ts')).readHtml(bytes, charset, isForm);
    case 'txt': {
      const text = decodeText(bytes, charset);
      refuseBlank(text);
      const { isMarkdown, readMarkdown } = await import('./markdown/read-markdown.ts');
      return isMarkdown(text, name) ? readMarkdown(text) : { type, title: null, pages: pagesOfText(text) };
    }
    default:
      return type satisfies never;
  }
}
