import type { ImportOutcome } from '../../contract/admin-library.ts';
import { Refusal } from '../../contract/errors.ts';
import type { Act } from '../db/act.ts';
import type { Database } from '../db/connect.ts';
import { findImport } from './admin-store.ts';
import type { Extractor } from './extract/extractor.ts';
import { type ImportParts, type ImportResult, importSource } from './import-source.ts';
import type { ImportSource } from './source.ts';
import { countSource } from './store.ts';

interface Parts extends Omit<ImportParts, 'extractor'> {
  extractor: Extractor;
  act: Act;
}

/** @throws Refusal `not_found`, also of a run that has ended */
export async function importToFill(db: Database, id: string): Promise<string> {
  const run = await findImport(db, id);
  if (run === undefined || run.finishedAt !== null) throw new Refusal('not_found');
  return run.id;
}

/**
 * Imports one source of a run and counts it. The guide comes first: whoever sends the source again, because the connection broke
 * before the answer, is told that it is there already.
 */
export async function importIntoRun(parts: Parts, importId: string, source: ImportSource): Promise<ImportOutcome> {
  const result = await importSource(parts, parts.extractor, source);
  return parts.act(async (tx, note) => {
    const failure = result.outcome === 'failed' ? { source: result.source, reason: result.reason } : null;
    await countSource(tx, importId, failure);
    const outcome = outcomeOf(result);
    note({ after: { source: result.source, ...outcome } });
    return outcome;
  });
}

function outcomeOf(result: ImportResult): ImportOutcome {
  const { outcome } = result;
  if (result.outcome === 'failed') return { outcome, guideId: null, title: null, reason: result.reason };
  return { outcome, guideId: result.guideId, title: result.title, reason: null };
}
