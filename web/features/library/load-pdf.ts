import { getDocument, GlobalWorkerOptions, VerbosityLevel, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import { BrokenFile } from './guide-failure.tsx';
import { NO_TEXT, readPdfText, type PdfText } from './pdf-text.ts';

GlobalWorkerOptions.workerSrc = new URL(
  '../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
  import.meta.url,
).href;

/** Fonts and decoders that a file may need and not bring along, served by ourselves: file name → address. */
const files = Object.fromEntries(
  Object.entries({
    ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
    ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/wasm/*.wasm', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  }).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

class OwnFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = files[filename];
    const answer = url === undefined ? null : await fetch(url);
    if (!answer?.ok) throw new Error(`There is no ${filename}.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** A page and its size in points. */
export interface LoadedPage {
  proxy: PDFPageProxy;
  width: number;
  height: number;
  /** Its text, read once. A page whose text cannot be read has none. */
  text: () => Promise<PdfText>;
}

/** A PDF in memory. Call `destroy` when it is no longer shown. */
export interface LoadedPdf {
  pages: readonly LoadedPage[];
  /** The page, from 1, that a link within the file leads to; null when it leads nowhere. */
  pageOfLink: (destination: unknown) => Promise<number | null>;
  destroy: () => void;
}

async function loadPage(document: PDFDocumentProxy, number: number): Promise<LoadedPage> {
  const proxy = await document.getPage(number);
  const { width, height } = proxy.getViewport({ scale: 1 });
  let read: Promise<PdfText> | undefined;
  return { proxy, width, height, text: () => (read ??= readPdfText(proxy).catch(() => NO_TEXT)) };
}

/** Where a link leads: its target is a name, or a page with a place on it. */
async function pageOfLink(document: PDFDocumentProxy, destination: unknown): Promise<number | null> {
  const explicit = typeof destination === 'string' ? await document.getDestination(destination) : destination;
  const target: unknown = Array.isArray(explicit) ? explicit[0] : null;
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null || !('num' in target) || !('gen' in target)) return null;
  const index = await document.getPageIndex({ num: Number(target.num), gen: Number(target.gen) }).catch(() => null);
  return index === null ? null : index + 1;
}

/** Opens a PDF. The bytes are handed over and gone afterwards. @throws BrokenFile */
export async function loadPdf(bytes: Uint8Array<ArrayBuffer>): Promise<LoadedPdf> {
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    // Many files have small faults that nobody sees.
    verbosity: VerbosityLevel.ERRORS,
    // The same letters on every device.
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  });
  try {
    const document = await task.promise;
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => loadPage(document, number)));
    return {
      pages,
      pageOfLink: (destination) => pageOfLink(document, destination),
      destroy: () => void task.destroy(),
    };
  } catch (error) {
    void task.destroy();
    throw new BrokenFile('The PDF cannot be opened', { cause: error });
  }
}
