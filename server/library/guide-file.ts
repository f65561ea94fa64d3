import type { Readable } from 'node:stream';
import { Readable as Stream } from 'node:stream';
import type { GuideType } from '../../contract/library.ts';
import type { Connection } from '../db/connect.ts';
import type { FileStore } from '../outside/files.ts';
import { Unreadable } from './extract/document.ts';
import type { Extractor } from './extract/extractor.ts';
import { readPages } from './read-guide.ts';
import { htmlPage, renderPassages } from './render-passages.ts';
import type { GuideRow } from './store.ts';

/** A file as it is sent: as many bytes as it has, from anywhere within it. */
export interface GuideFile {
  name: string;
  contentType: string;
  size: number;
  /** Bytes `start` to `end`, both included. */
  stream(start: number, end: number): Readable;
}

export interface FileParts {
  db: Connection;
  files: FileStore;
  extractor: Extractor;
  /** The file of a sample guide, which is kept nowhere: drawn when it is asked for; null where it cannot be. */
  renderSample: (guide: GuideRow) => Promise<Uint8Array | null>;
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

/** The original of a guide, byte for byte. */
export async function originalOf(parts: FileParts, guide: GuideRow): Promise<GuideFile> {
  const { fileKey } = guide;
  const contentType = contentTypes[guide.type];
  if (fileKey === null) {
    const bytes = await parts.renderSample(guide);
    return bytes === null ? textOf(parts, guide) : inMemory(guide.fileName, contentType, bytes);
  }
  const size = await parts.files.size(fileKey);
  if (size === null) throw new Error(`The original of guide ${guide.id} is not in the file store`);
  return {
    name: guide.fileName,
    contentType,
    size,
    stream: (start, end) => parts.files.stream(fileKey, { start, end }),
  };
}

/** A guide as a browser can show it: a PDF as it is, everything else as a page of safe HTML. */
export async function viewOf(parts: FileParts, guide: GuideRow): Promise<GuideFile> {
  if (guide.type === 'pdf') return originalOf(parts, guide);
  const html = await formatted(parts, guide);
  return html === null
    ? textOf(parts, guide)
    : inMemory(pageName(guide), 'text/html; charset=utf-8', Buffer.from(html));
}

async function textOf({ db }: FileParts, guide: GuideRow): Promise<GuideFile> {
  const html = renderPassages(guide.title, await readPages(db, guide));
  return inMemory(pageName(guide), 'text/html; charset=utf-8', Buffer.from(html));
}

const pageName = ({ fileName }: GuideRow): string => `${fileName.replace(/\.\w{1,8}$/, '')}.html`;

/** The original's own formatting, where it has any that can be shown; null otherwise. */
async function formatted({ files, extractor, renderSample }: FileParts, guide: GuideRow): Promise<string | null> {
  if (guide.type === 'txt' || guide.type === 'doc') return null;
  const bytes = guide.fileKey === null ? await renderSample(guide) : await files.read(guide.fileKey);
  if (bytes === null) return null;
  try {
    return htmlPage(guide.title, await extractor.safeHtml(guide.type === 'docx' ? 'docx' : 'html', bytes));
  } catch (error) {
    // Its text was readable when it was imported and can be shown still.
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function inMemory(name: string, contentType: string, bytes: Uint8Array): GuideFile {
  return {
    name,
    contentType,
    size: bytes.byteLength,
    stream: (start, end) => Stream.from([Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start + 1)]),
  };
}
