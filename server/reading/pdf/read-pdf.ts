import { getDocumentProxy } from 'unpdf';
import { cleanLine, countWords } from '../clean-text.ts';
import { Unreadable, type Extraction } from '../document.ts';
import { sectionsOfLines, bodyTypeOf, vocabularyOf } from './sections-of-lines.ts';
import { carryHeads } from '../tables/carry-heads.ts';
import { joinRows } from './line-rows.ts';
import { dropRunningLines } from './running-lines.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { textOf } from './lines.ts';

/** Fewer words a page than this and the pages are pictures, with at most a stamp on them. */
const SCAN_WORDS = 4;

/** Reads a PDF page by page. @throws Unreadable when it is protected, damaged, cut off, empty or a scan without text */
export async function readPdf(bytes: Uint8Array, isForm: (text: string) => boolean = () => false): Promise<Extraction> {
  refuseCutOff(bytes);
  const pdf = await openPdf(bytes);
  try {
    const pages: ReadPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number, isForm));
    await readBetween(pdf, pages);
    const words = pages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + countWords(textOf(line)), 0);
    if (words === 0 || (pages.length > 1 && words < SCAN_WORDS * pages.length)) {
      throw new Unreadable(
        (await drawsAnything(pdf))
          ? 'The file is a scan: its pages are pictures without text.'
          : 'The file is damaged, or its pages are empty: there is nothing on them.',
      );
    }
    const kept = dropRunningLines(pages);
    const body = bodyTypeOf(kept.flat());
    const vocabulary = vocabularyOf(kept.flat());
    return {
      type: 'pdf',
      title: await titleOf(pdf),
      pages: carryHeads(
        kept.map((lines, index) => ({
          page: index + 1,
          sections: pages[index]?.drawn ?? sectionsOfLines(joinRows(lines), body, vocabulary),
        })),
      ),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // pdf.js wants plain bytes and keeps them: a copy.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      isEvalSupported: false,
      // Nobody looks at the pictures.
      maxImageSize: 1,
      stopAtErrors: false,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new Unreadable('The file is protected by a password.');
    }
    throw new Unreadable('The file is damaged: it cannot be opened as a PDF.');
  }
}

/** Of so many pages it is looked whether they draw something. */
const LOOKED_AT = 20;

/** Whether anything is drawn. Where a file's list of pages is broken, what is taken for a page draws nothing. */
async function drawsAnything(pdf: Pdf): Promise<boolean> {
  for (let number = 1; number <= Math.min(pdf.numPages, LOOKED_AT); number += 1) {
    const page = await pdf.getPage(number);
    if ((await page.getOperatorList()).fnArray.length > 0) return true;
  }
  return false;
}

/** Pages of a form that show nothing of its labels may stand between those that do. */
const BETWEEN = 2;

/** Reads the pages between those of a form as those are. */
async function readBetween(pdf: Pdf, pages: readonly ReadPage[]): Promise<void> {
  const found = pages.flatMap(({ drawn }, at) => (drawn === null ? [] : [at]));
  for (const [index, at] of found.entries()) {
    const before = found[index - 1] ?? at;
    for (let between = before + 1; between < at && at - before - 1 <= BETWEEN; between += 1) {
      const page = pages[between];
      if (page !== undefined) page.drawn = (await readPage(pdf, between + 1, () => true)).drawn;
    }
  }
}

/** A PDF ends with `%%EOF`; one that was linearized says at its beginning how long it is. */
function refuseCutOff(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = file.length;
  while (end > 0 && [0, 9, 10, 13, 32].includes(file[end - 1] ?? 1)) end -= 1;
  const tail = file.toString('latin1', Math.max(0, end - 4096), end);
  const start = file.toString('latin1', 0, 1024);
  const stated = /\/Linearized[^>]*?\/L\s+(\d+)/.exec(start)?.[1];
  const short = stated !== undefined && file.length < Number(stated);
  if (short || !tail.includes('%%EOF')) throw new Unreadable('The file is cut off: its end is missing.');
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  try {
    const { info } = await pdf.getMetadata();
    const title = 'Title' in info && typeof info.Title === 'string' ? cleanLine(info.Title) : '';
    return title === '' ? null : title;
  } catch {
    // A broken information dictionary takes nothing from the pages.
    return null;
  }
}
