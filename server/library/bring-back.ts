import { Refusal } from '../../contract/errors.ts';
import { KEEP_REMOVED_DAYS } from '../../contract/limits.ts';
import { keepValues } from '../analysis/keep-values.ts';
import type { Note } from '../db/act.ts';
import type { Connection, Transaction } from '../db/connect.ts';
import { findTwin } from './admin-store.ts';
import { collision } from './correct-guides.ts';
import { deleteRemovedPassages, lockRemoved, markReady } from './removed-store.ts';
import { insertChange } from './store.ts';

/**
 * Brings guides back that were removed, all or none, with everything that was confirmed of them.
 *
 * @throws Refusal `not_found` where one cannot be brought back any more; `guide_collides` with the guide in its place
 */
export async function bringBackGuides(
  tx: Transaction,
  ids: readonly string[],
  note: Note,
): Promise<{ guides: number }> {
  const guides = await lockRemoved(tx, ids);
  if (guides.length < new Set(ids).size) throw new Refusal('not_found');
  for (const guide of guides) {
    const twin = await findTwin(tx, guide);
    if (twin !== undefined) throw collision(twin);
    await markReady(tx, guide.id);
    await insertChange(tx, guide.id);
  }
  await keepValues(
    tx,
    guides.map(({ id }) => id),
  );
  note({ before: {}, after: Object.fromEntries(guides.map(({ id, title }) => [id, title])) });
  return { guides: guides.length };
}

/** Deletes what was kept of guides that were removed long ago. */
export async function forgetRemovedGuides(db: Connection): Promise<void> {
  await deleteRemovedPassages(db, KEEP_REMOVED_DAYS);
}
