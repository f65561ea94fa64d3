import { asc, eq } from 'drizzle-orm';
import type { SharePlatform } from '../../contract/referrals.ts';
import type { Connection } from '../db/connect.ts';
import { socialContent } from '../db/tables/referrals.ts';

export type SocialRow = typeof socialContent.$inferSelect;

export async function listContent(db: Connection): Promise<SocialRow[]> {
  return db.select().from(socialContent).orderBy(asc(socialContent.platform));
}

/** Adds the rows of platforms that have none. */
export async function insertContent(db: Connection, rows: readonly SocialRow[]): Promise<void> {
  await db
    .insert(socialContent)
    .values([...rows])
    .onConflictDoNothing();
}

/** Undefined where the platform has no words yet. */
export async function updateContent(
  db: Connection,
  platform: SharePlatform,
  change: Partial<SocialRow>,
): Promise<SocialRow | undefined> {
  const [row] = await db.update(socialContent).set(change).where(eq(socialContent.platform, platform)).returning();
  return row;
}
