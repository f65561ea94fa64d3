import { readLastBackup } from '../backup/note-backup.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import type { getOverview } from '../../contract/operation.ts';
import type { Connection } from '../db/connect.ts';
import { listDays } from './days-store.ts';
import { listRatings } from './ratings-store.ts';
import { readAmounts } from './read-amounts.ts';

/** The last days in figures, and whether everything works. */
export async function readOverview(
  db: Connection,
  days: number,
  process: { searchReady: boolean; diskFull: boolean },
): Promise<Omit<ReplyOf<typeof getOverview>, 'modelPrices'>> {
  const { jobs, mail, webhooks, credits } = await readAmounts(db);
  const { givenUp: failed, ...due } = jobs;
  const lastBackup = await readLastBackup(db);
  return {
    days: await listDays(db, days),
    ratings: await listRatings(db, days),
    creditsOutstanding: credits.outstanding,
    creditsOwed: credits.owed,
    health: {
      jobs: { ...due, failed },
      mail,
      webhooks,
      ...process,
      lastBackup: lastBackup && { ...lastBackup, madeAt: lastBackup.madeAt.toISOString() },
    },
  };
}
