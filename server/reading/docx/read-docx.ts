import mammoth from 'mammoth';
import { Unreadable, type Extraction } from '../document.ts';
import { sectionsOfHtml } from '../html/read-html.ts';
import { checkInflated, listEntries } from '../zip.ts';

/** Reads a Word document: headings by their styles, tables as rows. Its pages exist only in Word, so it has one. */
export async function readDocx(bytes: Uint8Array): Promise<Extraction> {
  return { type: 'docx', title: null, pages: [{ page: 1, sections: sectionsOfHtml(await htmlOfDocx(bytes)) }] };
}

/** A Word document as HTML, without its pictures. @throws Unreadable */
export async function htmlOfDocx(bytes: Uint8Array): Promise<string> {
  checkInflated(listEntries(bytes));
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
        externalFileAccess: false,
      },
    );
    return value;
  } catch {
    throw new Unreadable('The file is damaged: it cannot be opened as a Word document.');
  }
}
