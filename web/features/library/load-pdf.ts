import { getDocument, GlobalWorkerOptions, VerbosityLevel, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';

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

/** A page and its size at 100%, in CSS pixels. */
export interface LoadedPage {
  proxy: PDFPageProxy;
  width: number;
  height: number;
}

/** A PDF in memory. Call `destroy` when it is no longer shown. */
export interface LoadedPdf {
  pages: readonly LoadedPage[];
  destroy: () => void;
}

async function allPages(document: PDFDocumentProxy): Promise<LoadedPage[]> {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const proxy = await document.getPage(number);
      const { width, height } = proxy.getViewport({ scale: 1 });
      return { proxy, width, height };
    }),
  );
}

/**
 * Loads a PDF whole: its address lives for minutes only, too short for fetching pages as they are read.
 *
 * @param onProgress told the share that has arrived, 0 to 1, where the server says how much there is
 */
export async function loadPdf(url: string, onProgress: (share: number) => void): Promise<LoadedPdf> {
  const task = getDocument({
    url,
    disableRange: true,
    disableStream: false,
    isEvalSupported: false,
    // Many files have small faults that nobody sees.
    verbosity: VerbosityLevel.ERRORS,
    // The same letters on every device.
    useSystemFonts: false,
    useWorkerFetch: false,
    BinaryDataFactory: OwnFiles,
  });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total));
  };
  const document = await task.promise;
  return { pages: await allPages(document), destroy: () => void task.destroy() };
}
