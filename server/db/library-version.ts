import { sql } from 'drizzle-orm';
import type { Connection } from './connect.ts';
import { libraryChange } from './tables/library.ts';

/** The state of the library: it grows with every guide that comes, goes or is read anew. */
export async function readLibraryVersion(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select coalesce(max(id), 0) as version from ${libraryChange}`);
  return Number(rows[0]?.version ?? 0);
}
