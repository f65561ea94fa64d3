import type { GuideType } from '../../contract/library.ts';
import type { Connection } from '../db/connect.ts';
import type { FileStore } from '../outside/files.ts';
import { bytesOf, type GuideBytes, originalFile } from './guide-bytes.ts';
import { passagesOf } from './guide-passages.ts';
import { renderPassages } from './render-passages.ts';
import type { ShownPage } from './shown-pages.ts';
import type { GuideRow } from './store.ts';

/** A file as it is sent. */
export interface GuideFile extends GuideBytes {
  name: string;
  contentType: string;
}

export interface FileParts {
  db: Connection;
  files: FileStore;
  /** The file of a sample guide, which is kept nowhere: drawn when it is asked for; null where it cannot be. */
  renderSample: (guide: GuideRow) => Promise<Uint8Array | null>;
  shownPage: ShownPage;
}

const contentTypes: Record<GuideType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  // Imported originals are in whatever encoding they came in; what we write ourselves says so within.
  txt: 'text/plain',
  html: 'text/html',
  web: 'text/html',
};

/** The original of a guide, byte for byte. @throws Refusal `original_missing` when it is not there, or damaged */
export async function originalOf(parts: FileParts, guide: GuideRow): Promise<GuideFile> {
  const about = { name: guide.fileName, contentType: contentTypes[guide.type] };
  if (guide.fileKey !== null) return { ...about, ...(await originalFile(parts.files, guide.fileKey)) };
  const bytes = await parts.renderSample(guide);
  return bytes === null ? textOf(parts, guide) : { ...about, ...bytesOf(bytes) };
}

/**
 * A guide as a browser can show it: a PDF as it is, everything else as a page of safe HTML.
 *
 * @throws Refusal `original_missing` when the original is not there, or damaged
 */
export async function viewOf(parts: FileParts, guide: GuideRow): Promise<GuideFile> {
  if (guide.type === 'pdf') return originalOf(parts, guide);
  const page = await parts.shownPage(guide);
  return page === null ? textOf(parts, guide) : pageOf(guide, page);
}

/** A page that a browser shows at once has so many passages: more than any guide, if not more than any file. */
const MOST_PASSAGES = 5_000;

async function textOf({ db }: FileParts, guide: GuideRow): Promise<GuideFile> {
  const passages = await passagesOf(db, guide.id, MOST_PASSAGES + 1);
  return pageOf(guide, bytesOf(Buffer.from(renderPassages(guide.title, passages, MOST_PASSAGES))));
}

function pageOf({ fileName }: GuideRow, page: GuideBytes): GuideFile {
  return { name: `${fileName.replace(/\.\w{1,8}$/, '')}.html`, contentType: 'text/html; charset=utf-8', ...page };
}
