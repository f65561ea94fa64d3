import { Refusal } from '../../contract/errors.ts';
import { keepValues } from '../analysis/keep-values.ts';
import type { Act } from '../db/act.ts';
import type { Database } from '../db/connect.ts';
import { keepFacts } from '../facts/keep-facts.ts';
import { READER_VERSION } from '../facts/version.ts';
import { sha256, type FileStore } from '../outside/files.ts';
import { findTwin, lockGuides, readGuides, updateContent } from './admin-store.ts';
import { queueConfirmation } from './confirm-facts.ts';
import { collision } from './correct-guides.ts';
import { Unreadable } from '../reading/document.ts';
import type { Extractor } from './extract/extractor.ts';
import { packed } from './guide-passages.ts';
import { deletePassages, type GuideRow, insertChange, insertPassages, setReader } from './store.ts';
import type { GuideReading } from './read-source.ts';

interface Parts {
  db: Database;
  files: FileStore;
  extractor: Pick<Extractor, 'read'>;
  /** A model is to read the facts too. */
  factsModel: boolean;
  act: Act;
}

/** The file of a new edition. */
interface Edition {
  bytes: Uint8Array;
  name: string;
  planYear?: number | undefined;
}

/** @throws Refusal `not_found`; sample guides are made, not replaced */
export async function guideToReplace(db: Database, id: string): Promise<GuideRow> {
  const [guide] = await readGuides(db, [id]);
  if (guide === undefined) throw new Refusal('not_found');
  return guide;
}

/**
 * Puts a new edition in place of a guide: it keeps its id and details, so whoever unlocked it reads the new one. The passages and
 * facts of the old one go, those that a person had confirmed as well: they spoke of other words.
 *
 * @throws Refusal `unreadable_file` with the reason, `guide_collides`, `not_found`
 */
export async function replaceGuide(parts: Parts, guideId: string, edition: Edition): Promise<{ id: string }> {
  const { bytes, name } = edition;
  const reading = await readOrRefuse(parts.extractor, edition);
  const fileKey = await parts.files.put(bytes);
  return parts.act(async (tx, note) => {
    const [before] = await lockGuides(tx, [guideId]);
    if (before === undefined) throw new Refusal('not_found');
    const content = {
      type: reading.type,
      pageCount: reading.pages.length,
      contentHash: sha256(bytes),
      fileKey,
      fileName: name,
      byteSize: bytes.byteLength,
      planYear: edition.planYear ?? before.planYear,
    };
    const after = { ...before, ...content };
    const twin = await findTwin(tx, after);
    if (twin !== undefined) throw collision(twin);
    await deletePassages(tx, guideId);
    await updateContent(tx, guideId, content);
    const passageIds = await insertPassages(tx, guideId, packed(reading.passages));
    await keepFacts(tx, [{ guideId, passageIds, facts: reading.facts }]);
    await setReader(tx, guideId, { reader: READER_VERSION, pageCount: content.pageCount });
    await keepValues(tx, [guideId]);
    await insertChange(tx, guideId);
    if (parts.factsModel) await queueConfirmation(tx, guideId);
    note({ before: seen(before), after: seen(after) });
    return { id: guideId };
  });
}

async function readOrRefuse(extractor: Parts['extractor'], edition: Edition): Promise<GuideReading> {
  try {
    return await extractor.read({ bytes: edition.bytes, name: edition.name, planYear: edition.planYear ?? null });
  } catch (error) {
    if (error instanceof Unreadable) throw new Refusal('unreadable_file', error.message);
    throw error;
  }
}

const seen = ({ fileName, byteSize, pageCount, planYear }: GuideRow) => ({ fileName, byteSize, pageCount, planYear });
