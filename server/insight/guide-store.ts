import { and, eq, ilike, or } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { guide } from '../db/tables/library.ts';

const MOST = 200;

/** The guides that bear a name, in their employer or their title. */
export async function readGuideIdsNamed(db: Connection, name: string): Promise<string[]> {
  const pattern = `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ id: guide.id })
    .from(guide)
    .where(and(eq(guide.status, 'ready'), or(ilike(guide.employer, pattern), ilike(guide.title, pattern))))
    .limit(MOST);
  return rows.map((row) => row.id);
}
