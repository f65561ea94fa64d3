import { type Connection, type Database, inTransaction } from '../db/connect.ts';
import { keepValues } from '../analysis/keep-values.ts';
import { replaceFacts } from '../facts/keep-facts.ts';
import { agree, proposedIn } from '../facts/model/agree.ts';
import { readByModel } from '../facts/model/read-by-model.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import type { Model } from '../outside/model.ts';
import type { Extractor } from './extract/extractor.ts';
import { passagesOf } from './guide-passages.ts';
import { findReady, insertChange, listImportedIds, lockImported } from './store.ts';

/** With growing pauses, some six hours. */
const MAX_ATTEMPTS = 11;

export interface ConfirmParts {
  db: Database;
  model: Model;
  /** Reads the facts by the rules, away from whoever waits for an answer. */
  extractor: Extractor;
  /** Aborts when the process ends: what is being read then is read again by another. */
  signal: AbortSignal;
}

/** Has a model read a guide's facts too, in the background; in the transaction that the guide comes with, or later. */
export async function queueConfirmation(db: Connection, guideId: string): Promise<void> {
  await addJob(db, 'confirm-facts', { guideId }, { key: `confirm-facts:${guideId}`, maxAttempts: MAX_ATTEMPTS });
}

/** Has a model read the facts of every imported guide. Answers how many there are. */
export async function queueAllConfirmations(db: Database): Promise<number> {
  const guideIds = await listImportedIds(db);
  await inTransaction(db, async (tx) => {
    for (const guideId of guideIds) await queueConfirmation(tx, guideId);
  });
  return guideIds.length;
}

/**
 * Makes the task that reads a guide's facts once more, by rules and by a model; where the model alone has read
 * something it looks a second time. What two readings agree on is sure (see `agree`). Until it is done, and where the model fails, the guide keeps the facts that it has.
 */
export function confirmFacts(parts: ConfirmParts): Task<'confirm-facts'> {
  return async ({ guideId }) => {
    try {
      await confirm(parts, guideId);
    } catch (error) {
      if (!parts.signal.aborted) throw error;
      // That this process ends is no failure of the model: whoever takes it up begins to count anew.
      await queueConfirmation(parts.db, guideId);
    }
  };
}

async function confirm({ db, model, extractor, signal }: ConfirmParts, guideId: string): Promise<void> {
  const guide = await findReady(db, guideId);
  if (guide === undefined || guide.sample) return;
  const passages = await passagesOf(db, guideId);
  const byModel = await readByModel(model, passages, signal);
  const byRules = await extractor.facts({ passages, planYear: guide.planYear });
  const open = proposedIn(byRules, byModel);
  const unsure = passages.filter(({ ordinal }) => open.has(ordinal));
  const again = unsure.length === 0 ? [] : await readByModel(model, unsure, signal);
  const facts = agree(byRules, byModel, again);
  await inTransaction(db, async (tx) => {
    // It was removed while the model was reading.
    if ((await lockImported(tx, guideId)) === undefined) return;
    const passageIds: string[] = [];
    for (const { id, ordinal } of passages) passageIds[ordinal] = id;
    await replaceFacts(tx, { guideId, passageIds, facts });
    await keepValues(tx, [guideId]);
    await insertChange(tx, guideId);
  });
}
