import { type Connection, type Database, inTransaction } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { keepValues } from './keep-values.ts';
import { listWithoutValues } from './values-store.ts';

const JOB = 'fill-values';
const BATCH = 200;

/** Asks for the values of guides that came before there were values; nothing where all have theirs. */
export async function fillValuesSoon(db: Connection): Promise<void> {
  if ((await listWithoutValues(db, 1)).length > 0) await addJob(db, JOB, {}, { key: JOB });
}

/** Makes the values of every guide without, a few hundred in a transaction. */
export function fillValues({ db }: { db: Database }): Task<'fill-values'> {
  return async () => {
    let guideIds = await listWithoutValues(db, BATCH);
    while (guideIds.length > 0) {
      const some = guideIds;
      await inTransaction(db, (tx) => keepValues(tx, some));
      guideIds = await listWithoutValues(db, BATCH);
    }
  };
}
