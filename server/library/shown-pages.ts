import type { FileStore } from '../outside/files.ts';
import { Unreadable } from '../reading/document.ts';
import type { Extractor } from './extract/extractor.ts';
import { bytesOf, type GuideBytes, keptFile, storedOriginal } from './guide-bytes.ts';
import { htmlPage } from './render-passages.ts';
import type { GuideRow } from './store.ts';

export interface ShownPageParts {
  files: FileStore;
  extractor: Pick<Extractor, 'safeHtml'>;
  /** The file of a sample guide, which is kept nowhere: drawn when it is asked for; null where it cannot be. */
  renderSample: (guide: GuideRow) => Promise<Uint8Array | null>;
  /** Told when a page could not be kept. */
  log: { warn: (fields: object, message: string) => void };
}

/** The page of safe HTML that shows a guide with its original's own formatting; null where that cannot be shown. */
export type ShownPage = (guide: GuideRow) => Promise<GuideBytes | null>;

/** Pages of an older version are made anew: to be counted up with every change of what is left of a document's HTML. */
const VERSION = 3;
/** What a page has at most, its pictures apart: a browser lays out all of it before it shows any. */
const MOST_CHARACTERS = 3_000_000;
const PICTURE = /"data:[^"]*"/g;
/** How long a conversion that failed is not tried again, in milliseconds: it may have taken all the time it had. */
const RETRY_AFTER = 10 * 60_000;

/**
 * Shows guides as pages that are made once: the first reader's conversion is kept beside the originals, for every reader
 * and every process that shares them. Readers who come meanwhile wait for the same one.
 */
export function shownPages(parts: ShownPageParts): ShownPage {
  const { files, log } = parts;
  const underWay = new Map<string, Promise<GuideBytes | null>>();
  const failed = new Map<string, number>();

  const make = async (guide: GuideRow, name: string): Promise<GuideBytes | null> => {
    const kept = await keptFile(files, files.derivedKey(name));
    if (kept !== null) return kept;
    const page = await convert(parts, guide);
    if (page === null) {
      failed.set(name, Date.now() + RETRY_AFTER);
      return null;
    }
    try {
      return (await keptFile(files, await files.putDerived(name, page))) ?? bytesOf(page);
    } catch (error) {
      // A full or read-only disk makes it slow to read, not impossible.
      log.warn({ err: error, guideId: guide.id }, 'a converted guide could not be kept');
      return bytesOf(page);
    }
  };

  return async (guide) => {
    if (guide.type === 'pdf' || guide.type === 'txt' || guide.type === 'doc') return null;
    const name = JSON.stringify(['page', VERSION, guide.type, guide.contentHash, guide.title]);
    if ((failed.get(name) ?? 0) > Date.now()) return null;
    failed.delete(name);
    const making = underWay.get(name) ?? make(guide, name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}

async function convert({ files, extractor, renderSample }: ShownPageParts, guide: GuideRow): Promise<Buffer | null> {
  const { fileKey } = guide;
  const bytes = fileKey === null ? await renderSample(guide) : await storedOriginal(files, fileKey);
  if (bytes === null) return null;
  try {
    const html = await extractor.safeHtml(guide.type === 'docx' ? 'docx' : 'html', bytes);
    // Its text is shown in parts, and no browser halts over it.
    if (html.replaceAll(PICTURE, '').length > MOST_CHARACTERS) return null;
    return Buffer.from(htmlPage(guide.title, html));
  } catch (error) {
    // Its text was readable when it was imported and can be shown still.
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
