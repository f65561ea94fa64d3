import { keepValues } from '../analysis/keep-values.ts';
import { type Database, inTransaction } from '../db/connect.ts';
import { replaceFacts } from '../facts/keep-facts.ts';
import { READER_VERSION } from '../facts/version.ts';
import type { FileStore } from '../outside/files.ts';
import { Refusal } from '../../contract/errors.ts';
import { alignPassages } from './align-passages.ts';
import { queueConfirmation } from './confirm-facts.ts';
import type { Extractor } from './extract/extractor.ts';
import { Unreadable } from '../reading/document.ts';
import { storedOriginal } from './guide-bytes.ts';
import { packed } from './guide-passages.ts';
import { persistently } from './persistently.ts';
import {
  type GuideRow,
  insertChange,
  listOutdated,
  listPassages,
  lockImported,
  replacePassages,
  setReader,
} from './store.ts';

export interface RereadParts {
  db: Database;
  files: FileStore;
  extractor: Pick<Extractor, 'read'>;
  /** A model is to read the facts again too. */
  factsModel: boolean;
}

/** What came of reading a guide again. */
export type RereadResult = { title: string } & (
  | { outcome: 'reread'; facts: number }
  | { outcome: 'failed'; reason: string }
);

/**
 * Reads the imported guides again whose passages and facts an older reader made, from their originals. A guide keeps its id
 * and its details, so whoever has unlocked it keeps it, and passages keep their ids where they can; each guide changes in
 * one transaction. Run again, it takes up where it was stopped.
 */
export async function rereadGuides(
  parts: RereadParts,
  onResult: (result: RereadResult, done: number, total: number) => void,
  signal?: AbortSignal,
): Promise<{ reread: number; failed: number }> {
  const guides = await listOutdated(parts.db, READER_VERSION);
  const counts = { reread: 0, failed: 0 };
  for (const [at, guide] of guides.entries()) {
    if (signal?.aborted) break;
    const result = await rereadGuide(parts, guide);
    counts[result.outcome] += 1;
    onResult(result, at + 1, guides.length);
  }
  return counts;
}

/** Reads one guide again. @throws where anything but the document itself is at fault */
export async function rereadGuide(
  { db, files, extractor, factsModel }: RereadParts,
  guide: GuideRow,
): Promise<RereadResult> {
  const { id: guideId, title } = guide;
  try {
    const bytes = await storedOriginal(files, guide.fileKey ?? '');
    const { passages, facts, pages } = await extractor.read({ bytes, name: guide.fileName, planYear: guide.planYear });
    await persistently(() =>
      inTransaction(db, async (tx) => {
        // It was removed, or corrected, meanwhile: a corrected one is read at the next run.
        const now = await lockImported(tx, guideId);
        if (now === undefined || now.planYear !== guide.planYear) return;
        const ids = alignPassages(await listPassages(tx, guideId), passages);
        const passageIds = await replacePassages(tx, guideId, packed(passages), ids);
        await replaceFacts(tx, { guideId, passageIds, facts });
        await setReader(tx, guideId, { reader: READER_VERSION, pageCount: pages.length });
        await keepValues(tx, [guideId]);
        await insertChange(tx, guideId);
        if (factsModel) await queueConfirmation(tx, guideId);
      }),
    );
    return { title, outcome: 'reread', facts: facts.length };
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Refusal)
      return { title, outcome: 'failed', reason: error.message };
    throw error;
  }
}
