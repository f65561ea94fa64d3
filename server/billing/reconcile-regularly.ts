import type { Connection } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { forgetEvents } from './billing-effects-store.ts';
import type { EffectParts } from './effect-parts.ts';
import { reconcileAll } from './reconcile.ts';

/** One at a time waits; one that fails is not tried again, since the next is on its way. */
const JOB = 'reconcile-billing';

const EVERY_MS = 15 * 60_000;

/** How far back: a dispute is settled in this time, and the provider has long stopped to send an event. */
const DAYS = 120;

/** Asks for a reconciliation at once: at the start, since events may have been missed. However many ask, it is one. */
export async function reconcileSoon(db: Connection): Promise<void> {
  await addJob(db, JOB, {}, { key: JOB, maxAttempts: 1 });
}

/** Reconciles, and asks for the next time first: whatever happens in between, it goes on. */
export function reconcileBilling(parts: EffectParts): Task<'reconcile-billing'> {
  return async () => {
    const runAt = new Date(Date.now() + EVERY_MS);
    await addJob(parts.db, JOB, {}, { key: JOB, maxAttempts: 1, runAt });
    await forgetEvents(parts.db, new Date(Date.now() - DAYS * 86_400_000));
    const { granted, failed } = await reconcileAll(parts, { days: DAYS });
    if (granted > 0) parts.log.warn({ granted }, 'payments were found of which no event had told us');
    if (failed > 0) parts.log.warn({ failed }, 'some payments could not be reconciled now');
  };
}
