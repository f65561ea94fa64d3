import { fetchOriginal } from './fetch-original.ts';

/** Long enough for any browser to have taken what it prints, where it does not say that it is done; in milliseconds. */
const KEPT_FOR = 10 * 60_000;
/** Dots to an inch: sharp on paper, and a page is a few hundred kilobytes. */
const DENSITY = 150;

/**
 * Opens the browser's print dialog with the original of a guide and nothing of ours around it. The pages of a PDF are drawn
 * for it one after the other: browsers differ in whether a page may print a PDF in a frame.
 *
 * @param onProgress told how many of how many pages are ready
 * @throws what fetching and opening throw; AbortError
 */
export async function printOriginal(
  documentId: string,
  isPdf: boolean,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const bytes = await fetchOriginal(documentId, signal);
  if (isPdf) await printPdf(bytes, signal, onProgress);
  else await printFrame(await openFrame(new TextDecoder().decode(bytes), signal));
}

/** A frame that nobody sees. Without `allow-scripts` nothing in it runs, and printing needs `allow-modals`. @throws AbortError */
async function openFrame(html: string, signal: AbortSignal): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.title = 'Print';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;left:-200vw;width:100vw;height:100vh;border:0';
  frame.srcdoc = html;
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }));
  document.body.append(frame);
  await loaded;
  if (signal.aborted) frame.remove();
  signal.throwIfAborted();
  return frame;
}

async function printFrame(frame: HTMLIFrameElement, done: () => void = () => undefined): Promise<void> {
  const view = frame.contentWindow;
  const close = () => {
    clearTimeout(timer);
    frame.remove();
    done();
  };
  const timer = setTimeout(close, KEPT_FOR);
  // Removed at once, some browsers would print nothing.
  view?.addEventListener('afterprint', () => setTimeout(close), { once: true });
  view?.focus();
  view?.print();
}

async function printPdf(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const { loadPdf } = await import('./load-pdf.ts');
  const pdf = await loadPdf(bytes);
  const pictures: string[] = [];
  const forget = () => {
    for (const picture of pictures) URL.revokeObjectURL(picture);
  };
  try {
    const canvas = document.createElement('canvas');
    for (const { proxy } of pdf.pages) {
      signal.throwIfAborted();
      onProgress(pictures.length, pdf.pages.length);
      const viewport = proxy.getViewport({ scale: DENSITY / 72 });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await proxy.render({ canvas, viewport, intent: 'print' }).promise;
      pictures.push(URL.createObjectURL(await pictureOf(canvas)));
      proxy.cleanup();
    }
    canvas.width = 0;
    const [first] = pdf.pages;
    const size = `${first?.width ?? 612}pt ${first?.height ?? 792}pt`;
    const frame = await openFrame(
      `<!doctype html><style>@page{size:${size};margin:0}body{margin:0}img{display:block;width:100%;break-after:page;break-inside:avoid}</style>${pictures.map((picture) => `<img src="${picture}" alt="">`).join('')}`,
      signal,
    );
    await printFrame(frame, forget);
  } catch (error) {
    forget();
    throw error;
  } finally {
    pdf.destroy();
  }
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The page could not be drawn.')) : resolve(blob)));
  });
}
