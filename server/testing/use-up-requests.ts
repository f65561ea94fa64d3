import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { type LimitName, requestLimits } from '../http/limit-requests.ts';

/** Uses up a limit for somebody who has not called yet, for a minute: a process gives out what it counted ahead before. */
export async function useUpRequests(db: Database, name: LimitName, who: string): Promise<void> {
  await db.execute(sql`
    insert into request_count (key, used, window_ends)
    values (${`${name}:${who}`}, ${requestLimits[name].calls}, now() + interval '1 minute')`);
}
