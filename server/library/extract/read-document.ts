import { countWords } from './clean-text.ts';
import { decodeText, refuseBlank } from './decode-text.ts';
import { detectType } from './detect-type.ts';
import { Unreadable, type Extraction } from './document.ts';
import { readDoc } from './read-doc.ts';
import { readDocx } from './read-docx.ts';
import { readHtml } from './read-html.ts';
import { isMarkdown, readMarkdown } from './read-markdown.ts';
import { readPdf } from './read-pdf.ts';
import { pagesOfText } from './read-plain-text.ts';

/** A document to read: its bytes, and what is known about it from outside. */
export interface Source {
  bytes: Uint8Array;
  /** The file's name; its ending must not contradict the content. */
  name: string;
  /** The charset that a web server stated. */
  charset?: string;
}

const WORD_LIMIT = 3_000_000;

/** Reads any document that can become a guide. @throws Unreadable with the reason when it cannot */
export async function readDocument(source: Source): Promise<Extraction> {
  const extraction = await readByType(source);
  const words = extraction.pages
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, { heading, text }) => sum + countWords(heading ?? '') + countWords(text), 0);
  if (words === 0) throw new Unreadable('The file holds no text.');
  if (words > WORD_LIMIT) throw new Unreadable('The file holds far more text than a guide.');
  return extraction;
}

async function readByType({ bytes, name, charset }: Source): Promise<Extraction> {
  const type = detectType(bytes, name);
  switch (type) {
    case 'pdf':
      return readPdf(bytes);
    case 'docx':
      return readDocx(bytes);
    case 'doc':
      return readDoc(bytes);
    case 'html':
      return readHtml(bytes, charset);
    case 'txt': {
      const text = decodeText(bytes, charset);
      refuseBlank(text);
      return isMarkdown(text, name) ? readMarkdown(text) : { type, title: null, pages: pagesOfText(text) };
    }
    default:
      return type satisfies never;
  }
}
