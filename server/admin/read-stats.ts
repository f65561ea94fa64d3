import type { getAdminStats } from '../../contract/admin.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { sumRevenue } from '../billing/sum-revenue.ts';
import { creditsConsumed } from '../credits/credits-used.ts';
import type { Connection } from '../db/connect.ts';
import { countActivity } from '../vision/count-activity.ts';
import { countPeople } from './store.ts';

/** The figures of the whole installation. */
export async function readAdminStats(db: Connection): Promise<ReplyOf<typeof getAdminStats>> {
  const people = await countPeople(db);
  const { searches, views } = await countActivity(db);
  return {
    totalUsers: people.all,
    activeUsers: people.active,
    totalCreditsConsumed: await creditsConsumed(db),
    totalRevenue: await sumRevenue(db),
    totalSearches: searches,
    totalDocumentsViewed: views,
  };
}
