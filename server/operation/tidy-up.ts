import { forgetActiveDays } from '../account/forget-active-days.ts';
import type { Connection, Database } from '../db/connect.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Task } from '../jobs/task.ts';
import { forgetRemovedGuides } from '../library/bring-back.ts';
import { forgetOldMails } from '../mail/send-again.ts';

const JOB = 'tidy-up';
const EVERY_MS = 6 * 3_600_000;

/** Asks for what is kept for a time only to be looked through. However many ask, it is once. */
export async function tidyUpSoon(db: Connection): Promise<void> {
  await addJob(db, JOB, {}, { key: JOB, maxAttempts: 1 });
}

/** The job that deletes what was kept for long enough. It asks for its next time first. */
export function tidyUp({ db }: { db: Database }): Task<'tidy-up'> {
  return async () => {
    await addJob(db, JOB, {}, { key: JOB, maxAttempts: 1, runAt: new Date(Date.now() + EVERY_MS) });
    await forgetOldMails(db);
    await forgetActiveDays(db);
    await forgetRemovedGuides(db);
  };
}
