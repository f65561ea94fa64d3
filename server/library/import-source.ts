import { basename, dirname } from 'node:path';
import { guideTypes, type GuideType } from '../../contract/library.ts';
import { inTransaction, type Database } from '../db/connect.ts';
import { keepValues } from '../analysis/keep-values.ts';
import { keepFacts } from '../facts/keep-facts.ts';
import { READER_VERSION } from '../facts/version.ts';
import { sha256, type FileStore } from '../outside/files.ts';
import { claimedType } from '../reading/detect-type.ts';
import { Unreadable } from '../reading/document.ts';
import { queueConfirmation } from './confirm-facts.ts';
import type { Extractor } from './extract/extractor.ts';
import { packed } from './guide-passages.ts';
import { describing, type StatedDetails } from './describe/describe-guide.ts';
import { type KnownSource, settleKnown } from './known-guide.ts';
import { persistently } from './persistently.ts';
import { readSized, SIZE_LIMIT, TOO_LARGE } from './read-file.ts';
import { type ImportSource, nameOf, placeOf, sourceKey } from './source.ts';
import { deleteUnfinished, insertPassages, insertReady, keepFailure, listEmployers, lockNewNames } from './store.ts';

/** What came of one source. */
export type ImportResult = { source: string } & (
  | { outcome: 'imported'; guideId: string; title: string; pages: number; passages: number }
  | { outcome: 'present' | 'corrected'; guideId: string; title: string }
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

/** A guide that was written. */
interface Inserted {
  guideId: string;
  title: string;
}

/** A source whose bytes are at hand. */
interface Loaded {
  bytes: Uint8Array;
  name: string;
  url: string | null;
  charset: string | undefined;
}

/**
 * Imports one source. The guide, its passages, the facts that they state and the note for the search index are written in one transaction, so a
 * guide is there whole or not at all, whenever the process dies.
 *
 * @param siblings what the run states of the same document in other lines of the same manifest
 */
export async function importSource(
  parts: ImportParts,
  extractor: Extractor,
  source: ImportSource,
  siblings: readonly StatedDetails[] = [],
): Promise<ImportResult> {
  const shown = nameOf(source);
  const key = sourceKey(source);
  let loaded: Loaded | undefined;
  let contentHash = key;
  try {
    loaded = await load(source, parts.fetchPage);
    contentHash = sha256(loaded.bytes);
    const known = { source, contentHash, siblings };
    const settled = await settle(parts, extractor, known);
    if (settled) {
      // An original that was lost or damaged is brought back by importing it again.
      await parts.files.put(loaded.bytes);
      return settled;
    }
    const imported = await importLoaded(parts, extractor, source, loaded, [contentHash, key]);
    // Another import brought the same guide meanwhile.
    const result = imported ?? (await settle(parts, extractor, known));
    if (result === null) throw new Unreadable('Another import changed this guide meanwhile; import it again.');
    return result;
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
    await persistently(() => inTransaction(parts.db, (tx) => keepFailure(tx, failure)));
    return { source: shown, outcome: 'failed', reason };
  }
}

async function settle(
  { db, factsModel = false }: ImportParts,
  extractor: Extractor,
  known: KnownSource,
): Promise<ImportResult | null> {
  const settled = await persistently(() => settleKnown({ db, extractor, factsModel }, known));
  if (settled === null) return null;
  const { guide, corrected } = settled;
  const outcome = corrected ? 'corrected' : 'present';
  return { source: nameOf(known.source), outcome, guideId: guide.id, title: guide.title };
}

async function importLoaded(
  { db, files, factsModel = false }: ImportParts,
  extractor: Extractor,
  source: ImportSource,
  { bytes, name, url, charset }: Loaded,
  [contentHash, key]: [string, string],
): Promise<ImportResult | null> {
  const planYear = source.stated?.planYear ?? null;
  const reading = await extractor.read({ bytes, name, planYear, ...(charset !== undefined && { charset }) });
  const { passages, facts } = reading;
  const fileKey = await files.put(bytes);
  const type: GuideType = url !== null && reading.type === 'html' ? 'web' : reading.type;
  const content = {
    type,
    pageCount: reading.pages.length,
    contentHash,
    sourceHash: placeOf(source),
    fileKey,
    fileName: name.slice(0, 255),
    byteSize: bytes.byteLength,
    sourceUrl: url,
    reader: READER_VERSION,
  };
  const describe = describing(reading, name, source.stated);
  const isStated = source.stated?.employer !== undefined;
  const insert = async (isLast: boolean): Promise<Inserted | null> =>
    inTransaction(db, async (tx) => {
      await deleteUnfinished(tx, [contentHash, key]);
      const details = describe(isStated ? [] : await listEmployers(tx));
      const id = await insertReady(tx, { ...details, ...content });
      if (id === null) return null;
      const passageIds = await insertPassages(tx, id, packed(passages));
      await keepFacts(tx, [{ guideId: id, passageIds, facts }]);
      await keepValues(tx, [id]);
      if (factsModel) await queueConfirmation(tx, id);
      if (isStated || isLast) return { guideId: id, title: details.title };
      // Others were imported since: one of them may have brought this guide's employer under another name.
      await lockNewNames(tx);
      if (describe(await listEmployers(tx, id)).employer !== details.employer) throw new OtherName();
      return { guideId: id, title: details.title };
    });
  const inserted = await persistently(() => underOneName(insert));
  if (inserted === null) return null;
  const { length: pages } = reading.pages;
  return { source: nameOf(source), outcome: 'imported', ...inserted, pages, passages: passages.length };
}

/** Somebody else has brought a guide's employer under another name meanwhile. */
class OtherName extends Error {}
/** So often a guide is written again; then it keeps the name that it had. */
const MOST_TIMES = 5;

async function underOneName<Result>(insert: (isLast: boolean) => Promise<Result>): Promise<Result> {
  for (let time = 1; ; time += 1) {
    try {
      return await insert(time === MOST_TIMES);
    } catch (error) {
      if (!(error instanceof OtherName)) throw error;
    }
  }
}

async function load(source: ImportSource, fetchPage: ImportParts['fetchPage']): Promise<Loaded> {
  if ('bytes' in source) {
    if (source.bytes.byteLength > SIZE_LIMIT) throw new Unreadable(TOO_LARGE);
    return { bytes: source.bytes, name: basename(source.name), url: null, charset: undefined };
  }
  if ('url' in source) return fetchPage(source.url);
  const within = source.manifest === undefined ? undefined : dirname(source.manifest);
  return { bytes: await readSized(source.path, within), name: basename(source.path), url: null, charset: undefined };
}

function failedType(source: ImportSource, loaded: Loaded | undefined): GuideType {
  if ('url' in source) return 'web';
  const claimed = claimedType(loaded?.name ?? nameOf(source));
  return guideTypes.find((type) => type === claimed) ?? 'txt';
}
