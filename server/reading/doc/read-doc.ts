import WordExtractor from 'word-extractor';
import { Unreadable, type Extraction } from '../document.ts';
import { sectionsOfParagraphs } from '../text/read-plain-text.ts';

/** Reads a Word 97-2003 document. */
export async function readDoc(bytes: Uint8Array): Promise<Extraction> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isEncrypted(file)) throw new Unreadable('The file is protected by a password.');
  const text = await textOf(file);
  return { type: 'doc', title: null, pages: [{ page: 1, sections: sectionsOfParagraphs(text) }] };
}

async function textOf(file: Buffer): Promise<string> {
  try {
    const document = await new WordExtractor().extract(file);
    return document.getBody({ filterUnicode: false });
  } catch {
    throw new Unreadable('The file is damaged or protected: it cannot be opened as a Word document.');
  }
}

/** Word's own header stands at the beginning of a sector and says whether what follows it is encrypted. */
function isEncrypted(file: Buffer): boolean {
  for (let at = 512; at + 12 <= file.length; at += 512) {
    if (file.readUInt16LE(at) === 0xa5ec) return (file.readUInt16LE(at + 10) & 0x0100) !== 0;
  }
  return false;
}
