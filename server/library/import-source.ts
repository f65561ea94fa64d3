import { createHash } from 'node:crypto';
import { constants, open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { guideTypes, type GuideType } from '../../contract/library.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { keepFacts } from '../facts/keep-facts.ts';
import type { FileStore } from '../outside/files.ts';
import { claimedType } from './extract/detect-type.ts';
import { Unreadable } from './extract/document.ts';
import { queueConfirmation } from './confirm-facts.ts';
import type { Extractor } from './extract/extractor.ts';
import { guessFacts, type StatedFacts } from './guess-metadata.ts';
import { deleteUnfinished, findReadyByHash, insertPassages, insertReady, upsertFailed } from './store.ts';
import { persistently } from './persistently.ts';

/** Where a guide comes from, with what is known about it. */
export type ImportSource = ({ path: string } | { url: string } | { name: string; bytes: Uint8Array }) & {
  stated?: StatedFacts;
};

/** What came of one source. */
export type ImportResult = { source: string } & (
  | { outcome: 'imported'; guideId: string; title: string; pages: number; passages: number }
  | { outcome: 'present'; guideId: string; title: string }
  | { outcome: 'failed'; reason: string }
);

/** A document that was fetched from the web. */
export interface FetchedPage {
  bytes: Uint8Array;
  /** The address after redirects. */
  url: string;
  name: string;
  charset: string | undefined;
}

export interface ImportParts {
  db: Database;
  files: FileStore;
  /** Fetches a web address. @throws Unreadable when it is refused or cannot be reached */
  fetchPage: (url: string) => Promise<FetchedPage>;
  /** A model is to read the facts too, once the guide is there; see `confirmFacts`. */
  factsModel?: boolean;
  /** Reads the documents; when not given, processes of the run's own, which end with it. */
  extractor?: Extractor;
}

/** What a file or page may have at most. */
export const SIZE_LIMIT = 100 * 1024 * 1024;
export const TOO_LARGE = 'The file is larger than 100 MB.';

/** A source whose bytes are at hand. */
interface Loaded {
  bytes: Uint8Array;
  name: string;
  url: string | null;
  charset: string | undefined;
}

/** How a source is shown to people: its path or address, on one line. */
export function nameOf(source: ImportSource): string {
  return oneLine('path' in source ? source.path : 'url' in source ? source.url : source.name);
}

/** A name as it may stand in a line: what would break the line or command a terminal is written as `\u{a}`. */
export function oneLine(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/**
 * Imports one source. The guide, its passages, the facts that they state and the note for the search index are written in one transaction, so a
 * guide is there whole or not at all, whenever the process dies.
 */
export async function importSource(
  parts: ImportParts,
  extractor: Extractor,
  source: ImportSource,
): Promise<ImportResult> {
  const shown = nameOf(source);
  const sourceHash = sha256(`source:${'path' in source ? resolve(source.path) : shown}`);
  let loaded: Loaded | undefined;
  let contentHash = sourceHash;
  try {
    loaded = await load(source, parts.fetchPage);
    contentHash = sha256(loaded.bytes);
    const present = await persistently(() => findReadyByHash(parts.db, contentHash));
    if (present) return { source: shown, outcome: 'present', guideId: present.id, title: present.title };
    return await importLoaded(parts, extractor, source, loaded, [contentHash, sourceHash]);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const reason = error.message;
    const failure = {
      title: loaded?.name ?? shown,
      type: failedType(source, loaded),
      contentHash,
      fileName: (loaded?.name ?? basename(shown)).slice(0, 255),
      byteSize: loaded?.bytes.byteLength ?? 0,
      sourceUrl: 'url' in source ? source.url : null,
      failure: reason,
    };
    await persistently(() => upsertFailed(parts.db, failure));
    return { source: shown, outcome: 'failed', reason };
  }
}

async function importLoaded(
  { db, files, factsModel = false }: ImportParts,
  extractor: Extractor,
  source: ImportSource,
  { bytes, name, url, charset }: Loaded,
  [contentHash, sourceHash]: [string, string],
): Promise<ImportResult> {
  const shown = nameOf(source);
  const planYear = source.stated?.planYear ?? null;
  const reading = await extractor.read({ bytes, name, planYear, ...(charset !== undefined && { charset }) });
  const { passages, facts } = reading;
  const known = guessFacts(reading, name, source.stated);
  const fileKey = await files.put(bytes);
  const type: GuideType = url !== null && reading.type === 'html' ? 'web' : reading.type;
  const row = {
    ...known,
    type,
    pageCount: reading.pages.length,
    contentHash,
    fileKey,
    fileName: name.slice(0, 255),
    byteSize: bytes.byteLength,
    sourceUrl: url,
  };
  const guideId = await persistently(() =>
    inTransaction(db, async (tx) => {
      await deleteUnfinished(tx, [contentHash, sourceHash]);
      const id = await insertReady(tx, row);
      if (id === null) return null;
      const passageIds = await insertPassages(tx, id, passages);
      await keepFacts(tx, [{ guideId: id, passageIds, facts }]);
      if (factsModel) await queueConfirmation(tx, id);
      return id;
    }),
  );
  if (guideId !== null) {
    const { length: pages } = reading.pages;
    return { source: shown, outcome: 'imported', guideId, title: known.title, pages, passages: passages.length };
  }
  // Another import brought the same content meanwhile.
  const present = await findReadyByHash(db, contentHash);
  return { source: shown, outcome: 'present', guideId: present?.id ?? '', title: present?.title ?? known.title };
}

async function load(source: ImportSource, fetchPage: ImportParts['fetchPage']): Promise<Loaded> {
  if ('bytes' in source) {
    if (source.bytes.byteLength > SIZE_LIMIT) throw new Unreadable(TOO_LARGE);
    return { bytes: source.bytes, name: basename(source.name), url: null, charset: undefined };
  }
  if ('url' in source) return fetchPage(source.url);
  return { bytes: await readSized(source.path), name: basename(source.path), url: null, charset: undefined };
}

async function readSized(path: string): Promise<Uint8Array> {
  let file;
  try {
    // Without waiting: a pipe would be open only once somebody writes to it.
    file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    throw new Unreadable(whyNotOpened(path, error));
  }
  try {
    const info = await file.stat();
    if (!info.isFile()) throw new Unreadable('This is not a file.');
    if (info.size > SIZE_LIMIT) throw new Unreadable(TOO_LARGE);
    return await file.readFile();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('The file cannot be read to its end.');
  } finally {
    await file.close();
  }
}

function whyNotOpened(path: string, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // A name that is not UTF-8 comes with this character in place of what it held, and so names nothing.
  if (code === 'ENOENT' && path.includes('\ufffd'))
    return 'Its name holds bytes that are no text; give it another name.';
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'ELOOP') return 'It is a link that leads to itself.';
  return code === 'EACCES' ? 'The file may not be read by this account.' : 'The file cannot be opened.';
}

function failedType(source: ImportSource, loaded: Loaded | undefined): GuideType {
  if ('url' in source) return 'web';
  const claimed = claimedType(loaded?.name ?? nameOf(source));
  return guideTypes.find((type) => type === claimed) ?? 'txt';
}

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');
