import { looksLikeText } from './decode-text.ts';
import { Unreadable, type Extraction } from './document.ts';
import { listEntries } from './zip.ts';

/** What a name claims, by its ending; endings that are not here claim nothing. */
const claims: Partial<Record<string, Extraction['type']>> = {
  pdf: 'pdf',
  doc: 'doc',
  docx: 'docx',
  txt: 'txt',
  text: 'txt',
  md: 'txt',
  markdown: 'txt',
  htm: 'html',
  html: 'html',
  xhtml: 'html',
};

const spoken: Record<Extraction['type'], string> = {
  pdf: 'a PDF',
  doc: 'a Word 97 document',
  docx: 'a Word document',
  txt: 'plain text',
  html: 'a web page',
};

/** First bytes of files that are something else altogether. */
const foreign: readonly [mark: string, what: string][] = [
  ['\x89PNG', 'a PNG picture'],
  ['\xff\xd8\xff', 'a JPEG picture'],
  ['GIF8', 'a GIF picture'],
  ['II*\0', 'a TIFF picture'],
  ['MM\0*', 'a TIFF picture'],
  ['{\\rtf', 'a rich text (RTF) file'],
  ['%!PS', 'a PostScript file'],
  ['\x1f\x8b', 'a gzip archive'],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive'],
  ['Rar!', 'a RAR archive'],
  ['MZ', 'a Windows program'],
  ['\x7fELF', 'a program'],
  ['SQLite format 3', 'a database'],
];

/** Texts that are no documents, by their endings: nothing in their content tells them from one. */
const dataTexts: Partial<Record<string, string>> = {
  csv: 'a table (CSV)',
  tsv: 'a table (TSV)',
  json: 'data (JSON)',
  xml: 'data (XML)',
  yaml: 'data (YAML)',
  yml: 'data (YAML)',
  eml: 'a mail',
  log: 'a log',
  css: 'a style sheet',
  js: 'a program',
  ts: 'a program',
  py: 'a program',
  sql: 'a program',
  sh: 'a program',
};

/** The ending of a file name, lower case and without the dot; empty when it has none. */
export function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** What a name says its file is; undefined when it says nothing that we know. */
export function claimedType(name: string): Extraction['type'] | undefined {
  return claims[endingOf(name)];
}

/**
 * Tells by its content what a file is.
 *
 * @throws Unreadable when it is nothing that can be imported, or not what its name says
 */
export function detectType(bytes: Uint8Array, name: string): Extraction['type'] {
  if (bytes.byteLength === 0) throw new Unreadable('The file is empty.');
  const claimed = claimedType(name);
  const found = byContent(bytes, name);
  // A web page may be saved under a text's name and a text under a web page's: both are text.
  const alike = isText(found) && (claimed === undefined || isText(claimed));
  if (claimed !== undefined && claimed !== found && !alike) {
    throw new Unreadable(`Its name says ${spoken[claimed]}, but it holds ${spoken[found]}.`);
  }
  return found;
}

const isText = (type: Extraction['type']): boolean => type === 'txt' || type === 'html';

function byContent(bytes: Uint8Array, name: string): Extraction['type'] {
  const claimed = claimedType(name);
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString('latin1');
  if (start.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (start.startsWith('PK\x03\x04')) return insideZip(bytes, claimed);
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return insideCompound(bytes, claimed);
  const other = foreign.find(([mark]) => start.startsWith(mark));
  if (other) throw notImportable(other[1], claimed);
  if (!looksLikeText(bytes)) throw notImportable('something that is not a document', claimed);
  if (/^MIME-Version:/im.test(start) && /multipart\/related/i.test(start)) {
    throw notImportable('a web archive (MHTML)', claimed);
  }
  const data = dataTexts[endingOf(name)];
  if (data !== undefined) throw notImportable(data, claimed);
  return looksLikeHtml(start) || claimed === 'html' ? 'html' : 'txt';
}

function notImportable(what: string, claimed: Extraction['type'] | undefined): Unreadable {
  return new Unreadable(
    claimed === undefined
      ? `The file is ${what}; guides are PDF, Word, text or HTML.`
      : `Its name says ${spoken[claimed]}, but it holds ${what}.`,
  );
}

function insideZip(bytes: Uint8Array, claimed: Extraction['type'] | undefined): 'docx' {
  const entries = listEntries(bytes);
  if (entries.some((entry) => entry.encrypted)) throw new Unreadable('The file is encrypted.');
  const has = (prefix: string): boolean => entries.some((entry) => entry.name.startsWith(prefix));
  if (has('word/document')) return 'docx';
  if (has('xl/')) throw notImportable('a spreadsheet', claimed);
  if (has('ppt/')) throw notImportable('a presentation', claimed);
  throw notImportable('a zip archive', claimed);
}

/** Old Office files are small file systems whose directory names are in UTF-16. */
function insideCompound(bytes: Uint8Array, claimed: Extraction['type'] | undefined): 'doc' {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const has = (name: string): boolean => file.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('EncryptedPackage')) throw new Unreadable('The file is protected by a password.');
  if (has('WordDocument')) return 'doc';
  if (has('Workbook') || has('Book')) throw notImportable('a spreadsheet', claimed);
  if (has('PowerPoint Document')) throw notImportable('a presentation', claimed);
  throw notImportable('an old Office file other than a Word document', claimed);
}

function looksLikeHtml(start: string): boolean {
  const body = start.replace(/^\s*(?:\xef\xbb\xbf)?(?:<\?xml[^>]*>|<!--[\s\S]*?-->|\s)*/, '');
  return /^<(?:!doctype\s+html|html|head|body)\b/i.test(body);
}
